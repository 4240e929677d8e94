"""A member's certificate on a table; keys on a board."""
from kit import *
from kit.figure_wear import key, key_tag

PICTURES = {
    'share': dict(size=(2160, 1440), samples=20, light='still', light_options=dict(at=(0, 0, .04), reach=.5, power=.62, fill=.24, exposure=.5),
                  night=dict(lamps=((-.5, .25, .62, 8), (.6, .7, .5, 3)), size=.12, fill=.4, power=.08, exposure=.65),
                  camera=dict(where=(-.22, -.86, .52), at=(.0, .03, .03), lens=45, blur=.012, focus=(-.02, -.08, .01))),
    'keys': dict(size=(2160, 1441), samples=16, light='indoors', light_options=dict(fill=.34, key=(-1.3, -1.2, 1.3), at=(0, 0, .1), power=44, size=.35, exposure=.62),
                 camera=dict(where=(-.3, -1.3, .1), at=(.0, .0, .0), lens=48, blur=.012, focus=(0, -.05, .05))),
}


def build(name):
    globals()[name]()


def share():
    desk_top(0, .1, 0, 3, 1.6, WALNUT, board=.18)
    wall(0, .95, -.1, 5, 2, .1, plaster('#2F5E4B', dirt=.1, rough=.9))
    box(-.01, -.05, 0, .6, .46, .005, paint('#3F6B57', rough=.8, wear=.1), bevel=.002, turn=-3)
    sheet(-.02, -.21, .0062, .44, .31, certificate(), -7, tilt=(-90, 0))
    with at(.145, -.13, .0075, -20):
        seal(0, 0, 0)
    fountain_pen(.02, -.21, .0075, 74)
    with at(.33, -.1, .012, 30, tilt=(-90, 0), scale=1.1):
        key()
        key_tag(0, 0, -.02)
    ledger(-.42, .16, 0, 22)
    ink_bottle(.18, .16, 0, -10)
    with at(.34, .27, 0, 38, scale=.045):
        old_truck(0, 0, 0)
    cup(-.06, .3, 0, 24)
    book(.02, .52, 0, 96, (.2, .28, .05), '#7A3B2A')
    book(.01, .52, .05, 84, (.19, .27, .045), DEEP)


def keys():
    wall(0, .06, -2, 5, 4, .1, plaster('#DCC79C', dirt=.15), openings=())
    box(0, 0, -.26, 1.12, .03, .5, wood(WALNUT, rough=.4), bevel=.012)
    box(0, -.012, -.23, 1.04, .02, .44, paint(LEAF, rough=.45, wear=.3), bevel=.006)
    sheet(0, -.0235, .115, .42, .075, plate('MEMBERS', ground=LEAF, ink=CREAM, font='tall', shape=(5.6, 1), border=False))
    for k, color in enumerate((TOMATO, CORN, '#8FB0BC', CREAM, TOMATO)):
        x = (k - 2) * .2
        pipe([(x, -.02, .06), (x, -.06, .06), (x, -.066, .075)], .005, steel('#C79B48', rough=.3))
        if k != 3:
            with at(x, -.05, .025, turn=(4, -6, 3, 0, -4)[k], tilt=(0, 180 + (3, -4, 2, 0, -3)[k])):
                key(length=.15)
            with at(x + .036, -.07, .045, 8, tilt=(0, -24), scale=1.15):
                key_tag(0, 0, 0, color)
