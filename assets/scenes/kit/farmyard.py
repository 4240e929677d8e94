"""A barn that is a store, hay bales, milk cans, hens."""
import math

from .colors import CREAM, LEAF, TOMATO, blend
from .frames import at
from .materials import cloth, lacquer, mottled, paint, steel, wood
from .nodes import material
from .roofs import barge_boards, gambrel, shingles
from .round import ball, lathe, lump, pipe, tube
from .shapes import box, hull
from .storefront import door, interior, sign, window


def board_wall(x, y, z, width, height, coat, openings=(), board=.24, depth=.12):
    """A wall of upright boards with battens. openings: (x of the middle, z of the lower edge, width, height).

    board: the width of a board.
    """
    for k in range(round(width / board)):
        px, low = -width / 2 + (k + .5) * board, 0
        cuts = sorted((o[1], o[1] + o[3]) for o in openings if abs(px - o[0]) < o[2] / 2 + board * .45)
        for start, end in cuts + [(height, height)]:
            if start - low > .03:
                box(x + px, y, z + low, board - .012, depth, start - low, coat, bevel=.006)
                box(x + px + board / 2, y - depth / 2 - .012, z + low, .05, .03, start - low, coat, bevel=.006)
            low = end


def barn_store(x, y, z, name='FARM MARKET', width=8.6, wall_height=3.9, rise=3.0, depth=9):
    """A barn with a shop in it, its front at y."""
    red = paint('#8A3A2A', rough=.7, wear=.6, under='#B59A7A')
    panes = [(-2.75, .9, 1.9, 1.6), (2.75, .9, 1.9, 1.6)]
    with at(x, y, z):
        box(0, depth / 2 - .2, -.3, width + .3, depth + .5, .32, paint('#A39A88', rough=.9), bevel=.03)
        board_wall(0, 0, 0, width, wall_height, red, openings=panes + [(0, 0, 1.9, 2.5)])
        for side in (-1, 1):
            box(side * (width / 2 - .06), depth / 2, 0, .12, depth, wall_height, red, bevel=.01)
        box(0, depth, 0, width, .12, wall_height, red, bevel=.01)
        interior(width - .4, depth - 3, 3.0, light=170)
        for px, pz, w, h in panes:
            window(px, -.02, pz, w, h, frame=CREAM, panes=(3, 2))
            _casing(px, pz - .02, w, h, paint(CREAM, rough=.5))
        _casing(0, 0, 1.9, 2.5, red)
        for side in (-1, 1):
            door(side * .46, 0, 0, .92, 2.45, LEAF, sign_text='FRESH' if side > 0 else 'OPEN')
        gambrel(0, 0, wall_height, width, depth, rise, shingles('#5E5A52'), walls=red)
        barge_boards(0, -.36, wall_height, width, rise, CREAM, knee=(width * .36, rise * .62))
        _gable_battens(wall_height, width, rise, red)
        _loft(wall_height)
        sign(0, -.1, 2.85, 5.6, name, height=.75, ground=CREAM, ink='#8A3A2A', lit=10)


def _casing(x, z, width, height, coat):
    """Trim around an opening, over the cut ends of the boards."""
    for side in (-1, 1):
        box(x + side * (width / 2 + .1), -.085, z, .22, .05, height + .18, coat, bevel=.008)
    box(x, -.085, z + height - .01, width, .05, .19, coat, bevel=.008)


def _gable_battens(z, width, rise, coat):
    """Battens on the front gable of `gambrel`, whose slope changes at (knee, high)."""
    knee, high = width * .36, rise * .62
    for k in range(int(width / .24) + 1):
        px = -width / 2 + k * .24
        out = abs(px)
        top = rise - (rise - high) * out / knee if out < knee else high * (width / 2 - out) / (width / 2 - knee)
        if top > .15:
            box(px, -.1, z, .05, .04, top, coat, bevel=.006)


def _loft(z):
    """A hay door with a cross, and a beam with a rope above it."""
    trim = paint(CREAM, rough=.6, wear=.5)
    with at(0, -.13, z):
        box(0, 0, .35, 1.5, .06, 1.35, paint('#7A3226', rough=.7, wear=.6), bevel=.01)
        for level in (.35, 1.6):
            box(0, -.03, level, 1.6, .06, .12, trim, bevel=.01)
        for side in (-1, 1):
            box(side * .75, -.03, .35, .12, .06, 1.35, trim, bevel=.01)
            box(-side * .68, -.02, .45, .1, .05, 1.72, trim, bevel=.01, tilt=(0, side * 49))
        box(0, -.35, 2.15, .14, .9, .14, wood('#6E4A2E'), bevel=.01)
        pipe([(0, -.72, 2.14), (0, -.72, 1.5), (.02, -.72, 1.25)], .012, wood('#B99F74'))


@material
def straw(s, color='#D3B25C'):
    where = s.where('Object', scale=(40, 4, 40))
    strands = s.noise(where, scale=2, detail=3, rough=.7)
    base = s.mix(s.ramp(strands, low=.35, high=.7), blend(color, '#7A5E26', share=.4), blend(color, '#FFF0B8', share=.3))
    return s.surface(base, rough=.95, normal=s.bump(strands, strength=.9, distance=.02), specular=.1)


def hay_bale(x, y, z, turn=0, radius=.68, width=1.2):
    """A round bale on its side, its axis along x, with rings at its end."""
    with at(x, y, z + radius, turn, tilt=(0, 90)):
        rings = [(radius * (1 - k / 9), width / 2 + (.012 if k % 2 else 0)) for k in range(10)]
        lathe(0, 0, 0, [(0, -width / 2), (radius * .97, -width / 2), (radius, -width / 2 + .05), (radius, width / 2 - .05)] + rings, straw(), sides=48)


def milk_can(x, y, z):
    lathe(x, y, z, [(0, 0), (.16, 0), (.17, .03), (.17, .42), (.09, .54), (.09, .6), (.12, .62), (.12, .66), (.04, .7), (0, .7)], steel('#B4B8B4', rough=.35))
    for side in (-1, 1):
        pipe([(x + side * .15, y, z + .42), (x + side * .22, y, z + .5), (x + side * .12, y, z + .54)], .012, steel())


def hen(x, y, z, turn=0, color='#F1E6D0'):
    """A hen that looks to -y."""
    plume = cloth(color)
    with at(x, y, z, turn):
        lump(0, .02, .13, (.2, .3, .2), plume, rough=.05)
        hull(0, .14, .22, [(dx, dy, h) for dx in (-.05, .05) for dy, h in ((0, -.02), (.02, .1))] + [(0, .14, .16), (0, .1, .02)], plume, bevel=.02)
        lathe(0, -.1, .22, [(.075, 0), (.05, .09), (.04, .14), (0, .18)], plume, tilt=(14, 0))
        ball(0, -.145, .33, .042, plume)
        hull(0, -.18, .37, [(-.012, 0, -.012), (.012, 0, -.012), (0, 0, .012), (0, -.05, -.008)], mottled('#E0A030'), bevel=.002)
        for k in range(3):
            ball(0, -.165 + k * .022, .395, .016, cloth(TOMATO), scale=(.5, 1, 1.3), sides=10)
        ball(0, -.185, .325, .013, cloth(TOMATO), scale=(.7, .8, 1.4), sides=10)
        for side in (-1, 1):
            tube(side * .04, .02, 0, .009, .16, mottled('#D9A03A'), sides=8)
            box(side * .04, -.01, 0, .05, .07, .008, mottled('#D9A03A'), bevel=.002)
            ball(side * .036, -.16, .365, .006, lacquer('#1B1B1B'), sides=8)
            lump(side * .09, .04, .17, (.04, .2, .12), plume, rough=.08)
