"""Shorthand for shader nodes. A Shader wraps the tree of one material. Its methods return output sockets; `node` returns the
node, `surface` and `finish` return the material."""
import functools

import bpy

from .colors import linear


class Shader:
    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()

    def node(self, kind, inputs=None, **settings):
        made = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in settings.items():
            setattr(made, key, value)
        for key, value in (inputs or {}).items():
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, made.inputs[key])
            else:
                made.inputs[key].default_value = linear(value) if isinstance(value, str) else value
        return made

    def where(self, kind='Object', scale=(1, 1, 1), shifted=True):
        """Texture coordinates of this kind (Object, UV); `shifted` moves them by a random vector for each object."""
        spot = self.node('TexCoord').outputs[kind]
        shift = (0, 0, 0)
        if shifted:
            shift = self.node('VectorMath', {0: self.chance(), 1: (17, 29, 41)}, operation='MULTIPLY').outputs[0]
        return self.node('Mapping', {'Vector': spot, 'Scale': scale, 'Location': shift}).outputs[0]

    def chance(self):
        """A random number for each object, 0 to 1."""
        return self.node('ObjectInfo').outputs['Random']

    def edge(self):
        """1 on bevels, 0 elsewhere; see shapes.py."""
        return self.node('Attribute', attribute_name='edge').outputs['Fac']

    def noise(self, where, scale, detail=2, rough=.5):
        return self.node('TexNoise', {'Vector': where, 'Scale': scale, 'Detail': detail, 'Roughness': rough}).outputs['Fac']

    def math(self, operation, a, b=0.0):
        return self.node('Math', {0: a, 1: b}, operation=operation).outputs[0]

    def ramp(self, value, low, high, to_low=0.0, to_high=1.0):
        """Maps low..high to to_low..to_high, clamped."""
        return self.node('MapRange', {'Value': value, 'From Min': low, 'From Max': high,
                                      'To Min': to_low, 'To Max': to_high}).outputs[0]

    def mix(self, share, one, other, blend='MIX'):
        """A color between two: `one` at share 0, `other` at share 1."""
        return self.node('MixRGB', {'Fac': share, 'Color1': one, 'Color2': other}, blend_type=blend).outputs[0]

    def vary(self, color, hue=.01, value=.12):
        """The color, a little different on each object."""
        chance = self.chance()
        return self.node('HueSaturation', {
            'Hue': self.ramp(chance, low=0, high=1, to_low=.5 - hue, to_high=.5 + hue),
            'Value': self.ramp(self.math('FRACT', self.math('MULTIPLY', chance, 7.7)), low=0, high=1, to_low=1 - value, to_high=1 + value),
            'Color': color}).outputs[0]

    def bump(self, height, strength=.3, distance=.01):
        return self.node('Bump', {'Height': height, 'Strength': strength, 'Distance': distance}).outputs[0]

    def surface(self, color, rough=.5, normal=None, metal=0.0, coat=0.0, sheen=0.0, specular=.5, glow=0.0):
        inputs = {'Base Color': color, 'Roughness': rough, 'Metallic': metal, 'Clearcoat': coat,
                  'Sheen': sheen, 'Specular': specular}
        if glow:
            inputs.update({'Emission': color, 'Emission Strength': glow})
            self.material.cycles.sample_as_light = False
        if normal:
            inputs['Normal'] = normal
        return self.finish(self.node('BsdfPrincipled', inputs).outputs[0])

    def finish(self, shader):
        self.node('OutputMaterial', {'Surface': shader})
        return self.material


def material(make):
    """Decorates a function whose first parameter is a Shader. Makes one material for each distinct set of the other arguments."""
    @functools.wraps(make)
    def once(*args, **options):
        name = f'{make.__name__}{args}{sorted(options.items())}'
        short = name if len(name) < 60 else f'{make.__name__}-{hash(name) & 0xffffffffff:x}'
        return bpy.data.materials.get(short) or make(Shader(short), *args, **options)
    return once
