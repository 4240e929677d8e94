"""Round and curved things: turned solids, rods, pipes, free surfaces, lumps, raised letters."""
import math

import bpy
from mathutils import Vector, noise

from .frames import put, shared

FONTS = {
    'slab': '/usr/share/fonts/opentype/roboto/slab/RobotoSlab-Bold.otf',
    'tall': '/usr/share/fonts/opentype/bebas-neue/BebasNeue-Bold.otf',
    'script': '/usr/share/fonts/opentype/lobster/lobster.otf',
}


def _mesh(name, points, faces, uvs, slots=None, sharp=38):
    """uvs: one pair per face corner. slots: the index of the material of each face. Edges above `sharp` degrees stay sharp."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points, [], faces)
    layer = mesh.uv_layers.new(name='UVMap')
    layer.data.foreach_set('uv', [c for uv in uvs for c in uv])
    mesh.polygons.foreach_set('use_smooth', [True] * len(faces))
    if slots:
        mesh.polygons.foreach_set('material_index', slots)
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(sharp)
    mesh.validate()
    return mesh


def surface(key, shape, across, up, material, x=0, y=0, z=0, turn=0, tilt=(0, 0), scale=1, sharp=38, unwrap=None):
    """A curved sheet of `across` × `up` faces: shape(u, v) -> (x, y, z), for u and v from 0 to 1.

    Calls with the same key share one mesh. unwrap(u, v) gives texture coordinates other than (u, v).
    """
    unwrap = unwrap or (lambda u, v: (u, v))

    def make():
        points = [shape(i / across, j / up) for j in range(up + 1) for i in range(across + 1)]
        faces, uvs = [], []
        for j in range(up):
            for i in range(across):
                corners = ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))
                faces.append([b * (across + 1) + a for a, b in corners])
                uvs += [unwrap(a / across, b / up) for a, b in corners]
        return _mesh('surface', points, faces, uvs, sharp=sharp)
    return put(shared(('surface', key, across, up), make, [material]), x, y, z, turn, tilt, scale)


def _slot_span(profile, slots, slot):
    """Where the part of the profile with this material slot begins in z, and how high the part is."""
    heights = [profile[k + end][1] for k, s in enumerate(slots) if s == slot for end in (0, 1)]
    return min(heights), max(max(heights) - min(heights), 1e-6)


def lathe(x, y, z, profile, materials, slots=None, sides=32, turn=0, tilt=(0, 0), scale=1, lobes=(0, 0)):
    """A turned solid from profile [(radius, height), ...], bottom up.

    slots[k]: the index of the material between profile points k and k + 1. u runs around; v runs from 0 to 1 over each slot.
    lobes=(count, depth): pinches it into segments (tomatoes, peppers, pumpkins).
    """
    materials = materials if isinstance(materials, (list, tuple)) else [materials]
    slots = slots or [0] * (len(profile) - 1)

    def point(k, r, h):
        a = 2 * math.pi * k / sides - math.pi / 2
        r = r * (1 - lobes[1] * abs(math.cos(a * lobes[0] / 2)) ** 6 if lobes[0] else 1)
        return r * math.cos(a), r * math.sin(a), h

    def make():
        points = [point(k, r, h) for r, h in profile for k in range(sides + 1)]
        faces, uvs, face_slots = [], [], []
        for j, slot in enumerate(slots):
            low, span = _slot_span(profile, slots, slot)
            for k in range(sides):
                corners = ((k, j), (k + 1, j), (k + 1, j + 1), (k, j + 1))
                faces.append([b * (sides + 1) + a for a, b in corners])
                uvs += [(a / sides + .25, (profile[b][1] - low) / span) for a, b in corners]
                face_slots.append(slot)
        return _mesh('lathe', points, faces, uvs, face_slots)
    key = ('lathe', tuple((round(r, 5), round(h, 5)) for r, h in profile), tuple(slots), sides, lobes)
    return put(shared(key, make, materials), x, y, z, turn, tilt, scale)


def tube(x, y, z, radius, height, material, top=None, bevel=.004, sides=32, turn=0, tilt=(0, 0)):
    """An upright cylinder, or a cone when `top` gives another radius."""
    top = radius if top is None else top
    b = min(bevel, height * .4, max(top, radius) * .4)
    profile = [(0, 0), (max(radius - b, 0), 0), (radius, b), (top, height - b), (max(top - b, 0), height), (0, height)]
    return lathe(x, y, z, profile, material, sides=sides, turn=turn, tilt=tilt)


def rod(start, end, radius, material, sides=12):
    path = Vector(end) - Vector(start)
    spin = path.to_track_quat('Z', 'Y').to_euler()
    thing = tube(0, 0, 0, radius, path.length, material, bevel=radius * .2, sides=sides)
    local = spin.to_matrix().to_4x4()
    local.translation = start
    thing.matrix_world = thing.matrix_world @ local
    return thing


def pipe(points, radius, material, round_off=True):
    """A bent rod. With `round_off`, it is a smooth curve, on which only the first and the last point lie."""
    curve = bpy.data.curves.new('pipe', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', radius, 3
    curve.use_fill_caps, curve.resolution_u = True, 6
    line = curve.splines.new('NURBS' if round_off else 'POLY')
    line.points.add(len(points) - 1)
    for spot, point in zip(line.points, points):
        spot.co = (*point, 1)
    if round_off:
        line.use_endpoint_u, line.order_u = True, 3
    curve.materials.append(material)
    return put(curve, 0, 0, 0)


def ball(x, y, z, radius, material, scale=1, turn=0, tilt=(0, 0), sides=32):
    """A sphere whose lowest point is at z."""
    steps = sides // 2
    profile = [(radius * math.sin(math.pi * k / steps), radius * (1 - math.cos(math.pi * k / steps)))
               for k in range(steps + 1)]
    return lathe(x, y, z, profile, material, sides=sides, turn=turn, tilt=tilt, scale=scale)


def lump(x, y, z, size, material, rough=.15, grain=2.0, seed=0, turn=0, tilt=(0, 0), roundness=1.0, sides=36):
    """An uneven ellipsoid of this (width, depth, height), its lowest point at z: bread, potatoes, meat, towels.

    roundness: 1 for an ellipsoid; below 1, more like a box. rough: the depth of the unevenness; grain: its frequency.
    """
    def power(value):
        return math.copysign(abs(value) ** roundness, value)

    def shape(u, v):
        a, b = 2 * math.pi * u, math.pi * (v - .5)
        spot = Vector((power(math.cos(b)) * power(math.cos(a)), power(math.cos(b)) * power(math.sin(a)), power(math.sin(b))))
        spot *= 1 + rough * noise.noise(spot * grain + Vector((seed * 7.3, seed * 3.1, 0)))
        return spot.x * size[0] / 2, spot.y * size[1] / 2, (spot.z + 1) * size[2] / 2
    key = ('lump', tuple(size), rough, grain, seed, roundness)
    return surface(key, shape, sides, sides // 2, material, x, y, z, turn, tilt, sharp=180)


def words(text, x, y, z, size, material, depth=.02, font='slab', turn=0, tilt=(0, 0), align='CENTER', spacing=1.0):
    """Raised lettering facing -y, its baseline at z. size: the height of the line; capitals are a little over half of it."""
    curve = bpy.data.curves.new('words', 'FONT')
    curve.body, curve.size, curve.extrude, curve.align_x = text, size, depth / 2, align
    curve.bevel_depth, curve.bevel_resolution, curve.space_character = min(size * .008, depth * .4), 1, spacing
    curve.font = bpy.data.fonts.load(FONTS[font], check_existing=True)
    curve.materials.append(material)
    return put(curve, x, y, z, turn, (90 + tilt[0], tilt[1]))
