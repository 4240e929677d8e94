"""The eleven managers in front of the warehouse."""
from kit import *
from kit.figure import WAIST_HEIGHT, skirt, trousers
from sets.people import person

PICTURES = {
    'team': dict(size=(2880, 1620), samples=40, light='morning', light_options=dict(direction=-30, height=32, power=3.8, fill=1.05, exposure=.4),
                 mist=dict(color='#F6DEBB', start=16, reach=70, max_share=.35),
                 camera=dict(where=(.14, -7.6, 1.2), at=(.04, 0, 1.0), lens=66, blur=.009, focus=(0, .2, 1.2))),
}
STEP = .3  # meters by which the back row stands higher

# (name, x, y, turn, lower garment, its color)
FRONT = (('carol-ann-pruitt', -1.32, .12, 16, skirt, '#8E9AA0'), ('marcus-whitfield', -.67, -.08, 9, trousers, '#3B4A52'), ('denise-okafor', -.02, -.2, 0, skirt, '#1F5B45'),
         ('luis-herrera', .66, -.08, -8, trousers, '#2B3440'), ('linh-tran', 1.32, .12, -16, trousers, '#4A5A4C'))
BACK = (('joel-kaminski', -1.58, .75, 16, trousers, '#4A4038'), ('rosalind-baptiste', -.98, .66, 12, skirt, '#5C2A26'), ('samuel-adeyemi', -.36, .6, 5, trousers, '#33302C'),
        ('raymond-tillery', .3, .6, -3, trousers, '#33413D'), ('priya-raman', .95, .66, -10, trousers, '#24465C'), ('thomas-begay', 1.58, .75, -16, trousers, '#3A4652'))


def build(name):
    ground(asphalt())
    for row, height in ((FRONT, 0), (BACK, STEP)):
        for who, x, y, turn, below, color in row:
            with at(x, y, height + WAIST_HEIGHT, turn):
                below(color)
                person(who)()
    _step()
    _yard()


def _step():
    """Pallets side by side under the back row."""
    for k in range(4):
        for level in (0, 1):
            pallet((k - 1.5) * 1.18, .95, level * .15, turn=(k * 5 + level * 3) % 4 - 1.5)


def _yard():
    warehouse(0, 30, 0, doors=(-13, -7.8, -2.6, 2.6, 7.8, 13), width=60, height=7, name=' '.join(short_name()), open_doors=(1,))
    trailer(7.8, 29.5, 0, length=7)
    for x in (-5.2, 0, 5.2):
        road_line(x, 24, 10, .14, 90)
    pallet_load(-4.6, 9, 0, 'PEACHES', 8, 1.0, wrapped=False)
    full_crate(apple, 1.9, .1, 0, word='PEACHES', turn=-14)
    full_crate(orange, -1.86, .16, 0, word='LEMONADE', turn=12)
