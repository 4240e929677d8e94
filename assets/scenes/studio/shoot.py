"""Runs inside Blender: builds the set of one picture, renders it, removes the noise, writes the JPEG. Started by render.py."""
import importlib.util
import json
import os
import random
import sys
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

import kit
from kit.colors import linear
from studio import denoise, finish, passes


def load(path):
    spec = importlib.util.spec_from_file_location('set', path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def build(path, name):
    """Builds the scene, its camera and its light. Returns the declaration of the picture.

    NAME-night is the scene of NAME, which has `night`: the options of light.night, and `mist` if it differs.
    """
    kit.reset()
    day = name.removesuffix('-night')
    random.seed(day)
    set_module = load(path)
    picture = set_module.PICTURES[day]
    set_module.build(day)
    kit.camera(**picture['camera'])
    if name == day:
        getattr(kit, picture.get('light', 'morning'))(**picture.get('light_options', {}))
        return picture
    options = dict(picture['night'])
    changes = {'mist': options.pop('mist')} if 'mist' in options else {}
    kit.night(**options)
    return {**picture, **changes}


def shoot(path, name, width, samples, out):
    started = time.time()
    picture = build(path, name)
    size = picture['size']
    width = width or size[0]
    height = round(size[1] * width / size[0])
    built = time.time()
    # Two renderings, each with half the samples. What differs between them is noise.
    halves = passes.render(width, height, samples or picture.get('samples', 56))
    rendered = time.time()
    light = denoise.denoise(halves)
    if 'mist' in picture:
        options = dict(picture['mist'])
        color = linear(options.pop('color'))[:3]
        share, _ = denoise.soften(*finish.mist_share([half['depth'] for half in halves], **options))
        light = finish.add_mist(light, share, color)
    finish.write_jpeg(finish.grade(finish.view_transform(finish.bloom(light))), out)
    print(f'{name}: {width}x{height}, built in {built - started:.0f} s, rendered in {rendered - built:.0f} s, '
          f'finished in {time.time() - rendered:.0f} s, {os.path.getsize(out) // 1000} KB -> {os.path.relpath(out)}')


if __name__ == '__main__':
    shoot(**json.loads(sys.argv[-1]))
