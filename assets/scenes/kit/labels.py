"""Labels, drawn with Pillow. The brand is invented, and no label has a number."""
import collections
import math

from PIL import Image, ImageDraw, ImageFont

from .colors import CORN, CREAM, DEEP, LEAF, TOMATO, blend
from .emblems import EMBLEMS
from .round import FONTS

BRAND = 'Magnolia Lane'

Label = collections.namedtuple('Label', 'ground ink accent motif')

PRODUCTS = {word: Label(*design) for word, design in {
    'PEACHES': (CORN, TOMATO, CREAM, 'fruit'), 'TOMATOES': (TOMATO, CREAM, CREAM, 'tomato'),
    'CORN': (LEAF, CORN, CREAM, 'cob'), 'COFFEE': ('#5A3825', CREAM, CORN, 'bean'),
    'FLOUR': (CREAM, LEAF, CORN, 'wheat'), 'SOAP': ('#A8C4BC', DEEP, CREAM, 'bubbles'),
    'GRITS': (CREAM, TOMATO, CORN, 'wheat'), 'MILK': ('#F8F6EF', LEAF, CORN, 'milk'),
    'BEANS': ('#7C3A28', CORN, CREAM, 'pods'), 'PEAS': ('#7FA05A', CREAM, DEEP, 'peas'),
    'RICE': ('#F1E4C3', '#5A3825', CREAM, 'bowl'), 'TEA': (DEEP, CORN, CREAM, 'leaf'),
    'OATS': ('#D9A441', '#4A2C1A', CREAM, 'wheat'), 'SUGAR': ('#E9C9BC', TOMATO, CREAM, 'cubes'),
    'HONEY': (CORN, '#5A3418', CREAM, 'comb'), 'PICKLES': ('#9DAE54', DEEP, CREAM, 'leaf'),
    'JAM': ('#8E2F34', CREAM, CORN, 'fruit'), 'CRACKERS': (TOMATO, CREAM, CORN, 'cracker'),
    'OKRA': ('#567A45', CREAM, CORN, 'leaf'), 'PECANS': ('#8A5A34', CREAM, CORN, 'bean'),
    'YAMS': ('#D07A3A', CREAM, DEEP, 'leaf'), 'LEMONADE': ('#F0D45C', LEAF, CREAM, 'fruit'),
    'SALT': (LEAF, CREAM, CORN, 'shaker'), 'PASTA': ('#2F5D74', CREAM, CORN, 'wheat'), 'PEARS': ('#A9AE52', DEEP, CREAM, 'pear'), 'CHERRIES': ('#F1D9CF', '#9E2431', CREAM, 'cherries'),
}.items()}


def font(name, size):
    return ImageFont.truetype(FONTS[name], max(int(size), 6))


def fitting_font(draw, text, name, width, height):
    """The font at the largest size at which the text fits into width by height."""
    size = height
    left, top, right, bottom = draw.textbbox((0, 0), text, font(name, size))
    return font(name, size * min(width / max(right - left, 1), height / max(bottom - top, 1), 1.6))


def write(draw, text, name, center, width, height, fill):
    """Draws text around a point, as large as fits into width by height."""
    used = fitting_font(draw, text, name, width, height)
    left, top, right, bottom = draw.textbbox((0, 0), text, used)
    x, y = center[0] - (left + right) / 2, center[1] - (top + bottom) / 2
    draw.text((x, y), text, fill, used)


def _fruit(d, x, y, r, ink, accent):
    d.ellipse((x - r, y - r * .85, x + r, y + r), ink)
    d.arc((x - r * 1.5, y - r, x + r * .2, y + r), 300, 60, blend(ink, '#000000', share=.25), int(r * .09) + 1)
    d.line((x, y - r * .8, x + r * .12, y - r * 1.25), '#4A331F', int(r * .14) + 1)
    d.pieslice((x + r * .05, y - r * 1.35, x + r * 1.0, y - r * .6), 150, 340, blend(accent, LEAF, share=.8))


def _cob(d, x, y, r, ink, accent):
    d.ellipse((x - r * .5, y - r * 1.2, x + r * .5, y + r), ink)
    for row in range(7):
        d.line((x - r * .45, y - r * .9 + row * r * .28, x + r * .45, y - r * .9 + row * r * .28), blend(ink, '#8A5A10', share=.4), 2)
    for side in (-1, 1):
        d.polygon([(x, y + r * 1.2), (x + side * r * .95, y - r * .3), (x + side * r * .3, y + r * .3)], blend(LEAF, accent, share=.25))


def _bean(d, x, y, r, ink, accent):
    for dx, dy, k in ((-.45, .2, .62), (.5, .3, .58), (.02, -.5, .6)):
        box = (x + (dx - k * .75) * r, y + (dy - k) * r, x + (dx + k * .75) * r, y + (dy + k) * r)
        d.ellipse(box, ink)
        d.arc(box, 200, 330, blend(ink, '#000000', share=.45), int(r * .1) + 1)


def _wheat(d, x, y, r, ink, accent):
    d.line((x, y + r * 1.2, x, y - r), ink, int(r * .1) + 1)
    for k in range(4):
        for side in (-1, 1):
            low = y + r * (.5 - k * .45)
            d.polygon([(x, low), (x + side * r * .6, low - r * .55), (x + side * r * .15, low - r * .6)], ink)


def _drop(d, x, y, r, ink, accent):
    d.ellipse((x - r * .7, y - r * .2, x + r * .7, y + r * 1.1), ink)
    d.polygon([(x, y - r * 1.3), (x - r * .64, y + r * .2), (x + r * .64, y + r * .2)], ink)


def _peas(d, x, y, r, ink, accent):
    for k in range(4):
        d.ellipse((x - r * 1.2 + k * r * .6, y - r * .35, x - r * .6 + k * r * .6, y + r * .35), ink)


def _leaf(d, x, y, r, ink, accent):
    d.polygon([(x, y - r * 1.2), (x + r * .7, y - r * .1), (x, y + r * 1.1), (x - r * .7, y - r * .1)], ink)
    d.line((x, y - r, x, y + r * 1.2), blend(ink, '#000000', share=.4), int(r * .08) + 1)


def _star(d, x, y, r, ink, accent):
    for dx, dy, size in ((-.15, .12, 1.1), (.75, -.7, .45)):
        d.polygon([(x + (dx + size * reach * math.cos(a)) * r, y + (dy + size * reach * math.sin(a)) * r)
                   for a, reach in ((k * math.pi / 4, (1, .3)[k % 2]) for k in range(8))], ink)


MOTIFS = dict(fruit=_fruit, cob=_cob, bean=_bean, wheat=_wheat, drop=_drop, peas=_peas, leaf=_leaf, star=_star, **EMBLEMS)


def low_front(word, width, height):
    """The front of a low box: the motif beside the word, because below each other both would be too small."""
    ground, ink, accent, motif = PRODUCTS[word]
    picture = Image.new('RGB', (width, height), ground)
    d = ImageDraw.Draw(picture)
    d.rectangle((0, height * .88, width, height), ink)
    r, middle = height * .4, (height * .5, height * .44)
    d.ellipse((middle[0] - r, middle[1] - r, middle[0] + r, middle[1] + r), accent)
    MOTIFS[motif](d, *middle, r * .56, ink, accent)
    write(d, word, 'tall', ((width + height * .9) / 2, height * .44), width - height * 1.25, height * .5, ink)
    return picture


def front(word, width, height):
    """The front of a label: bands, a motif, the brand in script, the word in large letters. Sizes are in pixels."""
    ground, ink, accent, motif = PRODUCTS[word]
    picture = Image.new('RGB', (width, height), ground)
    d = ImageDraw.Draw(picture)
    tall = height > width * .8
    for y, h, color in ((0, .07, accent), (.09, .02, ink), (.9, .1, accent), (.87, .015, ink)):
        d.rectangle((0, y * height, width, (y + h) * height), color)
    r = min(width * .26, height * (.2 if tall else .24))
    d.ellipse((width / 2 - r * 1.45, height * .42 - r * 1.45, width / 2 + r * 1.45, height * .42 + r * 1.45), accent)
    motif_color = ground if ink == accent else ink
    MOTIFS[motif](d, width / 2, height * .42, r * .82, motif_color, ground)
    write(d, BRAND, 'script', (width / 2, height * .145), width * .62, height * .085, ink)
    d.rectangle((0, height * .645, width, height * .865), ink)
    write(d, word, 'tall', (width / 2, height * .757), width * .86, height * .17, ground if ink != ground else accent)
    return picture
