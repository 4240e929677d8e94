"""The sorting line: roller conveyors straight and curved, diverters, gravity chutes, scanner arch."""
import math

from .colors import CORN, CREAM, INK, LEAF, TOMATO
from .frames import at
from .materials import glow, lacquer, paint, rubber, steel
from .prints import plate
from .round import pipe, rod, tube
from .shapes import box, sheet

BED = .82  # height of the upper side of the rollers, where cartons stand


def conveyor(x, y, z, length, width=.62, turn=0, pitch=.11, color=LEAF, legs=2.0):
    """A roller conveyor from y to y + length. pitch: the distance between rollers; legs: the distance between legs."""
    coat, roller = lacquer(color, rough=.35), steel('#B4B8B6', rough=.28)
    with at(x, y, z, turn):
        for side in (-1, 1):
            box(side * (width / 2 + .03), length / 2, BED - .13, .05, length, .17, coat, bevel=.01)
            box(side * (width / 2 + .03), length / 2, BED + .04, .052, length, .012, lacquer(CORN, rough=.4), bevel=.003)
        for k in range(int(length / pitch)):
            rod((-width / 2, (k + .5) * pitch, BED - .028), (width / 2, (k + .5) * pitch, BED - .028), .028, roller, sides=14)
        for k in range(max(2, round(length / legs))):
            ly = .3 + k * (length - .6) / max(round(length / legs) - 1, 1)
            for side in (-1, 1):
                box(side * (width / 2 + .03), ly, 0, .06, .06, BED - .12, coat, bevel=.008)
                box(side * (width / 2 + .03), ly, 0, .13, .13, .012, coat, bevel=.003)
            box(0, ly, .28, width, .035, .05, coat, bevel=.006)
        box(0, length / 2, BED - .3, .16, .3, .16, paint('#5C6A66', rough=.4), bevel=.02)


def conveyor_bend(x, y, z, radius=1.1, width=.62, turn=0, sweep=90, color=LEAF):
    """A bend of `sweep` degrees to the left: it starts at (x, y) towards +y. `turn` rotates it around its center, (x - radius, y)."""
    coat, edge, roller = lacquer(color, rough=.35), lacquer(CORN, rough=.4), steel('#B4B8B6', rough=.28)
    steps = 16
    with at(x - radius, y, z, turn):
        for side in (-1, 1):
            r = radius + side * (width / 2 + .03)
            for k in range(steps):
                a = math.radians(sweep * (k + .5) / steps)
                length = 2 * r * math.tan(math.radians(sweep / steps / 2)) + .02
                for low, height, material in ((BED - .13, .17, coat), (BED + .04, .012, edge)):
                    box(r * math.cos(a), r * math.sin(a), low, .05, length, height, material, bevel=.004, turn=math.degrees(a))
            for a in (12, sweep - 12):
                box(r * math.cos(math.radians(a)), r * math.sin(math.radians(a)), 0, .06, .06, BED - .12, coat, bevel=.008, turn=a)
        for k in range(int(radius * math.radians(sweep) / .105)):
            a = math.radians((k + .5) * sweep / int(radius * math.radians(sweep) / .105))
            inner, outer = radius - width / 2, radius + width / 2
            rod((inner * math.cos(a), inner * math.sin(a), BED - .028), (outer * math.cos(a), outer * math.sin(a), BED - .028), .026, roller, sides=14)


def diverter(x, y, z, turn=0):
    """A post beside the line with an arm that pushes cartons into a chute. The arm points to -x; `turn` turns the arm alone."""
    with at(x, y, z):
        box(0, 0, 0, .14, .14, BED + .22, lacquer(INK, rough=.4), bevel=.02)
        tube(0, 0, BED + .2, .075, .14, lacquer(CORN, rough=.3), sides=24)
        tube(0, 0, BED + .34, .03, .05, glow('#F2A03C', power=3), sides=16)
        with at(0, 0, BED + .06, turn):
            box(-.28, 0, .02, .6, .05, .16, lacquer(TOMATO, rough=.35), bevel=.02)
            for k in range(4):
                tube(-.1 - k * .13, -.035, .03, .02, .14, rubber(), sides=14)


def chute(x, y, z, turn=0, length=2.2, width=.6, drop=.5, color=CREAM):
    """A roller chute that slopes down along +y from the height of the conveyors. drop: meters."""
    roller, coat, slope = steel('#BFC3BF', rough=.3), lacquer(color, rough=.35), math.degrees(math.atan2(drop, length))
    run = math.hypot(length, drop)
    with at(x, y, z, turn):
        with at(0, 0, BED - .01, tilt=(-slope, 0)):
            for k in range(int(run / .1)):
                rod((-width / 2, (k + .5) * .1, -.026), (width / 2, (k + .5) * .1, -.026), .024, roller, sides=12)
            for side in (-1, 1):
                box(side * (width / 2 + .025), run / 2, -.1, .04, run, .2, coat, bevel=.01)
            box(0, run - .02, -.06, width + .09, .04, .2, coat, bevel=.01)
        for share in (.35, .95):
            for side in (-1, 1):
                box(side * (width / 2 + .025), length * share, 0, .05, .05, BED - .1 - drop * share, coat, bevel=.006)


def lane_sign(x, y, z, word, color=LEAF, turn=0):
    """The sign of a lane, which hangs on two rods."""
    with at(x, y, z, turn):
        box(0, 0, 0, .62, .03, .3, paint(color), bevel=.008)
        sheet(0, -.018, .015, .59, .27, plate(word, color, ink=CREAM, font='tall', shape=(2.2, 1)))
        for side in (-1, 1):
            rod((side * .26, 0, .3), (side * .26, 0, 3.2), .008, lacquer(INK, rough=.5), sides=6)


def scanner(x, y, z, width=.62, color=LEAF):
    """An arch over the line, with a bar of light inside."""
    coat = lacquer(color, rough=.3)
    with at(x, y, z):
        for side in (-1, 1):
            box(side * (width / 2 + .16), 0, 0, .14, .3, BED + .85, coat, bevel=.03)
            box(side * (width / 2 + .085), 0, BED + .12, .012, .05, .5, glow('#FFC66B', power=3.5), bevel=.004)
        box(0, 0, BED + .8, width + .46, .34, .2, coat, bevel=.04)
        box(0, -.175, BED + .86, .3, .01, .08, lacquer(CREAM, rough=.4), bevel=.003)
        pipe([(width / 2 + .16, 0, BED + .98), (width / 2 + .16, 0, BED + 1.4), (width / 2 + .16, .4, BED + 2.0), (width / 2 + .16, .4, BED + 4.5)], .02, lacquer(INK, rough=.5))
