"""The first warehouse with the first truck; a member's store and the warehouse as a model; the founders' table."""
from kit import *

PICTURES = {
    'history': dict(size=(2160, 1440), samples=16, light='morning', light_options=dict(direction=-54, height=16, power=4.8, fill=.62, exposure=.45),
                    mist=dict(color='#F5DBB4', start=18, reach=50, max_share=.55),
                    camera=dict(where=(-3.9, -14.2, 1.75), at=(-.15, -2.5, 2.15), lens=38, blur=.006, focus=(0, -5.6, 1.2))),
    'membership': dict(size=(2160, 1440), samples=20, light='morning', light_options=dict(direction=-58, height=26, power=4.4, fill=.6, exposure=.4),
                       night=dict(lamps=((-9, -6, 15, 2600), (6, 6, 16, 1200)), size=2, fill=.5, exposure=.6),
                       camera=dict(where=(-6.5, -34.5, 19.6), at=(.1, -1.0, .7), lens=48, blur=.006, focus=(0, -4.5, 1))),
    'history-table': dict(size=(2160, 1440), samples=16, light='indoors', light_options=dict(fill=.2, key=(-.5, .5, 1.5), at=(0, 0, 0), power=36, size=.4, exposure=.66),
                          camera=dict(where=(-.26, -1.0, .86), at=(.0, .02, .02), lens=40, blur=.008, focus=(0, -.05, .02))),
}


def build(name):
    globals()[name.replace('-', '_')]()


def history():
    ground(asphalt('#957F5F'))
    box(0, 22, -.05, 200, 30, .07, grass(), bevel=0)
    _first_warehouse()
    _platform()
    old_truck(-.1, -5.5, 0, 34)
    for k, word in enumerate(('PEACHES', 'COFFEE', 'CORN')):
        carton(-3.6 + .04 * k, -3.1, k * .305, word, turn=14 - 9 * k)
    full_crate(apple, -3.0, -3.4, 0, word='PEACHES', turn=-12)
    milk_can(3.1, -4.15, 0)
    hand_truck(-4.3, -4.2, 0, 30)
    for x, y, height in ((-8.6, 5, 8.5), (-12, 9, 9.5), (8.4, 4, 9), (12.5, 10, 10)):
        tree(x, y, 0, height, spread=2.5, seed=int(height))
    far_town(34, 110, seed=5, church=False)
    pole_line(-26, 12, 0, count=4, pitch=17)
    fence(-10.8, .2, 0, 10, color='#CDBF9F')
    fence(10.8, .2, 0, 10, color='#CDBF9F')


def _first_warehouse():
    red = brick('#9C4B36')
    openings = [(-1.9, .9, 2.4, 2.5), (1.15, 1.9, 1.1, 1.5), (-4.15, 1.9, .9, 1.5), (3.4, .9, 1.05, 2.3)]
    wall(0, 0, 0, 10.4, 4.7, .3, red, openings)
    steps = [(-5.2, 0), (-5.2, .35), (-3.2, .35), (-3.2, .8), (-1.3, .8), (-1.3, 1.3), (1.3, 1.3), (1.3, .8), (3.2, .8), (3.2, .35), (5.2, .35), (5.2, 0)]
    cutout(0, 0, 4.69, steps, .3, red, bevel=0)
    for left, right, top in ((-5.2, -3.2, .35), (-3.2, -1.3, .8), (-1.3, 1.3, 1.3), (1.3, 3.2, .8), (3.2, 5.2, .35)):
        box((left + right) / 2, 0, 4.69 + top, right - left + .1, .42, .09, concrete('#CFC3AC', rough=.8), bevel=.015)
    for side in (-1, 1):
        box(side * 5.08, 3.5, 0, .24, 7, 4.7, red, bevel=0)
    box(0, 3.5, 4.5, 10.2, 7, .1, concrete('#8E877A'), bevel=0)
    box(0, 6.9, 0, 10.2, .2, 4.6, plaster('#D9C39A', dirt=0), bevel=0)
    box(0, -.17, 3.72, 8.4, .04, .78, paint(CREAM, rough=.7, wear=.8, under='#9C4B36'), bevel=.004)
    words(' '.join(short_name()), 0, -.2, 3.9, .62, paint(DEEP, rough=.7, wear=.6), depth=.008, font='slab')
    for px, pz, w, h in (openings[1], openings[2]):
        window(px, -.02, pz, w, h, frame=CREAM, panes=(3, 3), lit=.6, curtain='#E9DCC0')
    door(3.4, 0, .9, 1.05, 2.3, LEAF)
    goose_neck(-1.9, -.2, 4.75, lit=8)
    box(-3.42, -.24, .95, 1.15, .07, 2.55, wood('#8A5E38'), bevel=.01)
    rod(start=(-4.2, -.26, 3.52), end=(-.5, -.26, 3.52), radius=.022, material=lacquer(INK, rough=.4))
    downspout(4.7, -.15, 0, 4.6)


def _platform():
    """A loading platform of planks, its goods, and the room behind the open door."""
    box(-.2, -.95, 0, 10.0, 1.4, .8, brick('#8F4A38'), bevel=0)
    for k in range(9):
        box(-.2, -1.62 + k * .17, .8, 10.2, .165, .1, wood('#9A7448', rough=.8), bevel=.008)
    for k in range(4):
        box(4.55 + k * .27, -1.0, 0, .28, 1.1, .72 - k * .19, wood('#9A7448', rough=.8), bevel=.01)
    panel(-1.9, 2.6, 4.2, 4, 3, power=160)  # a lamp at the ceiling: place, width, depth, watts
    box(-1.0, 3, .82, 8, 5.6, .08, wood('#9A7448'), bevel=0)
    for k in range(4):
        carton(-2.7 + k * .46, 1.5, .9, 'FLOUR', .44, .4, .4)
        if k < 3:
            carton(-2.6 + k * .45, 1.5, 1.3, 'SUGAR', .44, .4, .4, turn=3 * k)
    for k, word in enumerate(('FLOUR', 'OATS', 'RICE')):
        sack(.2 + k * .42, -.5, .9, word, .38, .26, .58, turn=(k - 1) * 8)
    for k, fruit in enumerate((potato, apple, onion)):
        barrel(-4.7 + .62 * k, -.6 - .1 * (k % 2), .9, fruit)
    crate(2.0, -.6, .9, 6, word='YAMS')
    crate(2.02, -.62, 1.145, -6)


def membership():
    with at(z=-.9, scale=12):
        table(0, .5, -.75, 0, 7, 3.4)
    box(0, 0, -.88, 27, 17.4, .5, wood(WALNUT, rough=.4), bevel=.12)
    box(0, 0, -.4, 26.2, 16.6, .42, grass('#7C8C4A', '#98965A'), bevel=.03)
    box(0, 36, -30, 220, 1, 80, plaster('#2F5E4B', dirt=0), bevel=0)
    _layout_roads()
    with at(-7.6, 2.6, .03, 0):
        _member_store()
    with at(5.2, 3.4, .03):
        _wholesaler()
    old_truck(-1.5, -4.35, .04, 84)
    _greenery()
    _workbench()


def history_table():
    desk_top(0, .3, 0, 3.2, 2.4, '#8A5E38', board=.2)
    box(0, .02, 0, 1.3, .95, .003, cloth('#E9DFC6'), bevel=.001, turn=2)
    sheet(0, -.24, .005, .3, .42, contract(seed=4), turn=-6, tilt=(-90, 0))
    fountain_pen(.17, -.12, .005, 40)
    ink_bottle(.24, .08, .004, 10)
    ledger(-.36, -.06, .004, 18)
    with at(.1, .36, .004):
        pie(0, 0, 0, 20, r=.13)
    for k, (x, y) in enumerate(((-.52, .24), (-.2, .34), (.42, .22), (.44, -.2), (-.4, -.36))):
        cup(x, y, .004, 40 * k, band=(LEAF, TOMATO)[k % 2])
    spectacles(.1, .13, .004, -24)
    hat(.68, .02, 0, 20, '#5A4632')
    hat(-.74, .06, 0, -30, '#59625F')
    hat(.5, .56, 0, 60, '#7A5F40')
    coins(.3, -.3, .004, count=4, seed=3)
    coins(.36, -.27, .004, count=2, seed=5)


def _layout_roads():
    box(0, -4.9, -.38, 26.2, 3.8, .415, asphalt(), bevel=.01)
    box(5.2, .2, -.38, 13.4, 6.6, .414, asphalt('#77726A'), bevel=.01)
    road_line(0, -4.9, 26, .12, z=.037)
    sidewalk(-7.6, -2.9, .03, 9.6, 5.4)
    for k in range(5):
        road_line(-.2 + k * 2.7, -.6, 4, .1, turn=90, z=.036)


def _member_store():
    with at(z=.14):
        storefront(0, 0, 0, 'MEMBER', 7.2, 4.5, 5.4, accent=LEAF, stripe=TOMATO, light=140, color='#B0603F')
        window_display(shop_width=7.2)
        produce_stand(-1.95, -1.1, 0)
        produce_stand(2.1, -1.05, 0, rows=((orange, apple, pear), (cabbage, onion, potato)))
        chalk_board(.75, -1.7, 0, turn=10)
        street_lamp(-4.1, -2.2, 0)
        bench(3.6, -2.1, 0, 180)
        tree(4.4, -2.0, 0, 4.2, spread=1.1, seed=3)


def _wholesaler():
    warehouse(0, 0, 0, doors=(-3.9, 0, 3.9), width=12.4, height=6.2, name=short_name()[0], open_doors=(1,))
    coat = plaster(CREAM, dirt=.3)
    for side in (-1, 1):
        box(side * 6.08, 3.2, 0, .24, 6.2, 5.9, coat, bevel=.01)
    box(0, 6.2, 0, 12.2, .2, 5.9, coat, bevel=.01)
    box(0, 3.3, 5.7, 12.2, 6.2, .12, concrete('#9A9284'), bevel=.01)
    for k in range(3):
        # A skylight.
        hull((k - 1) * 3.6, 3.2, 5.82, [(sx * .9 * w, sy * 1.1 * w, h) for sx in (-1, 1) for sy in (-1, 1) for h, w in ((0, 1), (.4, .85))], lacquer('#BFD2D0', rough=.1), bevel=.03)
    trailer(3.9, -.5, 0, length=5.2, reefer=False)
    pallet_load(-4.6, -1.4, 0, 'TOMATOES', turn=5, height=.9, wrapped=False, color=KRAFT, missing=2)
    pallet_load(-3.1, -1.9, 0, 'CORN', turn=-6, height=.6, wrapped=False, color=KRAFT)
    bollard(-2, -.9, 0)


def _greenery():
    for x, y, height, spread in ((-11.8, 5.8, 5, 1.6), (-2.3, 5.4, 5.6, 1.7), (-2.2, 1.2, 3.8, 1.1), (12, 6.8, 5.2, 1.6), (-11.9, -.6, 4.2, 1.2), (-3.4, 7.2, 4.6, 1.4), (12.2, -1.8, 3.8, 1.1)):
        tree(x, y, .02, height, spread, seed=int(height * 3) % 6 + 1)
    for k in range(8):
        shrub(-11.6 + k * 3.3, -7.5, .02, .6, seed=k % 4)
    fence(-11.4, 7.6, .02, 3.4)
    fence(9.6, -7.2, .02, 6)


def _workbench():
    """A pencil, and a paint can with a stick, beside the model."""
    with at(-5.5, -10.7, -.9, scale=30):
        eraser_pencil(0, 0, 0, 82, .24, CORN)
    with at(8.6, -11.2, -.9, scale=14):
        lathe(0, 0, 0, [(0, 0), (.075, 0), (.08, .01), (.08, .12), (.074, .13), (.072, .12), (0, .118)], [steel(), mottled(TOMATO, blush=None, rough=.15)], slots=[0, 0, 0, 0, 0, 1])
        rod(start=(-.02, -.01, .1), end=(.16, .05, .2), radius=.007, material=wood(OAK))
