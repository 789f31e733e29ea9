"""The tool that changes rules in small ways: what becomes of a mutant."""

from types import SimpleNamespace
from typing import Any

from tools.mutants.run import first_failure


def test_a_mutant_that_leaves_no_memory_to_report_it_is_noticed_all_the_same() -> None:
    def out_of_memory(**_what: object) -> None:
        raise MemoryError

    hook = SimpleNamespace(pytest_runtest_protocol=out_of_memory)
    plugins = SimpleNamespace(register=lambda _plugin: None)
    config = SimpleNamespace(hook=hook, pluginmanager=plugins)
    item: Any = SimpleNamespace(nodeid="test_rules.py::test_1_0_anything", config=config)
    assert first_failure([item]) == item.nodeid
