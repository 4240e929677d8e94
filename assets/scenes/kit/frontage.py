"""What stands in and around a shop front: window displays, produce, barrels, baskets, umbrellas, a signpost, palms."""
import math
import random

from .cases import full_crate, heap
from .colors import CREAM, LEAF, OAK, TOMATO, blend
from .frames import at
from .furniture import tiered_stand
from .packs import can, grocery_box
from .materials import lacquer, leaves, paint, steel, stripes, wood
from .prints import plate
from .produce import apple, cabbage, green_apple, lemon, onion, orange, peach, pear, pepper, potato, tomato
from .round import ball, lathe, pipe, rod, surface, tube, words
from .shapes import box, hull, sheet, slats

FRUIT_RADIUS = {apple: .041, green_apple: .041, orange: .041, peach: .039, pear: .04, tomato: .039, pepper: .04, onion: .041, potato: .045, lemon: .04, cabbage: .08}
STAND_LABELS = ('TOMATOES', 'PEACHES', 'LEMONADE')
WINDOW_LABELS = ('COFFEE', 'PEACHES', 'TEA', 'OATS', 'CRACKERS', 'HONEY')
STAND_ROWS = ((tomato, orange, lemon), (apple, peach, green_apple), (potato, cabbage, onion))


def produce_stand(x, y, z, turn=0, rows=STAND_ROWS, color=LEAF):
    """Crates on steps. rows: from the front, tuples of functions of produce.py; crates of the first row have labels."""
    width = len(rows[0]) * .53 + .06
    with at(x, y, z, turn):
        tiered_stand(0, 0, 0, 0, width, steps=len(rows), rise=.2, run=.38, color=color)
        for k, row in enumerate(rows):
            for j, fruit in enumerate(row):
                word = STAND_LABELS[j % len(STAND_LABELS)] if k == 0 else None
                with at((j - (len(row) - 1) / 2) * .53, k * .38 - .02, .35 + k * .2, random.uniform(-2, 2), tilt=(17, 0)):
                    full_crate(fruit, 0, 0, 0, FRUIT_RADIUS[fruit], word, height=.13, layers=1 if fruit is cabbage else 2)


def window_display(shop_width, posters=('FRESH BREAD', 'SWEET CORN')):
    """Boxes, a pyramid of cans and a paper sign with two words behind each pane of a `storefront` of this width."""
    wide = shop_width / 2 - 1.35
    for side in (-1, 1):
        with at(side * (shop_width / 4 + .25), .38, .8):
            box(0, 0, -.06, wide, .5, .05, wood(OAK), bevel=.01)
            for k in range(6):
                row, place = (0, k) if k < 3 else (1, k - 2.5) if k < 5 else (2, 1)
                can(-wide * .26 + (place - 1) * .19, .02, row * .24, WINDOW_LABELS[1 if side < 0 else 4], k * 40, .09, .24)
            for k in range(4):
                grocery_box(wide * .06 + k * .25, .05 * (k % 2), 0, WINDOW_LABELS[(k + 2 * side) % 6], .22, .1, .34 + .06 * (k % 2), 8 - 5 * k)
            large, small = posters[side > 0].split()
            paper_sign = plate(large, ground=CREAM, ink=(TOMATO, LEAF)[side > 0], font='tall', shape=(.8, 1), second=small.title(), rough=.7, glow=.35)
            sheet(side * -wide * .28, -.33, .62, .5, .62, paper_sign, tilt=(0, 2 * side))


def blinds(shop_width, color=CREAM):
    """Closed blinds behind each pane of a `storefront` of this width."""
    for side in (-1, 1):
        slats(side * (shop_width / 4 + .25), .2, .8, shop_width / 2 - 1.4, 1.68, paint(color, rough=.6, wear=.1), count=15, gap=.06, depth=.02)


def barrel(x, y, z, fruit=None, radius=.27, height=.72, color=OAK):
    """A barrel of staves and hoops, with a heap of fruit if one is given."""
    def stave(k):
        return radius * (.84 + .16 * math.sin(math.pi * k / 8)), height * k / 8
    lathe(x, y, z, [(0, 0)] + [stave(k) for k in range(9)] + [(radius * .76, height), (radius * .76, height - .08), (0, height - .08)], wood(color), sides=28)
    for k in (1, 2.4, 5.6, 7):
        r = stave(k)[0] + .004
        lathe(x, y, z, [(r - .01, height * k / 8 - .02), (r, height * k / 8 - .02), (r, height * k / 8 + .02), (r - .01, height * k / 8 + .02)], steel('#6B6A66', rough=.5), sides=28)
    if fruit:
        heap(fruit, x, y, z + height - .09, radius * 1.25, radius * 1.25, FRUIT_RADIUS[fruit], layers=2)


def bushel(x, y, z, fruit, radius=.2, height=.24, color='#C9A060'):
    """A splint basket heaped with one fruit."""
    lathe(x, y, z, [(0, 0), (radius * .8, 0), (radius, height), (radius * .94, height), (radius * .8, height * .5), (0, height * .5)], wood(color), sides=20)
    for k in (.3, .92):
        r = radius * (.8 + .2 * k) + .006
        lathe(x, y, z, [(r - .01, height * k - .022), (r, height * k - .022), (r + .002, height * k + .022), (r - .01, height * k + .022)], wood(blend(color, '#6E4A2E', share=.3)), sides=20)
    fruit_radius = FRUIT_RADIUS[fruit]
    heap(fruit, x, y, z + height - fruit_radius * 1.5, radius * 1.4, radius * 1.4, fruit_radius, layers=2)


def umbrella(x, y, z, turn=0, color=TOMATO, lean=14, length=.85):
    """A rolled umbrella, its tip on z, leaning towards +y."""
    with at(x, y, z, turn, (-lean, 0)):
        lathe(0, 0, 0, [(.004, 0), (.006, .06), (.03, .12), (.045, length * .6), (.02, length * .72), (.012, length * .74)], lacquer(color, rough=.5), lobes=(6, .25), sides=36)
        pipe([(0, 0, length * .72), (0, 0, length), (0, .0, length + .06), (.05, 0, length + .09), (.09, 0, length + .04)], .012, wood('#6E4A2E'))


def parasol(x, y, z, radius=1.15, height=2.2, color=CREAM, stripe=TOMATO):
    """An open, striped parasol on a post."""
    rod((x, y, z), (x, y, z + height), .022, wood(OAK))
    tube(x, y, z, .2, .08, paint('#8E877A'))

    def cover(u, v):
        a, r = 2 * math.pi * u, radius * v
        return r * math.cos(a), r * math.sin(a), height + .1 - .42 * v ** 1.3 - .05 * v * v * abs(math.sin(4 * a))
    surface(('parasol', radius, height), cover, across=64, up=8, material=stripes(color, stripe, count=8), x=x, y=y, z=z, sharp=180)


def finger_post(x, y, z, arms, height=2.9, color=CREAM):
    """A signpost at a crossroads. arms: (text, turn, height)."""
    coat = paint(color, rough=.5)
    tube(x, y, z, .05, height, coat, bevel=.02)
    ball(x, y, z + height - .02, .07, paint(LEAF))
    for text, turn, level in arms:
        with at(x, y, z + level, turn):
            hull(.52, -.06, -.12, [(dx, dy, h) for dx, h in ((-.5, 0), (-.5, .26), (.5, 0), (.5, .26), (.62, .13)) for dy in (-.014, .014)], coat, bevel=.004)
            words(text, .5, -.082, -.065, .22, paint('#17231F'), .012, 'tall')
            words(text, .5, -.038, -.065, .22, paint('#17231F'), .012, 'tall', 180)


def palm(x, y, z, height=6.0, seed=1, lean=.6, color='#6F8B3E'):
    """A palm with a leaning, ringed trunk, nuts, and drooping fronds (two are dead). lean: meters along x."""
    rng = random.Random(seed)

    def trunk(u, v):
        a, r = 2 * math.pi * u, (.17 - .07 * v + .05 * max(0, .1 - v) * 10) * (1 + .08 * ((v * 26) % 1))
        return lean * v * v + r * math.cos(a), r * math.sin(a), height * v

    def frond(u, v):
        saw = .3 + .7 * abs(((v * 22) % 1) * 2 - 1)
        w = .42 * math.sin(math.pi * min(.05 + v * .95, 1)) ** .6 * saw
        side = (u - .5) * 2
        return side * w, -2.3 * math.sin(v * 1.25) / math.sin(1.25) * .95, .75 * v - 1.9 * v * v - abs(side) * w * .55
    with at(x, y, z, rng.uniform(-30, 30)):
        surface(('palm', height, lean), trunk, across=14, up=78, material=wood('#8A7558', rough=.9), sharp=20)
        for k in range(16):
            dead = k > 13
            with at(lean, 0, height - .05, k * 137.5, (-30 if dead else rng.uniform(-12, 38), 0), rng.uniform(.8, 1.05)):
                surface('frond', frond, across=4, up=66, material=leaves('#A58B52' if dead else color, '#B9A564' if dead else '#A9B85E'), sharp=180)
        for k in range(4):
            ball(lean + .14 * math.cos(k * 1.7), .14 * math.sin(k * 1.7), height - .35, .1, wood('#7A5A36'))
