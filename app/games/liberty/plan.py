"""The board sheet as clients get it: what is played and drawn, without where it is known from."""

from app.games.liberty.board import STANDARD

PLAN_BYTES = STANDARD.raw
