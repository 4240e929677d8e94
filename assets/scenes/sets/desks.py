"""Two tables: one with a half-drawn circular, one with a contract under a lamp."""
import math

from kit import *

PICTURES = {
    'advertising': dict(size=(2160, 1441), samples=8, light='still', light_options=dict(at=(0, 0, 0), reach=.55, power=.95, fill=.25),
                        camera=dict(where=(.06, -.86, .78), at=(.0, .045, .01), lens=39, blur=.011, focus=(0, -.04, 0))),
    'legal': dict(size=(2160, 1441), samples=8, light='still', light_options=dict(at=(0, .1, .1), reach=.6, power=.55, fill=.2, exposure=.55),
                  camera=dict(where=(-.1, -.98, .52), at=(.0, .04, .085), lens=42, blur=.012, focus=(0, -.1, .03))),
}


def build(name):
    {'advertising': drawing_table, 'legal': contract_desk}[name]()


def drawing_table():
    desk_top(0, .3, 0, 3.4, 2.4, WALNUT)
    box(0, -.02, 0, .86, .56, .004, paint('#3F6B57', rough=.8, wear=.1), bevel=.002, turn=-3)
    with at(-.02, -.02, .005, 7):
        open_circular(.3, .4)
    with at(-.46, .13, .0, -18):
        for k in range(5):
            sheet(.004 * k, .003 * k, .002 + k * .003, .21, .28, circular_cover(), k * 2, tilt=(-90, 0))
    for x, y, turn, word in ((.36, -.17, 16, 'PICKLES'), (.39, -.06, -9, 'LEMONADE'), (.365, -.29, -24, 'COFFEE')):
        sheet(x, y, .006, .1, .08, cutting(word), turn, tilt=(-90, 0))
    scissors(.2, -.305, .001, 78)
    for k, color in enumerate((TOMATO, CORN, LEAF, '#2F5D74', '#D07A3A')):
        pencil(-.4 + k * .022, -.2 - k * .012, .0045, -38 + k * 7 + (k % 2) * 6, color)
    pencil(.05, -.04, .0215, -52, TOMATO)
    pencil_pot(.26, .3, 0)
    cup(-.2, .35, 0, 35)
    drawn_goods()


def open_circular(width, depth):
    """Two pages that rise a little beside the fold and at their outer edges. The right page is not finished."""
    for half in (0, 1):
        def page(u, v, side=half * 2 - 1):
            x = u if side > 0 else u - 1
            lift = .016 * math.sin(math.pi * min(abs(x) * 1.25, 1)) + .02 * max(abs(x) - .72, 0) * (1 + v)
            return x * width, (v - .5) * depth, .002 + lift
        surface(('page', half, width), page, across=28, up=6, material=circular_page(half, done=4 if half else 6), sharp=180)


def drawn_goods():
    """The goods that the circular shows, and a ruler."""
    peach(.42, .09, 0, 20)
    peach(.395, .17, 0, 140)
    tomato(.475, .17, 0, 40)
    jar(.38, .29, 0, 'JAM', turn=-12)
    can(.16, .42, 0, 'PEAS')
    grocery_box(.0, .44, 0, 'OATS', .13, .05, .18, -8)
    ruler(-.17, -.29, .0042, -4, .36)


def contract_desk():
    desk_top(0, .1, 0, 3.0, 1.5, '#7A4E2C', board=.2)
    box(.02, -.1, 0, .64, .46, .006, lacquer('#24513F', rough=.6, coat=.1), bevel=.003, turn=-2)
    with at(.02, -.1, .0068, -5):
        for k in range(3):
            sheet(.006 * k, .004 * k - .19, .0008 * k, .27, .38, contract(seed=1 + k, signed=k == 2), (1 - k) * 2, tilt=(-90, 0))
        seal(.085, -.145, .0028)
    fountain_pen(.175, -.13, .007, -28)
    ink_bottle(.29, .06, 0, 14)
    cup(.41, .14, 0, -30)
    spectacles(-.2, -.2, .007, 32)
    bankers_lamp(.17, .22, 0, 26, power=2.2)
    for k, (color, turn) in enumerate(((DEEP, 6), ('#7A3B2A', -4), ('#5A3825', 9))):
        book(-.3, .19, k * .052, 90 + turn, (.19, .27, .052), color)
    with at(-.3, .16, .156, 24, scale=.042):
        box(0, 0, 0, 3.8, 6.4, .1, wood(OAK), bevel=.02)
        van(0, 0, .1, 0, lamps=.6)
    law_library()


def law_library():
    """Shelves of books along the wall behind the desk."""
    with at(0, 1.25):
        box(0, .22, -.8, 4.4, .05, 2.6, wood('#5A3A22'), bevel=0)
        for k, level in enumerate((-.32, .04, .4, .76)):
            box(0, 0, level - .03, 4.4, .4, .03, wood('#6B4528'), bevel=.004)
            for bay in (-1, 0, 1):
                book_row(bay * 1.06, -.08, level, 1.0, seed=3 + k * 3 + bay)
        for x in (-1.6, -.53, .53, 1.6):
            box(x, -.01, -.8, .04, .42, 2.4, wood('#6B4528'), bevel=.004)
