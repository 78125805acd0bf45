"""Cuts the faces from the registry's font packages to what pages use, so that no page waits for the rest.

Each face in two files: the letters of the languages of our guests, preloaded, small enough for the first packets of
a connection; and the others, which the browser fetches where a text holds one.
Run with fontTools and brotli (Debian: python3-fonttools python3-brotli) after `pnpm install`, commit the output:

    python3 src/client/ui/fonts/cut-fonts.py

It prints the ranges for fonts.css.
"""

from io import BytesIO
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = Path(__file__).parent
PACKAGES = HERE.parents[3] / "node_modules/@fontsource-variable"
LETTERS = "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜßàáâãäåæçèéêëìíîïñòóôõöøùúûüŒœªº"
SIGNS = "\u00a0¡«»¿·°²³±×½£©®–—‘’“”…•\u2009\u202f\u2011€™−←→"
OURS = {*range(0x20, 0x7F), *map(ord, LETTERS + SIGNS)}

# Newsreader announces: one optical size, one weight. Figtree speaks: from regular to semibold.
FACES = [
    ("newsreader", "newsreader-{}-opsz-normal.woff2", {"opsz": 48, "wght": 400}, ["kern", "liga", "lnum", "tnum"]),
    ("figtree", "figtree-{}-wght-normal.woff2", {"wght": (400, 600)}, ["kern", "ccmp", "locl", "tnum"]),
]


def cut(source, characters, features, limits):
    font = TTFont(source)
    options = subset.Options(layout_features=features, hinting=False, notdef_outline=True)
    options.drop_tables += ["STAT", "gasp", "prep"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=characters)
    cutter.subset(font)
    small = BytesIO()
    font.flavor = None
    font.save(small)
    small.seek(0)
    font = TTFont(small)
    # The instancer expects an entry for every glyph, also for one that does not vary.
    for glyph in font.getGlyphOrder():
        font["gvar"].variations.setdefault(glyph, [])
    font = instancer.instantiateVariableFont(font, limits)
    font.flavor = "woff2"
    return font


def ranges(characters):
    runs = []
    for code in sorted(characters):
        if runs and code == runs[-1][1] + 1:
            runs[-1][1] = code
        else:
            runs.append([code, code])
    return ", ".join(f"U+{a:04X}" if a == b else f"U+{a:04X}-{b:04X}" for a, b in runs)


for name, pattern, limits, features in FACES:
    known = set()
    for script in ("latin", "latin-ext"):
        source = PACKAGES / name / "files" / pattern.format(script)
        there = set(TTFont(source).getBestCmap()) - known
        known |= there
        parts = {f"{name}-ours": there & OURS, f"{name}-other-{script}": there - OURS}
        for part, characters in parts.items():
            if characters:
                cut(source, characters, features, limits).save(HERE / f"{part}.woff2")
                print(part, ranges(characters), sep="\n    ")
