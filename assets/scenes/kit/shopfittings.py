"""Fittings of shops: step stool, step ladder, glass dome, cake stand, basket, hanging rail, pendant lamp, pencil, scale."""
import math

from .colors import CORN, CREAM, INK, OAK, PINE, TOMATO
from .frames import at
from .materials import glass, glow, lacquer, paint, steel, wood
from .round import ball, lathe, pipe, rod, surface, tube
from .shapes import box, cutout, hull


def step_stool(x, y, z, turn=0, color=TOMATO, width=.4):
    """A step stool with two treads, .22 and .45 high, the lower one in front."""
    side = [(-.3, 0), (-.3, .2), (-.06, .2), (-.06, .43), (.2, .43), (.2, 0), (.1, 0), (.06, .07), (-.16, .07), (-.2, 0)]
    with at(x, y, z, turn):
        for edge in (-1, 1):
            cutout(edge * (width / 2 - .012), 0, 0, side, .024, paint(color), bevel=.004, turn=90)
        box(0, -.175, .2, width + .04, .27, .024, wood(PINE), bevel=.005)
        box(0, .07, .43, width + .04, .29, .024, wood(PINE), bevel=.005)
        for y_board, level in ((-.055, .3), (.19, .1)):
            box(0, y_board, level, width - .05, .018, .12, paint(color), bevel=.004)


def step_ladder(x, y, z, turn=0, height=1.7, steps=5, color=PINE):
    """A wooden stepladder, its treads in front, its top at `height`."""
    reach = height * .36
    lean = math.degrees(math.atan2(reach, height))
    length = math.hypot(reach, height)
    with at(x, y, z, turn):
        for edge in (-1, 1):
            box(edge * .26, -reach, 0, .028, .075, length, wood(color), bevel=.005, tilt=(-lean, 0))
            box(edge * .23, reach * .95, 0, .026, .04, length * .98, wood(color), bevel=.005, tilt=(lean * .93, 0))
            rod((edge * .215, -reach * .55, height * .42), (edge * .215, reach * .52, height * .42), .006, steel())
        for k in range(steps):
            share = (k + 1) / (steps + .6)
            box(0, -reach * (1 - share) + .015, height * share - .02, .5, .13, .022, wood(OAK), bevel=.004)
        box(0, 0, height - .02, .58, .2, .03, wood(OAK), bevel=.006)
        for level in (.18, .55):
            box(0, reach * (1 - level) * .95, height * level, .44, .022, .045, wood(color), bevel=.004)


def glass_dome(x, y, z, radius=.15, height=.2):
    """A bell of glass with a knob, to put over cakes and cheeses."""
    r, h = radius, height
    profile = [(r, 0), (r, h * .55)] + [(r * math.cos(a), h * (.55 + .45 * math.sin(a))) for a in (k * math.pi / 16 for k in range(1, 8))] + [(0, h)]
    lathe(x, y, z, profile, glass(haze=.015), sides=48)
    ball(x, y, z + h - .004, .016, glass('#E9F3EE', haze=.25), sides=20)


def cake_stand(x, y, z, radius=.17, height=.07, color=OAK):
    """A wooden cake stand; its top is at z + height."""
    profile = [(0, 0), (.5, 0), (.48, .12), (.16, .3), (.14, .7), (.3, .8), (1, .84), (1.02, 1), (0, 1)]
    lathe(x, y, z, [(a * radius, b * height) for a, b in profile], wood(color, rough=.4), sides=48)


def basket(x, y, z, turn=0, width=.42, depth=.3, height=.16, color='#B98B52'):
    """A wicker basket, wider at the top."""
    def wall(u, v, depth_of_weave=.0045):
        a = 2 * math.pi * u
        cx, sx = (math.copysign(abs(f(a)) ** .5, f(a)) for f in (math.cos, math.sin))
        weave = depth_of_weave * math.sin(a * 22) * math.copysign(1, math.sin(v * math.pi * 9))
        flare = .86 + .14 * v + weave / width * 2
        return cx * width / 2 * flare, sx * depth / 2 * flare, v * height
    with at(x, y, z, turn):
        surface(('basket', width, depth, height), wall, across=176, up=36, material=wood(color), sharp=180)
        box(0, 0, .004, width * .68, depth * .68, .008, wood(color), bevel=.002)
        rim = [wall(k / 120, 1, depth_of_weave=0) for k in range(121)]
        pipe(rim, .011, wood(color), round_off=False)


def hanging_rail(x, y, z, width, hooks=()):
    """A rail along x without brackets. hooks: places of S-hooks along x; they end at about z - .1."""
    with at(x, y, z):
        rod((-width / 2, 0, 0), (width / 2, 0, 0), .012, steel('#C9A45A', rough=.25))
        for px in hooks:
            pipe([(px, 0, .018), (px, -.014, .014), (px, -.012, -.03), (px, .012, -.06), (px, .012, -.095), (px, 0, -.108), (px, -.016, -.09)], .0035, steel(), round_off=True)


def pendant(x, y, z, top, shade=TOMATO, radius=.2):
    """A lamp with an enamel shade on a cord. z: its rim; top: the ceiling. It glows, but is not a real lamp."""
    r = radius
    rod((x, y, z + r), (x, y, top), .006, lacquer(INK))
    lathe(x, y, z, [(r, 0), (r * .96, r * .22), (r * .7, r * .62), (r * .22, r * .85), (r * .16, r * 1.1), (0, r * 1.1)], lacquer(shade, rough=.25), sides=40)
    lathe(x, y, z, [(r * .97, .004), (r * .92, r * .2), (r * .66, r * .58), (0, r * .8)], lacquer(CREAM, rough=.5), sides=40)
    ball(x, y, z + r * .1, r * .26, glow('#FFE3AE', power=9), sides=20)


def shelf_pencil(x, y, z, turn=0, length=.17):
    """A yellow pencil along x, from its eraser at x to its point."""
    with at(x, y, z + .0038, turn, tilt=(0, 90)):
        tube(0, 0, 0, .0038, .012, lacquer('#C77A6A', rough=.6), sides=16, bevel=.001)
        tube(0, 0, .012, .0039, .014, steel('#C9A45A', rough=.3), sides=16, bevel=.0005)
        tube(0, 0, .026, .0037, length - .046, lacquer(CORN, rough=.3), sides=6, bevel=.0002)
        tube(0, 0, length - .02, .0037, .016, wood(PINE), top=.001, sides=16, bevel=.0001)
        tube(0, 0, length - .005, .0011, .005, lacquer(INK), top=.0002, sides=10, bevel=.0001)


def shop_scale(x, y, z, turn=0, color=CREAM):
    """A shop scale with a brass pan; its fan-shaped dial has marks and no numbers."""
    body, brass = lacquer(color, rough=.2), steel('#C79B48', rough=.22)
    with at(x, y, z, turn):
        box(0, 0, 0, .26, .2, .05, lacquer(TOMATO, rough=.22), bevel=.015)
        hull(0, .02, .05, [(sx * w, dy, h) for sx in (-1, 1) for w, h in ((.05, 0), (.14, .2)) for dy in (-.03, .03)], body, bevel=.02)
        fan = [(.125 * math.cos(a), .125 * math.sin(a)) for a in (math.pi * k / 20 for k in range(21))]
        cutout(0, .02, .235, fan, .05, body, bevel=.006)
        for k in range(13):
            a = math.pi * (k + 1) / 14
            with at(.098 * math.cos(a), -.0065, .235 + .098 * math.sin(a), tilt=(0, 90 - math.degrees(a))):
                box(0, 0, 0, .003, .002, .018 if k % 3 == 0 else .01, lacquer(INK, rough=.4), bevel=0)
        rod(start=(0, -.008, .24), end=(-.04, -.008, .33), radius=.002, material=lacquer(TOMATO, rough=.3))
        tube(0, -.06, .05, .016, .08, brass)
        lathe(0, -.1, .125, [(0, 0), (.05, 0), (.11, .018), (.115, .022), (.105, .022), (.05, .005), (0, .005)], brass, sides=40)
