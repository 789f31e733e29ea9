"""`make proof` fails when one proof does, and says which."""

import sys
from pathlib import Path

import pytest

from tools import proof
from tools.proof import Proof


@pytest.fixture(autouse=True)
def logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(proof, "LOGS", tmp_path)
    return tmp_path


def python(name: str, code: str, **more: str) -> Proof:
    return Proof(name, (sys.executable, "-c", code), more)


def test_all_that_pass_pass(logs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert proof.main([], [python("a: one", "print('fine')"), python("b: two", "")]) == 0
    assert capsys.readouterr().out.rstrip().endswith("pass")
    assert (logs / "a--one.log").read_text() == "fine\n"


def test_one_that_fails_fails_them_all(capsys: pytest.CaptureFixture[str]) -> None:
    every = [python("a: one", ""), python("b: two", "import sys; sys.exit('lost 3')")]
    assert proof.main([], every) == 1
    said = capsys.readouterr().out
    assert "FAIL" in said
    assert "lost 3" in said


def test_words_choose(capsys: pytest.CaptureFixture[str]) -> None:
    every = [python("a: one", ""), python("b: two", "import sys; sys.exit(1)")]
    assert proof.main(["one"], every) == 0
    assert proof.main(["three"], every) == 2
    assert proof.main(["one", "three"], every) == 2


def test_a_proof_has_its_environment() -> None:
    needs = "import os, sys; sys.exit(os.environ['MATCHES'] != '7')"
    assert proof.main([], [python("a", needs, MATCHES="7")]) == 0


def test_every_proof_has_a_name_of_its_own() -> None:
    names = [one.name for one in proof.proofs()]
    assert len(names) == len(set(names)) > 3
