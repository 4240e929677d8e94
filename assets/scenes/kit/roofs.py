"""Roofs with shingles: gables, gambrels, lean-tos; chimneys. `coat` is a material. z is the top of the wall."""
from .colors import CREAM, SLATE, blend
from .frames import at
from .masonry import brick
from .materials import paint
from .nodes import material
from .shapes import box, hull


@material
def shingles(s, color=SLATE, row=.2):
    """row: the height of a row of shingles, in meters."""
    where = s.node('TexCoord').outputs['UV']
    made = s.node('TexBrick', {'Vector': where, 'Color1': color, 'Color2': blend(color, '#2E2A28', share=.4), 'Mortar': blend(color, '#1B1918', share=.7),
                               'Scale': 1.0, 'Mortar Size': .008, 'Mortar Smooth': .3, 'Bias': -.2, 'Brick Width': row * 1.1, 'Row Height': row})
    weather = s.ramp(s.noise(s.where('Object', shifted=False), scale=1.4, detail=3), low=.35, high=.7, to_low=0, to_high=.5)
    tinted = s.mix(weather, made.outputs['Color'], blend(color, '#C9BFA2', share=.45))
    return s.surface(tinted, rough=.8, normal=s.bump(s.math('MULTIPLY', made.outputs['Fac'], -1), strength=.6, distance=.015), specular=.25)


def slab(width, low, high, coat, thick=.12):
    """A roof plane, `width` along x, from the eave `low` (y, z) to the ridge `high` (y, z)."""
    return hull(0, 0, 0, [(sx * width / 2, y, z + t) for sx in (-1, 1) for y, z in (low, high) for t in (0, thick)], coat, bevel=.012)


def gable(x, y, z, width, depth, rise, coat, turn=0, eaves=.35, walls=None):
    """A gable roof, its ridge along x, over a house of this width and depth. eaves: how far it stands out; walls: the material of the gable ends."""
    with at(x, y, z, turn):
        drop = rise * eaves / (depth / 2)
        for side in (-1, 1):
            slab(width + 2 * eaves, (side * (depth / 2 + eaves), -drop), (0, rise), coat)
        if walls:
            for side in (-1, 1):
                hull(side * (width / 2 - .08), 0, 0, [(dx, dy, 0) for dx in (-.08, .08) for dy in (-depth / 2, depth / 2)] + [(dx, 0, rise) for dx in (-.08, .08)], walls, bevel=0)
        box(0, 0, rise + .08, width + 2 * eaves, .2, .08, coat, bevel=.02)


def gambrel(x, y, z, width, depth, rise, coat, walls, eaves=.35):
    """A barn roof. Its front gable wall is at y, and the ridge runs back from there. The slope changes at (knee, high)."""
    knee, high = width * .36, rise * .62
    with at(x, y, z):
        for side in (-1, 1):
            for (ax, az), (bx, bz) in (((width / 2 + .3, -.25), (knee, high)), ((knee + .02, high), (0, rise))):
                hull(0, 0, 0, [(side * px, py, pz + t) for px, pz in ((ax, az), (bx, bz)) for py in (-eaves, depth) for t in (.02, .14)], coat, bevel=.012)
        for edge in (0, depth - .3):
            hull(0, edge, 0, [(px, py, pz) for py in (-.08, .08) for px, pz in ((-width / 2, 0), (width / 2, 0), (-knee, high), (knee, high), (0, rise))], walls, bevel=0)


def lean_to(x, y, z, width, reach, drop, coat, posts=0, post=None, floor=0.0):
    """A porch roof that slopes from the wall at (y, z), on `posts` square posts that stand on z = `floor`.

    reach: how far it stands out from the wall; drop: how far it slopes down; post: the material of the posts.
    """
    with at(x, y, z):
        slab(width, (-reach, -drop), high=(0, 0), coat=coat, thick=.09)
        if posts:
            box(0, -reach + .16, -drop - .12, width - .2, .12, .16, post, bevel=.01)
        for k in range(posts):
            px = (k / (posts - 1) - .5) * (width - .5)
            box(px, -reach + .16, floor - z, .12, .12, z - drop - .1 - floor, post, bevel=.012)
            box(px, -reach + .16, floor - z, .18, .18, .3, post, bevel=.012)


def chimney(x, y, z, height=1.4, color='#9C5A44'):
    coat = brick(color)
    box(x, y, z, .62, .62, height, coat, bevel=.02)
    box(x, y, z + height - .2, .74, .74, .12, coat, bevel=.02)
    for side in (-.14, .14):
        box(x + side, y, z + height, .2, .2, .28, paint('#A8654A', rough=.8), bevel=.03)


def barge_boards(x, y, z, width, rise, color=CREAM, knee=None):
    """Painted trim along the slopes of a front gable; knee=(x, z) is where the slope of a gambrel changes."""
    path = [(width / 2, 0)] + ([knee] if knee else []) + [(0, rise)]
    for side in (-1, 1):
        for (ax, az), (bx, bz) in zip(path, path[1:]):
            hull(x, y, z, [(side * px, dy, pz + t) for px, pz in ((ax, az), (bx, bz)) for dy in (-.03, .03) for t in (-.2, .02)], paint(color, rough=.5, wear=.3), bevel=.008)
