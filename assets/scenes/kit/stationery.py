"""What lies or stands on a desk: pencils, pen, ink, scissors, ruler, books, rolled drawings, a banker's lamp, a wax seal."""
import math
import random

from .colors import CORN, CREAM, DEEP, INK, LEAF, OAK, TOMATO
from .frames import at
from .light import lamp
from .materials import glow, lacquer, paper, steel, wood
from .nodes import material
from .packs import can
from .round import lathe, lump, pipe, surface, tube
from .shapes import box, hull, sheet

_BRASS = '#C79B48'


def desk_top(x, y, z, width, depth, color=OAK, board=.16):
    """Planks along x, their upper side on z, their middle at y. board: the width of a plank."""
    count = round(depth / board)
    for k in range(count):
        box(x, y + (k - (count - 1) / 2) * board, z - .04, width, board - .0015, .04, wood(color, rough=.42), bevel=.003)


def pencil(x, y, z, turn=0, color=TOMATO, length=.17):
    """A pencil along y, its point to -y."""
    r, coat = .0036, lacquer(color, rough=.3)
    with at(x, y, z + r, turn):
        with at(0, 0, 0, tilt=(-90, 0)):
            lathe(0, 0, -length / 2, [(.0006, 0), (.0014, .006)], lacquer(color, rough=.5), sides=8)
            lathe(0, 0, -length / 2 + .005, [(.0013, 0), (r * 1.05, .017)], wood('#E3C08D'), sides=12)
            lathe(0, 0, -length / 2 + .022, [(r, 0), (r, length - .022), (0, length - .022)], coat, sides=6)


def pencil_pot(x, y, z, turn=0, colors=(TOMATO, CORN, LEAF, '#2F5D74', '#D07A3A', '#7C3A28', '#9DAE54')):
    """A tin with colored pencils standing in it, points up."""
    with at(x, y, z, turn):
        can(0, 0, 0, 'PEACHES', 0, .04, .1)
        for k, color in enumerate(colors):
            a = k * 2 * math.pi / len(colors)
            with at(.022 * math.cos(a), .022 * math.sin(a), .098, tilt=(-12 * math.sin(a), 12 * math.cos(a))):
                lathe(0, 0, 0, [(.0036, 0), (.0036, .055 + .012 * (k % 3))], lacquer(color, rough=.3), sides=6)
                top = .055 + .012 * (k % 3)
                lathe(0, 0, top, [(.0037, 0), (.0013, .016)], wood('#E3C08D'), sides=12)
                lathe(0, 0, top + .016, [(.0013, 0), (.0004, .006)], lacquer(color, rough=.5), sides=8)


def fountain_pen(x, y, z, turn=0, color=DEEP, length=.15):
    """A fountain pen along y, its nib to -y, with its cap beside it."""
    body, gold = lacquer(color, rough=.1, coat=.9, dust=0), steel('#D9AE55', rough=.18)
    with at(x, y, z + .0065, turn):
        with at(0, 0, 0, tilt=(-90, 0)):
            lathe(0, 0, -.04, [(.003, 0), (.0052, .01), (.0056, .034), (.0064, .036), (.0062, .1), (.004, .118), (0, .119)], body, sides=24)
            lathe(0, 0, -.006, [(.0063, 0), (.0067, .0015), (.0063, .003)], gold, sides=24)
        hull(0, -.04, -.003, [(0, -.026, .0), (0, -.026, .0006), (-.0042, -.008, .002), (.0042, -.008, .002), (-.003, .003, .004), (.003, .003, .004), (0, -.006, .0045)], gold, bevel=.0003)
    with at(x + .035, y + .02, z + .007, turn + 24):
        with at(0, 0, 0, tilt=(-90, 0)):
            lathe(0, 0, -.03, [(.0062, 0), (.007, .001), (.007, .05), (.004, .06), (0, .061)], body, sides=24)
            lathe(0, 0, -.03, [(.0071, .002), (.0075, .004), (.0071, .006)], gold, sides=24)
        box(0, .008, .0066, .0025, .04, .0014, gold, bevel=.0005)


def ink_bottle(x, y, z, turn=0):
    with at(x, y, z, turn):
        hull(0, 0, 0, [(sx * w, sy * w, h) for sx in (-1, 1) for sy in (-1, 1) for w, h in ((.03, 0), (.03, .03), (.018, .042))], lacquer('#1B2A3A', rough=.05, coat=1.0, dust=0), bevel=.006)
        tube(0, 0, .042, .015, .014, lacquer(INK, rough=.4), sides=24)


def scissors(x, y, z, turn=0, opening=22):
    """Scissors lying flat, points to -y. opening: degrees between the blades."""
    metal, grip = steel('#C3C6C4', rough=.22), lacquer(INK, rough=.3)
    with at(x, y, z + .003, turn):
        for side in (-1, 1):
            with at(0, 0, (side + 1) * .0016, side * opening / 2):
                hull(0, 0, 0, [(dx, dy, h) for h in (0, .002) for dx, dy in ((0, -.115), (side * .011, -.02), (-side * .006, -.03), (0, -.1))], metal, bevel=.0004)
                hull(0, 0, 0, [(dx, dy, h) for h in (0, .003) for dx, dy in ((.008, -.03), (-.008, -.03), (side * -.016, .035), (side * -.004, .035))], metal, bevel=.0008)
                ring = [(side * -.024 + .019 * math.cos(a), .062 + .03 * math.sin(a), .002) for a in (k * math.pi / 10 for k in range(21))]
                pipe(ring, .0045, grip, round_off=False)
        tube(0, -.015, .0005, .005, .006, steel('#8C8F8D', rough=.3), sides=20)


@material
def _rule(s, color):
    """Boxwood with marks along one edge and no numbers."""
    u, v, _ = s.node('SeparateXYZ', {0: s.node('TexCoord').outputs['UV']}).outputs
    v = s.math('SUBTRACT', v, 1.22)  # the upper face of a box, see shapes._unwrap
    fine = s.math('LESS_THAN', s.math('FRACT', s.math('MULTIPLY', u, 200)), .22)
    long = s.math('LESS_THAN', s.math('FRACT', s.math('MULTIPLY', u, 20)), .03)
    marks = s.math('MAXIMUM', s.math('MULTIPLY', fine, s.math('LESS_THAN', v, -.009)), s.math('MULTIPLY', long, s.math('LESS_THAN', v, -.004)))
    return s.surface(s.mix(s.math('MULTIPLY', marks, .8), color, INK), rough=.4, coat=.2)


def ruler(x, y, z, turn=0, length=.4, color='#D9A95C'):
    """A ruler along x."""
    return box(x, y, z, length, .032, .003, _rule(color), bevel=.0008, turn=turn)


def drafting_triangle(x, y, z, turn=0, side=.2, color='#C98A3C'):
    """A triangle of three wooden bars, lying flat, its right angle at x, y."""
    bar = wood(color, rough=.35)
    with at(x, y, z, turn):
        box(side / 2, 0, 0, side, .026, .003, bar, bevel=.0008)
        box(0, side / 2, 0, .026, side - .0262, .003, bar, bevel=.0008)
        box(side * .5, side * .487, 0, side * 1.3, .026, .0034, bar, bevel=.0008, turn=-45)


def rolled_drawing(x, y, z, turn=0, length=.6, radius=.022, color=CREAM, tie=TOMATO):
    """A rolled drawing along x, tied with ribbon. tie: the color of the ribbon, or None."""
    def spiral(u, v):
        a, r = u * math.pi * 7, radius * (1 - .315 * u)
        return (v - .5) * length, r * math.cos(a), radius + r * math.sin(a)
    with at(x, y, z, turn):
        surface(('roll', length, radius), spiral, across=110, up=2, material=paper(color), sharp=180)
        with at(0, 0, radius, tilt=(0, 90)):
            tube(0, 0, -.005, radius * 1.03, .01, paper(tie, rough=.5), bevel=.001) if tie else None


def book(x, y, z, turn=0, size=(.17, .24, .04), color=LEAF, tilt=(0, 0)):
    """A leather-bound book, lying flat; its spine, with gilt bands, looks to -x."""
    w, d, h = size
    hide, gilt = lacquer(color, rough=.5, coat=.1, dust=.3), steel('#C99C4A', rough=.3)
    with at(x, y, z, turn, tilt):
        box(.004, 0, .004, w - .008, d - .008, h - .008, _page_edges(), bevel=.001)
        for level in (0, h - .004):
            box(0, 0, level, w, d, .004, hide, bevel=.0015)
        hull(-w / 2, 0, 0, [(-.5 * h * .45 * math.sin(math.pi * k / 6), dy, h * (.5 - .5 * math.cos(math.pi * k / 6))) for k in range(7) for dy in (-d / 2, d / 2)], hide, bevel=.001)
        for k in (-.38, -.2, .2, .38):
            hull(-w / 2 - .0012, d * k, 0, [(-.5 * h * .45 * math.sin(math.pi * j / 6), dy, h * (.5 - .49 * math.cos(math.pi * j / 6))) for j in range(7) for dy in (-.003, .003)], gilt, bevel=0)
        box(-w / 2 - h * .2, 0, h * .34, h * .06, d * .22, h * .32, lacquer(TOMATO if color != TOMATO else DEEP, rough=.5), bevel=.001)


@material
def _page_edges(s):
    lines = s.node('TexWave', {'Vector': s.where('Object', scale=(0, 0, 1)), 'Scale': 160.0}, bands_direction='Z').outputs['Fac']
    return s.surface(s.mix(s.ramp(lines, low=.2, high=.8, to_low=0, to_high=.45), '#F3E8CC', '#B8A177'), rough=.85)


def standing_book(x, y, z, size, color, lean=0):
    """A book that stands upright, its spine to -y. size: (thickness, depth, height)."""
    thick, deep, tall = size
    with at(x, y, z, tilt=(0, lean)):
        hide = lacquer(color, rough=.5, coat=.1, dust=.3)
        box(0, 0, 0, thick, deep, tall, hide, bevel=thick * .2)
        box(0, .004, tall - .006, thick * .84, deep * .95, .008, _page_edges(), bevel=.001)
        for k in (.12, .18, .72, .88):
            box(0, -deep / 2 - .0005, tall * k, thick * .94, .003, .004, steel('#C99C4A', rough=.3), bevel=.001)
        box(0, -deep / 2 - .0003, tall * .75, thick * .86, .002, tall * .1, lacquer(random.choice((TOMATO, DEEP, INK)), rough=.5), bevel=.0005)


def book_row(x, y, z, width, seed=1, depth=.17):
    """A row of books, its middle at x, spines to -y."""
    rng, left = random.Random(seed), x - width / 2
    while left < x + width / 2 - .05:
        color, thick, tall = rng.choice(('#7A3B2A', '#5A3825', LEAF, '#8E5A34', DEEP, '#A06A3A', '#6B2A26')), rng.uniform(.03, .055), rng.uniform(.24, .29)
        for _ in range(rng.randint(1, 4)):
            if left < x + width / 2 - .05:
                standing_book(left + thick / 2, y, z, (thick - .001, depth, tall), color)
                left += thick


def bankers_lamp(x, y, z, turn=0, power=3.0, glass='#1E6B4C'):
    """A brass lamp with a green glass shade along x. power: of its light, in watts."""
    brass = steel(_BRASS, rough=.22)
    with at(x, y, z, turn):
        lathe(0, 0, 0, [(0, 0), (.085, 0), (.088, .008), (.08, .016), (.04, .022), (.016, .03), (.01, .06), (.014, .075), (.008, .09), (.008, .3), (.014, .31), (0, .32)], brass, sides=48)

        def shade(u, v):
            a = math.radians(12 + u * 156)
            return (v - .5) * .27, -.03 - .06 * math.cos(a), .255 + .062 * math.sin(a)
        surface('shade', shade, across=24, up=2, material=lacquer(glass, rough=.08, coat=1.0, dust=0))
        for side in (-1, 1):
            hull(side * .136, -.03, .255, [(dx, -.061 * math.cos(a), .063 * math.sin(a)) for dx in (-.003, .003) for a in (math.radians(12 + k * 13) for k in range(13))], brass, bevel=0)
        pipe([(0, 0, .31), (0, -.01, .325), (0, -.03, .318)], .006, brass)
        with at(0, -.03, .28, tilt=(0, 90)):
            tube(0, 0, -.09, .013, .18, glow('#FFE3A8', power=9), bevel=.004)
        lamp(0, -.03, .262, power, at=(0, -.06, 0), color='#FFD49A', size=.1, kind='AREA', spread=150)
        pipe([(.05, -.04, .27), (.05, -.04, .2)], .0012, brass)
        lathe(.05, -.04, .19, [(0, 0), (.004, .003), (.003, .01), (0, .012)], brass, sides=12)


def seal(x, y, z):
    """A wax seal with two ribbons."""
    wax = lacquer(TOMATO, rough=.25, coat=.4, dust=0)
    lump(x, y, z - .001, (.05, .048, .006), wax, rough=.25, grain=3, seed=4)
    lathe(x, y, z + .0035, [(.018, 0), (.016, .0022), (.013, .001), (0, .001)], wax, lobes=(5, .2))
    for side in (-1, 1):
        sheet(x + side * .012, y - .062, z - .0005, .017, .055, paper(LEAF, rough=.5), side * 14, tilt=(-90, 0))
