"""The camera, with the shallow focus of a macro photograph of a model."""
import math

import bpy
from mathutils import Vector


def camera(where, at, lens=50, blur=.012, focus=None, shift=(0, 0), roll=0):
    """lens: focal length in millimeters. blur: the width of a blurred point at infinity, as a share of the picture's width;
    at 0, all is sharp. focus: the point that is sharp, by default `at`. shift: moves the picture without tilting the camera,
    which keeps walls upright. roll: degrees.
    """
    data = bpy.data.cameras.new('camera')
    data.lens, data.clip_start, data.clip_end = lens, .01, 2000
    data.shift_x, data.shift_y = shift
    thing = bpy.data.objects.new('camera', data)
    thing.location = where
    look = Vector(at) - Vector(where)
    thing.rotation_euler = look.to_track_quat('-Z', 'Y').to_euler()
    thing.rotation_euler.rotate_axis('Z', math.radians(roll))
    bpy.context.scene.collection.objects.link(thing)
    if blur:
        sharp = Vector(focus or at) - Vector(where)
        data.dof.use_dof = True
        data.dof.focus_distance = max(sharp.dot(look.normalized()), .01)
        # .036: the width of the sensor, in meters.
        data.dof.aperture_fstop = (lens / 1000) ** 2 / (blur * .036 * data.dof.focus_distance)
        data.dof.aperture_blades = 0
    bpy.context.scene.camera = thing
    return thing
