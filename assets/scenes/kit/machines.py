"""Machines of back rooms, and their parts: refrigeration, pipes, gauges, a control panel, a baler and its bales."""
import math
import random

from .colors import CORN, CREAM, DEEP, INK, KRAFT, LEAF, TOMATO, blend
from .frames import at
from .materials import card, glow, lacquer, paint, rubber, steel
from .nodes import material
from .packs import pack
from .prints import carton_print, plate
from .round import lathe, pipe, rod, tube
from .shapes import box, hull, sheet, slats


@material
def copper(s, color='#C87848'):
    dull = s.noise(s.where('Object', shifted=False), scale=9, detail=3)
    return s.surface(s.mix(s.ramp(dull, low=.35, high=.7, to_low=0, to_high=.55), color, '#7A4A30'), s.ramp(dull, low=.3, high=.7, to_low=.2, to_high=.42), metal=.95)


def gauge(x, y, z, turn=0, radius=.055, needle=40, ring='#C79B48'):
    """A dial with marks and no numbers, facing -y, its middle at x, z. needle: degrees from upright, counterclockwise."""
    with at(x, y, z, turn, tilt=(90, 0)):
        # The last part of the profile is the dial, of the second material.
        lathe(0, 0, 0, [(0, 0), (radius, 0), (radius * 1.04, .01), (radius * 1.04, .03), (radius * .92, .034), (radius * .9, .028), (0, .028)],
              [steel(ring, rough=.2), lacquer('#FBF7EA', rough=.3)], slots=[0, 0, 0, 0, 0, 1], sides=36)
        for k in range(11):
            with at(turn=-135 + k * 27):
                box(0, radius * .74, .028, .003, radius * .16, .0008, lacquer(TOMATO if k > 8 else INK, rough=.5), bevel=0)
        with at(turn=needle):
            hull(0, 0, .029, [(-.003, -.012, 0), (.003, -.012, 0), (0, radius * .7, 0), (-.003, -.012, .001), (.003, -.012, .001), (0, radius * .7, .001)], lacquer(TOMATO, rough=.4), bevel=0)
        tube(0, 0, .028, .007, .005, lacquer(INK, rough=.4), sides=16)


def compressor(x, y, z, color=LEAF):
    """A semi-hermetic compressor: a round housing along x, three heads, an end bell, a terminal box, feet."""
    body = lacquer(color, rough=.32, coat=.4, dust=.4)
    with at(x, y, z):
        for dx in (-.17, .17):
            box(dx, 0, 0, .08, .3, .05, lacquer(INK, rough=.5), bevel=.01)
        with at(-.3, 0, .2, tilt=(0, 90)):
            lathe(0, 0, 0, [(0, 0), (.1, 0), (.15, .02), (.16, .06), (.16, .34), (.175, .345), (.175, .37), (.15, .38), (.145, .54), (.11, .58), (0, .585)], body, sides=36)
            for k in range(10):
                a = k * math.pi / 5
                tube(.155 * math.cos(a), .155 * math.sin(a), .37, .012, .014, steel(), sides=6)
        for k, lean in enumerate((-38, 0, 38)):
            with at(-.1, 0, .2, tilt=(lean, 0)):
                box(0, 0, .1, .26, .13, .11, body, bevel=.015)
                for j in range(5):
                    box(-.1 + j * .05, 0, .21, .016, .12, .022, body, bevel=.004)
        box(.16, -.16, .2, .16, .07, .13, lacquer(CREAM, rough=.35), bevel=.012)
        box(.16, -.197, .24, .09, .006, .05, lacquer(TOMATO, rough=.4), bevel=.003)
        pipe([(.16, -.17, .21), (.16, -.2, .1), (.2, -.16, .02), (.24, .1, -.12)], .014, rubber())


def elbowed_pipe(points, radius, material, corner=.07):
    """A pipe of straight runs along these points, with round elbows of about `corner` meters."""
    path = [points[0]]
    for before, spot, after in zip(points, points[1:], points[2:]):
        # Two points on each side of the corner: their distances from it, in units of `corner`.
        for neighbor, distances in ((before, (1.0, .45)), (after, (.45, 1.0))):
            span = math.dist(spot, neighbor)
            path += [tuple(s + (n - s) * min(corner * k / span, .5) for s, n in zip(spot, neighbor)) for k in distances]
    pipe(path + [points[-1]], radius, material)


def receiver(x, y, z, length=1.5, radius=.15, color=CREAM):
    """A horizontal tank along x, its axis at z, with dished ends, straps, feet and a gauge."""
    coat = lacquer(color, rough=.3, coat=.5, dust=.3)
    with at(x - length / 2, y, z, tilt=(0, 90)):
        lathe(0, 0, 0, [(0, 0), (radius * .6, .02), (radius * .92, .06), (radius, .1), (radius, length - .1), (radius * .92, length - .06), (radius * .6, length - .02), (0, length)], coat, sides=40)
        for k in (.22, .78):
            lathe(0, 0, length * k, [(radius * 1.01, 0), (radius * 1.03, .004), (radius * 1.03, .036), (radius * 1.01, .04)], lacquer(LEAF, rough=.4), sides=40)
    for k in (-.28, .28):
        box(x + length * k, y, z - radius - .06, .06, .2, .08, lacquer(INK, rough=.5), bevel=.01)
    gauge(x, y - radius + .012, z, radius=.035, needle=-30)


def control_panel(x, y, z, turn=0, width=.7, height=.9, word='COLD ROOM'):
    """An enameled cabinet with lamps, switches, a dial, a name plate and a vent."""
    with at(x, y, z, turn):
        box(0, 0, 0, width, .22, height, lacquer('#D9D6C6', rough=.35), bevel=.015)
        box(0, -.115, .03, width - .08, .012, height - .06, lacquer('#E6E2D2', rough=.35), bevel=.006)
        sheet(0, -.124, height - .17, width * .62, .1, plate(word, ground=LEAF, ink=CREAM, font='tall', shape=(4.0, 1)))
        for k, color in enumerate(('#69B36E', '#69B36E', '#F0A83C', '#69B36E')):
            tube(-.2 + k * .13, -.12, height - .27, .022, .02, glow(color, power=2.2), tilt=(90, 0), sides=20)
            tube(-.2 + k * .13, -.12, height - .4, .02, .03, lacquer(INK, rough=.4), tilt=(90, 0), sides=20)
            box(-.2 + k * .13, -.155, height - .415, .008, .012, .03, lacquer(CREAM, rough=.4), bevel=.002)
        gauge(-.13, -.12, .22, radius=.075, needle=25)
        slats(.16, -.125, .12, .22, .2, lacquer(DEEP, rough=.4), count=6, gap=.4, depth=.012)


def baler(x, y, z, turn=0, width=1.7, height=2.5, color=LEAF):
    """A vertical baler, its front at y: frame, ram, open gate, hazard stripes, hydraulic cylinder, control box."""
    coat, dark, edge = paint(color, rough=.4, wear=.5, under='#8E938F'), lacquer(INK, rough=.5), lacquer(CORN, rough=.45)
    with at(x, y, z, turn):
        box(0, .5, 0, width, 1.0, .16, coat, bevel=.02)
        box(0, .98, 0, width, .06, height, coat, bevel=.02)
        for side in (-1, 1):
            box(side * (width / 2 - .05), .5, 0, .1, 1.0, height, coat, bevel=.02)
            for k in range(4):
                box(side * (width / 2 + .015), .5, .4 + k * .55, .05, .9, .1, coat, bevel=.02)
        box(0, .5, height, width, 1.0, .22, coat, bevel=.03)
        box(0, .5, 1.75, width - .24, .8, .1, dark, bevel=.01)
        tube(0, .5, 1.8, .07, height - 1.75, steel('#C9CCC8', rough=.15), sides=24)
        tube(0, .5, height + .2, .13, .7, coat, sides=28)
        pipe([(.1, .4, height + .8), (.45, .4, height + .7), (.5, .4, height + .2)], .022, rubber())
        with at(-width / 2 + .06, -.04, 0, -72):
            box((width - .2) / 2, 0, .2, width - .2, .06, 1.15, coat, bevel=.015)
            for k in range(4):
                box((width - .2) / 2, -.04, .3 + k * .29, width - .3, .04, .08, coat, bevel=.01)
        for k in range(8):
            hull(-width / 2 + .14 + k * .18, -.012, height + .02, [(dx + h * .9, dy, h) for dx in (0, .09) for dy in (0, .008) for h in (0, .12)], edge, bevel=0)
        box(width / 2 + .06, .2, 1.25, .14, .3, .42, lacquer(CREAM, rough=.35), bevel=.02)
        for k, lamp_color in enumerate((TOMATO, '#5FAE68')):
            tube(width / 2 + .06, .05, 1.52 - k * .14, .035, .03, glow(lamp_color, power=1.2), tilt=(90, 0), sides=20)


def bale(x, y, z, turn=0, width=1.5, depth=.95, height=1.15, seed=3):
    """A bale of flattened cartons in wavy layers, with loose flaps and four wires."""
    rng, level, k = random.Random(seed), 0, 0
    tints = [KRAFT, '#B98C5A', '#A87C4C', '#CFA876', '#C0925E', '#D9BE93', '#9C7142', blend(KRAFT, CREAM, share=.4), '#E4D6BA', blend(LEAF, KRAFT, share=.45), blend(TOMATO, KRAFT, share=.5)]
    with at(x, y, z, turn):
        box(0, 0, .01, width - .1, depth - .1, height - .03, card('#8E6A40'), bevel=0)
        while level < height:
            thick, bulge = rng.uniform(.007, .02), .04 * math.sin(math.pi * level / height)
            w, d = width + bulge * 2 + rng.uniform(-.07, .03), depth + bulge * 2 + rng.uniform(-.07, .03)
            box(rng.uniform(-.025, .025), rng.uniform(-.02, .02), level, w, d, thick, card(rng.choice(tints)), bevel=.004, turn=rng.uniform(-1.2, 1.2), tilt=(rng.uniform(-.6, .6), rng.uniform(-.5, .5)))
            if k % 2 == 0:
                _loose_flap(rng, level, width, depth, tints)
            level, k = level + thick * .93, k + 1
        _printed_flaps(rng, width, depth, height)
        for share in (-.36, -.12, .12, .36):
            wx, over, out = width * share, height + .012, depth / 2 + .05
            pipe([(wx, -out + .02, .0), (wx, -out - .02, height * .5), (wx, -out + .02, over), (wx, out - .02, over), (wx, out, height * .5), (wx, out - .02, 0), (wx, -out + .02, 0)], .008, steel('#B9BEBB', rough=.3), round_off=False)
            rod((wx - .03, -out - .024, height * .52), (wx + .03, -out - .024, height * .6), .013, steel('#B9BEBB', rough=.3), sides=8)


def _printed_flaps(rng, width, depth, height):
    """Printed pieces of cartons that hang out of the front."""
    for k, word in enumerate(('PEACHES', 'OATS', 'CORN', 'TEA', 'COFFEE')):
        spot = ((-.3, .62), (.02, .3), (.27, .68), (-.22, .12), (.3, .16))[k]
        with at(width * spot[0], -depth / 2 - .075, height * spot[1], rng.uniform(-4, 4), (-7, rng.uniform(-9, 9))):
            pack(0, 0, 0, .34, .008, .22, carton_print(word, .34, .008, .22, rng.choice((KRAFT, '#CFAE80'))), bevel=.001)


def _loose_flap(rng, level, width, depth, tints):
    """A flap that hangs out of the front or back of a layer, sometimes a second one at a side."""
    side, share = rng.choice((-1, -1, -1, 1)), rng.uniform(-.42, .42)
    tilt = rng.uniform(-22, 6)
    with at(width * share, side * (depth / 2 + .045), level):
        box(0, 0, 0, rng.uniform(.12, .42), rng.uniform(.08, .18), .006, card(rng.choice(tints)), bevel=.001, turn=rng.uniform(-14, 14), tilt=(-tilt * side, rng.uniform(-4, 4)))
    if rng.random() < .5:
        with at(rng.choice((-1, 1)) * (width / 2 + .01), depth * rng.uniform(-.4, .4), level):
            box(0, 0, 0, .1, rng.uniform(.1, .3), .006, card(rng.choice(tints)), bevel=.001, turn=rng.uniform(-10, 10), tilt=(0, rng.uniform(-14, 14)))
