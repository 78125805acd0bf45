"""From a scene to a clean picture. This build of Blender has no denoiser: two renders of different chance tell noise from
drawing (non-local means across two buffers, led by normals and colours)."""
import time
import bpy
import cv2
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector


def read(path):
    im = cv2.imread(path, cv2.IMREAD_UNCHANGED)
    return im.astype(np.float32) / (65535 if im.dtype == np.uint16 else 255)


def shoot(path, seed, samples, border=None, scale=100, transparent=False):
    sc = bpy.context.scene; r = sc.render
    sc.cycles.seed, sc.cycles.samples = seed, samples
    r.resolution_percentage, r.film_transparent = scale, transparent
    r.image_settings.color_mode, r.image_settings.color_depth = ('RGBA' if transparent else 'RGB'), '16'
    r.use_border = border is not None; r.use_crop_to_border = False
    if border: r.border_min_x, r.border_min_y, r.border_max_x, r.border_max_y = border
    t = time.process_time(); w = time.time(); r.filepath = path; bpy.ops.render.render(write_still=True)
    print(f'TIME {path}: {time.time() - w:.1f} s, processor {time.process_time() - t:.1f} s')
    return read(path)


def features(out):
    """Normals and colours, written next to the picture by the compositor."""
    sc = bpy.context.scene; vl = bpy.context.view_layer; vl.use_pass_normal = vl.use_pass_diffuse_color = True
    sc.use_nodes = True; nt = sc.node_tree; nt.nodes.clear()
    rl = nt.nodes.new('CompositorNodeRLayers'); co = nt.nodes.new('CompositorNodeComposite'); nt.links.new(rl.outputs['Image'], co.inputs[0])
    fo = nt.nodes.new('CompositorNodeOutputFile'); fo.base_path = out; fo.format.file_format = 'PNG'; fo.format.color_depth = '8'
    fo.file_slots.clear(); fo.file_slots.new('normal'); fo.file_slots.new('colour')
    half = nt.nodes.new('CompositorNodeMixRGB'); half.blend_type = 'MULTIPLY'; half.inputs[2].default_value = (.5, .5, .5, 1)
    add = nt.nodes.new('CompositorNodeMixRGB'); add.blend_type = 'ADD'; add.inputs[2].default_value = (.5, .5, .5, 1)
    nt.links.new(rl.outputs['Normal'], half.inputs[1]); nt.links.new(half.outputs[0], add.inputs[1]); nt.links.new(add.outputs[0], fo.inputs[0])
    nt.links.new(rl.outputs['DiffCol'], fo.inputs[1])


def border_of(margin=.012):
    bpy.context.view_layer.update(); sc, cam = bpy.context.scene, bpy.context.scene.camera
    pts = [world_to_camera_view(sc, cam, ob.matrix_world @ Vector(c)) for ob in bpy.data.objects if ob.type == 'MESH' and ob.name != 'floor' for c in ob.bound_box]
    xs, ys = [p.x for p in pts], [p.y for p in pts]
    return max(0, min(xs) - margin), max(0, min(ys) - .03), min(1, max(xs) + margin), min(1, max(ys) + margin)


def shift(a, dx, dy): return np.roll(a, (dy, dx), (0, 1))


def denoise(A, B, F, radius=5, k=.55, sf=.10):
    var = cv2.boxFilter((A - B) ** 2 / 2, -1, (5, 5))
    out = [np.zeros_like(A), np.zeros_like(A)]; tot = [np.zeros(A.shape[:2], np.float32) for _ in 'ab']
    for dy in range(-radius, radius + 1):
        for dx in range(-radius, radius + 1):
            vq = shift(var, dx, dy)
            wf = np.exp(-np.minimum(((F - shift(F, dx, dy)) ** 2).sum(-1) / sf ** 2, 30))
            for i, (own, other) in enumerate(((A, B), (B, A))):
                d = ((other - shift(other, dx, dy)) ** 2 - (var + np.minimum(var, vq))) / (2e-6 + k * k * (var + vq))
                d = cv2.boxFilter(d.mean(-1), -1, (3, 3))
                w = np.exp(-np.clip(d, 0, 30)) * wf
                out[i] += w[..., None] * shift(own, dx, dy); tot[i] += w
    return (out[0] / tot[0][..., None] + out[1] / tot[1][..., None]) / 2


def plain(path, out, samples):
    """A picture whose every corner is drawn."""
    B = shoot(f'{out}/b.png', 2, samples // 2)
    features(out)
    A = shoot(f'{out}/a.png', 1, samples // 2)
    bpy.context.scene.use_nodes = False
    F = np.concatenate([read(f'{out}/normal0001.png')[..., :3], read(f'{out}/colour0001.png')[..., :3]], -1)
    cv2.imwrite(path, (np.clip(denoise(A, B, F), 0, 1) * 255 + .5).astype(np.uint8))
