"""Cuts the two typefaces of the site out of their packages: python3 scripts/cut-fonts.py (Debian: fonttools, python3-brotli).

One axis of weights no wider than the style sheet asks for, and no glyph that none of the six languages uses; the files
stand in app/fonts. They carry no name of their own: "Source" is reserved for the unaltered typeface (OFL).
"""

from io import BytesIO

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

PACKAGES = "node_modules/@fontsource-variable"

FACES = {
    "headline": ("source-serif-4/files/source-serif-4-latin-wght-normal.woff2", (400, 600)),
    "text": ("figtree/files/figtree-latin-wght-normal.woff2", (400, 700)),
}

# Letters of the six languages, their quotes, dashes and figures; names of other languages come from the fallback face.
LETTERS = "ÀÁÂÃÄÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜàáâãäçèéêëìíîïñòóôõöùúûüßŒœ"
MARKS = "\u00a0\u00ad¡¿§©®ªº°·×«»–—‘’‚“”„…€£™−"
ASCII = "".join(map(chr, range(0x20, 0x7F)))

# The package has the common hyphen alone; the one that no line breaks after is drawn alike.
HYPHENS = (0x2010, 0x2011)


def read_again(font):
    """What the instancer leaves in memory has glyphs without variations, which the subsetter stumbles over."""
    file = BytesIO()
    font.flavor = None
    font.save(file)
    return TTFont(file)


def cut(source, weights):
    font = TTFont(f"{PACKAGES}/{source}")
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update({code: table.cmap[ord("-")] for code in HYPHENS})
    font = read_again(instantiateVariableFont(font, {"wght": weights[0] if weights[0] == weights[1] else weights}))
    options = Options(flavor="woff2", hinting=False, name_IDs=[0, 13, 14], notdef_outline=True)
    options.layout_features = ["ccmp", "kern", "liga", "locl", "pnum", "rvrn", "tnum"]
    subsetter = Subsetter(options)
    subsetter.populate(text=ASCII + LETTERS + MARKS + "".join(map(chr, HYPHENS)))
    subsetter.subset(font)
    font.flavor = "woff2"
    return font


def cut_card(source, weight):
    """One weight as plain TrueType: what draws the sharing pictures reads neither axes nor WOFF2."""
    font = cut(source, (weight, weight))
    font.flavor = None
    return font


for name, (source, weights) in FACES.items():
    cut(source, weights).save(f"app/fonts/{name}.woff2")
cut_card(FACES["headline"][0], 600).save("app/cards/headline.ttf")
