"""Rooms with machines: the sorting line, the refrigeration rack, the baler."""
from kit import *

PICTURES = {
    'operations': dict(size=(2160, 1440), samples=16, light='morning', light_options=dict(direction=-82, height=40, power=4.6, fill=.42, background=1.3, exposure=.55),
                       mist=dict(color='#F3D9AE', start=9, reach=36, max_share=.36),
                       camera=dict(where=(-1.35, -6.3, 2.75), at=(.22, .6, .72), lens=37, blur=.008, focus=(-.1, -.6, 1))),
    'store-engineering': dict(size=(2160, 1441), samples=10, light='indoors', light_options=dict(fill=.25, key=(-3.2, -3.4, 3.2), at=(0, 0, .9), power=330, size=1.0, exposure=.5),
                              camera=dict(where=(-1.05, -3.85, 1.5), at=(.08, .2, .86), lens=35, blur=.010, focus=(0, -.3, .9))),
    'store-support': dict(size=(2160, 1441), samples=10, light='morning', light_options=dict(direction=-58, height=38, power=4.8, fill=.42, background=1.3, exposure=.5),
                          mist=dict(color='#F3D9AE', start=9, reach=36, max_share=.35),
                          camera=dict(where=(-1.7, -5.2, 1.6), at=(.12, .1, .83), lens=39, blur=.011, focus=(-.3, -.5, .8))),
}
WORDS = ('PEACHES', 'CORN', 'COFFEE', 'OATS', 'BEANS', 'TEA', 'JAM', 'RICE', 'HONEY', 'SALT')


def build(name):
    {'operations': sorting_line, 'store-engineering': machine_room, 'store-support': baling_corner}[name]()


def sorting_line():
    hall(left=-4.6, right=8, near=-9, far=24, height=8.2, windows=[-6.6 + k * 3.6 for k in range(8)], sun_from=(-82, 40), window_width=2.8, shaft_brightness=.05)
    conveyor(0, -1.6, 0, length=16)
    with at(0, -1.6, 0, 180):
        conveyor_bend(0, 0, 0, radius=1.1)
    with at(1.1, -2.7, 0, -90):
        conveyor(0, 0, 0, length=6)
    cartons_on_the_line()
    for k, (y, word) in enumerate(((1.0, 'PRODUCE'), (4.2, 'GROCERY'), (7.4, 'DAIRY'))):
        with at(.38, y, 0, -90):
            chute(0, 0, 0, length=2.1)
        diverter(-.5, y + .35, 0, 145 if k == 0 else 180)
        lane_sign(1.2, y + .1, 2.0 + k * .1, word, (LEAF, TOMATO, LEAF)[k])
        pallet_load(3.2, y, 0, WORDS[k], turn=90, height=.6, wrapped=False, color=KRAFT, missing=2)
    scanner(0, 11.4, 0)
    rack(6.8, -4, 0, 90, bays=8, fill=.95)
    for k in range(3):
        hall_lamp(-1.2, 4 + k * 5, 4.8, ceiling=7.1)
    road_line(-1.45, 6, 30, .1, turn=90, color=CORN)
    for k, word in enumerate(('LEMONADE', 'PASTA', 'SUGAR')):
        pallet_load(-2.55 - k * .08, 1.2 + k * 1.6, 0, word, turn=90, height=(.9, 1.2, .9)[k], wrapped=k == 1, color=KRAFT)
    for k in range(4):
        tote(-2.32 + (k % 2) * .02, -.6, k * .3, (LEAF, TOMATO, LEAF, CORN)[k], turn=8 + k * 2)


def cartons_on_the_line():
    """Cartons of several sizes on the line and on two chutes."""
    spots = [(0, -1.15, 6, 0), (0, -.2, -5, 1), (.02, 1.75, 12, 2), (0, 2.7, -2, 3), (0, 3.6, 4, 4), (0, 4.5, -8, 5), (0, 5.5, 2, 6), (0, 6.4, 5, 7), (0, 7.6, -3, 8), (0, 8.7, 4, 9), (0, 9.9, 0, 0),
             (1.75, -2.7, 96, 3), (2.8, -2.7, 88, 6)]
    for x, y, turn, k in spots:
        width, depth, height = ((.44, .34, .3), (.36, .3, .36), (.4, .3, .22), (.3, .26, .3))[k % 4]
        carton(x, y, .82, WORDS[k], width, depth, height, turn, color=(KRAFT, '#CFAE80', KRAFT, '#B58A58')[k % 4])
    with at(.38, 1.0, 0, -90):
        for share, k in ((.85, 2), (.45, 5)):
            carton(0, 2.1 * share, .815 - .5 * share, WORDS[k], .36, .28, .24, turn=5, tilt=(-13.4, 0))
    with at(.38, 4.2, 0, -90):
        carton(0, 1.7, .41, WORDS[7], .36, .28, .24, turn=-5, tilt=(-13.4, 0))


def machine_room():
    sheet(0, -6, 0, 14, 9, tile('#D9C9AC', '#B9A88A', size=.3), tilt=(-90, 0))
    wall(0, 1.2, 0, 14, 5, .3, brick('#B4694C'), openings=())
    box(0, 1.02, 0, 14, .06, 1.0, paint(LEAF, rough=.5, wear=.4), bevel=.01)
    box(0, 1.0, 1.0, 14, .08, .05, paint(CREAM, rough=.5, wear=.4), bevel=.01)
    refrigeration_rack()
    control_panel(2.08, .9, .85, word='COLD ROOM')
    tool_box(-.62, -.78, 0, 18)
    wrench(-.16, -1.0, .001, 60, .3)
    flask(.5, -.72, 0)
    with at(1.62, .25, 0, -14):
        crate(0, 0, 0, 0, .5, .36, .3, 'MILK')
        full_crate(apple, 0, 0, .3, word='PEACHES')
    chalk_note(2.5, 1.04, 1.76)


def refrigeration_rack():
    """A frame with a receiver, above it three compressors, above them the headers."""
    frame = paint('#4C6A63', rough=.4, wear=.3)
    for x in (-1.2, 1.2):
        for y in (-.35, .55):
            box(x, y, 0, .07, .07, 1.85, frame, bevel=.008)
        for level in (.08, .55, 1.78):
            box(x, .1, level, .06, .9, .06, frame, bevel=.008)
    for level in (.55, 1.78):
        for y in (-.35, .55):
            box(0, y, level, 2.4, .06, .06, frame, bevel=.008)
    box(0, .1, .6, 2.36, .86, .02, frame, bevel=.004)
    receiver(0, .05, .3, length=1.9, radius=.16)
    for k in range(3):
        x = -.76 + k * .76
        compressor(x, -.02, .62)
        copper_lines(x)
    headers()
    gauge_boards()


def headers():
    """The long pipes above the machines, which lead to the ceiling at both ends."""
    for radius, y, level, coat in ((.045, .42, 1.62, rubber('#3A3A38')), (.032, .1, 1.5, copper()), (.022, .28, 1.4, copper())):
        with at(-1.5, y, level, tilt=(0, 90)):
            tube(0, 0, 0, radius, 3.0, coat)
        pipe([(1.5, y, level), (1.58, y, level), (1.6, y + .05, level + .1), (1.6, y + .05, 4)], radius * .98, coat)
        pipe([(-1.5, y, level), (-1.58, y, level), (-1.6, y + .05, level + .1), (-1.6, y + .05, 4)], radius * .98, coat)


def gauge_boards():
    for k in range(3):
        box(-.76 + k * .76, -.375, 1.3, .3, .03, .24, lacquer(CREAM, rough=.35), bevel=.008)
        for side in (-.068, .068):
            gauge(-.76 + k * .76 + side, -.39, 1.42, radius=.055, needle=-60 + k * 40 + side * 500)
    box(0, -.35, 1.27, 2.4, .05, .05, paint('#4C6A63', rough=.4, wear=.3), bevel=.008)


def copper_lines(x):
    """The pipes of one compressor: three to the headers, a thin one to the gauges, and a valve with a red wheel."""
    elbowed_pipe([(x - .1, .02, 1.04), (x - .1, .02, 1.24), (x - .1, .1, 1.24), (x - .1, .1, 1.5)], .022, copper())
    elbowed_pipe([(x + .2, .06, .9), (x + .3, .06, .9), (x + .3, .42, 1.0), (x + .3, .42, 1.62)], .034, rubber('#3A3A38'))
    elbowed_pipe([(x - .28, -.05, .86), (x - .36, -.05, .86), (x - .36, -.05, 1.2), (x - .36, .28, 1.2), (x - .36, .28, 1.4)], .014, copper())
    pipe([(x - .06, -.36, 1.36), (x - .06, -.3, 1.2), (x - .02, -.2, 1.1), (x, -.1, 1.02)], .006, copper())
    with at(x - .1, .1, 1.36, tilt=(90, 0)):
        tube(0, 0, .0, .04, .07, steel('#C79B48', rough=.2), sides=24)
        lathe(0, 0, .09, [(.045, 0), (.05, .006), (.045, .012)], lacquer(TOMATO, rough=.3), sides=24)


def chalk_note(x, y, z):
    box(x, y - .02, z, .7, .03, .5, wood(WALNUT), bevel=.006)
    sheet(x, y - .037, z + .03, .64, .44, chalk(lines=('Keep it', 'COOL'), shape=(.64, .44)))


def baling_corner():
    hall(left=-4.2, right=7, near=-9, far=9, height=6.4, windows=[-6.4 + k * 3.8 for k in range(4)], sun_from=(-58, 38), window_width=3.0, shaft_brightness=.05)
    baler(1.5, 1.6, 0, -12)
    with at(-.45, -.1, 0, 14):
        pallet(0, 0, 0, 0, 1.6, 1.05)
        bale(0, 0, .146)
    with at(-2.6, 2.6, 0, 8):
        pallet(0, 0, 0, 0, 1.6, 1.05)
        bale(0, 0, .146, seed=8)
        bale(.03, .02, 1.3, 1, seed=5, height=.9)
    pallet_jack(1.1, -.75, 0, -62)
    loose_cardboard()
    broom(3.1, 2.6, 0, -20)
    hall_lamp(.4, 2.5, 3.9, ceiling=5.3)


def loose_cardboard():
    """Flattened cartons, and an open one."""
    for k in range(7):
        box(2.35 + k * .012, .1 + k * .035, 0, .9, .012, .7, card((KRAFT, '#B98C5A', '#CFA876')[k % 3]), bevel=.002, turn=-16, tilt=(-9 - k, 0))
    with at(.55, -2.0, 0, -14):
        open_carton(0, 0, 0, 'PEAS', .46, .36, .2)
