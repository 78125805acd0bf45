"""From a scene to a clean picture by layers. Light and colour are rendered apart: the light on matt and on glossy surfaces
is smoothed along each surface, as far as two renders of different chance differ, and laid on the untouched colours again."""
import os
import bpy
import cv2
import numpy as np
from film import border_of, denoise, shoot

PASSES = dict(whole='Image', normal='Normal', position='Position', colour='DiffCol', matt='DiffDir', bounced='DiffInd',
              gloss='GlossCol', mirror='GlossDir', mirrored='GlossInd', glow='Emit', sky='Env')
KERNEL = np.array([1, 4, 6, 4, 1], np.float32) / 16


def ask(out):
    sc = bpy.context.scene; vl = bpy.context.view_layer
    for p in ('normal', 'position', 'diffuse_color', 'diffuse_direct', 'diffuse_indirect', 'glossy_color', 'glossy_direct', 'glossy_indirect', 'emit', 'environment'):
        setattr(vl, 'use_pass_' + p, True)
    sc.use_nodes = True; nt = sc.node_tree; nt.nodes.clear()
    rl = nt.nodes.new('CompositorNodeRLayers'); nt.links.new(rl.outputs['Image'], nt.nodes.new('CompositorNodeComposite').inputs[0])
    fo = nt.nodes.new('CompositorNodeOutputFile'); fo.base_path = out; fo.format.file_format, fo.format.color_depth, fo.format.exr_codec = 'OPEN_EXR', '32', 'NONE'
    fo.file_slots.clear()
    for name, layer in PASSES.items(): fo.file_slots.new(name + '-'); nt.links.new(rl.outputs[layer], fo.inputs[name + '-'])


def load(path):
    im = bpy.data.images.load(path); im.colorspace_settings.name = 'Non-Color'; w, h = im.size
    px = np.empty(w * h * im.channels, np.float32); im.pixels.foreach_get(px)
    a = px.reshape(h, w, im.channels)[::-1, :, :3].copy(); bpy.data.images.remove(im); os.remove(path)
    return a


def layers(out, seed, samples, border=None):
    ask(out); shoot(f'{out}/shot.png', seed, samples, border); bpy.context.scene.use_nodes = False
    return {name: load(f'{out}/{name}-0001.exr') for name in PASSES}


def moved(a, dx, dy): return np.roll(a, (-dy, -dx), (0, 1))


def smooth(A, B, k, steps=5, strict=10, bend=.25, off=.006):
    """Light of two renders, smoothed along surfaces in growing steps; k: normal, position and where there is a surface."""
    n, p, on = k
    c = (A + B) / 2; lum = lambda q: q.mean(-1)
    var = cv2.GaussianBlur(np.maximum(0, cv2.boxFilter(lum((A - B) ** 2) / 4 * on, -1, (7, 7)) / np.maximum(cv2.boxFilter(on, -1, (7, 7)), 1e-3)), (0, 0), 1.5)
    for i in range(steps):
        step = 2 ** i; L = cv2.GaussianBlur(lum(c), (0, 0), .8) if i == 0 else lum(c)
        sd = strict * np.sqrt(var) + 1e-4
        total = np.zeros_like(L); out = np.zeros_like(c); spread = np.zeros_like(L)
        for dy in range(-2, 3):
            for dx in range(-2, 3):
                h = KERNEL[dx + 2] * KERNEL[dy + 2]
                if dx == dy == 0: w = np.full_like(L, h)
                else:
                    x, y = dx * step, dy * step
                    m = ((n - moved(n, x, y)) ** 2).sum(-1) / bend ** 2
                    m += (((moved(p, x, y) - p) * n).sum(-1) / off) ** 2
                    m += np.abs(moved(L, x, y) - L) / sd
                    w = h * np.exp(-m) * moved(on, x, y)
                total += w; out += w[..., None] * moved(c, dx * step, dy * step); spread += w * w * moved(var, dx * step, dy * step)
        c = out / total[..., None]; var = spread / total ** 2
        if i == 0: sure = np.clip((total - .30) / .20, 0, 1) * on
    near = cv2.GaussianBlur(c * sure[..., None], (0, 0), 1.0) / np.maximum(cv2.GaussianBlur(sure, (0, 0), 1.0), 1e-4)[..., None]      # edges: what their neighbours have
    known = np.maximum(sure, cv2.GaussianBlur(sure, (0, 0), 1.0) < .02)[..., None]
    return c * known + near * (1 - known), sure


def shoulder(a, at=.55):
    """Bright places keep their drawing."""
    return np.where(a < at, a, at + (1 - at) * (1 - np.exp(-(a - at) / (1 - at))))


def srgb(a):
    a = np.clip(a, 0, 1)
    return np.where(a < .0031308, a * 12.92, 1.055 * a ** (1 / 2.4) - .055)


def surfaces(out, samples, border=None):
    """What no light touches: colours, directions and places, with edges of many samples, since none of them casts a second ray."""
    sc = bpy.context.scene; c = sc.cycles; lights = [o for o in bpy.data.objects if o.type == 'LIGHT' and not o.hide_render]
    kept = c.max_bounces, c.use_adaptive_sampling, sc.world.cycles.sampling_method
    c.max_bounces, c.use_adaptive_sampling, sc.world.cycles.sampling_method = 0, False, 'NONE'
    for o in lights: o.hide_render = True
    got = layers(out, 3, samples, border)
    c.max_bounces, c.use_adaptive_sampling, sc.world.cycles.sampling_method = kept
    for o in lights: o.hide_render = False
    return got


def picture(path, out, samples, border=None):
    A, B = layers(out, 1, samples // 2, border), layers(out, 2, samples // 2, border)
    C = surfaces(out, max(20, samples), border)
    cv2.imwrite(path, (compose(A, B, C)[..., ::-1] * 255 + .5).astype(np.uint8))


def compose(A, B, C):
    on = lambda q: (C[q].max(-1) > 1e-4).astype(np.float32)
    k = C['normal'], C['position']
    light, sure = smooth(A['matt'] + A['bounced'], B['matt'] + B['bounced'], (*k, on('colour')))
    shine, _ = smooth(A['mirror'] + A['mirrored'], B['mirror'] + B['mirrored'], (*k, on('gloss')))
    return srgb(within(shoulder(C['colour'] * light + C['gloss'] * shine + C['glow']) + C['sky'], (sure > .5) | (on('colour') == 0)))


def within(picture, sure):
    """Edges as the mean of what meets there."""
    known = sure.astype(np.float32); weight = cv2.GaussianBlur(known, (0, 0), .7)[..., None]
    near = cv2.GaussianBlur(picture * known[..., None], (0, 0), .7) / np.maximum(weight, 1e-4)
    return np.where(sure[..., None] | (weight < .02), picture, near)


def car(path, out, samples):
    """A car on its floor: the car by layers, the ground smoothed by its distance from it."""
    border = border_of(); sc = bpy.context.scene; W, H = sc.render.resolution_x, sc.render.resolution_y
    ground = cv2.resize(shoot(f'{out}/ground.png', 3, max(8, samples * 2 // 3), scale=50), (W, H), interpolation=cv2.INTER_CUBIC)
    A, B = layers(out, 1, samples // 2, border), layers(out, 2, samples // 2, border)
    bpy.data.objects['floor'].hide_render = True
    a = shoot(f'{out}/matte.png', 1, 6, border, transparent=True)[..., 3]
    x0, y0, x1, y1 = int(border[0] * W) + 2, int((1 - border[3]) * H) + 2, int(border[2] * W) - 2, int((1 - border[1]) * H) - 2
    cut = (slice(y0, y1), slice(x0, x1)); part = lambda q: {k: v[cut] for k, v in q.items()}
    A, B = part(A), part(B)
    alpha = np.zeros((H, W), np.float32); alpha[cut] = a[cut]
    f = ground.copy(); f[cut] = srgb((A['whole'] + B['whole']) / 2)[..., ::-1]
    k = W / 960; free = (alpha < .004).astype(np.float32)
    def blur(sig): return cv2.GaussianBlur(f * free[..., None], (0, 0), sig * k) / np.maximum(cv2.GaussianBlur(free, (0, 0), sig * k)[..., None], 1e-3)
    dist = cv2.distanceTransform((free > .5).astype(np.uint8), cv2.DIST_L2, 5)[..., None] / k
    t1, t2 = np.clip(dist / 8, 0, 1), np.clip((dist - 8) / 40, 0, 1)
    done = (1 - t2) * ((1 - t1) * blur(1.2) + t1 * blur(3)) + t2 * blur(8)
    edge = cv2.dilate((alpha[cut] >= .004).astype(np.uint8), np.ones((2, 2)))[..., None]
    done[cut] = np.where(edge > 0, body(A, B, a[cut])[..., ::-1], done[cut])
    cv2.imwrite(path, (np.clip(done, 0, 1) * 255 + .5).astype(np.uint8))


def body(A, B, a=None):
    """Wide surfaces by layers, edges and glass by what is alike around them."""
    C = {q: (A[q] + B[q]) / 2 for q in A}
    on = lambda q: (C[q].max(-1) > 1e-4).astype(np.float32)
    k = C['normal'], C['position']
    light, sure = smooth(A['matt'] + A['bounced'], B['matt'] + B['bounced'], (*k, on('colour')), strict=4, bend=.15)
    shine, clear = smooth(A['mirror'] + A['mirrored'], B['mirror'] + B['mirrored'], (*k, on('gloss')), strict=12, bend=.06, steps=4)
    rest = C['whole'] - C['colour'] * (C['matt'] + C['bounced']) - C['gloss'] * (C['mirror'] + C['mirrored']) - C['glow'] - C['sky']
    plain = np.where(on('colour') > 0, sure, 1) * np.where(on('gloss') > 0, clear, 1) * np.maximum(on('colour'), on('gloss')) * (cv2.blur(np.abs(rest).max(-1), (7, 7)) < .0015)
    plain = cv2.erode(plain, np.ones((3, 3)))[..., None]
    F = np.concatenate([C['normal'] * .5 + .5, srgb(C['colour'] + C['gloss'])] + ([] if a is None else [a[..., None] * .5]), -1)
    around = denoise(srgb(A['whole']), srgb(B['whole']), F.astype(np.float32))
    return around * (1 - plain) + plain * srgb(C['colour'] * light + C['gloss'] * shine + C['glow'] + C['sky'] + rest)


def renew(path, out, samples, border):
    """Draws a car, or the part of it within a border, once more into a picture that is there."""
    sc = bpy.context.scene; W, H = sc.render.resolution_x, sc.render.resolution_y
    A, B = layers(out, 1, samples // 2, border), layers(out, 2, samples // 2, border)
    bpy.data.objects['floor'].hide_render = True
    a = shoot(f'{out}/matte.png', 1, 6, border, transparent=True)[..., 3]
    x0, y0, x1, y1 = int(border[0] * W) + 2, int((1 - border[3]) * H) + 2, int(border[2] * W) - 2, int((1 - border[1]) * H) - 2
    cut = (slice(y0, y1), slice(x0, x1)); part = lambda q: {k: v[cut] for k, v in q.items()}
    old = cv2.imread(path).astype(np.float32) / 255
    a = a[cut]
    k = np.zeros(a.shape, np.float32); k[6:-6, 6:-6] = 1; k = cv2.GaussianBlur(k, (0, 0), 2.5) * cv2.dilate((a >= .004).astype(np.float32), np.ones((2, 2)))
    old[cut] = old[cut] * (1 - k[..., None]) + body(part(A), part(B), a)[..., ::-1] * k[..., None]
    cv2.imwrite(path, (np.clip(old, 0, 1) * 255 + .5).astype(np.uint8))


def scene(path, out, samples):
    """A picture whose every corner is drawn."""
    A, B = layers(out, 1, samples // 2), layers(out, 2, samples // 2)
    cv2.imwrite(path, (np.clip(body(A, B), 0, 1)[..., ::-1] * 255 + .5).astype(np.uint8))
