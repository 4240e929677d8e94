"""A planned store: an architect's model without a roof, on its floor plan on a drawing table."""
from kit import *

PICTURES = {
    'store-development': dict(size=(2160, 1441), samples=10, light='still', light_options=dict(at=(0, .02, .05), reach=.62, power=.62, fill=.2),
                              camera=dict(where=(-.34, -.98, .72), at=(-.01, .0, .035), lens=42, blur=.011, focus=(-.02, -.1, .05))),
}
SCALE = .042  # of the model: meters on the table for one meter of the store
CUT_HEIGHT = 1.5  # meters: where the walls are cut off


def build(name):
    desk_top(0, .35, 0, 3.6, 2.6, OAK, board=.2)
    with at(0, .0, 0, 6):
        sheet(.02, -.36, .0012, 1.05, .72, floor_plan(), 0, tilt=(-90, 0))
        box(0, .02, .002, .8, .56, .016, wood(PINE), bevel=.003)
        with at(0, .02, .018, scale=SCALE):
            store()
    drawing_tools()


def drawing_tools():
    rolled_drawing(-.12, .47, 0, 12, .62, .026)
    rolled_drawing(-.16, .53, 0, 7, .7, .022, '#DCE5DA', tie=LEAF)
    rolled_drawing(-.14, .495, .046, 9, .6, .022, CREAM, tie=CORN)
    ruler(.12, -.36, .002, 4, .4)
    drafting_triangle(-.47, -.2, .002, 20, side=.2)
    pencil(-.33, -.35, .002, -62, LEAF)
    pencil(.5, -.2, .002, 24, TOMATO)
    cup(.56, .16, 0, 20)
    spectacles(.52, -.06, .0, -28)
    pencil_pot(.42, .42, 0)


def store():
    """The store, 18 by 12 meters, its front to -y."""
    box(0, 0, 0, 18.2, 12.4, .05, concrete('#CFC5B0', rough=.5), bevel=.01)
    box(0, 0, .05, 17.8, 12, .03, tile('#E2D4B8', '#C6CFB9', size=.6), bevel=0)
    with at(z=.08):
        walls_cut_open()
        aisles()
        departments()
        checkouts()
        forecourt()


def walls_cut_open():
    coat = plaster('#F4EAD6', dirt=.1)
    for x in (-8.9, 8.9):
        box(x, 0, 0, .25, 12.1, CUT_HEIGHT, coat, bevel=.01)
        box(x, 0, CUT_HEIGHT, .25, 12.1, .03, lacquer(TOMATO, rough=.6), bevel=0)
    box(0, 5.95, 0, 18, .25, CUT_HEIGHT, coat, bevel=.01)
    box(0, 5.95, CUT_HEIGHT, 18, .25, .03, lacquer(TOMATO, rough=.6), bevel=0)
    box(-3.5, 4.0, 0, .15, 3.8, CUT_HEIGHT, coat, bevel=.01)
    box(-6.9, 2.1, 0, 3.8, .15, CUT_HEIGHT, coat, bevel=.01)
    for x, width in ((-6.2, 5.6), (4.9, 8.2)):
        box(x, -5.95, 0, width, .22, .5, brick(), bevel=.01)
        bays = int(width / 1.3 + .5)
        for k in range(bays + 1):
            box(x - width / 2 + k * width / bays, -5.95, .5, .1, .14, CUT_HEIGHT - .5, paint(LEAF), bevel=.005)
        sheet(x, -5.95, .5, width, CUT_HEIGHT - .5, glass())


def aisles():
    """Five islands of stocked shelves."""
    for k in range(5):
        x = -1.6 + k * 1.95
        for j in range(4):
            y = -2.0 + j * 1.22
            gondola(x - .43, y, 0, 270, height=1.35, shelves=3, depth=.42)
            gondola(x + .43, y, 0, 90, height=1.35, shelves=3, depth=.42)


def departments():
    for k in range(6):
        gondola(-2.6 + k * 1.9, 5.3, 0, width=1.86, height=1.45, depth=.5, shelves=3, kinds=('milk', 'jug', 'bottle'), words=('MILK', 'LEMONADE', 'TEA'), color='#DDE6DC')
    for k, make in enumerate((apple, orange, green_apple, lemon, tomato, peach)):
        x, y = -7.3 + (k % 2) * 1.5, -3.2 + (k // 2) * 1.5
        tiered_stand(x, y, 0, width=1.3, steps=2)
        for j in range(2):
            full_crate(make, x - .32 + j * .64, y, .3, .05, depth=.34)
    counter(-5.6, 2.9, 0, width=3.2)
    for k in range(3):
        cake(-6.6 + k * .6, 2.9, .95)
    for k in range(3):
        pallet_load(-7.9 + k * 1.5, 4.5, 0, word=None, turn=0, height=.9)


def checkouts():
    for k in range(4):
        counter(1.2 + k * 1.9, -4.0, 0, 90, 1.8, .6, .9, color=TOMATO if k == 0 else LEAF)
    for k in range(3):
        cart(-2.4 + k * .62, -4.7, 0, 8)


def forecourt():
    """The sidewalk with trees, planters, a bench and a bicycle."""
    box(0, -7.1, -.1, 18.2, 1.9, .06, flagstones(), bevel=.01)
    for x in (-7.6, -3.9, 4.2, 8.2):
        tree(x, -7.2, -.04, 3.2, spread=.9, seed=int(x) % 5)
    for x in (-5.7, 6.2):
        planter(x, -6.5, -.04)
    bench(2.2, -6.6, -.04)
    bicycle(-2.4, -7.2, -.04, 4)
