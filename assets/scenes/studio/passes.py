"""Renders a scene twice with different seeds and returns every pass as linear arrays (height, width, 3)."""
import os
import tempfile

import bpy
import numpy

PASSES = {'color': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal', 'depth': 'Denoising Depth'}


def prepare(width, height, samples):
    scene = bpy.context.scene
    scene.render.engine, scene.cycles.device, scene.cycles.samples = 'CYCLES', 'CPU', max(samples // 2, 4)
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.use_persistent_data = True
    scene.cycles.use_adaptive_sampling = False
    scene.cycles.use_denoising = False
    scene.cycles.filter_width = 1.2  # pixels; the default of 1.5 is softer
    scene.cycles.max_bounces, scene.cycles.diffuse_bounces, scene.cycles.glossy_bounces = 6, 3, 3
    scene.cycles.transparent_max_bounces = 10
    scene.cycles.sample_clamp_indirect, scene.cycles.sample_clamp_direct = 2, 12
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.cycles.blur_glossy = .5
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', 'High Contrast'
    bpy.context.view_layer.cycles.denoising_store_passes = True


def _write_passes_to(folder):
    """Makes the compositor write an EXR file for each pass."""
    scene = bpy.context.scene
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers, out = nodes.new('CompositorNodeRLayers'), nodes.new('CompositorNodeOutputFile')
    out.base_path = folder
    out.format.file_format, out.format.color_depth, out.format.color_mode = 'OPEN_EXR', '32', 'RGB'
    out.file_slots.clear()
    for name, socket in PASSES.items():
        out.file_slots.new(name)
        links.new(layers.outputs[socket], out.inputs[name])
    links.new(layers.outputs['Image'], nodes.new('CompositorNodeComposite').inputs[0])


def _read(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Raw'
    width, height = image.size
    pixels = numpy.empty(width * height * 4, numpy.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return numpy.ascontiguousarray(pixels.reshape(height, width, 4)[::-1, :, :3])


def render(width, height, samples):
    """Two independent halves, each a dict of arrays; what differs between them is noise."""
    prepare(width, height, samples)
    halves = []
    with tempfile.TemporaryDirectory() as folder:
        _write_passes_to(folder)
        for seed in (1, 2):
            bpy.context.scene.cycles.seed = seed
            bpy.ops.render.render()
            suffix = f'{bpy.context.scene.frame_current:04d}.exr'
            halves.append({name: _read(os.path.join(folder, name + suffix)) for name in PASSES})
    return halves
