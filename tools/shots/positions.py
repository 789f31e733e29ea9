"""The positions that pictures are made of."""

from app.engine.game import State
from tests.games.war1812.positions import position


def spring_of_1813() -> State:
    """The middle of a match: armies face each other at Niagara, fleets on two lakes."""
    return position(
        "detroit: us infantry 3 2/3; sandusky: us infantry 2; erie: us infantry 3/4;"
        "buffalo: us infantry 4 2/4, us dragoon; fort-niagara: us infantry 3;"
        "sackets-harbor: us infantry 3/4 2; plattsburg: us infantry 4 3; albany: us infantry 2;"
        "amherstburg: gb infantry 3 4; fort-erie: gb infantry 3; fort-george: gb infantry 4 2;"
        "york: gb infantry 2; kingston: gb infantry 3/4 2; montreal: gb infantry 4, gb dragoon;"
        "lacolle: gb infantry 3; quebec: gb infantry 2;"
        "lake-erie: us 2 damaged 1; amherstburg: gb ships damaged 1; lake-ontario: gb 2;"
        "sackets-harbor: us ships 1; plattsburg: us ships 1",
        year=1813,
        campaign_turn=4,
    )
