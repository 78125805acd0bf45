"""The studio: a light built from soft boxes, a floor of sand that fades into cream, a long lens."""
import math
import bpy
import numpy as np
from mathutils import Vector
from curves import sstep
from parts import mesh

FLOOR = (.66, .615, .55)
LOW, HIGH = (.900, .855, .785), (.775, .712, .62)


def sky():
    """What paint and glass mirror: radiance by direction (rows from the nadir up)."""
    h, w = 512, 1024
    th = ((np.arange(h) + .5) / h - .5)[:, None] * np.pi + np.zeros((1, w)); ph = (.5 - (np.arange(w) + .5) / w)[None] * 2 * np.pi + np.zeros((h, 1))
    x, y, z = np.cos(ph) * np.cos(th), np.sin(ph) * np.cos(th), np.sin(th)
    e = np.degrees(th)
    edge = lambda q, half, soft: sstep(half + soft, half - soft, np.abs(q))
    az = np.degrees(np.arctan2(y, x))      # 0 before the nose, -90 on the near side
    band = lambda a, b, soft: sstep(a, a + soft, e) * sstep(b + soft, b, e)
    L = np.where(e < 0, .30 * sstep(-26, -12, e) - .28 * sstep(-11, -1, e), .08)
    nearside = sstep(25, -15, az) * sstep(-215, -165, az)
    L = L + nearside * (band(4, 20, 2) * 1.7 + band(20, 44, 16) * .30)
    L = L + (1 - nearside) * (band(3, 22, 9) * .85 + band(22, 40, 14) * .25)
    L = L + .10 * sstep(0, 10, e)
    up = np.maximum(z, 1e-3)
    px, py = x / up * 4.2, y / up * 4.2
    qx, qy = px, py
    L = L + edge(px, 5.2, .5) * edge(py + .2, 1.7, .2) * (z > .03) * 1.9      # the box overhead
    t = np.maximum(-y, 1e-3)      # a long box on the near side, high up
    px, pz = x / t * 6, z / t * 6
    L = L + edge(px + 1.0, 10, 1.5) * edge(pz - 4.2, .7, .15) * (y < -.05) * 4.5
    L = L + edge(az - 38, 26, 10) * band(1, 26, 8) * .9      # what the nose mirrors
    # what lights matt surfaces: mostly the box overhead, so that the car stands in its own shadow
    D = (e > 0) * .30 + edge(qx, 5.2, 1.5) * edge(qy + .5, 2.6, .9) * (z > .03) * 2.6 + nearside * band(8, 40, 10) * .55 + (1 - nearside) * band(8, 40, 10) * .25
    cosine = np.maximum(z, 0) * np.cos(th)
    mean = lambda q: (q * cosine).sum() / cosine.sum()
    print('SKY', mean(D), mean(L))
    return L, D, mean(D), mean(L)


def world(gain=1.0, soft=1.0):
    """soft: how much of the light on matt surfaces comes from the sky; the rest is for a lamp."""
    L, D, matt, glossy = sky()
    k = (LOW[0] / FLOOR[0]) * gain

    def image(name, L):
        h, w = L.shape
        im = bpy.data.images.new(name, w, h, float_buffer=True); im.colorspace_settings.name = 'Non-Color'
        px = np.ones((h, w, 4), np.float32); px[..., :3] = L[..., None] * np.array([1, .985, .962]); im.pixels.foreach_set(px.ravel()); im.update()
        return im
    wd = bpy.data.worlds.new('studio'); bpy.context.scene.world = wd; wd.use_nodes = True; nt = wd.node_tree; N = nt.nodes; link = nt.links.new
    envs = []
    for im in (image('matt', D * k * soft / matt), image('mirror', L * k / .95)):
        env = N.new('ShaderNodeTexEnvironment'); env.image = im; env.interpolation = 'Cubic'; envs.append(env)
    tc = N.new('ShaderNodeTexCoord'); sp = N.new('ShaderNodeSeparateXYZ'); mr = N.new('ShaderNodeMapRange'); rp = N.new('ShaderNodeValToRGB'); lp = N.new('ShaderNodeLightPath'); mx = N.new('ShaderNodeMixRGB')
    link(tc.outputs['Generated'], sp.inputs[0]); link(sp.outputs[2], mr.inputs[0]); mr.inputs[1].default_value, mr.inputs[2].default_value = -.26, .02
    rp.color_ramp.interpolation = 'EASE'; e = rp.color_ramp.elements
    e[0].position, e[0].color, e[1].position, e[1].color = .30, (*LOW, 1), 1.0, (*HIGH, 1)
    link(mr.outputs[0], rp.inputs[0]); link(lp.outputs['Is Camera Ray'], mx.inputs[0]); gm = N.new('ShaderNodeMixRGB'); link(lp.outputs['Is Glossy Ray'], gm.inputs[0]); link(envs[0].outputs[0], gm.inputs[1]); link(envs[1].outputs[0], gm.inputs[2]); link(gm.outputs[0], mx.inputs[1]); link(rp.outputs[0], mx.inputs[2]); link(mx.outputs[0], N['Background'].inputs[0])
    wd.cycles.sampling_method = 'MANUAL'; wd.cycles.sample_map_resolution = 1024


def floor(half=(7, 6), fade=(6.6, 5.0), at=(0, 0)):
    fl = bpy.data.materials.new('floor'); fl.use_nodes = True; nt = fl.node_tree; N = nt.nodes; link = nt.links.new
    p = N['Principled BSDF']; p.inputs['Base Color'].default_value = (*FLOOR, 1); p.inputs['Roughness'].default_value = .28; p.inputs['Specular'].default_value = .25
    geo = N.new('ShaderNodeNewGeometry'); mp = N.new('ShaderNodeVectorMath'); mp.operation = 'MULTIPLY'; mp.inputs[1].default_value = (1 / fade[0], 1 / fade[1], 0)
    ln = N.new('ShaderNodeVectorMath'); ln.operation = 'LENGTH'; rg = N.new('ShaderNodeMapRange'); rg.interpolation_type = 'SMOOTHSTEP'
    rg.inputs[1].default_value, rg.inputs[2].default_value = .38, 1.0
    off = N.new('ShaderNodeVectorMath'); off.operation = 'SUBTRACT'; off.inputs[1].default_value = (*at, 0); link(geo.outputs['Position'], off.inputs[0])
    link(off.outputs[0], mp.inputs[0]); link(mp.outputs[0], ln.inputs[0]); link(ln.outputs['Value'], rg.inputs[0])
    tr = N.new('ShaderNodeBsdfTransparent'); mx = N.new('ShaderNodeMixShader')
    link(rg.outputs[0], mx.inputs[0]); link(p.outputs[0], mx.inputs[1]); link(tr.outputs[0], mx.inputs[2]); link(mx.outputs[0], N['Material Output'].inputs[0])
    lp = N.new('ShaderNodeLightPath'); fc = N.new('ShaderNodeMixRGB'); fc.inputs[1].default_value = (*FLOOR, 1); fc.inputs[2].default_value = (*[.55 * q for q in FLOOR], 1)
    link(lp.outputs['Is Glossy Ray'], fc.inputs[0]); link(fc.outputs[0], p.inputs['Base Color'])      # a darker floor in the paint
    x, y = half
    mesh('floor', [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)], [(0, 1, 2, 3)], fl, False).location = (*at, 0)


def camera(az, elev, frame, height, size, ratio=16 / 9, at=(0, 0)):
    sc = bpy.context.scene; a, el, dist = math.radians(az), math.radians(elev), 22
    cam = bpy.data.cameras.new('cam'); co = bpy.data.objects.new('cam', cam); bpy.context.collection.objects.link(co); sc.camera = co
    tgt = Vector((*at, height))
    co.location = tgt + Vector((math.sin(a) * math.cos(el), -math.cos(a) * math.cos(el), math.sin(el))) * dist
    co.rotation_euler = (tgt - co.location).to_track_quat('-Z', 'Y').to_euler()
    cam.sensor_width = 36; cam.lens = 36 * dist / frame
    sc.render.resolution_x, sc.render.resolution_y, sc.render.resolution_percentage = size, round(size / ratio), 100


def cycles(threads):
    sc = bpy.context.scene; r = sc.render; r.engine = 'CYCLES'; r.image_settings.file_format = 'PNG'
    r.use_persistent_data = True; r.threads_mode, r.threads = 'FIXED', threads; r.filter_size = 1.2
    c = sc.cycles; c.device = 'CPU'; c.use_denoising = False; c.use_adaptive_sampling = True; c.adaptive_threshold = .006
    c.max_bounces = 5; c.diffuse_bounces = 2; c.glossy_bounces = 3; c.transparent_max_bounces = 14; c.sample_clamp_indirect = 2.5; c.sample_clamp_direct = 12; c.blur_glossy = .5
    c.caustics_reflective = c.caustics_refractive = False
    sc.view_settings.view_transform = 'Standard'; sc.view_settings.look = 'None'


def sun(az, elev, strength, soft=9):
    """One warm lamp, as large as soft degrees: az as the camera's."""
    l = bpy.data.lights.new('sun', 'SUN'); l.energy, l.angle, l.color = strength, math.radians(soft), (1, .93, .83)
    o = bpy.data.objects.new('sun', l); bpy.context.collection.objects.link(o)
    a, el = math.radians(az), math.radians(elev)
    o.rotation_euler = Vector((-math.sin(a) * math.cos(el), math.cos(a) * math.cos(el), -math.sin(el))).to_track_quat('-Z', 'Y').to_euler()
