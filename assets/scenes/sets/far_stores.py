"""Three members' stores: by the sea, on a hill in autumn, in a suburb at dusk."""
import math

from kit import *

PICTURES = {
    'store-coast': dict(size=(2160, 1441), samples=10, light='sea_light', light_options=dict(exposure=.12),
                        mist=dict(color='#E6EFE6', start=40, reach=160, max_share=.5),
                        camera=dict(where=(-5.4, -13.0, 1.8), at=(-.5, 0, 2.55), lens=36, blur=.006, focus=(0, -1, 1.2))),
    'store-hill': dict(size=(2160, 1441), samples=10, light='morning', light_options=dict(direction=58, height=17, power=4.8, fill=.6, exposure=.45),
                       mist=dict(color='#F3D9AE', start=20, reach=60, max_share=.5),
                       camera=dict(where=(-5.2, -13.2, 1.5), at=(-.1, 0, 2.5), lens=37, blur=.007, focus=(0, -1, 1.2))),
    'store-suburb': dict(size=(2160, 1441), samples=20, light='dusk', light_options=dict(fill=.38, power=1.2, exposure=.75),
                         mist=dict(color='#8E8FA0', start=42, reach=90, max_share=.5),
                         camera=dict(where=(-7.4, -17.4, 1.7), at=(-.35, 0, 2.35), lens=32, blur=.006, focus=(0, -2, 1.2))),
}


def build(name):
    dict(zip(PICTURES, (coast, hill, suburb)))[name]()


def coast():
    ground(sea(), size=1200, z=-.7)
    box(0, -21.5, -1, 120, 66, 1, sand(), bevel=.3)
    box(3, -21.9, -.98, 22, 50, 1.0, asphalt('#8C8576'), bevel=.02)
    sidewalk(4, -3.3, 0, 18, 14)
    with at(z=.14):
        storefront(0, 0, 0, 'SEASIDE FOODS', 8, 4.0, 5, walls='plaster', color='#EFC0A0', accent='#2F6F73', stripe=CORN, light=150)
        window_display(shop_width=8, posters=('ICE CREAM', 'BEACH PICNIC'))
        _parapet(4.0)
        produce_stand(-2.3, -1.2, 0, rows=((orange, lemon, peach), (green_apple, tomato, pear)), color='#2F6F73')
        parasol(2.9, -1.7, 0, stripe='#2F6F73')
        for x, y, z, r in ((3.15, -2.05, 0, .13), (2.7, -2.15, 0, .13), (2.9, -1.98, .19, .11)):
            watermelon(x, y, z, 60 * x, r=r)
        for x, fruit, word in ((3.1, lemon, 'LEMONADE'), (2.5, orange, 'PEACHES')):
            full_crate(fruit, x, -.7, 0, word=word)
        bicycle(.55, -2.6, 0, 4, '#2F6F73')
        chalk_board(-4.3, -2.2, 0, lines=('Cold today', 'LEMONADE', 'MELON', 'PEACHES'), turn=-10)
        bench(5.6, -.9, 0)
    _shore()


def _parapet(z):
    """A curved plaster gable on top of the front, with a sun and a gull."""
    line = [(4 * math.cos(a), .0 + 1.25 * max(math.sin(a), 0) ** 1.5) for a in (k * math.pi / 28 for k in range(29))]
    cutout(0, .02, z + .1, line, .26, plaster('#EFC0A0'), bevel=.01)
    for k in range(len(line) - 1):
        (ax, az), (bx, bz) = line[k:k + 2]
        hull(0, 0, z + .1, [(px, dy, pz + t) for px, pz in ((ax, az), (bx, bz)) for dy in (-.16, .2) for t in (.0, .1)], paint(CREAM, rough=.5), bevel=.004)
    for k, (radius, color) in enumerate(((.34, '#2F6F73'), (.28, CREAM))):
        tube(0, -.12 - k * .01, z + .7, radius, .02, paint(color), tilt=(90, 0))
    cutout(0, -.155, z + .7, [(r * math.cos(a), r * math.sin(a)) for r, a in (((.22, .13)[k % 2], k * math.pi / 12) for k in range(24))], .02, paint(CORN), bevel=0)
    gull(.9, 0, z + 1.39, 60)


def gull(x, y, z, turn=0):
    white, gray = cloth('#F6F3EA'), cloth('#A9B0B0')
    with at(x, y, z, turn, scale=1.25):
        lump(0, 0, .1, (.14, .36, .15), white, rough=.04, tilt=(12, 0))
        for side in (-1, 1):
            lump(side * .065, .06, .14, (.04, .34, .09), gray, rough=.03, tilt=(8, 0))
            tube(side * .03, 0, 0, .007, .13, mottled('#E0A030'), sides=8)
            ball(side * .03, -.17, .29, .006, lacquer('#1B1B1B'), sides=8)
        ball(0, -.14, .235, .05, white)
        hull(0, -.19, .275, [(-.012, 0, 0), (.012, 0, 0), (0, 0, .016), (0, -.07, -.004)], mottled('#E0A030'), bevel=.002)


def _shore():
    for k, (x, y, height) in enumerate(((-5.9, -.6, 6.8), (-7.6, 3.4, 7.6), (6.6, 2.8, 7.8), (9.2, .5, 6.6))):
        palm(x, y, .0, height, seed=k + 2, lean=(-.5, -.9, .8, .5)[k])
    for k in range(7):
        shrub(-9.5 + k * .8, 6.3 + k % 3 * .7, 0, .7, '#93A05E', seed=k % 4)
    for x, y, color in ((-11, 22, TOMATO), (-24, 42, CREAM), (-6.5, 75, CORN)):
        boat(x, y, -.7, color)


def boat(x, y, z, color, length=4.0):
    with at(x, y, z, 70):
        hull(0, 0, -.1, [(-length / 2, 0, .5), (length * .38, 0, 0), (-length * .3, 0, 0), (length / 2, -.5, .55), (length / 2, .5, .55), (0, -.65, .6), (0, .65, .6)], lacquer(color), bevel=.02)
        rod(start=(0, 0, .4), end=(0, 0, 4.6), radius=.04, material=wood(OAK))
        hull(.08, 0, .9, [(0, -.01, 0), (0, .01, 0), (1.9, .01, .1), (1.9, -.01, .1), (0, 0, 3.5)], cloth('#F4EEDD'), bevel=0)


def _ground_height(x):
    """The height of the hill up to y = 8. Behind that, it rises further."""
    return 1.7 * math.tanh(x / 17)


def hill():
    def strip(y0, y1, width):
        def shape(u, v):
            x, y = (u - .5) * width, y0 + (y1 - y0) * v
            return x, y, _ground_height(x) + .17 * max(y - 8, 0) ** 1.12
        return shape
    surface('hillroad', strip(-40, -2.2, 160), across=160, up=4, material=flagstones('#948873', size=.24), sharp=180)
    surface('hillgrass', strip(-2.2, 70, 200), across=120, up=40, material=grass('#9A8F4A', '#B78A44'), z=-.01, sharp=180)
    _terrace()
    with at(z=.5):
        storefront(0, 0, 0, 'GROCER', 7.2, 4.3, 6, walls='plaster', color='#D3B88A', trim='#F3ECDD', accent='#5B2A2A', stripe='#C98A2E', light=170)
        window_display(shop_width=7.2, posters=('APPLE CIDER', 'WARM BREAD'))
        gable(0, 3.1, 4.5, 7.3, 6.4, rise=2.4, coat=shingles('#7A736C'), eaves=.28, walls=plaster('#D3B88A'))
        chimney(-2.5, 3.6, 6.2, 1.3)
        for side in (-1, 1):
            for k in range(10):
                box(side * (3.52 - .04 * (k % 2)), -.2, k * .4, .42 + .16 * (k % 2), .14, .37, concrete('#CFC0A2', rough=.85), bevel=.02)
        produce_stand(-2.05, -1.05, 0, rows=((apple, pear, pepper), (cabbage, potato, onion)), color='#5B2A2A')
        for x, y, size in ((2.0, -.75, .2), (2.5, -.9, .16), (2.95, -.7, .21), (2.3, -1.15, .12)):
            pumpkin(x, y, 0, x * 70, r=size)
        bushel(1.45, -.7, 0, apple)
    _hillside()


def _terrace():
    """A level stone platform for the shop on the slope, with steps and railings."""
    stone = brick('#C2B393', '#8F836C', length=.46)
    box(0, 2.2, -1.4, 8.0, 8.4, 1.86, stone, bevel=0)
    box(0, -.95, .44, 8.1, 2.3, .06, flagstones(), bevel=.01)
    for k in range(3):
        box(-.1, -2.25 - k * .3, -.6, 1.9, .3, .93 - k * .17, concrete('#CFC0A2', rough=.8), bevel=.02)
    for a, b in ((-3.95, -1.2), (1.0, 3.95)):
        for k in range(int((b - a) / .3) + 1):
            rod((a + k * .3, -2.0, .5), (a + k * .3, -2.0, 1.28), .012, lacquer(INK, rough=.4))
        rod((a, -2.0, 1.28), (b, -2.0, 1.28), .025, lacquer(INK, rough=.4))


def _hillside():
    for x, y, sunk, turn, high, walls, roof in ((9.6, 1.4, .3, -4, 4.4, '#E6CFA6', '#7E4A3A'), (-10.2, 2.6, .5, 3, 4.2, '#C9A58A', '#5E5A58'), (-19, 6, .4, 8, 4.6, CREAM, '#7E4A3A')):
        house(x, y, _ground_height(x) - sunk, turn, 7, 6, high, walls, roof)
    autumn = ('#C9772E', '#D39A35', '#A8492C', '#B98A3A', '#8E8A3E')
    for k in range(26):
        x, y = -38 + (k * 37 % 79), 13 + (k * 23 % 31)
        tree(x, y, _ground_height(x) + .17 * max(y - 8, 0) ** 1.12 - .2, 7 + k % 4, spread=2.3, color=autumn[k % 5], seed=k % 6 + 1, turn=k * 40)
    tree(5.3, -.9, _ground_height(5.3), 6.4, spread=1.7, color='#CC7A2C', seed=3)
    tree(-5.6, .6, _ground_height(-5.6), 7.2, spread=1.9, color='#D39A35', seed=2)
    street_lamp(-4.7, -3.0, _ground_height(-4.7), 3.8)
    for k in range(60):
        x, y = math.sin(k * 12.9) * 5.5 + 1, -2.9 - abs(math.sin(k * 7.3)) * 3.2
        box(x, y, _ground_height(x) + .012, .09, .06, .004, cloth(autumn[k % 4]), bevel=0, turn=k * 47)
    for k in range(9):
        lump(4.6 + .35 * math.sin(k * 2.4), -2.7 + .3 * math.cos(k * 2.4), _ground_height(4.6) + .03 * (k % 3), (.4, .4, .16), cloth(autumn[k % 4]), rough=.5, grain=7, seed=k)
    rod((4.05, -2.35, _ground_height(4) + .05), end=(4.1, -1.98, 1.35), radius=.014, material=wood(OAK))


def suburb():
    ground(wet_street('#55534E'))
    sidewalk(0, -3.0, 0, 40, 22, concrete('#A9A294'))
    with at(z=.14):
        _market()
        _signs()
        for k in range(6):
            cart(-5.9 + k * .3, -1.35, 0, 90)
        produce_stand(5.6, -1.2, 0, rows=((orange, apple, lemon), (cabbage, potato, onion)))
        for x in (-8.9, 8.9):
            shrub(x, -1.3, 0, .85)
        planter(3.6, -.6, 0)
    _parking_lot()


def _market():
    """A wide shop with windows from wall to wall under a deep canopy."""
    bays = [(-5.7 + k * 2.3, .35, 2.2, 2.55) for k in range(6) if k != 2]  # at k = 2 is the door
    wall(0, 0, 0, 17, 4.3, .25, brick('#A9754F', length=.3), bays + [(-1.1, 0, 2.2, 2.9)])
    for px, pz, w, h in bays:
        window(px, 0, pz, w, h, '#4A5250', panes=(2, 1), sill=False)
    for side in (-1, 1):
        door(-1.1 + side * .55, 0, 0, 1.08, 2.88, '#4A5250', glazed=.88)
    interior(16.6, 8, 3.4, light=750)
    for k in range(6):
        gondola(-5.7 + k * 2.3, 1.5, 0, 0, 1.5, 1.5) if k != 2 else None
        sheet(-5.2 + k * 2.3, -.06, 1.75, .6, .75, plate(('MELONS', 'BREAD', 'PEACHES', 'COFFEE', 'SWEET', 'GREENS')[k], ground=(CREAM, CORN)[k % 2], ink=(TOMATO, LEAF)[k % 2], font='tall', shape=(.8, 1), second='Fresh', rough=.7)) if k != 2 else None
    box(0, -.55, 3.15, 17.6, 1.1, .22, paint(CREAM, rough=.5), bevel=.02)
    box(0, -.3, 3.37, 17.4, .6, 1.1, paint(LEAF, rough=.5, wear=.3), bevel=.02)
    for k in range(7):
        tube((k - 3) * 2.3, -.75, 3.12, .12, .03, glow('#FFE6B8', power=9))
    panel(0, -.7, 3.1, 15, .5, power=90)
    box(0, 6, 4.2, 17, 12, .12, concrete('#777168'), bevel=0)
    box(-8.45, 6, 0, .12, 12, 4.3, brick('#A9754F', length=.3), bevel=0)
    box(8.45, 6, 0, .12, 12, 4.3, brick('#A9754F', length=.3), bevel=0)


def _signs():
    """The sign in glowing letters, and a brick pylon with more letters."""
    words('FOOD CENTER', .9, -.66, 3.62, .95, glow('#FFEBC0', power=1.9), .08, 'tall', spacing=1.12)
    box(-6.9, -.75, 0, 1.5, .9, 6.4, brick('#D8C7A4', '#9B8D74', length=.4), bevel=.01)
    for k in range(4):
        box(-6.9, -1.24, 5.2 - k * .75, 1.1, .08, .62, paint((TOMATO, CORN, TOMATO, CORN)[k], rough=.4), bevel=.02)
        words('FOOD'[k], -6.9, -1.31, 5.32 - k * .75, .55, glow('#FFF2D0', power=2.4), .03, 'tall')


def _parking_lot():
    for k in range(-5, 6):
        road_line(k * 2.7, -8.2, length=5, width=.1, turn=90)
    street_lamp(7.3, -4.0, 0, 4.6, lit=90)
    tree(10.4, -1.2, 0, 6, spread=1.8, color='#5F7F3C', seed=2)
    cart(.6, -5.2, 0, 130)
    for k in range(9):
        tree(-26 + k * 6.5, 17 + k % 3 * 3, 0, 10 + k * 5 % 4, spread=3, color='#4F6040', seed=k % 5 + 1)
    far_town(y=34, width=110, seed=6, church=False)
