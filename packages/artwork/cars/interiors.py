"""The cabins, in the same light: the inside of the same shells, with doors, windows and seats.

blender -b -P interiors.py -- s-class e-class v-class vito sprinter [--size 1280] [--samples 256] [--out DIR]
Here x runs from the nose to the tail, as in the tables.
"""
import math, os, sys, time
HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
import bpy
import numpy as np
from mathutils import Vector
import layers
import studio
from body import Body, normals
from curves import spline, sstep
from fleet import VEHICLES
from masks import SIDE, TOP, rgb, side_masks, top_masks
from materials import Nodes, principled
from parts import box, superellipsoid
from shell import quads

argv = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
def opt(name, default): return type(default)(argv[argv.index(name) + 1]) if name in argv else default
SIZE, SAMPLES, OUT, THREADS = opt('--size', 1280), opt('--samples', 256), opt('--out', '/tmp/cars'), opt('--threads', 2)

CREAM, COGNAC, BLACK, GREY = (.60, .50, .38), (.27, .105, .040), (.020, .020, .022), (.085, .085, .088)


def leather(name, colour, thread):
    n = Nodes(name); k = n.node('ShaderNodeAttribute', attribute_name='groove').outputs['Fac']
    mx = n.node('ShaderNodeMixRGB'); n.link(k, mx.inputs[0]); mx.inputs[1].default_value = (*colour, 1); mx.inputs[2].default_value = (*thread, 1)
    return n.done(n.bsdf(mx.outputs[0], Roughness=.42, Specular=.35))


def pillow(curve, width, thick, mat, y=0, place=None, pattern=None, bolster=0, crown=.25, p=3.2, taper=None):
    """A cushion along a line in the side plane: curve [(x, z)], its face to the left of the way it runs."""
    nv, nu = 260, 480
    c = spline(curve, nv)
    t = np.gradient(c, axis=0); t /= np.linalg.norm(t, axis=1, keepdims=True)
    nrm = np.stack([-t[:, 1], t[:, 0]], 1)
    v = np.linspace(-1, 1, nv)[:, None]
    q = np.sin(np.linspace(-1, 1, nu // 2) * np.pi / 2)      # even steps across the face
    half = np.arccos(np.clip(np.sign(q) * np.abs(q) ** (p / 2), -1, 1))
    a = np.concatenate([half[::-1], 2 * np.pi - half])[None]
    length = np.linalg.norm(np.diff(c, axis=0), axis=1).sum()
    end = lambda r: (1 - np.clip((np.abs(v) - (1 - r)) / r, 0, 1) ** 2.4) ** (1 / 2.4)
    f = lambda q, e: np.sign(q) * np.abs(q) ** (2 / e)
    w = width / 2 * (1 + (taper(v) if taper else 0)) * (.80 + .20 * end(min(.5, .10 / length * 2)))
    u = f(np.cos(a), p); s = f(np.sin(a), 2.4)
    Y = u * w
    front = (np.sin(a) > 0) * 1.0
    h = thick / 2 * s * end(min(.9, thick / length * 1.0))
    face = front * np.clip(1 - np.abs(u) ** 6, 0, 1) * np.clip(1 - np.abs(v) ** 8, 0, 1)
    h = h + face * thick * crown * (1 - v ** 2) * .25
    if bolster: h = h + front * bolster * np.exp(-((np.abs(u) - .80) / .16) ** 2) * np.clip(1 - np.abs(v) ** 4, 0, 1)
    g = np.zeros_like(h)
    if pattern:
        g = pattern(u + 0 * v, v + 0 * u, w * 2, length) * face
        h = h - .007 * g
    X = c[:, :1] + nrm[:, :1] * h; Z = c[:, 1:] + nrm[:, 1:] * h
    P = np.stack([X, Y + y, Z], -1)
    if place: P = place(P)
    idx = np.arange(nv * nu).reshape(nv, nu)
    q = np.stack([idx[:-1, :-1], idx[:-1, 1:], idx[1:, 1:], idx[1:, :-1]], -1).reshape(-1, 4)
    ob = quads('cushion', P.reshape(-1, 3), q, mat)
    at = ob.data.attributes.new('groove', 'FLOAT', 'POINT'); at.data.foreach_set('value', np.clip(g, 0, 1).astype(np.float32).ravel())
    return ob


line = lambda d, w=.0045: np.exp(-(d / w) ** 2)


def channels(n, horizontal=False, inner=.66):
    def f(u, v, w, l):
        frame = line((np.abs(u) - inner) * w / 2) * (np.abs(v) < .80) + line((np.abs(v) - .80) * l / 2) * (np.abs(u) < inner)
        inside = (np.abs(u) < inner) * (np.abs(v) < .80)
        q, s = (v / .80, l / 2 * .80) if horizontal else (u / inner, w / 2 * inner)
        k = (q + 1) / 2 * n; d = np.abs(k - np.round(k)) / n * 2 * s
        return np.maximum(frame, inside * line(d))
    return f


def diamonds(n, inner=.68):
    def f(u, v, w, l):
        X, V = u * w / 2, v * l / 2; step = w * inner / n
        inside = (np.abs(u) < inner) * (np.abs(v) < .80)
        wave = lambda q: np.abs(q / step - np.round(q / step)) * step
        frame = line((np.abs(u) - inner) * w / 2) * (np.abs(v) < .80) + line((np.abs(v) - .80) * l / 2) * (np.abs(u) < inner)
        return np.maximum(frame, inside * np.maximum(line(wave(X + V * .62), .0055), line(wave(X - V * .62), .0055)))
    return f


def seat(x, y, z, mat, w=.54, pattern=None, face=1, lean=.36, arms=None, shell=None, head=True, base=True):
    """x: its hip, z: the cushion's top; face 1 looks to the nose, -1 to the tail."""
    def place(P):
        P = P.copy(); P[..., 0] = x - face * P[..., 0]
        return P
    # drawn looking to +x from its hip at 0; face 1 mirrors it towards the nose
    s, c = math.sin(lean), math.cos(lean)
    up = lambda d, o=0: (-.02 - s * d + c * o, z + .02 + c * d + s * o)
    pillow([(.50, z - .10), (.47, z - .03), (.36, z - .015), (.18, z - .035), (.0, z - .06), (-.08, z - .06)][::-1], w, .17, mat, y, place, pattern, .022)
    pillow([up(-.02, .0), up(.12, .035), up(.26, .030), up(.42, .0), up(.58, -.005), up(.66, -.01)][::-1], w, .15, mat, y, place, pattern, .030, taper=lambda v: -.07 * np.clip(-v, 0, 1))
    if head:
        pillow([up(.66, .015), up(.72, .035), up(.82, .035), up(.89, .015)][::-1], w * .56, .12, mat, y, place, None, .0, .5)
        for d in (-.06, .06): superellipsoid((x - face * up(.70)[0], y + d, up(.70)[1]), (.007, .007, .06), shell or mat, p=4)
    if base: box((x - face * .18, y, z - .24), (.22, w * .40, .13), shell or mat, r=.03)
    for side in arms or ():
        pillow([(.36, z + .185), (.30, z + .20), (.10, z + .20), (-.10, z + .195), (-.14, z + .19)][::-1], .085, .075, mat, y + side * (w / 2 + .035), place, None, 0, .3)


def room(key, v, b, M, look):
    """The lining: the shell from inside, with door cards, arm rests and a strip of trim."""
    X, Y, Z = b.grid(); X, Y, Z = X[:, ::2], Y[:, ::2], Z[:, ::2]
    N = normals(X, Y, Z); m, n = X.shape
    row = np.repeat((np.arange(m) / (m - 1))[:, None], n, 1)
    belt = b.belt(X); under = belt - Z
    flank = (row < .60)
    D = .055 + flank * (.020 * sstep(.03, .07, under) + .050 * sstep(.24, .28, under) * sstep(.37, .33, under) + .022 * sstep(.42, .47, under))
    for px, _ in v['doors_at']: D = D - flank * .010 * np.exp(-((X - px) / .008) ** 2)
    flat = np.stack([X, Y, Z], -1); P = flat - N * D[..., None]
    colour = np.empty((m, n, 4), np.float32); colour[..., 3] = 1
    lo, mid, top, wood = [np.array(q) for q in (look['low'], look['mid'], look['roof'], look['trim'])]
    mixin = lambda a, c, k: a * (1 - k[..., None]) + c * k[..., None]
    c = np.broadcast_to(top, (m, n, 3)).copy()
    c = mixin(c, mid, (row < .60) * sstep(.0, .012, under))
    c = mixin(c, np.array(look['low']), (row < .60) * sstep(-.012, .0, under) * sstep(.085, .075, under))
    c = mixin(c, wood, flank * sstep(.125, .13, under) * sstep(.185, .18, under))
    c = mixin(c, lo, flank * sstep(.40, .41, under))
    colour[..., :3] = c
    s, t = side_masks(v, b), top_masks(v, b)
    folder = OUT; i1, i2 = rgb(f'{key}-in-side', folder, s['opening'].arr(.006), s['pillar'].arr(.006), s['opening'].copy().grow(.022).arr(.006)), rgb(f'{key}-in-top', folder, t['frit'].arr(.006))
    g = Nodes('lining'); at = g.node('ShaderNodeAttribute', attribute_name='flat').outputs['Vector']
    sep = g.node('ShaderNodeSeparateXYZ'); g.link(at, sep.inputs[0]); x, y, z = sep.outputs
    r = g.node('ShaderNodeAttribute', attribute_name='row').outputs['Fac']
    col = g.node('ShaderNodeAttribute', attribute_name='tint').outputs['Color']

    def tex(im, u, w, size):
        cb = g.node('ShaderNodeCombineXYZ'); g.put(cb.inputs[0], g.mul(u, 1 / size[0])); g.put(cb.inputs[1], g.mul(w, 1 / size[1]))
        k = g.node('ShaderNodeTexImage', image=im, extension='EXTEND', interpolation='Cubic'); g.link(cb.outputs[0], k.inputs[0])
        o = g.node('ShaderNodeSeparateColor'); g.link(k.outputs[0], o.inputs[0])
        return [g.math('ADD', g.mul(g.math('SUBTRACT', q, .5), 10), .5, True) for q in o.outputs]      # a soft mask makes a smooth edge
    up = g.math('GREATER_THAN', r, .742)
    side = tex(i1, x, z, SIDE); open_ = g.most(g.mul(g.mul(side[0], g.inv(side[1])), g.inv(up)), g.mul(tex(i2, x, y, TOP)[0], up))
    clear = g.node('ShaderNodeBsdfTransparent').outputs[0]; clear.node.inputs[0].default_value = (.93, .93, .92, 1)
    rubber = g.mix(g.mul(side[2], g.inv(up)), g.bsdf(col, Roughness=.55, Specular=.25), g.bsdf((.012, .012, .013), Roughness=.5))
    sh = g.mix(open_, rubber, clear)
    mat = g.done(sh)
    idx = np.arange(m * n).reshape(m, n); quad = np.stack([idx[:-1, :-1], idx[:-1, 1:], idx[1:, 1:], idx[1:, :-1]], -1).reshape(-1, 4)
    for sgn in (1, -1):
        if sgn in look.get('away', ()): keep = quad[(row.ravel()[quad].min(1) > .80)]
        else: keep = quad
        ob = quads('lining', (P * (1, sgn, 1)).reshape(-1, 3), keep, mat)
        for name, kind, field, data in (('flat', 'FLOAT_VECTOR', 'vector', flat), ('row', 'FLOAT', 'value', row), ('tint', 'FLOAT_COLOR', 'color', colour)):
            a = ob.data.attributes.new(name, kind, 'POINT'); a.data.foreach_set(field, data.astype(np.float32).ravel())
    box((v['L'] / 2, 0, look['floor'] - .02), (v['L'] / 2 - .05, v['W'] / 2 - .01, .02), M['carpet'], r=.005)


def light(loc, target, size, power, colour=(1, .985, .96)):
    l = bpy.data.lights.new('light', 'AREA'); l.shape = 'RECTANGLE'; l.size, l.size_y = size; l.energy = power; l.color = colour
    o = bpy.data.objects.new('light', l); bpy.context.collection.objects.link(o); o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler(); o.visible_camera = False
    return o


def eye(loc, target, lens, shift=0):
    sc = bpy.context.scene; cam = bpy.data.cameras.new('cam'); co = bpy.data.objects.new('cam', cam); bpy.context.collection.objects.link(co); sc.camera = co
    co.location = loc; co.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    cam.sensor_width, cam.lens, cam.clip_start, cam.shift_y = 36, lens, .05, shift
    sc.render.resolution_x, sc.render.resolution_y = SIZE, SIZE * 9 // 16


def shelf(M, leather, x, z):
    """What closes a saloon's cabin behind the seats."""
    box((x + .40, 0, z), (.42, .84, .02), M['shelf'], r=.015); box((x + .06, 0, z - .30), (.08, .84, .29), leather, r=.06)


def s_class(v, b, M):
    room('s-class', v, b, M, dict(low=(.022, .018, .016), mid=(.27, .105, .040), roof=(.66, .60, .51), trim=(.05, .022, .010), floor=.33))
    L = leather('cognac', (.30, .120, .046), (.42, .20, .09)); D = M['dark']
    for s in (-1, 1): seat(3.62, s * .40, .62, L, .58, diamonds(5), lean=.42, shell=D)
    box((3.50, 0, .60), (.34, .105, .16), M['dark'], r=.05); pillow([(3.30, .775), (3.36, .785), (3.55, .785), (3.72, .78)], .19, .07, L, 0, None, None, 0, .3)
    box((3.14, 0, .70), (.10, .10, .05), M['wood'], (0, .25, 0), .02)
    for s in (-.05, .05): superellipsoid((3.06, s, .742), (.032, .032, .012), M['chrome'], p=4)
    light((2.6, 0, 1.42), (3.6, 0, .6), (.9, .9), 12); light((1.5, -.2, 1.15), (3.6, -.1, 1.15), (1.0, .6), 11)
    shelf(M, L, 4.02, .985)
    eye((1.92, .34, 1.19), (3.75, -.05, .83), 26)


def e_class(v, b, M):
    room('e-class', v, b, M, dict(low=(.016, .016, .018), mid=(.045, .045, .048), roof=(.62, .59, .53), trim=(.16, .155, .15), floor=.33))
    L = leather('black', (.042, .042, .046), (.10, .10, .10)); D = M['dark']
    for s, w in ((-.455, .50), (0, .38), (.455, .50)): seat(3.36, s, .61, L, w, channels(7 if w > .4 else 5), lean=.42, shell=D)
    light((2.4, 0, 1.38), (3.4, 0, .6), (.9, .9), 22); light((1.4, -.2, 1.1), (3.4, -.1, 1.1), (1.0, .6), 14)
    eye((1.74, .30, 1.14), (3.50, -.04, .79), 26)


def v_class(v, b, M):
    room('v-class', v, b, M, dict(low=(.10, .085, .07), mid=(.60, .50, .38), roof=(.70, .66, .58), trim=(.05, .024, .012), floor=.42, away=(-1,)))
    L = leather('cream', (.62, .51, .385), (.44, .34, .24)); D = M['dark']
    for y in (-.38, .38):
        seat(2.55, y, .80, L, .54, diamonds(4), -1, .30, (-1, 1), D); seat(4.08, y, .80, L, .54, diamonds(4), 1, .30, (-1, 1), D)
    box((3.32, .0, .98), (.24, .30, .016), M['wood'], r=.012); box((3.32, 0, .70), (.05, .05, .28), M['dark'], r=.03)
    light((3.3, 0, 1.72), (3.3, 0, .6), (2.2, .8), 16); light((3.3, -3.0, 1.75), (3.3, 0, 1.45), (3.4, 1.4), 58)
    eye((3.32, -2.75, 1.42), (3.30, 0, .98), 33)


def vito(v, b, M):
    room('vito', v, b, M, dict(low=(.05, .05, .052), mid=(.13, .13, .132), roof=(.62, .60, .56), trim=(.07, .07, .073), floor=.42))
    L = leather('grey', (.060, .064, .070), (.15, .15, .155)); D = M['dark']
    for x in (3.05, 4.05):
        for y in (-.52, 0, .52): seat(x, y, .80, L, .49, channels(6, True), 1, .26, None, D)
    light((2.8, 0, 1.68), (3.0, 0, .6), (.8, .8), 24); light((.9, -.2, 1.4), (3.2, -.1, 1.4), (1.0, .7), 20)
    eye((1.18, .44, 1.60), (3.4, -.08, 1.02), 25)


def sprinter(v, b, M):
    room('sprinter', v, b, M, dict(low=(.05, .047, .044), mid=(.34, .29, .23), roof=(.66, .61, .54), trim=(.12, .060, .028), floor=.55))
    L = leather('black', (.036, .035, .037), (.36, .25, .15)); D = M['dark']
    for i in range(5):
        for y in (-.72, -.27, .27, .72): seat(2.9 + .82 * i, y, .95, L, .44, channels(6), 1, .26, None, D)
    for y in (-.72, .72):      # the racks over the seats, with a rail of wood
        box((4.7, y, 2.22), (2.05, .19, .035), principled('rack', (.30, .26, .21), Roughness=.5), r=.03)
        box((4.7, y - math.copysign(.20, y), 2.225), (2.05, .014, .03), M['wood'], r=.012)
    light((3.4, 0, 2.50), (3.4, 0, .6), (2.6, .5), 26); light((5.6, 0, 2.50), (5.6, 0, .6), (2.0, .5), 20); light((.7, -.2, 1.7), (3.0, -.1, 1.7), (1.2, .7), 24)
    eye((.98, .10, 1.86), (3.6, 0, 1.36), 25)


os.makedirs(OUT, exist_ok=True)
for key in [k for k in VEHICLES if k in argv]:
    bpy.ops.wm.read_factory_settings(use_empty=True)
    t = time.time(); v = dict(VEHICLES[key], inside=True); b = Body(v); v['doors_at'] = [(d, 0) for d in v['doors'][1:]]
    M = dict(shelf=principled('shelf', (.05, .045, .04), Roughness=.8, Specular=.1), dark=principled('dark', (.012, .012, .013), Roughness=.45), chrome=principled('chrome', (.75, .75, .75), Metallic=1.0, Roughness=.15),
             wood=principled('wood', (.055, .022, .010), Roughness=.12, Clearcoat=1.0), carpet=principled('carpet', (.030, .027, .024) if key != 'v-class' else (.16, .13, .10), Roughness=.95, Specular=.05))
    {'s-class': s_class, 'e-class': e_class, 'v-class': v_class, 'vito': vito, 'sprinter': sprinter}[key](v, b, M)
    studio.world(opt('--gain', 1.5)); studio.cycles(THREADS); bpy.context.scene.cycles.diffuse_bounces = 4; bpy.context.scene.cycles.max_bounces = 6
    t1 = time.time(); layers.picture(f'{OUT}/{key}.png', OUT, SAMPLES)
    print(f'TIME {key}: build {t1 - t:.1f} s, picture {time.time() - t1:.1f} s')
