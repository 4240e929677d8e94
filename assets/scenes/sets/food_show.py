"""The hall of a food show in the morning: the booths are ready, and nobody is there."""
from kit import *

# Options: see `morning` in kit/light.py, and `mist_share` in studio/finish.py.
PICTURES = {
    'food-shows': dict(size=(2160, 1441), samples=12, light='morning', light_options=dict(direction=-74, height=38, power=4.4, fill=.45, background=1.3, exposure=.45),
                       mist=dict(color='#F6E2BE', start=9, reach=40, max_share=.34),
                       camera=dict(where=(-.55, -7.4, 2.35), at=(.1, 0, 1.5), lens=29, blur=.005, focus=(-1.6, -2.2, 1.2))),
}
# Booths: (word on the sign, color, kind of samples on the table, see booths._samples)
LEFT = (('PIES', TOMATO, 0), ('HONEY', LEAF, 2), ('COFFEE', '#7A4A2A', 1), ('PECANS', LEAF, 3), ('TEA', TOMATO, 2))
RIGHT = (('PEACHES', LEAF, 3), ('CHEESE', '#C98A2E', 1), ('JAM', TOMATO, 2), ('BREAD', LEAF, 0), ('OATS', '#C98A2E', 1))


def build(name):
    hall(left=-7.5, right=7.5, near=-9, far=15, height=7.6, windows=[-7 + k * 3.8 for k in range(7)], sun_from=(-74, 38), window_width=3.0, walls='#F0E3C8', shaft_brightness=.035)
    carpet()
    for k, pair in enumerate(zip(LEFT, RIGHT)):
        for side, (word, color, samples) in zip((-1, 1), pair):
            booth(side * 2.75, -2.6 + k * 3.1, 0, word, side * -72, color=color, samples=samples)
    overhead()
    far_end()
    in_the_aisle()


def carpet():
    box(0, 1.6, 0, 2.3, 21, .012, cloth('#A8382B'), bevel=.003)
    for side in (-1, 1):
        box(side * 1.2, 1.6, 0, .1, 21, .0125, cloth(CORN), bevel=.003)


def overhead():
    for k, (left, right) in enumerate((('PEACHES', 'CORN'), ('TEA', 'HONEY'), ('JAM', 'PASTA'), ('OKRA', 'RICE'))):
        for side, word in ((-1, left), (1, right)):
            banner(side * 1.6, 1.5 + k * 3.2, 2.98, word, width=.8, height=1.8, ceiling=6.45)
    for k in range(4):
        bunting(start=(-3.6, -.8 + k * 3.6, 5.6), end=(3.6, -.8 + k * 3.6, 5.6), sag=.7, count=26)
        hall_lamp(0, 1.0 + k * 3.6, 4.6, ceiling=6.5)


def far_end():
    """A stage with the show's name."""
    box(0, 13.4, 0, 6, 2.6, .5, paint(LEAF), bevel=.02)
    box(0, 14.3, .5, 4.2, .12, 3.4, paint(CREAM), bevel=.02)
    for word, level in (('Food', 2.75), ('Show', 1.8)):
        words(word, 0, 14.2, level, .95, paint(TOMATO, rough=.4, wear=.1), depth=.05, font='script')
    for x in (-2.2, 2.2):
        shrub(x, 13.0, .5, .8)


def in_the_aisle():
    chalk_board(-.86, -1.2, .012, lines=('Taste me', 'PEACH PIE', 'FIRST SLICE', 'IS YOURS'), turn=22)
