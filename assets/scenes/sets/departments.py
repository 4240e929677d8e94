"""Goods of all departments, side by side on a table."""
from kit import *

PICTURES = {
    'product-categories': dict(size=(2160, 1440), samples=20, light='still', light_options=dict(at=(0, 0, .12), reach=.85, power=.62, fill=.26, exposure=.45),
                               camera=dict(where=(-.25, -1.8, 1.05), at=(.02, .11, .1), lens=49, blur=.010, focus=(0, -.2, .1))),
}


def build(name):
    add_household_labels()
    desk_top(0, .2, 0, 5, 2.0, OAK, board=.2)
    wall(0, 1.15, -.2, 8, 3, .1, plaster('#2F5E4B', dirt=.1, rough=.9))
    _fresh_goods()
    _shelf_goods()
    _household_goods()


def _fresh_goods():
    full_crate(peach, -.56, -.08, 0, radius=.038, word='PEACHES', turn=14, width=.44, depth=.3, height=.19)
    lettuce(-.82, .2, 0, 30)
    lettuce(-.66, .34, 0, 80)
    corn(-.36, -.34, .03, 62, tilt=(0, 90))
    with at(.02, -.26, 0, -6):
        enamel_tray(0, 0, 0)
        roast(0, 0, .012, 8)
    parsley(.02, -.2, .05, .1, count=4)
    with at(-.14, .16, 0, 10):
        cake_stand(0, 0, 0)
        loaf(-.05, .02, .075, 12, seed=2)
        loaf(.06, -.05, .075, -8, seed=4)
    cheese(.36, -.16, 0, 24, r=.11, height=.08)


def _shelf_goods():
    for k, word in enumerate(('OATS', 'CRACKERS', 'RICE')):
        grocery_box(-.5 + k * .24, .46, 0, word, turn=4 - 5 * k)
    bottle(.2, .42, 0, 'LEMONADE', turn=8)
    milk_carton(.34, .34, 0, turn=-14)
    for x, y, z, word in ((.46, .2, 0, 'TOMATOES'), (.54, .22, 0, 'CORN'), (.5, .21, .11, 'PEAS'), (.62, .3, 0, 'COFFEE')):
        can(x, y, z, word, 10)
    jar(.46, .02, 0, 'HONEY', turn=-10)
    egg_box(.56, -.26, 0, -18)


def _household_goods():
    for k in range(3):
        soap(.66 + .012 * k, -.02, k * .042, 14 - 9 * k)
    pump_bottle(.66, .14, 0, turn=-8)
    roll_of_paper(.78, .3, 0)
    roll_of_paper(.77, .3, .1)
    spray_bottle(.8, .12, 0, turn=-20)
