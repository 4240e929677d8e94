#!/usr/bin/env python3
"""Renders pictures of the model town: render.py (NAME... | --all) [--width PIXELS] [--samples N] [--out FOLDER], or render.py --list.

Starts Blender once for each picture, at low priority. Pictures are declared in sets/*.py as PICTURES.
"""
import argparse
import ast
import json
import os
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
DEBIAN = {**os.environ, 'PATH': '/usr/bin:/bin'}  # Blender takes its Python from the PATH: Debian's has numpy
IMAGES = HERE.parent / 'images'


def declared():
    """{picture name: (set file, declaration)}. Only PICTURES is evaluated, because the rest of a set needs Blender."""
    found = {}
    for path in sorted(HERE.glob('sets/*.py')):
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.Assign) and getattr(node.targets[0], 'id', None) == 'PICTURES':
                pictures = eval(compile(ast.Expression(node.value), path, 'eval'), {'__builtins__': {'dict': dict}})
                found.update({name: (path, picture) for name, picture in pictures.items()})
                found.update({f'{name}-night': (path, picture) for name, picture in pictures.items() if 'night' in picture})
    return found


def render(name, path, options):
    folder = pathlib.Path(options.out or IMAGES).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    task = dict(path=str(path), name=name, width=options.width, samples=options.samples, out=str(folder / f'{name}.jpg'))
    command = ['nice', '-n', '19', 'blender', '-b', '--python-exit-code', '1', '-P', str(HERE / 'studio/shoot.py'), '--', json.dumps(task)]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=DEBIAN)
    if done.returncode:
        sys.exit(f'{name} failed\n' + done.stdout[-4000:])
    print(*(line for line in done.stdout.splitlines() if line.startswith(name + ':')), flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('names', nargs='*')
    parser.add_argument('--all', action='store_true', help='every picture except those of sets/specimens.py')
    parser.add_argument('--list', action='store_true', help='list the pictures and their sets')
    parser.add_argument('--width', type=int, help='pixels; the declared size by default')
    parser.add_argument('--samples', type=int, help='rays per pixel; the declared number by default')
    parser.add_argument('--out', help='a folder for drafts; assets/images by default')
    options = parser.parse_args()
    pictures = declared()
    if options.list:
        return print('\n'.join(f'{name:28} {path.name}' for name, (path, _) in pictures.items()))
    unknown = [name for name in options.names if name not in pictures]
    if unknown or not (options.names or options.all):
        parser.error(f'unknown picture {unknown[0]}; --list shows them all' if unknown else 'name a picture, or --all')
    every = [name for name, (_, picture) in pictures.items() if not picture.get('specimen')]
    for name in (every if options.all else options.names):
        render(name, pictures[name][0], options)


main()
