"""Walls with openings, as one mesh, so that brick courses run on around every window."""
import bpy

from .frames import put, shared

# The corners of each face of a cell, as indexes into `corners` in `_outer_faces`.
_SIDES = ((0, 2, 6, 4), (1, 5, 7, 3), (0, 4, 5, 1), (2, 3, 7, 6), (0, 1, 3, 2), (4, 6, 7, 5))


def _cells(span, height, openings):
    """The parts (left, right, low, high) of the wall around the openings."""
    xs = sorted({-span / 2, span / 2, *(edge for ox, _, w, _ in openings for edge in (ox - w / 2, ox + w / 2))})
    zs = sorted({0, height, *(edge for _, oz, _, h in openings for edge in (oz, oz + h))})
    for left, right in zip(xs, xs[1:]):
        for low, high in zip(zs, zs[1:]):
            x, z = (left + right) / 2, (low + high) / 2
            if not any(abs(x - ox) < w / 2 and oz < z < oz + h for ox, oz, w, h in openings):
                yield left, right, low, high


def _outer_faces(cells, depth):
    """The faces of all cells, without those that two cells share."""
    faces = {}
    for left, right, low, high in cells:
        corners = [(round(x, 4), y, round(z, 4)) for x in (left, right) for y in (-depth / 2, depth / 2) for z in (low, high)]
        for side in _SIDES:
            face = tuple(corners[k] for k in side)
            if faces.pop(frozenset(face), None) is None:
                faces[frozenset(face)] = face
    return faces.values()


def wall(x, y, z, width, height, depth, material, openings=(), turn=0):
    """A wall, its middle at y. openings: (x of the middle, z of the lower edge, width, height), relative to the wall's x and z."""
    def make():
        faces = list(_outer_faces(_cells(width, height, openings), depth))
        points = list({point: None for face in faces for point in face})
        index = {point: k for k, point in enumerate(points)}
        mesh = bpy.data.meshes.new('wall')
        mesh.from_pydata(points, [], [[index[p] for p in face] for face in faces])
        mesh.uv_layers.new(name='UVMap')
        return mesh
    key = ('wall', width, height, depth, tuple(openings))
    return put(shared(key, make, [material]), x, y, z, turn)
