"""Names along curves. Each says by `data-word` which message of the catalogue it shows."""

from .geography import Geography
from .strokes import curve_of, element


def on_curve(name: str, curve: str, words: tuple[str, str], kind: str) -> str:
    """Letter words, an English name and the key of its message, along a curve."""
    text, key = words
    path = element(
        "textPath",
        text,
        href=f"#{name}",
        startOffset="50%",
        text_anchor="middle",
        data_word=key,
    )
    guide = element("path", id=name, class_="guide", d=curve)
    return guide + element("text", path, class_=f"lettering {kind}")


def lake_names(geography: Geography) -> str:
    """Letter each lake of the game; a narrow one stands outside, with a line to it."""
    drawn = []
    for lake in geography.lakes:
        plan = geography.plan["lakes"][lake["id"]]
        words = (lake["name"], lake["id"])
        if "leader" in plan:
            drawn.append(element("path", class_="leader", d=plan["leader"]))
        kind = f"water-name {plan['class']}"
        drawn.append(on_curve(f"{lake['id']}-curve", plan["curve"], words, kind))
    return element("g", *drawn, class_="lake-names")


def captions(geography: Geography) -> str:
    """Letter countries, regions, rivers and the waters that no rule knows."""
    drawn = [
        on_curve(
            f"caption-{caption['word']}",
            curve_of(geography.caption_line(caption)),
            (caption["text"], f"map-{caption['word']}"),
            caption["class"],
        )
        for caption in geography.captions
    ]
    return element("g", *drawn, class_="captions")
