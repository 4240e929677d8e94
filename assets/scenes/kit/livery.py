"""The cooperative's lettering on walls and trucks: its mark (an awning) and the short form of its name."""
import math
import pathlib
import re

from PIL import ImageFont

from .frames import at
from .round import FONTS, words
from .shapes import box, cutout

SITE = pathlib.Path(__file__).resolve().parents[3] / 'content/site.md'
CAPITAL = .58  # height of a capital of the font 'tall', as a share of the size of its line
LINE = .74  # from one line to the next, as a share of the size


def short_name():
    """The first two words of the name in content/site.md, in capitals."""
    name = re.search(r'^name: (.+)$', SITE.read_text(), re.MULTILINE).group(1)
    return name.upper().split()[:2]


def mark(x, z, size, material, depth=.02):
    """An awning over a shop, `size` high, its middle at x, facing -y.

    The drawing is that of assets/icons/favicon.svg, where it is 42 units wide, around x = 24, and 38 high.
    """
    unit = size / 38
    with at(x, 0, z, scale=(unit, 1, unit)):
        for left, right, foot in ((7, 15, 8), (20.5, 27.5, 24), (33, 41, 40)):
            curve = [(foot + 5 * math.cos(a) - 24, 22 - 5 * math.sin(a)) for a in (math.pi * k / 16 for k in range(17))]
            cutout(0, 0, 0, [(left - 24, 38), *reversed(curve), (right - 24, 38)], depth, material, bevel=0)
        for left, right, low, high in ((6, 42, 11, 14), (6, 10, 0, 11), (10, 24, 0, 4), (10, 24, 10, 11), (24, 29, 0, 11), (37, 42, 0, 11)):
            box((left + right) / 2 - 24, 0, low, right - left, depth, high - low, material, bevel=0)


def text_width(text, size, font, spacing=1.0):
    """The width of a line of `words`, in meters."""
    used = ImageFont.truetype(FONTS[font], 200)
    return used.getlength(text) / sum(used.getmetrics()) * size * spacing


def lockup(x, z, size, material, depth=.002):
    """The mark, and to its right the short name on two lines, facing -y. x: the middle; z: the lower edge; size: the height of a line, as in `words`."""
    tall = size * (LINE + CAPITAL)
    gap, width = size * .35, max(text_width(line, size, 'tall', spacing=1.04) for line in short_name())
    left = x - (tall + gap + width) / 2
    mark(left + tall / 2, z, tall, material, depth)
    for k, line in enumerate(reversed(short_name())):
        words(line, left + tall + gap, 0, z + k * LINE * size, size, material, depth, 'tall', align='LEFT', spacing=1.04)
