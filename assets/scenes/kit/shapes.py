"""Boxes, convex solids, boards and sheets. Origins are bottom center, fronts look to -y, lengths are meters.

Every solid has UVs in meters with u along its longest side (wood grain follows u), and a face attribute `edge` that is 1 on
bevels (paint wears there).
"""
import bmesh
import bpy

from .frames import put, shared


def _finish(shape, name, beveled):
    """Turns a bmesh into a mesh with UVs and the attribute `edge`. beveled: the faces of its bevels."""
    edge = shape.faces.layers.float.new('edge')
    for face in beveled:
        if face.is_valid:
            face[edge], face.smooth = 1, True
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces[:])
    _unwrap(shape)
    mesh = bpy.data.meshes.new(name)
    shape.to_mesh(mesh)
    shape.free()
    return mesh


def _unwrap(shape):
    """Sets the UVs. Faces that look along different axes show different parts of the grain."""
    layer = shape.loops.layers.uv.new('UVMap')
    extent = [max(v.co[i] for v in shape.verts) - min(v.co[i] for v in shape.verts) for i in range(3)]
    for face in shape.faces:
        normal = max(range(3), key=lambda i: abs(face.normal[i]))
        u, v = sorted((i for i in range(3) if i != normal), key=lambda i: -extent[i])
        for loop in face.loops:
            loop[layer].uv = loop.vert.co[u] + normal * .37, loop.vert.co[v] + normal * .61


def _bevel(shape, amount, edges=None):
    if amount <= 0:
        return []
    edges = shape.edges[:] if edges is None else edges
    return bmesh.ops.bevel(shape, geom=edges, offset=amount, segments=2, affect='EDGES', profile=.5,
                           clamp_overlap=True)['faces']


def box(x, y, z, width, depth, height, material, bevel=.008, turn=0, tilt=(0, 0)):
    size = tuple(round(s, 4) for s in (width, depth, height))
    bevel = round(min(bevel, min(size) * .45), 5)

    def make():
        shape = bmesh.new()
        bmesh.ops.create_cube(shape, size=1)
        for vert in shape.verts:
            vert.co = vert.co.x * size[0], vert.co.y * size[1], (vert.co.z + .5) * size[2]
        return _finish(shape, 'box', _bevel(shape, bevel))
    return put(shared(('box', size, bevel), make, [material]), x, y, z, turn, tilt)


def hull(x, y, z, points, material, bevel=.01, turn=0, tilt=(0, 0)):
    """The convex solid around these points: tapered boxes, roofs, hoods, wedges."""
    points = tuple(tuple(round(c, 4) for c in point) for point in points)

    def make():
        shape = bmesh.new()
        for point in points:
            shape.verts.new(point)
        bmesh.ops.convex_hull(shape, input=shape.verts[:])
        bmesh.ops.dissolve_limit(shape, angle_limit=.02, verts=shape.verts[:], edges=shape.edges[:])
        return _finish(shape, 'hull', _bevel(shape, bevel))
    return put(shared(('hull', points, bevel), make, [material]), x, y, z, turn, tilt)


def cutout(x, y, z, outline, depth, material, bevel=.006, turn=0, tilt=(0, 0)):
    """A board of this depth, centered on y. Its outline [(x, z), ...] is as seen from the front and may be concave."""
    outline = tuple((round(a, 4), round(b, 4)) for a, b in outline)

    def make():
        shape = bmesh.new()
        face = shape.faces.new([shape.verts.new((a, -depth / 2, b)) for a, b in outline])
        grown = bmesh.ops.extrude_face_region(shape, geom=[face])['geom']
        bmesh.ops.translate(shape, vec=(0, depth, 0), verts=[g for g in grown if isinstance(g, bmesh.types.BMVert)])
        rims = [e for e in shape.edges if abs(e.verts[0].co.y - e.verts[1].co.y) < 1e-5]
        return _finish(shape, 'cutout', _bevel(shape, bevel, rims))
    return put(shared(('cutout', outline, depth, bevel), make, [material]), x, y, z, turn, tilt)


def sheet(x, y, z, width, height, material, turn=0, tilt=(0, 0)):
    """An upright rectangle without thickness, facing -y, with UVs from 0 to 1: labels, panes, posters."""
    size = (round(width, 4), round(height, 4))

    def make():
        mesh = bpy.data.meshes.new('sheet')
        w, h = size
        mesh.from_pydata([(-w / 2, 0, 0), (w / 2, 0, 0), (w / 2, 0, h), (-w / 2, 0, h)], [], [(0, 1, 2, 3)])
        layer = mesh.uv_layers.new(name='UVMap')
        for loop, uv in zip(layer.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
            loop.uv = uv
        return mesh
    return put(shared(('sheet', size), make, [material]), x, y, z, turn, tilt)


def ground(material, size=400, z=0):
    """A square floor around the origin, by default large enough for the horizon."""
    return sheet(0, -size / 2, z, size, size, material, tilt=(-90, 0))


def slats(x, y, z, width, height, material, count, gap=.2, depth=.02, bevel=.004):
    """`count` horizontal boards, one above the other; gap is a share of the pitch."""
    pitch = height / count
    for k in range(count):
        box(x, y, z + k * pitch + pitch * gap / 2, width, depth, pitch * (1 - gap), material, bevel)
