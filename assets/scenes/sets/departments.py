"""Goods of all departments, close together on a counter, in the light of a window."""
import random

from kit import *

PICTURES = {
    'product-categories': dict(size=(2160, 1440), samples=16, light='morning', light_options=dict(direction=-62, height=24, power=5.5, fill=.5, background=.6, exposure=.6),
                               camera=dict(where=(.03, -1.42, .33), at=(.03, 0, .158), lens=48, blur=.009, focus=(0, -.2, .1))),
}


def build(name):
    add_household_labels()
    desk_top(0, .1, 0, 5, 1.6, OAK, board=.16)
    wall(0, .62, -.2, 8, 3, .1, plaster('#7D9F9A', dirt=.1, rough=.9))
    _window()
    _bread()
    _fresh_goods()
    _packed_goods()
    _household_goods()


def _window():
    """A window beyond the left edge, whose bars throw their shadows on the goods and the wall."""
    panes = tuple((.34 * px, .34 * pz, .29, .29) for px in range(-3, 4) for pz in range(1, 7))
    wall(-1.5, -.62, -.1, 5, 4, .04, wood(CREAM), openings=panes, turn=90)


def _bread():
    with at(-.14, -.2, 0, 56):
        box(.02, 0, 0, .46, .17, .018, wood(WALNUT, rough=.4), bevel=.007)
        cut_loaf(.1, 0, .018)
        bread_slice(-.072, .004, .018, turn=-5, tilt=(0, 27))
        bread_slice(-.2, -.02, .025, turn=-16, tilt=(0, 87))
        for k in range(22):
            size = random.uniform(.0015, .005)
            lump(random.uniform(-.16, .02), random.uniform(-.092, -.06), .018, (size, size * .7, size * .6), crumb(), rough=.5, seed=k, sides=10, turn=k * 50)


def _fresh_goods():
    full_crate(peach, -.225, .04, 0, radius=.034, turn=10, width=.29, depth=.24, height=.15)
    peach(-.397, -.12, 0, 20)
    peach_half(-.28, -.165, .0146, -12, tilt=(52, 0))
    lettuce(-.05, .15, 0, 30)
    with at(.165, -.26, 0, 14):
        enamel_tray(0, 0, 0, width=.31, depth=.21)
        roast(.01, .012, .01, 26)
        for px, py in ((-.01, -.08), (.05, -.075), (.09, -.065), (.12, -.05), (.12, -.015)):
            with at(px, py, .008, scale=.55):
                parsley(0, 0, 0, 0, count=1)
    cake_stand(.3, .03, 0, .13, .07)
    cheese(.3, .03, .07, 4, r=.1, height=.08)


def _packed_goods():
    crate(-.22, .34, 0, 0, .46, .26, .16, None)
    grocery_box(-.36, .34, .16, 'OATS', .16, .06, .24, turn=12)
    grocery_box(-.17, .32, .16, 'CRACKERS', .17, .06, .24, turn=-7)
    jar(-.045, .28, .16, 'HONEY', turn=-10)
    milk_carton(.12, .24, 0, turn=-12)
    bottle(.04, .3, .0, 'LEMONADE', turn=8)
    crate(.35, .34, 0, 0, .34, .22, .14, None)
    for x, y, z, word in ((.26, .32, .14, 'TOMATOES'), (.35, .33, .14, 'CORN'), (.305, .325, .25, 'PEAS'), (.44, .33, .14, 'COFFEE')):
        can(x, y, z, word, 10)


def _household_goods():
    for k in range(3):
        soap(.5, 0, k * .034, 14 - 9 * k)
    pump_bottle(.505, .09, 0, turn=-8)
    roll_of_paper(.59, .24, 0)
    roll_of_paper(.59, .24, .1)
