"""Pages work over plain http: what browsers keep for secure contexts is used with care, or not."""

import re

from tests.architecture.repository import ROOT

STATIC = ROOT / "static"
SECURE_ONLY = re.compile(
    r"\b(randomUUID|crypto\.subtle|cookieStore|serviceWorker|navigator\.(?:clipboard|locks|share"
    r"|wakeLock|storage)|caches|getFileHandle|new Notification)\b"
)
"""Of https://developer.mozilla.org/docs/Web/Security/Secure_Contexts/features_restricted_to_secure_contexts"""
GUARDED = {
    ("js/dom/giveAway.js", "navigator.clipboard"),
    ("js/dom/giveAway.js", "navigator.share"),
    ("js/match/notify.js", "new Notification"),
}
"""Where its absence is caught, and what is offered instead."""


def test_nothing_needs_a_secure_context() -> None:
    used = {
        (file.relative_to(STATIC).as_posix(), found)
        for file in STATIC.rglob("*.js")
        if "vendor" not in file.parts
        for found in SECURE_ONLY.findall(file.read_text("utf-8"))
    }
    assert used == GUARDED
