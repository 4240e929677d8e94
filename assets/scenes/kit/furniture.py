"""Furniture of shops and warehouses, with the goods on it. Fronts look to -y."""
import random
from collections import namedtuple

from .cases import pallet_load
from .colors import CREAM, DEEP, LEAF, OAK, TOMATO, WALNUT
from .frames import at
from .light import panel
from .materials import glass, lacquer, paint, steel, wood
from .packs import bottle, can, grocery_box, jar, jug, milk_carton, tin
from .prints import plate, tag
from .shapes import box, sheet

# A facing is one column of goods, from the front of a shelf to the back.
_Facing = namedtuple('_Facing', 'build width depth height')  # width: of the facing; depth, height: of one piece
FACINGS = {kind: _Facing(*facing) for kind, facing in {
    'can': (can, .078, .08, .11), 'jar': (jar, .08, .085, .12), 'bottle': (bottle, .075, .08, .26),
    'tin': (tin, .105, .11, .16), 'milk': (milk_carton, .1, .1, .25), 'jug': (jug, .16, .16, .26),
}.items()}
WORDS_BY_KIND = {  # the words that labels of a kind may carry
    'can': ('PEACHES', 'TOMATOES', 'CORN', 'BEANS', 'PEAS', 'OKRA', 'YAMS', 'COFFEE'), 'jar': ('JAM', 'HONEY', 'PICKLES', 'PEACHES', 'PECANS', 'OKRA'),
    'bottle': ('LEMONADE', 'TEA', 'HONEY'), 'tin': ('COFFEE', 'TEA', 'CRACKERS', 'SALT', 'PECANS'),
    'box': ('FLOUR', 'GRITS', 'RICE', 'OATS', 'SUGAR', 'CRACKERS', 'PASTA', 'SOAP', 'SALT', 'TEA'),
}


def _facing(kind, word, x, y, z, room):
    """Builds one facing, its left edge at x. Returns its width."""
    if kind == 'box':
        width, depth, height = random.choice(((.19, .06, .27), (.15, .05, .2), (.12, .07, .18), (.22, .08, .3)))
        height = min(height, room * .9)
        grocery_box(x + width / 2, y + depth / 2, z, word, width, depth, height, random.uniform(-3, 3))
        grocery_box(x + width / 2, y + depth * 1.6, z, word, width, depth, height)
        return width + .008
    build, width, depth, height = FACINGS[kind]
    for back in range(2):
        for up in range(max(1, min(2, int(room * .92 / height))) if kind in ('can', 'tin') else 1):
            build(x + width / 2, y + depth * (back + .5), z + up * height, word, turn=random.uniform(-14, 14))
    return width


def _wide(kind):
    """The greatest width of a facing of this kind."""
    return .23 if kind == 'box' else FACINGS[kind].width


def stock(x, y, z, width, room, kinds=('can', 'box', 'jar', 'bottle'), words=None, gaps=.04):
    """Fills a shelf whose middle is x, its front edge at y, with two to four facings of a word side by side.

    room: the height above the shelf in meters; gaps: the chance of a gap before a facing.
    """
    left, end = x - width / 2 + .01, x + width / 2 - .01
    while fitting := [k for k in kinds if left + _wide(k) <= end and (k == 'box' or FACINGS[k].height < room)]:
        kind = random.choice(fitting)
        word = random.choice(words or WORDS_BY_KIND[kind])
        for _ in range(random.randint(2, 4)):
            if left + _wide(kind) > end:
                break
            if left + _wide(kind) + .1 < end and random.random() < gaps:
                left += .1
            left += _facing(kind, word, left, y + .015, z, room)


def shelf_edge(x, y, z, width, tags=True, color=CREAM):
    """The rail along a shelf whose upper side is z; its tags have words in place of prices."""
    box(x, y - .008, z - .042, width, .014, .042, lacquer(color, rough=.35), bevel=.004)
    for k in range(int(width / .3) if tags else 0):
        word, ink = random.choice((('FRESH', TOMATO), ('LOCAL', LEAF), ('VALUE', TOMATO), ('OURS', LEAF)))
        sheet(x - width / 2 + .15 + k * .3 + random.uniform(-.03, .03), y - .017, z - .037, .055, .033, tag(word, ink=ink))


def gondola(x, y, z, turn=0, width=1.2, height=1.8, depth=.45, shelves=4, kinds=('can', 'box', 'jar', 'bottle'), words=None, color='#EFE6D2', goods=True):
    """Single-sided shelving, its front at y, its back at y + depth; two back to back make an island."""
    metal = paint(color, rough=.4, wear=.2, under='#8b8f8c')
    with at(x, y, z, turn):
        box(0, depth - .02, 0, width, .03, height, metal, bevel=.004)
        box(0, depth / 2, 0, width, depth, .14, paint(DEEP, rough=.5), bevel=.01)
        for side in (-1, 1):
            box(side * (width / 2 - .012), depth - .045, 0, .024, .05, height + .03, metal, bevel=.004)
        room = (height - .16) / shelves
        for k in range(shelves):
            level, front = .15 + k * room, 0 if k == 0 else .05
            box(0, (depth + front) / 2, level, width - .01, depth - front, .02, metal, bevel=.004)
            shelf_edge(0, front, level + .02, width - .01)
            if goods:
                stock(0, front, level + .02, width - .04, room=room - .04, kinds=kinds, words=words)


def cooler(x, y, z, turn=0, width=1.8, height=2.0, depth=.75, doors=3, kinds=('milk', 'jug', 'bottle'), words=('MILK', 'LEMONADE', 'TEA'), light=14):
    """An upright refrigerated case with glass doors, its front at y; light: the power of the lamp inside, in watts."""
    shell, inside = lacquer(CREAM, rough=.3), lacquer('#F5F5F0', rough=.3)
    with at(x, y, z, turn):
        box(0, depth - .03, 0, width, .05, height, inside, bevel=.006)
        box(0, depth / 2, 0, width, depth, .22, lacquer(DEEP, rough=.35), bevel=.01)
        box(0, depth / 2, height - .22, width, depth, .22, shell, bevel=.015)
        for side in (-1, 1):
            box(side * (width / 2 - .02), depth / 2, 0, .04, depth, height, shell, bevel=.01)
        room = (height - .46) / 4
        for k in range(4):
            box(0, depth / 2 + .06, .23 + k * room, width - .08, depth - .18, .015, steel(), bevel=.003)
            stock(0, .14, .245 + k * room, width - .12, room=room - .02, kinds=kinds, words=words, gaps=0)
        pitch = width / doors
        for k in range(doors):
            with at((k - (doors - 1) / 2) * pitch, .02):
                _door(pitch - .01, height - .45)
        panel(0, .12, height - .24, width - .15, .1, light, '#F2F4E4', tilt=(-20, 0))
        sheet(0, -.003, height - .18, width * .8, .13, plate('MILK  EGGS  BUTTER', ground=CREAM, ink=LEAF, font='tall', shape=(8, 1), border=False))


def _door(width, height):
    frame = steel('#C3C6C0', rough=.3)
    for side in (-1, 1):
        box(side * (width / 2 - .018), 0, .225, .036, .03, height, frame, bevel=.006)
        box(0, 0, .225 if side < 0 else .225 + height - .036, width, .03, .036, frame, bevel=.006)
    sheet(0, 0, .25, width - .06, height - .06, glass())
    box(width / 2 - .05, -.035, .225 + height * .35, .018, .03, height * .3, frame, bevel=.008)


def counter(x, y, z, turn=0, width=2.0, depth=.7, height=.95, color=LEAF, top=OAK, panels=4):
    """A paneled shop counter with a thick wooden top."""
    with at(x, y, z, turn):
        box(0, 0, .08, width - .06, depth - .06, height - .12, paint(color), bevel=.006)
        box(0, .03, 0, width - .12, depth - .12, .09, paint(DEEP), bevel=.004)
        box(0, 0, height - .045, width + .06, depth + .06, .045, wood(top, rough=.4), bevel=.012)
        pitch = (width - .1) / panels
        for k in range(panels):
            px = (k - (panels - 1) / 2) * pitch
            for dx, w, dz, h in ((0, pitch - .04, .12, .05), (0, pitch - .04, height - .14, .05), *((side * (pitch / 2 - .045), .05, .17, height - .31) for side in (-1, 1))):
                box(px + dx, -depth / 2 + .02, dz, w, .03, h, paint(color), bevel=.006)


def table(x, y, z, turn=0, width=1.6, depth=.9, height=.75, color=OAK, leg=WALNUT):
    with at(x, y, z, turn):
        planks = max(3, round(depth / .18))
        for k in range(planks):
            box(0, (k - (planks - 1) / 2) * depth / planks, height - .035, width, depth / planks - .004, .035, wood(color), bevel=.005)
        for sx in (-1, 1):
            for sy in (-1, 1):
                box(sx * (width / 2 - .08), sy * (depth / 2 - .08), 0, .07, .07, height - .035, wood(leg), bevel=.008)
        for sy in (-1, 1):
            box(0, sy * (depth / 2 - .08), height - .13, width - .2, .025, .09, wood(leg), bevel=.005)


def tiered_stand(x, y, z, turn=0, width=1.6, steps=3, rise=.22, run=.36, color=LEAF):
    """Steps for crates in front of a shop. The top of step k is at z + .3 + k * rise, its middle at y + k * run."""
    with at(x, y, z, turn):
        for k in range(steps):
            box(0, k * run, .27 + k * rise, width, run, .03, wood(OAK), bevel=.006)
            box(0, k * run - run / 2 + .02, 0, width - .04, .02, .27 + k * rise, paint(color), bevel=.005)
        for side in (-1, 1):
            for k in range(steps):
                box(side * (width / 2 - .02), k * run, 0, .03, run, .27 + k * rise, paint(color), bevel=.004)


def rack(x, y, z, turn=0, bays=3, levels=3, bay=2.8, lift=1.75, depth=1.05, upright='#24435A', beam='#D0622D', fill=.9):
    """Pallet racking with loads, from x to the right, its front at y.

    bay: width of a bay; lift: height of a level; fill: share of full positions.
    """
    post, bar = lacquer(upright, rough=.4), lacquer(beam, rough=.4)
    with at(x, y, z, turn):
        for k in range(bays + 1):
            _frame(k * bay, depth, levels * lift + .4, post)
        for level in range(levels):
            for k in range(bays):
                middle = (k + .5) * bay
                if level:
                    for front in (.03, depth - .03):
                        box(middle, front, level * lift - .12, bay - .1, .05, .12, bar, bevel=.006)
                for side in (-1, 1):
                    if random.random() < fill:
                        pallet_load(middle + side * (bay / 4 - .02), depth / 2, level * lift, height=random.choice((.9, 1.2, 1.2, 1.3)), turn=random.uniform(-1.5, 1.5), missing=random.choice((0, 0, 0, 2)))


def _frame(x, depth, height, material):
    for y in (.03, depth - .03):
        box(x, y, 0, .09, .07, height, material, bevel=.006)
        box(x, y, 0, .14, .12, .012, material, bevel=.003)
    for k in range(int(height / .9)):
        box(x, depth / 2, k * .9 + .2, .03, depth - .1, .03, material, bevel=.003)
        box(x, depth / 2, k * .9 + .62, .025, (depth ** 2 + .75 ** 2) ** .5 - .16, .025, material, bevel=.003, tilt=(38 if k % 2 else -38, 0))
