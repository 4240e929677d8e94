"""Three ages of grocery stores: a counter store, self-service with a turnstile, a modern supermarket."""
import random

from kit import *

PICTURES = {
    'format-counter-store': dict(size=(2160, 1441), samples=24, light='open_front', light_options=dict(direction=-24, height=10, power=3.6, fill=.55, exposure=.5),
                                 camera=dict(where=(.5, -5.9, 1.75), at=(-.05, .5, 1.5), lens=33, blur=.006, focus=(0, -.4, 1.1))),
    'format-self-service': dict(size=(2160, 1441), samples=24, light='open_front', light_options=dict(direction=-22, height=17, power=3.2, fill=.8, exposure=.6),
                                camera=dict(where=(-.55, -5.6, 2.45), at=(-.1, 1.2, 1.0), lens=31, blur=.006, focus=(-.6, -.6, 1))),
    'format-modern': dict(size=(2160, 1441), samples=10, light='open_front', light_options=dict(direction=-26, height=15, power=2.6, fill=.75, exposure=.4),
                          camera=dict(where=(-1.5, -8.8, 2.35), at=(-.15, 1.5, 1.15), lens=31, blur=.004, focus=(-.3, -2.6, 1))),
}


def build(name):
    globals()[name.removeprefix('format-').replace('-', '_')]()


def _room(width, near, far, height, walls, floor, dado=None):
    """Floor, ceiling and three walls; the side towards the camera is open.

    floor(x, y, z, width, depth) builds the floor from y to y + depth; dado: the color of the lower part of the side walls.
    """
    middle, depth = (near + far) / 2, far - near
    floor(0, near - 2.5, 0, width, depth + 2.5)
    box(0, far + .1, 0, width + .4, .2, height, plaster(walls, dirt=.1), bevel=0)
    for side in (-1, 1):
        box(side * (width / 2 + .1), middle, 0, .2, depth, height, plaster(walls, dirt=.1), bevel=0)
        if dado:
            box(side * (width / 2 - .01), middle, 0, .04, depth, 1.05, paint(dado), bevel=.01)
    box(0, middle, height, width + .4, depth, .2, plaster('#F1E6D0', dirt=0), bevel=0)


def _tiles(x, y, z, width, depth):
    box(x, y + depth / 2, z - .1, width, depth, .1, tile(size=.3), bevel=0)


def _polished(x, y, z, width, depth):
    box(x, y + depth / 2, z - .1, width, depth, .1, concrete('#D8CCB4', rough=.4, joint=.9), bevel=0)


def counter_store():
    _room(8.2, near=-1.6, far=2.35, height=3.7, walls='#D9C39A', floor=planks, dado='#8A5E38')
    for k in range(7):
        wall_shelves((k - 3) * 1.14, 1.95, 0, 1.14, 3.36, levels=8, fill=_shelf_of(k))
    ladder(1.75, 1.25, 0, 3.1, lean=11)
    counter(-.1, -.35, 0, 0, 5.6, .75, .98, color='#5B3A24', top=OAK, panels=9)
    _counter_top()
    _before_counter()
    for x in (-2.1, .2, 2.5):
        pendant(x, -.5, 2.75, top=3.7, shade=LEAF, radius=.24)
    panel(0, .3, 3.6, 7, 1.2, power=80)
    _side_goods()


def _shelf_of(bay):
    """The function that stocks the shelves of this bay, for `wall_shelves`."""
    kinds = (('can',), ('box',), ('tin', 'can'), ('jar',), ('bottle', 'jar'), ('box', 'tin'), ('can', 'jar'))

    def fill(width, room, level):
        with at(scale=1.35):
            stock(0, 0, 0, width / 1.35, room=room / 1.35, kinds=kinds[(bay * 3 + level) % 7])
    return fill


def _counter_top():
    with at(0, -.35, .98):
        dial_scale(-.75, -.02, 0, 8)
        cash_register(1.35, .05, 0, -6)
        for k, color in enumerate((TOMATO, CORN, '#7FA05A', '#8E2F34')):
            candy_jar(-2.5 + k * .21, .06 * (k % 2), 0, color, seed=k)
        paper_bag(-1.25, .05, 0, 12)
        cheese(.1, .0, 0, 30)
        desk_bell(.62, -.22, 0)
        for k, word in enumerate(('COFFEE', 'TEA', 'COFFEE')):
            tin(2.0 + k * .14, .1, 0, word, 6 * k)
        note_pad(.86, -.14, 0, 10)


def _before_counter():
    for x, fruit in ((-2.34, apple), (-1.74, potato), (2.35, onion)):
        barrel(x, -1.2, 0, fruit)
    for k, word in enumerate(('FLOUR', 'GRITS', 'OATS')):
        sack(-.95 + k * .42, -1.0 - .08 * (k % 2), 0, word, .36, .24, .52, (k - 1) * 6)
    for k, fruit in enumerate((lemon, peach)):
        full_crate(fruit, 1.15 + k * .12, -1.05, k * .245, word=('LEMONADE', 'PEACHES')[k], turn=4 - 9 * k)
    shopping_basket(.55, -1.25, 0, 20)


def _side_goods():
    bench(-3.55, -1.4, 0, 90)
    with at(3.9, -.9, 1.55, -90):
        box(0, 0, 0, 1.2, .03, .8, wood(WALNUT), bevel=.01)
        sheet(0, -.02, .05, 1.1, .7, plate('THANK YOU', ground=DEEP, ink=CORN, font='script', shape=(1.57, 1)))
    barrel(3.4, -1.3, 0)


def self_service():
    _room(6.4, near=-1.9, far=7, height=3.6, walls='#E4D2AC', floor=_tiles, dado=LEAF)
    for k in range(5):
        y = .75 + k * 1.2
        gondola(-2.65, y, 0, 90, height=1.9, shelves=5, color=PINE)
        gondola(2.65, y, 0, -90, height=1.9, shelves=5, color=PINE)
        if k < 4:
            gondola(-.42, y, 0, -90, height=1.55, color=PINE)
            gondola(.42, y, 0, 90, height=1.55, color=PINE)
    gondola(0, -.3, 0, 0, .95, 1.5, kinds=('can', 'box'), color=PINE)
    for k in range(4):
        gondola(-1.9 + k * 1.25, 6.3, 0, 0, height=2.0, shelves=5, color=PINE)
    _gates()
    for y in (.6, 2.6, 4.6):
        pendant(0, y, 2.6, top=3.6, shade=LEAF, radius=.22)
    words('HELP YOURSELF', .95, 6.98, 2.15, .42, paint(LEAF), .03, spacing=1.1)
    panel(0, 3.4, 3.5, 4.5, 6, power=130)


def _gates():
    """The entrance on the left with a turnstile, the exit on the right past a checkout; baskets, arrows on the floor."""
    turnstile(-1.3, -.75, 0)
    rail(-2.95, -.75, 0, length=1.1)
    rail(-.72, -.75, 0, length=.62)
    rail(.55, -1.0, 0, length=.55)
    counter(1.75, -.95, 0, 90, 1.5, .62, .95, color=LEAF, top=OAK, panels=3)
    cash_register(1.75, -.85, .95, -12)
    paper_bag(1.75, -1.38, .95, 8)
    for k, x in enumerate((-1.3, 1.45)):
        sign(x, -.75, 2.42, 1.1, ('IN', 'OUT')[k], height=.38, ground=(LEAF, TOMATO)[k], lamps=0)
        for side in (-.5, .5):
            rod((x + side * .8, -.8, 2.78), (x + side * .8, -.8, 3.6), .01, lacquer(INK))
    for k in range(5):
        shopping_basket(-2.02 + .01 * k, -1.35 - .01 * k, .42 + k * .075, 3 * (k % 3), handle=k == 4)
    box(-2.02, -1.35, 0, .55, .45, .42, paint(LEAF), bevel=.012)
    shopping_basket(-.45, -1.55, 0, 24)
    for k, word in enumerate(('CRACKERS', 'PEAS', 'COFFEE')):
        can(-.55 + k * .09, -1.55, .02, word, 20 * k, .04, .12) if k else grocery_box(-.34, -1.58, .02, word, turn=24)
    for k in range(4):
        hull(-1.3, 1.2 + k * 1.6, .001, [(dx, dy, h) for dx, dy in ((-.16, -.1), (.16, -.1), (0, .18)) for h in (0, .002)], paint(LEAF, rough=.5, wear=.6), bevel=0)


def modern():
    _room(15, near=-3.6, far=12, height=4.4, walls='#EADCC0', floor=_polished)
    for k in range(6):
        x = -5.6 + k * 2.3
        gondola(x, 2.4, 0, 0, .92, 1.7, shelves=5, color=CREAM)
        for j in range(4):
            for side in (-1, 1):
                gondola(x + side * .47, 3.55 + j * 1.2, 0, side * 90, height=1.7, color=CREAM, kinds=('box', 'can', 'bottle'))
        if k < 5:
            _aisle_sign(x + 1.15, ('BREAKFAST', 'BAKING', 'COFFEE  TEA', 'PASTA  RICE', 'SOAP')[k])
    box(0, 11.95, 1.9, 15, .1, 1.1, paint(LEAF), bevel=0)
    box(0, 11.93, 3.0, 15, .1, .1, paint(CORN), bevel=0)
    words('GOOD  NEIGHBORS    GOOD  GROCERIES', 0, 11.9, 2.18, .6, paint(CREAM), .02, 'tall')
    _produce_tables()
    _lanes()
    for y in (-2.5, 2.5, 7.5):
        for x in (-4.6, 0, 4.6):
            box(x, y, 4.3, 2.6, .3, .08, glow('#FFF1D0', power=5), bevel=.02)
    panel(0, 2.5, 4.25, 12, 12, power=420, color='#FFEBCB')


def _aisle_sign(x, text):
    box(x, 2.6, 2.75, 1.35, .05, .42, paint(LEAF, rough=.4, wear=.1), bevel=.01)
    words(text, x, 2.56, 2.88, .24, paint(CREAM), .008, 'tall')
    for side in (-.5, .5):
        rod((x + side, 2.6, 3.17), (x + side, 2.6, 4.4), .008, steel())


def _produce_tables():
    picks = ((apple, orange, green_apple, lemon), (tomato, pepper, cabbage, onion), (pear, peach, potato, apple))
    for k, (x, y) in enumerate(((-2.95, -2.5), (-.6, -2.25), (-2.9, -.2))):
        with at(x, y, 0, 6 - 6 * k):
            box(0, .3, 0, 1.75, 1.0, .5, wood('#A5794A'), bevel=.015)
            box(0, .3, .5, 1.95, 1.2, .04, wood(OAK), bevel=.01)
            for row in range(2):
                for j in range(4):
                    with at((j - 1.5) * .47, row * .44 + .05, .57 + row * .14, 0, tilt=(16, 0)):
                        fruit = picks[k][(j + row) % 4]
                        full_crate(fruit, 0, 0, 0, FRUIT_RADIUS[fruit], word=None, turn=0, width=.45, depth=.42, height=.13, layers=1 if fruit is cabbage else 2)
            sheet(0, -.31, .12, 1.1, .3, plate(('ORCHARD', 'GARDEN', 'LOCAL')[k], ground=LEAF, ink=CREAM, font='tall', shape=(3.6, 1)))
    for x, y, r in ((-4.6, -1.2, .14), (-4.9, -1.5, .13), (-4.45, -1.6, .12)):
        watermelon(x, y, 0, 40 * x, r=r)


def _lanes():
    for k, (x, y) in enumerate(((2.15, -1.8), (3.35, -.35))):
        checkout(x, y, 0)
        paper_bag(x - .1, y - .85, .87, 15 * k)
    for k, (word, dy) in enumerate((('OATS', .0), ('PASTA', .3), ('MILK', -.3))):
        grocery_box(2.05, -2.0 + dy, .88, word, turn=30 * k)
    cart(1.1, -2.9, 0, 160)
    bushel(.75, -.9, 0, peach)
