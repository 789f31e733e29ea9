"""How certain the board is, datum by datum. Fords is made up: only that it has places is stated."""

from app.engine.provenance import DataTable, Datum, Provenance, Row

from .board import STANDARD

PROVENANCE = Provenance(
    (
        DataTable(
            "places",
            ("exists", "lies"),
            tuple(
                Row(
                    (f"@place-{place.id}",),
                    (Datum("✓", "rules"), Datum(round(place.x), "reconstructed-weak")),
                )
                for place in STANDARD.sheet.places
            ),
        ),
    )
)
