"""The page that does not exist: bare shelves and one can."""
from kit import *

PICTURES = {
    'not-found': dict(size=(2160, 1441), samples=8, light='still', light_options=dict(at=(0, 0, .55), reach=.75, power=.7, fill=.2, exposure=.5),
                      camera=dict(where=(-.3, -2.25, .82), at=(.03, .1, .61), lens=38, blur=.01, focus=(-.05, -.05, .6))),
}
LEVELS = (.08, .46, .84)  # heights of the three shelves, in meters


def build(name):
    desk_top(0, -.4, 0, 6, 2.6, '#A87446', board=.2)
    wall(0, .42, -.1, 7, 3, .1, plaster('#9DB39A', dirt=.2, rough=.9))
    shelves()
    on_the_shelves()
    beside_the_shelves()


def shelves():
    """Three shelves with a back of boards."""
    coat = paint(CREAM, rough=.45, wear=.7)
    for k in range(9):
        box(-.8 + k * .2, .3, .04, .198, .02, 1.28, coat, bevel=.003)
    for x in (-.93, .93):
        box(x, .12, 0, .05, .4, 1.36, paint(LEAF, rough=.45, wear=.6), bevel=.008)
    box(0, .12, 1.33, 1.98, .46, .05, paint(LEAF, rough=.45, wear=.6), bevel=.01)
    for k, level in enumerate(LEVELS):
        box(0, .11, level - .035, 1.82, .37, .035, wood(PINE), bevel=.005)
        box(0, -.085, level - .06, 1.82, .02, .06, paint(LEAF, rough=.45, wear=.6), bevel=.004)
        for j, word in enumerate(('BEANS', 'PEAS', 'CORN', 'JAM', 'TEA')):
            if (j + k) % 5 != 3:
                sheet(-.68 + j * .34 + (.02, -.03, .01)[k], -.0965, level - .052, .075, .045, tag(word, ink=(LEAF, TOMATO)[(j + k) % 2]), tilt=(0, (-3, 4, 0, 2, 9)[(j + k) % 5]))
    sheet(0, -.113, 1.335, .5, .042, plate('GROCERIES', ground=LEAF, ink=CREAM, font='tall', shape=(9, 1), border=False))


def on_the_shelves():
    """A can, rings of dust where others stood, peas, a cut-out picture, a crate."""
    can(-.2, .02, LEVELS[1], 'PEAS', 8, .05, .145)
    for x, y in ((-.06, .05), (.06, .02), (-.34, .06), (-.48, .03), (.3, .05), (.42, .02)):
        lathe(x, y, LEVELS[1], [(.043, .0003), (.045, .0009), (.048, .0003)], paper('#B49A70', rough=.9), sides=40)
    for k, (x, y) in enumerate(((-.13, -.03), (.62, .06), (-.6, .1))):
        ball(x, y, LEVELS[(1, 0, 2)[k]], .009, mottled('#7FA05A', blush=None, rough=.4), sides=16)
    sheet(.5, .0, LEVELS[2] + .001, .16, .1, cutting('PEACHES'), 18, tilt=(-90, 0))
    with at(-.62, .12, LEVELS[0]):
        crate(0, 0, 0, 4, .42, .28, .2)


def beside_the_shelves():
    broom(1.22, .12, 0, -8, tilt=(-13, 0))
    chalk_board(-1.3, -.02, 0, lines=('Lost?', 'WE ARE', 'LOOKING', 'TOO'), turn=16, width=.5, height=.8)
    hand_truck(1.55, -.1, 0, -24)
