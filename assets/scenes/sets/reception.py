"""A reception counter with a telephone, a bell and a note pad."""
from kit import *

PICTURES = {
    'contact': dict(size=(2160, 1440), samples=20, light='open_front', light_options=dict(direction=-58, height=24, power=3.2, fill=.5, exposure=.55),
                    camera=dict(where=(-.26, -1.8, 1.42), at=(.0, .02, 1.12), lens=46, blur=.01, focus=(-.02, -.12, 1.08))),
}


def build(name):
    _back_wall()
    box(0, .1, .9, 3.4, .95, .06, wood(OAK, rough=.35), bevel=.02)
    box(0, -.34, .84, 3.36, .05, .07, wood(WALNUT), bevel=.01)
    box(0, .1, 0, 3.3, .8, .9, paint(LEAF), bevel=.01)
    with at(z=.96):
        telephone(-.12, -.06, 0, 16)
        note_pad(.2, -.13, 0, -14)
        desk_bell(-.36, -.19, 0)
        pot_plant(.52, .16, 0)
        _counter_things()


def _counter_things():
    """A cup of coffee, a small sign, three apples."""
    with at(.38, -.02, 0, -20):
        lathe(0, 0, 0, [(0, 0), (.036, 0), (.04, .01), (.04, .09), (.036, .09), (.035, .03), (0, .03)], [lacquer(CREAM, rough=.15)])
        tube(0, 0, .07, .035, .004, mottled('#3A2114', blush=None, rough=.1))  # the coffee
        pipe([(.038, 0, .075), (.07, 0, .07), (.07, 0, .03), (.038, 0, .022)], .006, lacquer(CREAM, rough=.15))
    with at(-.47, .17, 0, 14):
        box(0, .02, 0, .3, .05, .02, wood(WALNUT), bevel=.004)
        sheet(0, .0, .015, .28, .15, plate('PLEASE RING', ground=DEEP, ink=CREAM, font='script', shape=(1.87, 1)), tilt=(-8, 0))
    for k, fruit in enumerate((apple, green_apple, apple)):
        fruit(-.62 + .085 * k, -.03 + .06 * (k % 2), 0, k * 60)


def _back_wall():
    """A wall with paneling below, and pigeonholes of papers, cartons and folders above."""
    box(0, 1.75, 0, 6, .1, 3, plaster('#DCC79C', dirt=.1), bevel=0)
    box(0, 1.68, 0, 6, .05, 1.05, paint(DEEP), bevel=.01)
    box(0, 1.66, 1.05, 6, .09, .05, wood(WALNUT), bevel=.01)
    for k in range(6):
        for j in range(3):
            with at(-.9 + k * .34, 1.4, 1.25 + j * .3):
                box(0, .15, 0, .34, .3, .02, wood('#8A5E38'), bevel=.004)
                box(-.17, .15, 0, .02, .3, .3, wood('#8A5E38'), bevel=.004)
                _pigeonhole((k * 5 + j * 3) % 4)
    box(-.05, 1.55, 2.15, 2.1, .34, .03, wood('#8A5E38'), bevel=.006)
    box(.97, 1.55, 1.25, .02, .3, .9, wood('#8A5E38'), bevel=.004)
    with at(-1.55, 1.66, 1.5):
        box(0, 0, 0, .62, .03, .78, wood(WALNUT), bevel=.01)
        sheet(0, -.02, .05, .52, .68, plate('WELCOME', ground=CREAM, ink=LEAF, font='slab', shape=(.76, 1), second='neighbor'))


def _pigeonhole(kind):
    """kind: 0 for papers, 1 for rolls, 2 for a carton, 3 for folders."""
    if kind == 0:
        for k in range(5):
            box(0, .15, .02 + k * .012, .24, .22, .009, paper((CREAM, '#E9D9B4', '#CFE0C4')[k % 3]), bevel=.001, turn=k * 3 - 6)
    elif kind == 1:
        for k in range(3):
            tube(-.06 + k * .06, .02, .05 + .045 * (k == 1), .03, .24, paper(CREAM), tilt=(-90, 0))
    elif kind == 2:
        carton(0, .14, .02, 'TEA', .22, .2, .16, tape=False)
    else:
        for k in range(4):
            box(-.1 + k * .05, .14, .02, .04, .2, .2 + .02 * (k % 2), lacquer((LEAF, TOMATO, CORN, DEEP)[k], rough=.4), bevel=.004)
