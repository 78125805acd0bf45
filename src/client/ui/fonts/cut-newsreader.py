"""Cuts the display face from the registry's font package: one optical size, one weight, the features we use.

The package's file with optical sizes weighs 132 kB, and a heading must not wait for that on a slow phone.
Run with fontTools and brotli (Debian: python3-fonttools python3-brotli) after `pnpm install`, commit the output:

    python3 src/client/ui/fonts/cut-newsreader.py
"""

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = Path(__file__).parent
SOURCE = HERE.parents[3] / "node_modules/@fontsource-variable/newsreader/files"
FEATURES = ["kern", "liga", "mark", "mkmk", "ccmp", "locl", "lnum", "tnum", "pnum"]

for script in ("latin", "latin-ext"):
    font = TTFont(SOURCE / f"newsreader-{script}-opsz-normal.woff2")
    characters = list(font.getBestCmap().keys())
    font = instancer.instantiateVariableFont(font, {"opsz": 48, "wght": 400})
    options = subset.Options(layout_features=FEATURES, hinting=False, notdef_outline=True)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=characters)
    cutter.subset(font)
    font.flavor = "woff2"
    font.save(HERE / f"newsreader-display-{script}.woff2")
