"""The built wheel, installed by itself: all that a server needs is in it, and nothing else."""

import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from proofs.processes import NO_LIMITS, serving
from tests.api.generic_client import bearer, begin
from tests.fixtures.checkout import BUNDLED, ROOT
from tests.fixtures.serving import http_client
