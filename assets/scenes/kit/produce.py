"""Fruit and vegetables, life size. Each function builds one piece, or one bunch, that stands on z."""
import math
import random

from mathutils import Vector, noise

from .colors import CORN, blend
from .frames import at
from .materials import leaves, mottled, wood
from .rind import rind
from .round import ball, lathe, lump, pipe, surface, tube


def _stalk(h, length=.02, r=.0022, lean=.4):
    return tube(0, 0, h, r * 1.3, length, wood('#5A4126'), top=r, sides=8, tilt=(lean * 30, lean * 12))


def apple(x, y, z, turn=0, tilt=(0, 0), color='#B3261E', blush='#D9A03A', r=.04):
    profile = [(0, .16), (.2, .1), (.42, .02), (.7, .12), (.93, .5), (1, .95), (.93, 1.38), (.72, 1.68), (.42, 1.78), (.2, 1.7), (.07, 1.5), (0, 1.45)]
    with at(x, y, z, turn, tilt):
        lathe(0, 0, 0, [(a * r, b * r * .98) for a, b in profile], mottled(color, blush, rough=.24, scale=14), lobes=(5, .03))
        _stalk(r * 1.45, r * .55)


def green_apple(x, y, z, turn=0, tilt=(0, 0)):
    apple(x, y, z, turn, tilt, '#8FAE3A', '#C5CC63')


def peach(x, y, z, turn=0, tilt=(0, 0), r=.038):
    angles = [math.pi * k / 24 for k in range(25)]
    profile = [(r * math.sin(a), r * (.9 * (1 - math.cos(a)) - .22 * math.exp(-((math.pi - a) / .3) ** 2))) for a in angles]
    with at(x, y, z, turn, tilt):
        lathe(0, 0, 0, profile, mottled('#E59A4A', '#C4502F', rough=.62, pores=.15, scale=20), sides=48, lobes=(1, .07))


def peach_half(x, y, z, turn=0, tilt=(0, 0), r=.038):
    """Half a peach with its stone; its cut face looks up."""
    with at(x, y, z, turn, tilt):
        lathe(0, 0, 0, [(r * math.sin(k * math.pi / 20), r * (1 - math.cos(k * math.pi / 20))) for k in range(11)], mottled('#E59A4A', '#C4502F', rough=.62, scale=20))
        lathe(0, 0, r, [(r, 0), (r * .9, .0015), (r * .5, .001)], mottled('#EDB04E', '#F2C365', rough=.25, scale=30), sides=40)
        lathe(0, 0, r, [(r * .52, .001), (r * .36, -.002), (0, -.004)], mottled('#B8432F', '#D9773A', rough=.3, scale=60), sides=40)
        lump(0, 0, r - .008, (r * .62, r * .8, .018), mottled('#6E3A20', '#8E5A34', rough=.6, pores=.6, scale=60), rough=.3, grain=5, sides=28)


def orange(x, y, z, turn=0, tilt=(0, 0), color='#E0802A', r=.04):
    with at(x, y, z, turn, tilt):
        ball(0, 0, 0, r, mottled(color, blend(color, '#F5B94A', share=.5), rough=.4, pores=.35), scale=(1, 1, .95))
        tube(0, 0, r * 1.885, .004, .003, leaves('#56642E'), sides=8)


def lemon(x, y, z, turn=0, tilt=(90, 0), color='#EBC33A', r=.03):
    profile = [(0, -.3), (.16, -.26), (.24, -.05), (.6, .25), (.93, .8), (1, 1.2), (.93, 1.6), (.6, 2.1), (.25, 2.35), (.12, 2.6), (0, 2.65)]
    with at(x, y, z, turn):
        lathe(0, r * 1.2, r, [(a * r, b * r) for a, b in profile], mottled(color, '#D9CB52', rough=.38, pores=.3), tilt=tilt)


def pear(x, y, z, turn=0, tilt=(0, 0), r=.038):
    profile = [(0, .08), (.4, 0), (.8, .25), (1, .75), (.93, 1.2), (.66, 1.75), (.46, 2.2), (.38, 2.5), (.2, 2.68), (0, 2.66)]
    with at(x, y, z, turn, tilt):
        lathe(0, 0, 0, [(a * r, b * r) for a, b in profile], mottled('#B9B04A', '#C98A3C', rough=.4, spots=.5))
        _stalk(r * 2.62, r * .6)


def _calyx(h, r, color='#4C7A38'):
    """A star of five little leaves."""
    def shape(u, v):
        a = 2 * math.pi * u
        reach = r * v * (.35 + .65 * max(math.cos(a * 2.5), -math.cos(a * 2.5)) ** 3)
        return reach * math.cos(a), reach * math.sin(a), r * (.1 - .25 * v * v + .12 * v)
    surface(('calyx', r), shape, across=40, up=4, material=leaves(color), z=h, sharp=180)
    tube(0, 0, h, r * .09, r * .35, leaves(color), sides=8)


def tomato(x, y, z, turn=0, tilt=(0, 0), color='#C4301F', r=.038):
    profile = [(0, .05), (.5, .02), (.86, .35), (1, .8), (.95, 1.15), (.7, 1.5), (.35, 1.58), (0, 1.48)]
    with at(x, y, z, turn, tilt):
        lathe(0, 0, 0, [(a * r, b * r) for a, b in profile], mottled(color, '#D9552A', rough=.16), lobes=(5, .05))
        _calyx(r * 1.5, r * .62)


def pepper(x, y, z, turn=0, tilt=(0, 0), color='#C4301F', r=.038):
    profile = [(0, .12), (.35, .02), (.68, .1), (.82, .6), (.95, 1.4), (1, 1.9), (.9, 2.25), (.5, 2.36), (.2, 2.2), (0, 2.18)]
    with at(x, y, z, turn, tilt):
        lathe(0, 0, 0, [(a * r, b * r) for a, b in profile], mottled(color, blend(color, CORN, share=.2), rough=.14), lobes=(4, .16))
        pipe([(0, 0, r * 2.15), (0, 0, r * 2.5), (r * .12, 0, r * 2.75)], r * .11, leaves('#4C7A38'))


def onion(x, y, z, turn=0, tilt=(0, 0), color='#C98A3F', r=.04):
    profile = [(0, 0), (.3, .03), (.8, .35), (1, .85), (.88, 1.3), (.45, 1.62), (.16, 1.85), (.1, 2.2), (0, 2.22)]
    with at(x, y, z, turn, tilt):
        lathe(0, 0, 0, [(a * r, b * r) for a, b in profile], mottled(color, blend(color, '#7A3E1A', share=.4), rough=.35, scale=25), lobes=(9, .02))


def potato(x, y, z, turn=0, tilt=(0, 0), seed=None):
    seed = random.randint(0, 3) if seed is None else seed
    lump(x, y, z, (.1, .068, .06), mottled('#B08A55', '#8E6A3C', rough=.8, pores=.4, spots=.5), rough=.3, grain=1.4, seed=seed, turn=turn, tilt=tilt, sides=24)


def yam(x, y, z, turn=0, tilt=(0, 0), seed=None):
    seed = random.randint(0, 2) if seed is None else seed
    lump(x, y, z, (.17, .06, .06), mottled('#B0663A', '#8E4A2A', rough=.75, pores=.3, spots=.5), rough=.3, grain=1.2, seed=seed + 5, turn=turn, tilt=tilt, sides=24)


def banana_bunch(x, y, z, turn=0, tilt=(0, 0), count=5):
    """A bunch of bananas, the stem above, the tips below, curved towards -y."""
    def shape(u, v):
        a, bend = 2 * math.pi * u, -.75 + v * 1.7
        full = min(1, 3.2 * (1.02 - v)) * min(1, .45 + v * 3)
        r = .0185 * max(full, .12) * (1 + .07 * math.cos(5 * a))
        out = .115 + r * math.cos(a)
        return r * math.sin(a), .1 - out * math.cos(bend) - .115, .118 - out * math.sin(bend)
    with at(x, y, z, turn, tilt):
        for k in range(count):
            with at(.004 * (k - (count - 1) / 2), 0, .004 * (k % 2), turn=(k - (count - 1) / 2) * 15):
                surface('banana', shape, across=20, up=24, material=mottled('#E7BE3B', '#D6C24A', rough=.4, spots=.35, scale=3), sharp=180)
        lump(0, -.092, .18, (.045, .03, .05), mottled('#8A8236', '#5C4A22', rough=.6), rough=.1, grain=2, seed=1, tilt=(14, 0), sides=16)


def cabbage(x, y, z, turn=0, tilt=(0, 0), color='#8FAE5E', r=.085):
    def head(u, v):
        a, b = 2 * math.pi * u, math.pi * (v - .5)
        spot = Vector((math.cos(b) * math.cos(a), math.cos(b) * math.sin(a), math.sin(b)))
        swell = 1 + .05 * noise.noise(spot * 3) + .025 * abs(math.sin(a * 3.5 + b * 2))
        return spot.x * r * .86 * swell, spot.y * r * .86 * swell, (spot.z * .84 + .9) * r * swell

    def leaf(u, v):
        a, rise = (u - .5) * 2.3, v * 1.9
        flare = r * (.3 + .7 * math.sin(rise)) * (1 + .12 * v ** 4) + .004 * math.sin(u * 30) * v
        return flare * math.sin(a), -flare * math.cos(a), r * (.98 - .95 * math.cos(rise)) + .004 * math.cos(u * 25) * v
    green = mottled(color, blend(color, '#E6EBB5', share=.6), rough=.5, scale=5)
    with at(x, y, z, turn, tilt):
        surface(('cabbage', r), head, across=40, up=20, material=green, sharp=180)
        for k in range(4):
            with at(turn=k * 90 + 20, scale=(1, 1, .92 - .1 * (k % 2))):
                surface(('cabbageleaf', r), leaf, across=18, up=10, material=leaves(blend(color, '#3F6B32', share=.45), blend(color, '#DDE5A8', share=.5)), sharp=180)


def lettuce(x, y, z, turn=0, tilt=(0, 0), color='#7FA845', r=.1):
    """A loose head: rings of ruffled leaves."""
    def leaf(u, v):
        a, rise = (u - .5) * 1.9, .25 + v * 1.2
        ruffle = .012 * v * v * math.sin(u * 44)
        flare = r * (.2 + .8 * math.sin(rise)) + ruffle
        return flare * math.sin(a), -flare * math.cos(a), r * 1.15 * v + .01 * v * math.sin(u * 38 + 1)
    with at(x, y, z, turn, tilt):
        for ring, (count, size) in enumerate(((6, 1), (5, .78), (4, .52))):
            for k in range(count):
                with at(z=ring * .008, turn=k * 360 / count + ring * 25, scale=(size, size, 1 + ring * .12)):
                    surface(('lettuce', r), leaf, across=26, up=8, material=leaves(color, blend(color, '#DCE79A', .6 - ring * .1)), sharp=180)


def carrot(x, y, z, turn=0, tilt=(0, 0)):
    """A carrot along y, its tip to -y."""
    profile = [(0, 0), (.004, .004), (.009, .05), (.014, .11), (.018, .165), (.016, .182), (.006, .188), (0, .186)]
    with at(x, y, z + .017, turn, (-90 + tilt[0], tilt[1])):
        lathe(0, 0, -.171, profile, mottled('#DB7426', '#E58F35', rough=.5, pores=.2, scale=30), sides=20)
        for k in range(7):
            a = k * 2.4
            pipe([(0, 0, 0), (.008 * math.cos(a), .008 * math.sin(a), .05), (.03 * math.cos(a), .012 * math.sin(a) - .004, .12 + .01 * (k % 3))], .0022, leaves('#4E7F35'))


def corn(x, y, z, turn=0, tilt=(0, 0)):
    """An ear of corn along y, half out of its husk."""
    def ear(u, v):
        a = 2 * math.pi * u
        r = .024 * max(math.sin(math.pi * min(.06 + v * .97, .995)), 0) ** .45
        r += .0022 * abs(math.sin(a * 7)) ** .6 * abs(math.sin(v * 26 * math.pi / 2)) ** .5
        return r * math.cos(a), (v - .5) * -.2, r * math.sin(a) + .024

    def husk(u, v):
        a, r = (u - .5) * 1.9, .027 + .012 * v * v
        w = math.sin(math.pi * (.2 + .8 * (1 - v)) * .9) ** .6
        return r * math.sin(a * w), .11 - v * .17, .025 - r * math.cos(a * w) + .02 * v * v
    with at(x, y, z, turn, tilt):
        surface('ear', ear, across=84, up=78, material=mottled('#E8BC3C', '#F3D66A', rough=.3, scale=40), sharp=180)
        for side in (-100, 0, 100):
            with at(z=.0245, tilt=(0, side)):
                surface('husk', husk, across=10, up=12, material=leaves('#7F9A48', '#C6C878'), z=-.0245, sharp=180)


def watermelon(x, y, z, turn=0, tilt=(0, 0), r=.13):
    with at(x, y, z, turn, tilt):
        ball(0, 0, 0, r, rind(), scale=(1.25, 1, .97), sides=48)


def pumpkin(x, y, z, turn=0, tilt=(0, 0), r=.12):
    profile = [(0, .2), (.3, .06), (.7, .05), (.95, .4), (1, .8), (.88, 1.2), (.55, 1.42), (.2, 1.36), (0, 1.2)]
    with at(x, y, z, turn, tilt):
        lathe(0, 0, 0, [(a * r, b * r) for a, b in profile], mottled('#D0702A', '#DD8C38', rough=.45), sides=64, lobes=(10, .1))
        pipe([(0, 0, r * 1.15), (0, 0, r * 1.5), (r * .2, 0, r * 1.75)], r * .1, wood('#7D7440'))


def eggplant(x, y, z, turn=0, tilt=(0, 0), r=.04):
    profile = [(0, 0), (.5, .06), (.9, .5), (1, 1.1), (.85, 1.9), (.6, 2.7), (.45, 3.2), (.2, 3.4), (0, 3.42)]
    with at(x, y, z, turn, tilt):
        lathe(0, 0, 0, [(a * r, b * r) for a, b in profile], mottled('#3B1F3C', '#4C2A4B', rough=.12))
        _calyx(r * 3.36, r * .7, '#5C7A3C')


def grapes(x, y, z, turn=0, tilt=(0, 0), color='#5B2A4A'):
    rng = random.Random(4)
    with at(x, y, z, turn, tilt):
        for k in range(44):
            along = k / 44
            a, spread = rng.uniform(0, 6.28), .04 * (1 - along * .75)
            ball(math.cos(a) * spread * rng.uniform(.3, 1), along * .14 - .07, abs(math.sin(a)) * spread * 1.1, .0105, mottled(color, blend(color, '#A06A8A', share=.4), rough=.3), sides=14)
        pipe([(0, -.07, .03), (0, -.1, .045), (.01, -.115, .04)], .003, wood('#6B5A2A'))
