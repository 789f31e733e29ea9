"""`python -m tests.toyserver`: a real server, with the toy game beside the others."""

from app.config import Settings
from app.web.serve import run
from tests.fixtures import chance
from tests.fixtures.serving import played

if __name__ == "__main__":
    chance.fix_as_told()
    run(Settings(), played())
