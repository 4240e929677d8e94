"""From clean linear light to a JPEG: mist, bloom, Blender's Filmic view transform, color grading, a small file."""
import io
import os
import tempfile

import bpy
import cv2
import numpy
from PIL import Image

LIMIT = 1_000_000  # bytes


def mist_share(depths, start, reach, max_share=.6):
    """The share of the light that mist hides, for each half of a render. `depths`: its distances in meters.

    The share grows from 0 at `start` towards `max_share`; `reach` meters behind `start` it is 63 percent of `max_share`.

    Each distance is kept near those around it: on a window, some pixels have the distance of the reflected object.
    """
    usual = cv2.medianBlur((depths[0] + depths[1])[..., 0] / 2, 5)[..., None]
    return [max_share * (1 - numpy.exp(-numpy.maximum(numpy.clip(depth, usual * .6, usual * 1.6 + 1) - start, 0) / reach)) for depth in depths]


def add_mist(light, share, color):
    """`color` is linear RGB."""
    return light * (1 - share) + numpy.float32(color) * share


def bloom(light, strength=.05):
    """Light brighter than 1 spreads a little."""
    bright = numpy.minimum(numpy.maximum(light - 1.0, 0), 6)
    spread = light.shape[1] / 160
    halo = sum(cv2.GaussianBlur(bright, (0, 0), spread * k) for k in (1, 3)) / 2
    return light + halo * strength


def view_transform(light):
    """What Blender displays with the Filmic view transform: sRGB, 0 to 1."""
    height, width = light.shape[:2]
    image = bpy.data.images.new('finished', width, height, float_buffer=True)
    rgba = numpy.dstack([light, numpy.ones((height, width), numpy.float32)])[::-1]
    image.pixels.foreach_set(numpy.ascontiguousarray(rgba, numpy.float32).ravel())
    image.update()
    scene = bpy.context.scene
    scene.render.image_settings.file_format, scene.render.image_settings.color_mode = 'PNG', 'RGB'
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'view.png')
        image.save_render(path, scene=scene)
        bpy.data.images.remove(image)
        return numpy.asarray(Image.open(path).convert('RGB'), numpy.float32) / 255


def grade(picture, vignette=.10, crisp=.35, warmth=.012):
    """Slightly darker corners, sharper edges, warmer colors."""
    height, width = picture.shape[:2]
    y, x = numpy.mgrid[-1:1:height * 1j, -1:1:width * 1j].astype(numpy.float32)
    picture = picture * (1 - vignette * numpy.clip(x * x * .6 + y * y * .5 - .25, 0, 1))[..., None]
    picture = picture + (picture - cv2.GaussianBlur(picture, (0, 0), 1.0)) * crisp
    tint = numpy.float32([1 + warmth, 1, 1 - warmth * 1.5])
    return numpy.clip(picture * tint, 0, 1)


# This tells `npm run check:placeholders` that a picture is not a photograph (site/checks/find-samples.ts).
COMMENT = b'Rendered in assets/scenes'


def write_jpeg(picture, path):
    """Writes a progressive JPEG in the best quality within LIMIT, or else in the worst."""
    image = Image.fromarray((picture * 255 + .5).astype(numpy.uint8))
    for quality in (88, 85, 82, 78, 74, 70, 65, 60, 50):
        buffer = io.BytesIO()
        image.save(buffer, 'JPEG', quality=quality, progressive=True, optimize=True, subsampling=0,
                   comment=COMMENT)
        if buffer.tell() <= LIMIT:
            break
    with open(path, 'wb') as file:
        file.write(buffer.getvalue())
