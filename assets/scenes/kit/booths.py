"""The food show: booths under awnings, tables of samples, banners, bunting."""
import math
import random

from PIL import Image, ImageDraw

from .bakery import cake, cheese, cheese_wedge, loaf, pie, roll, round_loaf
from .cases import crate, full_crate
from .colors import CORN, CREAM, LEAF, TOMATO, WALNUT
from .frames import at
from .labels import BRAND, MOTIFS, PRODUCTS, write
from .materials import cloth, lacquer, paint, stripes, wood
from .packs import bottle, can, grocery_box, jar, tin
from .prints import plate, printed
from .produce import apple, orange
from .round import pipe, rod, surface
from .shapes import box, hull, sheet
from .storefront import awning


def _banner_print(word):
    def draw():
        ground, ink, accent, motif = PRODUCTS[word]
        page = Image.new('RGB', (300, 720), ground)
        pen = ImageDraw.Draw(page)
        for low, high in ((20, 30), (690, 700)):
            pen.rectangle((0, low, 300, high), ink)
        pen.ellipse((40, 180, 260, 400), accent)
        MOTIFS[motif](pen, 150, 290, 66, ink if ink != accent else ground, ground)
        write(pen, BRAND, 'script', center=(150, 100), width=240, height=60, fill=ink)
        write(pen, word, 'tall', center=(150, 520), width=250, height=110, fill=ink)
        return page
    return printed(f'banner-{word}', draw, rough=.9, coat=0, worn=0)


def banner(x, y, z, word, width=.9, height=2.16, turn=0, ceiling=None):
    """A cloth banner on a rod, its lower edge at z. ceiling: where its cords begin; without it, there are none."""
    def drape(u, v):
        return (u - .5) * width, .03 * math.sin(u * 7 + v * 2) * (1 - v), v * height
    with at(x, y, z, turn):
        surface(('banner', width, height), drape, across=16, up=16, material=_banner_print(word), sharp=180)
        rod((-width / 2 - .06, 0, height), (width / 2 + .06, 0, height), .018, wood(WALNUT))
        for side in (-1, 1):
            rod((side * width / 2, 0, height), (side * width / 2, 0, ceiling - z), .005, lacquer('#3A3A3A', rough=.6), sides=6) if ceiling else None


def bunting(start, end, sag=.5, count=22):
    """Pennants on a string between two points."""
    (ax, ay, az), (bx, by, bz) = start, end
    def spot(t):
        return ax + (bx - ax) * t, ay + (by - ay) * t, az + (bz - az) * t - sag * 4 * t * (1 - t)
    pipe([spot(k / 24) for k in range(25)], .006, lacquer(CREAM, rough=.6))
    turn = math.degrees(math.atan2(by - ay, bx - ax))
    for k in range(count):
        x, y, z = spot((k + .5) / count)
        hull(x, y, z, [(dx, dy, h) for dx, h in ((-.11, 0), (.11, 0), (0, -.27)) for dy in (-.001, .001)], cloth((LEAF, CREAM, TOMATO, CORN)[k % 4]), bevel=0, turn=turn)


def booth(x, y, z, word, turn=0, width=2.6, depth=1.9, color=LEAF, samples=0):
    """A booth that looks to -y: a striped awning on posts, a sign, a table, shelves. samples: see `_samples`."""
    post = paint(CREAM, rough=.45, wear=.5)
    with at(x, y, z, turn):
        for sx in (-1, 1):
            for py, height in ((-depth / 2, 2.35), (depth / 2, 2.6)):
                box(sx * width / 2, py, 0, .08, .08, height, post, bevel=.01)
            box(sx * width / 2, 0, .06, .03, depth - .08, .85, paint(color, rough=.5), bevel=.006)
        box(0, depth / 2, 0, width, .05, 2.55, paint(CREAM, rough=.5, wear=.2), bevel=.01)
        awning(0, depth / 2 - .05, 2.72, width + .12, reach=depth + .25, drop=.5, one=CREAM, other=color, count=9, valance=.2)
        box(0, -depth / 2 - .06, 2.33, width * .72, .04, .36, paint(color), bevel=.01)
        sheet(0, -depth / 2 - .085, 2.35, width * .7, .32, plate(word, color, ink=CREAM, font='tall', shape=(5.7, 1)))
        _table(width - .3, -depth / 2 + .12, color)
        _samples(samples, width - .5, -depth / 2 + .12)
        _back_shelves(word, width, depth)


def _table(width, y, color):
    """A table under a pleated cloth."""
    def pleats(u, v):
        return (u - .5) * width, y - .31 - .014 * math.sin(u * width * 46) * (1 - v * .7), v * .88
    surface(('pleats', width, y), pleats, across=150, up=2, material=cloth(CREAM), sharp=180)
    for side in (-1, 1):
        box(side * (width / 2 - .005), y, 0, .012, .6, .88, cloth(CREAM), bevel=.002)
    box(0, y, .87, width + .04, .66, .03, cloth(color), bevel=.008)
    box(0, y - .335, .72, width + .045, .006, .16, stripes(color, CREAM, count=16), bevel=.002)


def _back_shelves(word, width, depth):
    kinds = (can, jar, tin, bottle)
    for k, level in enumerate((1.15, 1.5, 1.85)):
        box(0, depth / 2 - .16, level - .03, width - .3, .26, .03, wood(WALNUT), bevel=.005)
        make, count = kinds[(len(word) + k) % 4], int((width - .4) / .125)
        for j in range(count):
            goods = word if word in PRODUCTS else ('HONEY', 'JAM', 'TEA', 'PICKLES')[(j // 5 + k) % 4]
            make(-(width - .5) / 2 + j * .125, depth / 2 - .2, level, goods, turn=random.uniform(-14, 14))


def _tray(x, y, z, build_piece, across=4, along=2, pitch=.11):
    """A wooden tray of small samples."""
    box(x, y, z, across * pitch + .05, along * pitch + .05, .015, wood('#C9995C'), bevel=.004)
    for i in range(across):
        for j in range(along):
            build_piece(x + (i - (across - 1) / 2) * pitch, y + (j - (along - 1) / 2) * pitch, z + .015, random.uniform(0, 360))


def _pyramid(x, y, z, word, rows=4):
    for k in range(rows):
        for j in range(rows - k):
            can(x + (j - (rows - k - 1) / 2) * .1, y, z + k * .141, word, random.uniform(-9, 9), .047, .14)


def _samples(kind, width, y):
    """What lies on the table. kind: 0 for pies and bread, 1 for cheese and cans, 2 for jars and loaves, 3 for fruit and crackers."""
    z, w = .9, width / 2
    if kind % 4 == 0:
        pie(-w + .15, y, z, 10)
        cake(-w + .52, y + .05, z)
        _tray(.05, y - .1, z, roll)
        pie(.5, y, z, 40, filling=CORN)
        round_loaf(w - .15, y + .06, z)
    elif kind % 4 == 1:
        for px, turn, color in ((-w + .2, 20, '#E3AE45'), (.28, -30, '#D98E3A')):
            cheese(px, y + .06, z, turn, color)
        _tray(-.28, y - .08, z, cheese_wedge, across=3, along=1, pitch=.15)
        _pyramid(w - .28, y, z, 'PEACHES')
    elif kind % 4 == 2:
        _jars_and_loaves(w, y, z)
    else:
        for side, fruit, word in ((-1, apple, 'PEACHES'), (1, orange, 'LEMONADE')):
            full_crate(fruit, side * (w - .3), y, z, word=word, height=.18)
        for k in range(4):
            grocery_box(-.25 + k * .17, y + .08, z, 'CRACKERS', .15, .06, .22, random.uniform(-8, 8))
        _tray(0, y - .16, z, cheese_wedge, across=3, along=1, pitch=.15)


def _jars_and_loaves(w, y, z):
    """w: half the width of the table."""
    _pyramid(-w + .25, y + .05, z, 'TOMATOES')
    for k in range(5):
        jar(-.25 + k * .11, y - .08, z, ('HONEY', 'JAM', 'PICKLES')[k % 3], inside=('#D99A2A', '#8E2F34', '#8A9A3A')[k % 3], turn=random.uniform(-9, 9))
    crate(w - .35, y + .02, z, 8, .42, .3, .16, 'HONEY')
    for k in range(3):
        loaf(w - .45 + k * .1, y + .02, z + .05, 90 + k * 4, tilt=(0, 0), size=(.24, .1, .1))
