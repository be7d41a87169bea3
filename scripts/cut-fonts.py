"""Cuts the two typefaces of the site out of their packages: python3 scripts/cut-fonts.py (Debian: fonttools, python3-brotli).

One axis of weights no wider than the style sheet asks for, and no glyph that none of the six languages uses; the files
stand in app/fonts. They carry no name of their own: "Source" is reserved for the unaltered typeface (OFL).
"""

from io import BytesIO
from tempfile import TemporaryDirectory

from fontTools.merge import Merger, Options as MergeOptions
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
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


# A buyer's name is written as it is, which the six languages do not cover: Figtree has no Greek and no Cyrillic letters, and not
# those of Vietnam or Azerbaijan.
PAPER_PARTS = [
    f"{family}/files/{file}-wght-normal.woff2"
    for family, file in (
        ("figtree", "figtree-latin"),
        ("figtree", "figtree-latin-ext"),
        ("source-serif-4", "source-serif-4-latin-ext"),
        ("source-serif-4", "source-serif-4-vietnamese"),
        ("source-serif-4", "source-serif-4-greek"),
        ("source-serif-4", "source-serif-4-cyrillic"),
        ("source-serif-4", "source-serif-4-cyrillic-ext"),
    )
]


# What the packages lack, and what it is drawn alike: the hyphens, and the letter of Hawaii that looks like a quote.
PAPER_ALIKE = {0x2010: ord("-"), 0x2011: ord("-"), 0x02BB: 0x2018}


def cut_paper(weight, name):
    """One weight of the text face with all letters of Europe, as what writes receipts reads it: TrueType, no axes."""
    taken = set()
    with TemporaryDirectory() as folder:
        files = []
        for number, source in enumerate(PAPER_PARTS):
            font = TTFont(f"{PACKAGES}/{source}")
            for table in font["cmap"].tables:
                if number == 0 and table.isUnicode():
                    table.cmap.update({code: table.cmap[like] for code, like in PAPER_ALIKE.items()})
            font = read_again(instantiateVariableFont(font, {"wght": weight}))
            options = Options(hinting=False, name_IDs=[0, 13, 14], notdef_outline=True, layout_features=["kern"] if number == 0 else [])
            options.drop_tables += ["GSUB", "GDEF", "STAT"] + ([] if number == 0 else ["GPOS"])
            subsetter = Subsetter(options)
            subsetter.populate(unicodes=set(font.getBestCmap()) - taken)
            subsetter.subset(font)
            taken |= set(font.getBestCmap())
            scale_upem(font, 1000)
            files.append(f"{folder}/{number}.ttf")
            font.save(files[-1])
        merged = Merger(options=MergeOptions(drop_tables=["vhea", "vmtx"])).merge(files)
    merged["name"].setName(name, 6, 3, 1, 0x409)
    merged.save(f"app/cards/{name}.ttf")


cut_paper(400, "text")
cut_paper(700, "strong")
for name, (source, weights) in FACES.items():
    cut(source, weights).save(f"app/fonts/{name}.woff2")
cut_card(FACES["headline"][0], 600).save("app/cards/headline.ttf")
