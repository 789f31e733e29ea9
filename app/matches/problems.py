"""Why a request can't be met: one exception with a code, worded by the catalogue."""

from app.engine.values import Refusal


class Problem(Exception):
    """A request that changes nothing. Its words are the catalogue's `problem-<code>`.

    `refusal` is the rules' own reason, `frame` the position that the caller should have known,
    `wait` the seconds after which to try again.
    """

    def __init__(
        self,
        code: str,
        *,
        refusal: Refusal | None = None,
        frame: bytes | None = None,
        detail: str = "",
        wait: int = 0,
    ) -> None:
        super().__init__(f"{code} {detail}".strip())
        self.code = code
        self.refusal = refusal
        self.frame = frame
        self.detail = detail
        self.wait = wait
