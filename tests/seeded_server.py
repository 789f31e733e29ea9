"""`python -m tests.seeded_server`: `python -m app`, with the dice of a test."""

from app.cli import main
from tests.fixtures import chance

if __name__ == "__main__":
    chance.fix_as_told()
    main()
