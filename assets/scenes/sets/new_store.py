"""A new store that is being stocked: half-full shelves, a ladder, cartons, a table of fruit, sun through the front."""
from kit import *

PICTURES = {
    'hero-interior': dict(size=(2880, 1620), samples=32, light='morning', light_options=dict(direction=-162, height=24, power=15, fill=.55, background=1.25, exposure=.72),
                          mist=dict(color='#FBE3B8', start=9, reach=22, max_share=.8),
                          night=dict(lamps=((.15, 4.2, 2.6, 45), (-.45, 2.2, 2.6, 45), (3.1, 4.2, 2.6, 45), (3.1, 2.2, 2.6, 45)), size=.3, exposure=.6,
                                     mist=dict(color='#46587A', start=9, reach=22, max_share=.4)),
                          camera=dict(where=(-1.25, -3.4, 1.56), at=(.72, 4, 1.2), lens=31, blur=.006, focus=(.9, .4, .9))),
    'retail-services': dict(size=(2160, 1440), samples=20, light='morning', light_options=dict(direction=-162, height=24, power=15, fill=.6, background=1.25, exposure=.8),
                            mist=dict(color='#FBE3B8', start=9, reach=22, max_share=.8),
                            camera=dict(where=(-1.5, -.9, 1.5), at=(.75, 1.6, .98), lens=34, blur=.008, focus=(.9, .9, 1))),
}
FRONT = 5.3  # y of the wall with the shop windows


def build(name):
    _room()
    _street()
    _shelving()
    _produce_table()
    _ladder_and_cartons()
    for px, py in ((.15, 4.2), (-.45, 2.2), (3.1, 4.2), (3.1, 2.2)):
        pendant(px, py, 2.66, top=3.7, shade=LEAF, radius=.24)
    panel(1.6, -.5, 3.5, 5, 6, power=90)
    words('FINE GROCERS', 1.75, FRONT - .13, 3.19, .32, paint(LEAF), .03, spacing=1.1)


def _room():
    box(.7, .5, -.03, 10, 11, .03, tile('#EFE3CB', '#B9C4AC', size=.4), bevel=0)
    openings = [(-.4, .55, 2.3, 2.6), (3.0, .55, 2.3, 2.6), (1.3, 0, 1.1, 2.9)]
    with at(.7, FRONT, 0):
        wall(0, 0, 0, 10, 3.7, .24, plaster('#EBD6A8', dirt=.15), openings)
        for px, pz, w, h in openings[:2]:
            window(px, 0, pz, w, h, frame=CREAM, panes=(3, 2), sill=False)
        window(openings[2][0], 0, 2.2, 1.1, .7, frame=CREAM, panes=(2, 1), sill=False)
        with at(openings[2][0], 0, 0, 180):
            door(0, 0, 0, 1.08, 2.17, TOMATO)
    for side in (-1, 1):
        box(.7 + side * 5, .5, 0, .12, 11, 3.7, plaster('#EBD6A8', dirt=.15), bevel=0)
        box(.7 + side * 4.92, .5, 0, .04, 11, .95, paint('#8FA48C', rough=.5), bevel=.006)
    box(-2.55, FRONT - .14, 0, 3.24, .04, .95, paint('#8FA48C', rough=.5), bevel=.006)
    box(-2.55, FRONT - .15, .95, 3.24, .06, .05, paint(CREAM), bevel=.008)
    box(-4.18, .5, .95, .06, 11, .05, paint(CREAM), bevel=.008)
    box(.7, .5, 3.7, 10, 11, .08, plaster('#F4EBDA', dirt=0), bevel=0)
    for k in range(5):
        box(.7, -2.6 + k * 2, 3.55, 10, .16, .18, paint('#E6D7B4', rough=.5), bevel=.01)


def _street():
    ground(asphalt(), z=-.16)
    sidewalk(1, 7.9, -.16, 26, 3.4)
    for k, (px, color) in enumerate(((-12, CREAM), (-4.5, '#C9A27A'), (3.6, BRICK), (11.5, '#D9C9A0'))):
        house(px, 36, -.16, 0, 7, 6, 4.4 + k % 2, color)
    tree(-7, 17, -.16, 6, spread=2.1, seed=3)
    tree(5.5, 26, -.16, 7, spread=2.4, seed=5)


def _shelving():
    """Four runs of shelving: three of them partly stocked, one empty."""
    goods = (('can', 'jar'), ('big box', 'box', 'small box'), ('can', 'tin', 'jar'), ('bottle', 'box', 'tin'))
    _run(1.55, -.6, bays=3, turn=-90, height=1.62, stocked={0: 4, 1: 3, 2: 1}, goods=goods)
    _run(2.55, -.6, bays=3, turn=90, height=1.62, stocked={}, goods=goods)
    _run(4.0, -.4, bays=3, turn=-90, height=1.62, stocked={1: 2, 2: 3}, goods=goods)
    _run(5.5, -1.2, bays=4, turn=-90, height=1.9, stocked={1: 3, 3: 4}, goods=goods)


def _run(x, y, bays, turn, height, stocked, goods):
    """A row of bays along y. stocked: the index of a bay, and how many of its shelves are full, from the bottom."""
    room = (height - .16) / 4
    for k in range(bays):
        with at(x, y + k * 1.22, 0, turn):
            gondola(0, 0, 0, height=height, shelves=4, goods=False)
            for shelf in range(stocked.get(k, 0)):
                stock_full(0, 0 if shelf == 0 else .05, .17 + shelf * room, 1.17, room=room - .045, kinds=goods[(shelf + k) % 4], words=list(PRODUCTS), gaps=.05)
    # The end panel, as wide as two runs back to back.
    if turn == -90:
        box(x + .5, y - .64, 0, .98, .05, height + .03, paint('#EFE6D2', rough=.4), bevel=.008)
        box(x + .5, y - .672, 0, .98, .016, .14, paint(DEEP, rough=.5), bevel=.004)


def _produce_table():
    """A table with six crates of fruit and vegetables."""
    with at(.12, 2.3, 0, 4):
        table(0, 0, 0, 0, 1.5, .95, .72)
        for k, (fruit, word, radius) in enumerate(((apple, 'PEACHES', .04), (orange, 'LEMONADE', .04), (green_apple, 'PEAS', .04))):
            full_crate(fruit, (k - 1) * .5, -.22, .721, radius, word, height=.16, width=.47, depth=.36)
        for k, vegetable in enumerate((lettuce, cabbage, lettuce)):
            full_crate(vegetable, (k - 1) * .5, .2, .721, .085, word=None, height=.2, width=.47, depth=.36)


def _ladder_and_cartons():
    """A ladder with a mug on its top, cartons beside it."""
    with at(1.12, 1.3, 0, -42):
        step_ladder(0, 0, 0, height=1.75)
        mug(.12, 0, 1.76, 60, TOMATO)
    for px, py, pz, word, turn in ((1.12, -.2, 0, 'PEACHES', 12), (1.14, -.18, .301, 'CORN', -4), (.5, .62, 0, 'TOMATOES', -22), (1.18, .38, 0, 'BEANS', 6)):
        carton(px, py, pz, word, turn=turn)
    open_carton(.66, -.12, 0, 'PEAS', .42, .32, .24, -14)
    with at(.66, -.12, .1, -14):
        for k in range(12):
            can((k % 4 - 1.5) * .082, (k // 4 - 1) * .085, 0, 'PEAS', k * 31)
