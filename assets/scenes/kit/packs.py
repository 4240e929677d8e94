"""Packed groceries. All stand on z with their labels to the front (-y); `word` is a key of labels.PRODUCTS."""
import math

import bmesh
import bpy

from .colors import CORN, CREAM, LEAF, PAPER, TOMATO, blend
from .frames import at, put, shared
from .labels import PRODUCTS
from .materials import card, lacquer, mottled, paper, plastic, steel
from .prints import band, face, plate, wrapper
from .round import lathe, lump, surface, tube
from .shapes import _bevel, box, hull, sheet

INSIDE = {'JAM': '#8E2F34', 'HONEY': '#C98A1E', 'PICKLES': '#6F7E32', 'PEACHES': '#D9882E', 'BEANS': '#6B3A24', 'OKRA': '#5E7A3C',
          'LEMONADE': '#D9B23C', 'TEA': '#5B2E16', 'PECANS': '#7A4A2A'}  # the color of the contents


def pack(x, y, z, width, depth, height, material, bevel=.003, turn=0, tilt=(0, 0)):
    """A box with printed sides. The image in its material is the front and, to the right, one side (see prints.wrapper).

    The back repeats the front.
    """
    size = tuple(round(s, 3) for s in (width, depth, height))

    def make():
        shape = bmesh.new()
        bmesh.ops.create_cube(shape, size=1)
        for vert in shape.verts:
            vert.co = vert.co.x * size[0], vert.co.y * size[1], (vert.co.z + .5) * size[2]
        worn = shape.faces.layers.float.new('edge')
        for beveled in _bevel(shape, min(bevel, min(size) * .2)):
            beveled[worn], beveled.smooth = 1, True
        _wrap(shape, size)
        mesh = bpy.data.meshes.new('pack')
        shape.to_mesh(mesh)
        shape.free()
        return mesh
    return put(shared(('pack', size, bevel), make, [material]), x, y, z, turn, tilt)


def _wrap(shape, size):
    """Sets the UVs of a pack. Top and bottom have the color of one spot of the image."""
    layer = shape.loops.layers.uv.new('UVMap')
    share = size[0] / (size[0] + size[1])
    for side in shape.faces:
        n = side.normal
        for loop in side.loops:
            x, y, z = loop.vert.co.x / size[0] + .5, loop.vert.co.y / size[1] + .5, loop.vert.co.z / size[2]
            if abs(n.z) > .8:
                loop[layer].uv = share + (1 - share) * .04, .3 + .02 * z
            elif abs(n.y) >= abs(n.x):
                loop[layer].uv = share * (x if n.y < 0 else 1 - x), z
            else:
                loop[layer].uv = share + (1 - share) * (y if n.x > 0 else 1 - y), z


def can(x, y, z, word, turn=0, radius=.037, height=.11, tilt=(0, 0)):
    """A can with a label all around."""
    r, rim = radius, radius * .06
    profile = [(0, .004), (r - rim * 2, .004), (r - rim, 0), (r + rim * .4, .003), (r, .008), (r, height - .008),
               (r + rim * .4, height - .003), (r - rim, height), (r - rim * 2, height - .004), (0, height - .004)]
    slots = [0, 0, 0, 0, 1, 0, 0, 0, 0]
    label = band(word, round(height / (2 * math.pi * r), 2))
    return lathe(x, y, z, profile, [steel('#C9CCC8', rough=.3), label], slots, turn=turn, tilt=tilt)


def jar(x, y, z, word='JAM', inside=None, lid=CORN, turn=0, radius=.038, height=.12):
    """A full glass jar with a paper label and a tin lid."""
    r, h, inside = radius, height, inside or INSIDE.get(word, '#8E2F34')
    body = [(0, 0), (r * .86, 0), (r, h * .07), (r, h * .2), (r, h * .6), (r, h * .7), (r * .8, h * .82), (r * .8, h * .84)]
    top = [(r * .8, h * .83), (r * .88, h * .84), (r * .88, h * .98), (r * .82, h), (0, h)]
    lathe(x, y, z, body, [mottled(inside, blend(inside, '#000000', share=.2), rough=.12), band(word, round(h * .4 / (6.28 * r), 2))],
          slots=[0, 0, 0, 1, 0, 0, 0], turn=turn)
    return lathe(x, y, z, top, lacquer(lid), sides=24)


def bottle(x, y, z, word='LEMONADE', inside=None, lid=CREAM, turn=0, radius=.035, height=.26):
    r, h, inside = radius, height, inside or INSIDE.get(word, '#5B2E16')
    body = [(0, 0), (r * .85, 0), (r, h * .03), (r, h * .16), (r, h * .5), (r, h * .58), (r * .75, h * .7), (r * .36, h * .8), (r * .34, h * .93)]
    lathe(x, y, z, body, [mottled(inside, blend(inside, '#000000', share=.25), rough=.08), band(word, round(h * .34 / (6.28 * r), 2))],
          slots=[0, 0, 0, 1, 0, 0, 0, 0], turn=turn)
    return tube(x, y, z + h * .91, r * .42, h * .09, lacquer(lid), sides=20)


def jug(x, y, z, word='MILK', inside='#FBFAF4', lid=TOMATO, turn=0):
    """A gallon of milk: a square jug with a cap."""
    lump(x, y, z, (.15, .15, .19), plastic(inside, rough=.35), rough=.0, roundness=.35, turn=turn)
    lathe(x, y, z + .16, [(.062, 0), (.045, .04), (.022, .07), (.02, .085)], plastic(inside, rough=.35), turn=turn)
    tube(x, y, z + .24, .024, .022, lacquer(lid), sides=20)
    with at(x, y, z, turn):
        sheet(0, -.0765, .05, .1, .08, face(word, .1, .08))


def milk_carton(x, y, z, word='MILK', turn=0, width=.095, height=.2):
    w = width
    pack(x, y, z, w, w, height, wrapper(word, w, w, height), turn=turn)
    coat = paper(PRODUCTS[word].ground, rough=.5)
    hull(x, y, z + height, [(sx * w / 2, sy * w / 2, 0) for sx in (-1, 1) for sy in (-1, 1)] +
         [(sx * w / 2, 0, w * .42) for sx in (-1, 1)], coat, bevel=.002, turn=turn)
    box(x, y, z + height + w * .4, w, .008, w * .22, paper(PRODUCTS[word].accent, rough=.5), bevel=.002, turn=turn)


def grocery_box(x, y, z, word, width=.19, depth=.06, height=.27, turn=0, tilt=(0, 0)):
    """A retail box, e.g. of crackers. For shipping cartons, see `cases.carton`."""
    return pack(x, y, z, width, depth, height, wrapper(word, width, depth, height), turn=turn, tilt=tilt)


def sack(x, y, z, word='FLOUR', width=.3, depth=.16, height=.42, turn=0, tilt=(0, 0)):
    """A full sack of paper or cotton, printed on both sides."""
    def point(u, v):
        a, b = 2 * math.pi * u - math.pi / 2, math.pi * (v - .5)
        cx, sx = (math.copysign(abs(f(a)) ** .55, f(a)) for f in (math.cos, math.sin))
        r, wrinkle = max(math.cos(b), 0) ** .28, 1 + .02 * math.sin(a * 5 + v * 9)
        rise = (math.copysign(abs(math.sin(b)) ** .7, math.sin(b)) + 1) / 2
        return cx * r * width / 2 * wrinkle, sx * r * depth / 2 * wrinkle, rise * height

    def flat(u, v):
        spot = point(u, v)
        return .5 + spot[0] / width * (1 if abs(u - .5) > .25 else -1), spot[2] / height
    return surface(('sack', width, depth, height), point, across=48, up=32, material=face(word, width, height, rough=.85), x=x, y=y, z=z, turn=turn, tilt=tilt, sharp=180, unwrap=flat)


def egg_box(x, y, z, turn=0, color='#B9B2A2', open_lid=False):
    """A dozen eggs, two by six, in a box of gray pulp."""
    pulp = paper(color, rough=.95)
    with at(x, y, z, turn):
        hull(0, 0, 0, [(sx * (.145 if h else .13), sy * (.052 if h else .042), h) for sx in (-1, 1) for sy in (-1, 1) for h in (0, .04)], pulp, bevel=.006)
        if not open_lid:
            hull(0, 0, .042, [(sx * (.13 if h else .145), sy * (.04 if h else .052), h) for sx in (-1, 1) for sy in (-1, 1) for h in (0, .032)], pulp, bevel=.008)
            return sheet(0, -.0455, .046, .16, .024, plate('FRESH EGGS', color, ink=LEAF, font='tall', shape=(6.0, 1.0), border=False, rough=.9), tilt=(-22, 0))
        for k in range(12):
            egg((k % 6 - 2.5) * .046, (k // 6 - .5) * .05, .02, tilt=(k * 7 % 9 - 4, 0))
        hull(0, .085, .03, [(sx * .14, dy, h) for sx in (-1, 1) for dy, h in ((-.03, 0), (.0, .1), (.012, .1), (-.012, 0))], pulp, bevel=.004)


def egg(x, y, z, color='#E4C9A8', tilt=(0, 0)):
    profile = [(.021 * math.sin(t) * (1 + .16 * math.cos(t)), .028 * (1 - math.cos(t))) for t in (math.pi * k / 12 for k in range(13))]
    return lathe(x, y, z, profile, mottled(color, blend(color, PAPER, share=.3), rough=.5), sides=20, tilt=tilt)


def tin(x, y, z, word='TEA', turn=0, width=.1, height=.14):
    """A square tin with a lacquered lid."""
    pack(x, y, z, width, width, height, wrapper(word, width, width, height), bevel=.008, turn=turn)
    return box(x, y, z + height, width * .92, width * .92, .018, lacquer(PRODUCTS[word].accent), bevel=.006, turn=turn)


def paper_bag(x, y, z, turn=0, color='#C9A06B', width=.28, depth=.16, height=.38):
    """A grocery bag with a wavy, open top."""
    def shape(u, v):
        k = u * 4
        corner = [(-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1)]
        (ax, ay), (bx, by) = corner[min(int(k), 3)], corner[min(int(k), 3) + 1]
        t, open_up = k - min(int(k), 3), 1 + .05 * v
        crease = .012 * math.sin(u * 40) * v
        return (ax + (bx - ax) * t) * width / 2 * open_up + crease, (ay + (by - ay) * t) * depth / 2 * open_up + crease, v * height + .008 * math.sin(u * 50) * v
    return surface(('bag', width, depth, height), shape, across=48, up=8, material=card(color), x=x, y=y, z=z, turn=turn)


__all__ = ['pack', 'can', 'jar', 'bottle', 'jug', 'milk_carton', 'grocery_box', 'sack', 'egg_box', 'egg', 'tin', 'paper_bag']
