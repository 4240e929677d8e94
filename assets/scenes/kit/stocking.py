"""Shelves filled from end to end. A facing is one column of goods, from the front of the shelf to the back.

word: the product on the label; room: the height above the shelf in meters.
"""
import random
from collections import namedtuple

from .packs import bottle, can, grocery_box, jar, milk_carton, tin

_Kind = namedtuple('_Kind', 'build width depth height stackable')
_KINDS = {kind: _Kind(*values) for kind, values in {
    'can': (can, .078, .08, .11, True), 'jar': (jar, .08, .085, .12, True), 'bottle': (bottle, .075, .08, .26, False),
    'tin': (tin, .106, .11, .16, False), 'milk': (milk_carton, .102, .1, .25, False),
    'big box': (grocery_box, .19, .07, .25, False), 'box': (grocery_box, .155, .06, .22, False), 'small box': (grocery_box, .11, .06, .16, False),
}.items()}


def _piece(kind, word, x, y, z):
    build, width, depth, height, _ = _KINDS[kind]
    if build is grocery_box:
        build(x, y, z, word, width - .006, depth - .006, height, random.uniform(-2.5, 2.5))
    else:
        build(x, y, z, word, turn=random.uniform(-16, 16))


def facing(kind, word, x, y, z, room, rows=2):
    """One facing, `rows` deep, its front edge at y. Stackable kinds are two high if `room` allows."""
    _, _, depth, height, stackable = _KINDS[kind]
    for back in range(rows):
        for up in range(max(1, min(2, int(room / height))) if stackable else 1):
            _piece(kind, word, x, y + depth * (back + .5) + random.uniform(-.004, .006), z + up * height)


# Products in GLASS are never in a can or tin.
METAL = ('can', 'tin')
GLASS = ('HONEY', 'JAM', 'PICKLES')


def stock_full(x, y, z, width, room, kinds, words, groups=(3, 5), gaps=.03):
    """Fills a shelf whose middle is x, its front edge at y.

    groups: the least and the most facings of one word side by side; gaps: the share of facings that stay empty.
    """
    left, end, last = x - width / 2 + .012, x + width / 2 - .008, None
    while True:
        fitting = [k for k in kinds if _KINDS[k].height < room and left + _KINDS[k].width <= end]
        if not fitting:
            return
        kind = random.choice(fitting)
        word = random.choice([w for w in words if w != last and (kind not in METAL or w not in GLASS)])
        last, pitch = word, _KINDS[kind].width
        for _ in range(random.randint(*groups)):
            if left + pitch > end:
                break
            if random.random() > gaps:
                facing(kind, word, left + pitch / 2, y + .018, z, room)
            left += pitch
