"""The bakery and deli counter."""
from kit import *

PICTURES = {
    'bakery-deli': dict(size=(2880, 1920), samples=20, light='indoors', light_options=dict(fill=.3, key=(-2.6, -2.2, 2.6), at=(.1, 0, 1.0), power=150, size=.8, exposure=.4),
                        camera=dict(where=(-.4, -2.4, 1.66), at=(.03, .1, 1.19), lens=46, blur=.01, focus=(0, -.2, 1.05))),
}
TOP = .951  # height of the counter's top, in meters


def build(name):
    box(0, 1.0, 0, 8, .1, 4, plaster('#DDBE84', dirt=.1), bevel=0)
    box(0, .93, 0, 8, .03, 1.18, wall_tile('#F1E9D6', .15, .075), bevel=.006)
    box(0, 0, -.03, 14, 10, .03, tile('#EFE3CB', '#D9C9A6', size=.3), bevel=0)
    counter(0, -.02, 0, width=3.4, depth=.76, panels=7, color=LEAF)
    _bread_wall()
    _cakes()
    _rolls()
    _cheeses()
    _bread_basket(-.84, .14)


def _bread_wall():
    """Two boards of bread on brackets; to the right, salami and a ham on a rail."""
    for level in (1.24, 1.6):
        box(-.35, .79, level, 2.5, .26, .028, wood(OAK), bevel=.006)
        for px in (-1.4, -.35, .7):
            rod((px, .9, level - .16), (px, .69, level), .008, lacquer(INK, rough=.4))
    for k in range(8):
        loaf(-1.3 + k * .245, .79, 1.268, 62 + (k * 23) % 9, seed=k % 3, size=(.27, .13, .13))
    for k in range(3):
        round_loaf(-1.36 + k * .25, .79, 1.628, k * 40, r=.105, seed=k % 2)
    for k in range(5):
        baguette(-.33 + .03 * (k % 3), .7 + (k % 3) * .07, 1.628 + .046 * (k // 3), 3 - k, length=.54)
    with at(.38, .79, 1.628):
        basket(0, 0, 0, 0, .44, .24, .11)
        for k in range(12):
            roll((k % 4 - 1.5) * .092, (k // 4 % 2 - .5) * .085, .07 + .04 * (k > 7), k * 47, k)
    hanging_rail(1.32, .78, 1.86, 1.0, hooks=(-.36, -.2, -.02, .2))
    for px in (.84, 1.8):
        rod((px, .78, 1.86), (px, .95, 1.9), .01, steel('#C9A45A', rough=.25))
    for k, px in enumerate((.96, 1.12)):
        salami(px, .78, 1.75, 0, .3 + .05 * k)
    ham(1.3, .78, 1.75, 30, size=.85)
    salami(1.52, .78, 1.75, 0, .34)


def _cakes():
    """A cake under glass, a pie, a second cake, and a small sign. `cake` includes a stand, .118 m high."""
    cake(.02, .07, TOP, 10, '#F3DDD0', trim=TOMATO, r=.115, layers=2)
    glass_dome(.02, .07, TOP + .118, .138, .23)
    pie(-.16, -.22, TOP, 20)
    cake_stand(-.42, .12, TOP, .14, .1)  # .1 m high; it hides the stand of the next cake
    cake(-.42, .12, TOP - .018, 40, '#5B3A26', trim=CREAM, r=.1, layers=1)
    with at(.18, -.28, TOP, -14, scale=1.3):
        box(0, 0, 0, .14, .05, .012, wood(WALNUT), bevel=.003)
        sheet(0, 0, .012, .13, .085, chalk(lines=('Baked', 'TODAY'), shape=(.13, .085)), tilt=(-12, 0))


def _rolls():
    """A wooden tray with a heap of rolls."""
    with at(-.62, -.21, TOP, 6):
        box(0, 0, 0, .44, .3, .016, wood(PINE), bevel=.006)
        for k, (px, py, pz) in enumerate([((i - 1.5) * .098, (j - 1) * .09, .016) for i in range(4) for j in range(3)] + [((i - 1) * .098, (j - .5) * .09, .058) for i in range(3) for j in range(2)]):
            roll(px, py, pz, k * 47, k)


def _cheeses():
    """Wheels of cheese, two of them whole (cut=.01); wedges and jars."""
    cheese(.42, .12, TOP, 0, '#C0482E', .12, .1, cut=0.01)
    cheese(.42, .12, TOP + .1, 30, '#E3AE45', .115, .085, cut=60)
    with at(.66, -.13, TOP, -8):
        box(0, 0, 0, .46, .3, .022, wood(WALNUT, rough=.4), bevel=.008)
        cheese(-.06, .02, .022, 12, '#E8B94C', .115, .08, cut=65)
        cheese_wedge(.12, -.03, .022, 115)
        cheese_wedge(.15, .08, .022, 60, '#EBD9A6')
        glass_dome(-.06, .02, .023, .125, .17)
    cheese(.86, .2, TOP, 15, '#EBD7A0', .13, .11, cut=.01)
    for k, (word, inside) in enumerate((('PICKLES', '#6F7E32'), ('OKRA', '#5E7A3C'), ('HONEY', '#C98A1E'), ('JAM', '#8E2F34'))):
        jar(1.08 + (k % 2) * .1, .08 + (k // 2) * .12, TOP, word, inside, lid=CORN, turn=k * 12, radius=.044, height=.15)


def _bread_basket(x, y):
    """A basket of upright baguettes."""
    basket(x, y, TOP, 0, .26, .24, .26)
    for k, (dx, dy, lean) in enumerate(((-.06, .04, -7), (0, .05, 1), (.06, .04, 6), (-.04, -.02, -10), (.035, -.03, 8), (.0, -.05, -2))):
        with at(x + dx, y + dy, TOP + .02, tilt=(-3 + k % 3 * 2, lean - 90)):
            baguette(.26, 0, -.028, length=.5)
