"""The warehouse from outside: wall, dock doors, steps, lamps. The face of the wall is at y, the ground of the yard at z."""
from .cases import pallet_load
from .colors import CORN, CREAM, DEEP, INK, LEAF
from .frames import at
from .livery import mark, text_width
from .light import lamp, panel
from .masonry import concrete, plaster
from .materials import glow, lacquer, paint, rubber, steel
from .round import lathe, pipe, rod, tube, words
from .shapes import box, hull, slats
from .storefront import cornice
from .walls import wall

DOCK = 1.2  # height of the dock floor above the yard


def warehouse(x, y, z, doors, width=40, height=8.0, turn=0, color=CREAM, name=None, open_doors=(), lit=0.0, name_at=0.0):
    """A wall with dock doors at these places along x. open_doors: the indices of those that are open, with light inside.

    name: the lettering above the doors, its middle at name_at; lit: the power of the lamp over each door, in watts.
    """
    openings = [(dx, DOCK, 2.6, 2.9) for dx in doors]
    with at(x, y, z, turn):
        wall(0, .2, 0, width, height, .4, plaster(color, dirt=.5), openings)
        box(0, -.06, 0, width, .14, DOCK - .08, concrete('#A89F90', rough=.7), bevel=.02)
        box(0, -.06, height * .74, width, .1, .9, paint(LEAF, rough=.5, wear=.3), bevel=.02)
        cornice(0, 0, height - .3, width, .35, .5, CREAM, dentils=False)
        for px in _between(doors):
            box(px, -.06, 0, .4, .16, height * .74, plaster(color, dirt=.5), bevel=.03)
        for k, dx in enumerate(doors):
            dock_door(dx, is_open=k in open_doors, lit=lit)
        if name:
            _lettering(name, name_at, height * .74 + .17)


def _lettering(name, x, z, size=.82):
    """The mark, and to its right the name."""
    coat, width = paint(CREAM, rough=.35, wear=.1), text_width(name, size, 'slab', spacing=1.08)
    words(name, x, -.16, z, size, coat, depth=.06, spacing=1.08)
    with at(0, -.16):
        mark(x - width / 2 - size * .7, z - .06, size * .72, coat, depth=.06)


def _between(doors):
    """Places of pilasters: midway between doors, and beside the first and the last."""
    middles = [(a + b) / 2 for a, b in zip(doors, doors[1:])]
    return [2 * doors[0] - middles[0], *middles, 2 * doors[-1] - middles[-1]] if middles else []


def dock_door(x, is_open=False, lit=0.0):
    """A dock door with rubber shelter, dock leveler, bumpers, hazard stripes and lamp. lit: as in `wall_lamp`."""
    shade = rubber('#2B2B2C')
    with at(x):
        for side in (-1, 1):
            box(side * 1.5, -.28, DOCK - .05, .42, .55, 3.1, shade, bevel=.05)
            box(side * 1.5, -.565, DOCK, .1, .02, 2.4, lacquer(CORN, rough=.5), bevel=.004)
            box(side * 1.05, -.2, .62, .3, .22, .55, rubber(), bevel=.03)
            _hazard(side * 1.78, -.142, .1)
        box(0, -.3, DOCK + 2.85, 3.42, .6, .5, shade, bevel=.06)
        box(0, -.12, DOCK - .07, 2.4, .5, .06, steel('#8D9290', rough=.4), bevel=.01)
        if is_open:
            _bay(lit)
        else:
            slats(0, .12, DOCK, 2.62, 2.9, paint('#D9D2C0', rough=.4, wear=.3, under='#7d7d76'), count=9, gap=.04, depth=.05, bevel=.01)
            for side in (-1, 1):
                box(side * .6, .085, DOCK + 1.35, .5, .02, .22, lacquer('#3A4A4C', rough=.1), bevel=.01)
            box(0, .075, DOCK + .12, .3, .04, .05, steel(), bevel=.01)
        wall_lamp(0, -.05, DOCK + 3.75, lit)


def _hazard(x, y, z, height=.95):
    box(x, y, z, .14, .02, height, lacquer(CORN, rough=.45), bevel=.004)
    for k in range(5):
        hull(x, y - .012, z + k * .19 + .02, [(sx, sy, h + sx * .6) for sx in (-.07, .07) for sy in (0, .004) for h in (.05, .13)], lacquer(INK, rough=.5), bevel=0)


def _bay(lit):
    """What is seen through an open door: a lit room with pallets. lit: watts that are added to its lamp."""
    box(0, 3.2, DOCK - .06, 6.0, 6.0, .06, concrete('#B7AC98', rough=.4), bevel=0)
    box(0, 6.2, DOCK, 6.0, .1, 4.0, plaster('#E9D8B6', dirt=0), bevel=0)
    for side in (-1, 1):
        box(side * 3.0, 3.2, DOCK, .1, 6.0, 4.0, plaster('#E9D8B6', dirt=0), bevel=0)
    box(0, 3.2, DOCK + 3.3, 6.0, 6.0, .1, plaster('#E9D8B6', dirt=0), bevel=0)
    panel(0, 2.4, DOCK + 3.2, 3.0, 3.0, power=130 + lit)
    box(0, .1, DOCK + 2.75, 2.6, .05, .15, paint('#D9D2C0', rough=.4), bevel=.01)
    pallet_load(-.62, 2.4, DOCK, 'PEACHES', turn=4, height=1.5, wrapped=True)
    pallet_load(.72, 3.1, DOCK, 'FLOUR', turn=-3, height=1.2, wrapped=False)


def wall_lamp(x, y, z, lit=0.0):
    """An enamel shade on a bent arm. lit: the power of a real lamp in it, in watts; 0 for none."""
    iron = lacquer(DEEP, rough=.3)
    with at(x, y, z):
        tube(0, 0, -.06, .07, .05, iron, tilt=(90, 0))
        pipe([(0, 0, -.05), (0, -.1, .25), (0, -.45, .3), (0, -.6, .1)], .022, iron)
        lathe(0, -.6, -.1, [(.26, 0), (.25, .03), (.1, .14), (.05, .2), (0, .21)], iron, sides=28)
        lathe(0, -.6, -.1, [(0, -.02), (.1, .0), (.1, .05), (.05, .08)], glow('#FFDF9E', power=16), sides=16)
        if lit:
            lamp(0, -.6, -.14, power=lit, at=(0, -.5, -4), color='#FFCF88', size=.3, kind='AREA', spread=140)


def dock_steps(x, y, z, turn=0, width=1.3, steps=6):
    """Concrete steps along x up to a platform of the height of the dock, with a handrail."""
    rail = lacquer(CORN, rough=.4)
    with at(x, y, z, turn):
        for k in range(steps):
            box(-(steps - k) * .28 + .14, -.7, 0, .28, width, DOCK * (k + 1) / steps, concrete('#B4AA98', rough=.7), bevel=.02)
        box(.9, -.7, 0, 1.8, width, DOCK, concrete('#B4AA98', rough=.7), bevel=.02)
        top = [(-steps * .28, -1.28, .95), (0, -1.28, DOCK + .95), (1.75, -1.28, DOCK + .95)]
        pipe(top, .03, rail, round_off=False)
        for px, pz in ((-steps * .28 + .05, .05), (0, DOCK), (.9, DOCK), (1.72, DOCK)):
            rod((px, -1.28, pz), (px, -1.28, pz + .93), .026, rail)


def downspout(x, y, z, height, color=LEAF):
    rod((x, y - .12, z + .2), (x, y - .12, z + height), .06, lacquer(color, rough=.4))
    pipe([(x, y - .12, z + .25), (x, y - .14, z + .08), (x, y - .35, z + .06)], .06, lacquer(color, rough=.4))
    for k in range(int(height / 1.8)):
        box(x, y - .09, z + .8 + k * 1.8, .2, .12, .05, lacquer(color, rough=.4), bevel=.01)
