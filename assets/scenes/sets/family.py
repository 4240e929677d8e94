"""A family portrait of the cooperative's own packages; on the wall, a portrait of a can."""
from kit import *

PICTURES = {
    'private-brands': dict(size=(2880, 1920), samples=20, light='indoors', light_options=dict(fill=.26, key=(-1.9, -1.7, 2.0), at=(.05, 0, 1.15), power=85, size=.6, exposure=.4),
                           camera=dict(where=(-.3, -2.15, 1.42), at=(.0, 0, 1.235), lens=51, blur=.009, focus=(0, -.16, 1.1))),
}
# The height of the counter's top.
TOP = .951
MOTIF_OF = dict(FLOUR='wheat', CORN='cob', COFFEE='bean', PEACHES='fruit', TEA='leaf', RICE='wheat', PEAS='peas', SALT='star', JAM='fruit', HONEY='drop',
              MILK='drop', OATS='wheat', TOMATOES='fruit', LEMONADE='fruit', PASTA='wheat', BEANS='bean', SOAP='star', CRACKERS='star')


def build(name):
    """The labels share three color schemes, so that they look like one family."""
    schemes = ((CREAM, LEAF, CORN), (LEAF, CREAM, CORN), (CREAM, TOMATO, LEAF))
    for k, (word, motif) in enumerate(MOTIF_OF.items()):
        PRODUCTS[word] = Label(*schemes[(0, 1, 0, 1, 2)[k % 5]], motif)
    box(0, .62, 0, 6, .1, 4, plaster('#3E6B57', dirt=.1), bevel=0)
    box(0, .555, 0, 6, .03, 1.05, paint('#E8DCBF', rough=.5), bevel=.006)
    box(0, .545, 1.05, 6, .06, .05, paint('#E8DCBF', rough=.45), bevel=.012)
    counter(0, 0, 0, width=3.4, depth=.72, panels=7)
    gilt_frame(.0, .4, TOP, 1.0, .55, tilt=(-4, 0), rail=.085)
    sheet(.0, .395, TOP + .07, 1.02, .57, paint('#6E4632', rough=.8, wear=.2), tilt=(-4, 0))
    can_portrait(-.74, .57, 1.3, 'PEACHES')
    _back_row()
    _middle_row()
    _front_row()


def _back_row():
    """Tall packages, on a plinth."""
    box(.0, .17, TOP, 1.0, .2, .16, wood(WALNUT), bevel=.006)
    z = TOP + .161
    sack(.0, .18, z, 'FLOUR', .25, .15, .36)
    grocery_box(-.22, .17, z, 'CRACKERS', .19, .07, .29, 3)
    grocery_box(.22, .17, z, 'OATS', .18, .07, .28, -4)
    bottle(-.375, .15, z, 'LEMONADE', '#D9B23C', lid=LEAF, turn=8)
    bottle(.37, .15, z, 'LEMONADE', '#8E2F34', lid=TOMATO, turn=-12)


def _middle_row():
    """Boxes, jars and tins; a bottle that leans on its neighbor; at each end a carton."""
    milk_carton(-.5, .05, TOP, 'MILK', 10, .095, .2)
    tin(-.37, .02, TOP, 'TEA', 8, .1, .15)
    grocery_box(-.225, .0, TOP, 'RICE', .14, .06, .21, 5)
    jar(-.1, .0, TOP, 'JAM', '#8E2F34', lid=CORN, turn=6, radius=.043, height=.15)
    grocery_box(.035, .01, TOP, 'PASTA', .13, .06, .23, -2)
    jar(.16, .0, TOP, 'HONEY', '#C98A1E', lid=CREAM, turn=-10, radius=.043, height=.15)
    tin(.285, .01, TOP, 'COFFEE', -6, .105, .16)
    grocery_box(.43, .03, TOP, 'SALT', .13, .07, .19, -9)
    with at(.575, .04, TOP, tilt=(0, -13.5)):
        bottle(0, 0, 0, 'HONEY', '#B9781E', lid=CREAM, turn=0, radius=.034, height=.22)
    carton(.7, .2, TOP, 'PEACHES', .26, .2, .22, -12)
    for k in range(3):
        can(.63 + k * .08, .18 + .02 * (k % 2), TOP + .221, 'PEAS', k * 25 - 14)
    carton(-.68, .2, TOP, 'CORN', .26, .2, .26, 12)


def _front_row():
    """Cans; small cans in front of them (one lies on its side); soap, eggs, a small sack."""
    for k, (px, word) in enumerate(((-.33, 'PEACHES'), (-.24, 'CORN'), (-.15, 'PEAS'), (-.06, 'TOMATOES'), (.03, 'BEANS'), (.12, 'PEACHES'), (.21, 'CORN'), (.3, 'PEAS'))):
        can(px, -.14 - .02 * (k % 2), TOP, word, (k * 31) % 17 - 8)
    for k, (px, word) in enumerate(((-.2, 'TOMATOES'), (-.11, 'BEANS'), (.07, 'TEA'), (.16, 'COFFEE'))):
        can(px, -.26, TOP, word, (k * 43) % 19 - 9, .03, .062)
    can(.4, -.24, TOP + .03, 'TOMATOES', -38, .03, .062, tilt=(90, 0))
    grocery_box(-.44, -.13, TOP, 'SOAP', .095, .06, .036, 12)
    grocery_box(-.44, -.13, TOP + .0365, 'SOAP', .095, .06, .036, -6)
    egg_box(.6, -.22, TOP, -24)
    with at(-.6, -.2, TOP, 24):
        sack(0, 0, 0, 'RICE', .15, .1, .19)
