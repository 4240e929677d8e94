"""Placing objects. `with at(x, y, z, turn=30):` moves, turns and scales all that is built inside it."""
import math
from contextlib import contextmanager

import bpy
from mathutils import Euler, Matrix

_frames = [Matrix()]
_meshes = {}


def reset():
    """Empties the scene and the cache of meshes."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _meshes.clear()
    del _frames[1:]


def _transform(x, y, z, turn=0, tilt=(0, 0), scale=1):
    """turn: degrees about z; tilt: degrees about x and y, applied before the turn."""
    spin = Euler((math.radians(tilt[0]), math.radians(tilt[1]), math.radians(turn)))
    sizes = scale if isinstance(scale, tuple) else (scale, scale, scale)
    return Matrix.LocRotScale((x, y, z), spin, sizes)


@contextmanager
def at(x=0, y=0, z=0, turn=0, tilt=(0, 0), scale=1):
    _frames.append(_frames[-1] @ _transform(x, y, z, turn, tilt, scale))
    try:
        yield
    finally:
        _frames.pop()


def here(x=0, y=0, z=0):
    """The world coordinates of a point of the current frame."""
    return tuple((_frames[-1] @ Matrix.Translation((x, y, z))).translation)


def put(data, x, y, z, turn=0, tilt=(0, 0), scale=1):
    """Adds an object with this mesh, curve or lamp to the scene, in the current frame."""
    thing = bpy.data.objects.new(data.name, data)
    thing.matrix_world = _frames[-1] @ _transform(x, y, z, turn, tilt, scale)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def shared(key, make, materials):
    """The mesh for this key and these materials; `make()` builds it when it is first needed."""
    key = (key, tuple(m.name for m in materials))
    if key not in _meshes:
        mesh = make()
        for material in materials:
            mesh.materials.append(material)
        _meshes[key] = mesh
    return _meshes[key]
