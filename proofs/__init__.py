"""Commands that show, on this machine, that a promise is kept: leak proof, selfplay."""
