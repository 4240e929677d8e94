"""Bread, cakes, cheese and wrapped meat."""
import math

from mathutils import Vector, noise

from .colors import CREAM, TOMATO, blend
from .frames import at
from .materials import film, lacquer, mottled, plastic
from .nodes import material
from .prints import plate
from .round import ball, lathe, lump, surface, tube
from .shapes import box, cutout, hull, sheet

_MIDDLE = .056  # the height of the middle of a cut loaf


@material
def crust(s, color='#B9742F', pale='#E3B877', flour=.5):
    """Dark on top, pale below, with patches of flour."""
    z = s.node('SeparateXYZ', {0: s.node('TexCoord').outputs['Generated']}).outputs[2]
    patches = s.noise(s.where('Object'), scale=26, detail=3)
    baked = s.mix(s.ramp(s.math('ADD', z, s.math('MULTIPLY', patches, .5)), low=.35, high=1.05), pale, color)
    dusted = s.mix(s.ramp(patches, low=.58, high=.74, to_low=0, to_high=flour), baked, '#F4E6C9')
    return s.surface(s.vary(dusted, hue=.008, value=.12), rough=.75, normal=s.bump(patches, strength=.5, distance=.006))


@material
def crumb(s, color='#F0DDB4'):
    holes = s.noise(s.where('Object'), scale=120, detail=2)
    return s.surface(s.mix(s.ramp(holes, low=.35, high=.6), blend(color, '#B98A4A', share=.4), color), rough=.9, normal=s.bump(holes, strength=.5, distance=.004))


def loaf(x, y, z, turn=0, tilt=(0, 0), size=(.26, .12, .11), seed=0):
    """A pan loaf along x with three slashes."""
    with at(x, y, z, turn, tilt):
        lump(0, 0, 0, size, crust(), rough=.12, grain=1.6, seed=seed, roundness=.62, sides=48)
        for k in (-1, 0, 1):
            lump(k * size[0] * .26, 0, size[2] * .9, (.02, size[1] * .62, .018), crumb(), rough=.2, grain=3, seed=k + 2, turn=24, sides=16)


@material
def _cut_crumb(s, color='#F6E7C4'):
    """The inside of bread, with holes; golden where v of the UVs is 1, near the crust."""
    where = s.where('Object')
    holes = s.math('ADD', s.noise(where, scale=260, detail=2), s.math('MULTIPLY', s.noise(where, scale=95, detail=2), .8))
    out = s.node('SeparateXYZ', {0: s.node('TexCoord').outputs['UV']}).outputs[1]
    inside = s.mix(s.ramp(holes, low=.66, high=.86), blend(color, '#B98A4A', share=.55), color)
    return s.surface(s.mix(s.ramp(out, low=.86, high=1, to_high=.75), inside, '#B9742F'), rough=.9, normal=s.bump(holes, strength=.7, distance=.005), specular=.2)


def _section(u):
    """The outline (y, z) of a pan loaf around z = _MIDDLE: straight sides, and a top that swells over them."""
    c, s = math.cos(2 * math.pi * u), math.sin(2 * math.pi * u)
    wide = .05 * (1 + .2 * max(s, 0) ** .5)
    return math.copysign(abs(c) ** .5, c) * wide, _MIDDLE + (.066 * s ** .85 if s > 0 else -_MIDDLE * abs(s) ** .35)


def _cut_face(x):
    def shape(u, v):
        across, up = _section(u)
        return x, across * v, _MIDDLE + (up - _MIDDLE) * v
    surface(('cut face', x), shape, across=64, up=12, material=_cut_crumb(), sharp=180)


def cut_loaf(x, y, z, turn=0, length=.2):
    """A pan loaf along x, cut open at its -x end."""
    def skin(u, v):
        across, up = _section(u)
        full = (1 - max(0, (v - .8) / .2) ** 2.4) ** .45
        bumps = 1 + .045 * min(v * 4, 1) * noise.noise(Vector((v * 4, across * 30, up * 30)))
        split = .007 * math.exp(-(across / .007) ** 2) * min(v * 6, 1) if up > .1 else 0
        return (v - .5) * length, across * full * bumps, (_MIDDLE + (up - _MIDDLE) * full) * bumps - split
    with at(x, y, z, turn):
        surface(('cut loaf', length), skin, across=96, up=60, material=crust('#96521F', '#CF9650', flour=.12), sharp=180)
        _cut_face(-length / 2)


def bread_slice(x, y, z, turn=0, tilt=(0, 0), thick=.014):
    """An upright slice of a `cut_loaf`; its faces look along x."""
    with at(x, y, z, turn, tilt):
        surface(('slice', thick), lambda u, v: ((v - .5) * thick, *_section(u)), across=64, up=1, material=crust('#96521F', '#C08440', flour=.12), sharp=180)
        for side in (-1, 1):
            _cut_face(side * thick / 2)


def round_loaf(x, y, z, turn=0, r=.11, seed=1):
    with at(x, y, z, turn):
        lump(0, 0, 0, (2 * r, 2 * r, r * 1.1), crust('#9A5C26'), rough=.1, grain=1.4, seed=seed, roundness=.85, sides=48)
        for k in (0, 90):
            with at(turn=k + 20):
                lump(0, 0, r * 1.0, (r * 1.3, .016, .02), crumb(), rough=.15, grain=4, seed=k, sides=20)


def baguette(x, y, z, turn=0, tilt=(0, 0), length=.52):
    with at(x, y, z, turn, tilt):
        lump(0, 0, 0, (length, .065, .055), crust(), rough=.08, grain=2.2, seed=3, roundness=.8, sides=48)
        for k in range(5):
            lump((k - 2) * length * .16, 0, .047, (.075, .014, .012), crumb(), rough=.2, grain=3, seed=k, turn=20, sides=14)


def roll(x, y, z, turn=0, seed=0):
    lump(x, y, z, (.085, .075, .05), crust('#C98A42'), rough=.12, grain=1.5, seed=seed % 3, turn=turn, sides=28)


def pie(x, y, z, turn=0, filling=TOMATO, r=.11):
    """A lattice pie in a tin plate."""
    with at(x, y, z, turn):
        lathe(0, 0, 0, [(0, 0), (r * .75, 0), (r * 1.05, .035), (r * 1.08, .036), (r, .03), (0, .03)], lacquer('#B9BDBB', rough=.3))
        tube(0, 0, .026, r * .96, .012, mottled(filling, blend(filling, '#5A1210', share=.5), rough=.2))
        lathe(0, 0, .03, [(r * .9, .006), (r * .95, .018), (r * 1.05, .016), (r * 1.06, .002)], crust(), lobes=(24, .03), sides=96)
        for k in range(5):
            across = (k - 2) * r * .34
            span = 2 * math.sqrt(max(r * r * .86 - across * across, 0))
            box(across, 0, .036, .02, span, .007, crust(), bevel=.003)
            box(0, across, .041, span, .02, .007, crust(), bevel=.003)


def cake(x, y, z, turn=0, icing=CREAM, trim=TOMATO, r=.12, layers=2):
    """An iced cake on a stand, with piped borders and cherries. `layers` sets its height."""
    with at(x, y, z, turn):
        lathe(0, 0, 0, [(0, 0), (r * .55, 0), (r * .5, .012), (r * .12, .03), (r * .1, .09), (r * .2, .1), (r * 1.25, .105), (r * 1.27, .118), (0, .118)], lacquer('#E9E4D6', rough=.2))
        h = .055 * layers
        lathe(0, 0, .118, [(0, 0), (r, 0), (r * 1.01, h * .5), (r, h - .01), (r - .01, h), (0, h)], mottled(icing, blend(icing, '#FFFFFF', share=.4), rough=.45), sides=48)
        for k in range(18):
            a = k * math.pi / 9
            ball(math.cos(a) * r * .88, math.sin(a) * r * .88, .112 + h, .014, mottled(blend(icing, '#FFFFFF', share=.5), blush=None, rough=.4), scale=(1, 1, .9), sides=14)
            ball(math.cos(a) * r * 1.0, math.sin(a) * r * 1.0, .118, .011, mottled(trim if k % 2 else icing, blush=None, rough=.4), sides=12)
            if k % 3 == 0:
                ball(math.cos(a) * r * .88, math.sin(a) * r * .88, .134 + h, .012, mottled(trim, '#7A1512', rough=.12), sides=14)


def cheese(x, y, z, turn=0, color='#E3AE45', r=.13, height=.09, cut=70):
    """A wheel with a wedge of `cut` degrees missing in front."""
    def side(u, v):
        a = math.radians(-90 + cut / 2 + u * (360 - cut))
        k = (0, 1, 1, .96, 0)[round(v * 4)] * r
        return k * math.cos(a), k * math.sin(a), (0, 0, height * .93, height, height)[round(v * 4)]
    with at(x, y, z, turn):
        surface(('wheel', r, height, cut), side, across=48, up=4, material=mottled(blend(color, TOMATO, share=.35), blush=None, rough=.4), sharp=30)
        for edge in (-90 - cut / 2, -90 + cut / 2):
            with at(turn=edge):
                cutout(0, 0, 0, [(0, 0), (r, 0), (r, height * .93), (r * .96, height), (0, height)], .001, mottled(color, blend(color, '#FFF0B8', share=.4), rough=.5), bevel=0)


def cheese_wedge(x, y, z, turn=0, color='#E9BC55'):
    return hull(x, y, z, [(px, py, h) for px, py in ((0, -.09), (-.045, .07), (.045, .07)) for h in (0, .06)], mottled(color, blend(color, '#FFF0B8', share=.4), rough=.45), bevel=.004, turn=turn)


def meat_tray(x, y, z, turn=0, kind='steak', label='FRESH CUT', tilt=(0, 0)):
    """A foam tray under film; kind: steak or chicken."""
    color = {'steak': '#9E2B2B', 'chicken': '#E5B79A'}[kind]
    with at(x, y, z, turn, tilt):
        hull(0, 0, 0, [(sx * (.115 if h else .1), sy * (.075 if h else .06), h) for sx in (-1, 1) for sy in (-1, 1) for h in (0, .024)], plastic('#F4F2EA', rough=.5), bevel=.008)
        for k in range(3 if kind == 'chicken' else 2):
            lump((k - .9) * .065 + .02, .004 * k, .018, (.085 if kind == 'chicken' else .1, .11, .026), mottled(color, '#E9CFC0', rough=.3, pores=.15, scale=16), rough=.25, grain=1.7, seed=k, turn=12 * k - 6)
        box(0, 0, .022, .222, .142, .024, film(strength=.1), bevel=.01)
        sheet(.06, -.03, .0472, .07, .042, plate(label, '#FFFDF5', ink=TOMATO, font='tall', shape=(1.7, 1), rough=.5), tilt=(-90, 0))
