"""The dividend: stacks of coins that rise like steps, beside a ledger, a balance and a model of a shop."""
from kit import *

PICTURES = {
    'hero-dividend': dict(size=(2880, 1620), samples=32, light='still', light_options=dict(at=(.1, 0, .1), reach=.62, power=.66, fill=.2, exposure=.5),
                          night=dict(lamps=((-.75, -.5, .85, 26), (.04, .36, .13, .3), (.9, 1.2, 1.2, 16)), size=.12, fill=.6, power=.1, exposure=.6),
                          camera=dict(where=(-.05, -1.22, .37), at=(-.015, 0, .125), lens=40, blur=.01, focus=(.1, -.2, .05))),
}
STEPS = (3, 6, 10, 15, 21, 28)


def build(name):
    desk_top(0, .1, 0, 3.2, 1.1, OAK, board=.18)
    for k, count in enumerate(STEPS):
        coins(-.08 + k * .055, -.235 + k * .008, 0, count, seed=k)
    for k, (x, y) in enumerate(((-.14, -.3), (.16, -.31), (.03, -.32))):
        coins(x, y, 0, count=1, seed=k + 9)
    with at(-.37, -.12, 0, 15):
        ledger(0, 0, 0)
        fountain_pen(.06, -.02, .03, 62)
    with at(.4, .09, 0, 40, scale=.9):
        beam_balance(0, 0, 0)
    corner_shop(.04, .27)
    background()


def corner_shop(x, y):
    """A model of a shop and its street, on a base."""
    with at(x, y, 0, -8):
        box(0, .03, 0, .5, .32, .018, wood(WALNUT), bevel=.004)
        with at(0, 0, .018, scale=.045):
            sidewalk(0, -2.9, 0, 10.6, 8.6, curb=.1)
            with at(0, 0, .1):
                storefront(0, 0, 0, 'FINE GROCERS', stripe=TOMATO, light=.12, upper=True)
                full_crate(apple, -2.8, -.8, 0, word='PEACHES')
                full_crate(orange, -2.1, -.8, 0, word='LEMONADE')
                tree(4.9, -1.2, 0, 4.4, spread=1.2)
                tree(-4.9, -1.0, 0, 3.8, spread=1.0, seed=3)
                street_lamp(3.6, -2.2, 0, 3.4)
                bench(2.4, -.7, 0)
                bicycle(-.6, -2.1, 0, 4)


def background():
    """A paneled wall, with shelves of goods in front of its right half."""
    with at(0, 1.5):
        box(0, .3, -1, 7, .1, 4, paint(LEAF, rough=.6, wear=.2), bevel=0)
        for k in range(9):
            box(-3 + k * .42, .235, -.9, .03, .03, 3, paint(DEEP, rough=.6, wear=.2), bevel=.006)
        for level in (-.12, .26, .66):
            box(1.25, .02, level - .03, 2.4, .34, .03, wood(WALNUT), bevel=.004)
            stock(1.25, -.1, level, 2.3, room=.36, kinds=('can', 'jar', 'bottle', 'tin'), words=None, gaps=.02)
        for x in (.05, 2.45):
            box(x, .02, -1, .04, .36, 2.4, wood(WALNUT), bevel=.004)
