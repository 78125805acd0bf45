"""The four services: the cars in the same studio, each with a piece of the place it drives to.

blender -b -P services.py -- airport business events hourly [--size 1280] [--samples 256] [--out DIR]
The car stands at the origin, its nose to +x; the place stands behind it, towards +y.
"""
import math, os, sys, time
HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
import bpy
import numpy as np
from mathutils import Matrix, Vector
import layers
import studio
from curves import spline
from parts import box, superellipsoid
from sets import *
from vehicle import build

argv = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
def opt(name, default): return type(default)(argv[argv.index(name) + 1]) if name in argv else default
SIZE, SAMPLES, OUT, THREADS = opt('--size', 1280), opt('--samples', 256), opt('--out', '/tmp/services'), opt('--threads', 2)

KERB = .13


def pavement(x0, y0, x1, y1, M, r=.5): slab([rounded(x0, y0, x1, y1, r)], KERB, M['stone'], (0, 0, KERB), flat=True, soft=.025)


def aeroplane(at, scale, heading, pitch, roll, M):
    """A plane in plaster; drawn flying to +x, eight metres long."""
    before = set(bpy.data.objects); P = M['plaster']
    prof = spline([(-4.0, .03), (-3.9, .05), (-3.2, .20), (-2.0, .42), (-.8, .48), (1.2, .48), (2.6, .48), (3.4, .40), (3.85, .20), (3.98, .06), (4.0, .005)], 90)
    o = turned([(r, x) for x, r in prof], P, (0, 0, 0)); o.rotation_euler = (0, math.pi / 2, 0)
    for s in (-1, 1):
        slab([[(.95, s * .3), (-.15, s * 3.9), (-.62, s * 3.9), (-.75, s * .3)]], .10, P, (0, 0, -.08), flat=True, soft=.035)
        slab([[(-3.0, s * .1), (-3.55, s * 1.35), (-3.85, s * 1.35), (-3.8, s * .1)]], .07, P, (0, 0, .16), flat=True, soft=.025)
        slab([[(-.15, 0), (-.62, 0), (-.78, .42), (-.58, .42)]], .05, M['ochre'], (0, s * 3.9, -.1), soft=.02)
        e = turned([(r, x) for x, r in spline([(-.45, .10), (-.2, .19), (.2, .23), (.42, .21), (.44, .17), (.40, .14)], 30)], P, (0, 0, 0)); e.rotation_euler = (0, math.pi / 2, 0); e.location = (.72, s * 1.35, -.34)
    slab([[(-2.6, .3), (-3.55, 1.55), (-3.95, 1.55), (-3.75, .2)]], .09, M['ochre'], (0, .045, 0), soft=.035)
    place = Matrix.Translation(at) @ Matrix.Rotation(heading, 4, 'Z') @ Matrix.Rotation(-pitch, 4, 'Y') @ Matrix.Rotation(roll, 4, 'X') @ Matrix.Scale(scale, 4)
    bpy.context.view_layer.update()
    for ob in set(bpy.data.objects) - before: ob.matrix_world = place @ ob.matrix_world


def airport(M):
    pavement(-4.6, 1.22, 4.2, 4.4, M)
    prof = [(.55, 3.58), (1.6, 3.36), (2.8, 3.28), (3.8, 3.34), (4.5, 3.46)]
    under = spline(prof, 40); over = spline([(y, z + .05 + .12 * math.sin(math.pi * (y - .4) / 4.3)) for y, z in prof], 40)[::-1]
    slab([[(y, z) for y, z in under] + [(y, z) for y, z in over]], 7.8, M['plaster'], (3.35, 0, 0), math.pi / 2, soft=.02)
    slab([[(y, z - .028) for y, z in under[2:-2]] + [(y, z - .004) for y, z in under[2:-2][::-1]]], 7.6, M['wood'], (3.25, 0, 0), math.pi / 2, soft=.002)
    for x in (-3.4, -.5, 2.4):
        turned(spline([(.17, 0), (.13, .25), (.105, 1.2), (.11, 2.2), (.17, 2.75), (.38, 3.08), (.70, 3.24)], 60), M['plaster'], (x, 2.5, KERB))
    slab([rect(-4.2, 0, 3.05, 3.1)], .06, M['lit'], (0, 4.06, KERB), soft=.004)
    for x in np.linspace(-4.2, 3.05, 9): box((x, 4.0, KERB + 1.55), (.03, .05, 1.55), M['bronze'], r=.008)
    for z in (.05, 2.25, 3.05): box((-.575, 4.0, KERB + z), (3.625, .045, .03), M['bronze'], r=.008)
    case('large', (3.02, 1.78, KERB), .42, M, M['cognac'], True); case('cabin', (3.56, 1.52, KERB), .15, M, M['ochre'], True)
    aeroplane((-2.2, 6.5, 4.72), .42, -.55, .20, .18, M)
    return 's-class'


def business(M):
    pavement(-4.8, 1.22, 4.1, 4.6, M)
    P = M['plaster']; xs = np.arange(-4.3, 2.31, 1.1)
    for x in xs: box((x, 2.5, KERB + 2.0), (.12, .26, 2.0), P, r=.02)
    box((-1.0, 3.2, KERB + 4.16), (3.75, 1.25, .17), P, r=.03); box((-1.0, 3.5, KERB + 4.42), (3.3, .9, .10), M['stone'], r=.02)
    slab([rect(-4.3, 0, 2.3, 4.0)], .05, M['lit'], (0, 3.4, KERB), soft=.004)
    for x in xs: box((x, 3.36, KERB + 2.0), (.03, .04, 2.0), M['bronze'], r=.006)
    for z in (.04, 2.62): box((-1.0, 3.36, KERB + z), (3.3, .04, .035), M['bronze'], r=.006)
    box((1.75, 3.34, KERB + 1.30), (.50, .04, 1.30), M['ochre'], r=.01); box((1.40, 3.28, KERB + 1.2), (.02, .03, .55), M['brass'], r=.01)
    pot((2.95, 2.25, KERB), .38, .62, M['plaster'], M['dark'])
    tube([(3.0, 2.25, KERB + .5), (2.93, 2.22, 1.2), (3.06, 2.28, 1.7), (3.0, 2.25, 2.2)], (.075, .05), M['bark'])
    for dx, h in ((-.35, 2.35), (.38, 2.4)): tube([(3.02, 2.25, 1.6), (3.02 + dx * .5, 2.25, 1.95), (3.0 + dx, 2.2, h)], (.045, .03), M['bark'])
    crown((3.0, 2.25, 2.45), (.66, .66, .58), M['pale'], 3, 620, .062, [((0, 0, .1), 1), ((-.75, .2, -.1), .66), ((.80, -.1, 0), .62), ((.1, -.3, .75), .62)])
    briefcase((3.55, 1.62, KERB), .45, M)
    return 'e-class'


def briefcase(at, turn, M):
    b = box((at[0], at[1], at[2] + .17), (.23, .06, .165), M['cognac'], (0, 0, turn), .02)
    box((at[0], at[1], at[2] + .22), (.234, .064, .006), M['dark'], (0, 0, turn), .003)
    c, s = math.cos(turn), math.sin(turn)
    tube([(at[0] + u * c, at[1] + u * s, at[2] + z) for u, z in ((-.085, .33), (-.08, .375), (-.03, .395), (.03, .395), (.08, .375), (.085, .33))], .012, M['dark'])


def events(M):
    pavement(-4.4, 1.22, 3.9, 4.2, M)
    top = spline([(2.9, 3.30), (2.55, 3.30), (2.1, 3.32), (1.95, 3.62), (1.5, 3.78), (1.15, 3.85), (1.05, 4.25), (.6, 4.62), (0, 4.72), (-.6, 4.62), (-1.05, 4.25), (-1.15, 3.85), (-1.5, 3.78), (-1.95, 3.62), (-2.1, 3.32), (-2.55, 3.30), (-2.9, 3.30)], 160)
    at = (-.7, 3.0, KERB); arch = round_arch(0, .82, .0, 1.95)
    slab([[(-2.9, 0), (2.9, 0)] + [tuple(p) for p in top], arch], .5, M['plaster'], at, soft=.02)
    slab([[tuple(p) for p in top] + [(x, z + .10) for x, z in top[::-1]]], .62, M['ochre'], (at[0], at[1] - .06, at[2] - .04), soft=.015)
    ring = round_arch(0, 1.00, .0, 1.95); inner = round_arch(0, .815, .0, 1.95)
    slab([[ring[1]] + ring[2:] + [ring[0], inner[0]] + inner[2:][::-1] + [inner[1]]], .06, M['ochre'], (at[0], at[1] - .035, at[2]), soft=.012)
    for x0, x1 in ((-2.92, -1.0), (1.0, 2.92)): box((at[0] + (x0 + x1) / 2, at[1] + .2, at[2] + .28), ((x1 - x0) / 2, .26, .28), M['ochre'], r=.012)
    slab([round_arch(0, .85, 0, 1.95)], .05, M['wood'], (at[0], at[1] + .36, at[2]), soft=.004)
    box((at[0], at[1] + .34, at[2] + 1.4), (.012, .02, 1.4), M['dark'], r=.004)
    slab([disc(0, 4.1, .17)], .1, M['glow'], (at[0], at[1] + .02, at[2]), soft=.01)
    for i in range(2): box((at[0], 2.78 - .22 * i, KERB + .10 - .06 * i), (1.25 + .14 * i, .28 + .0 * i, .07), M['stone'], r=.02)
    for x in (-2.3, .95):
        pot((x, 2.35, KERB), .34, .52, M['terracotta'], M['dark']); tube([(x, 2.35, KERB + .4), (x, 2.35, KERB + .9)], .05, M['bark']); cypress((x, 2.35, KERB + .45), 2.3, .33, M['dusk'], int(x * 10) + 90)
    lemon_tree((3.0, 2.2, KERB), M)
    flowers([(at[0] + u, at[1] - .12, at[2] + w) for u, w in [(-1.25, .15), (-1.08, .7), (-.98, 1.4), (-.95, 2.05)] + [(.95 * math.cos(a), 1.95 + .95 * math.sin(a)) for a in np.linspace(2.8, 1.05, 6)]], M)
    for x in (-4.05, 3.72): tube([(x, 1.65, KERB), (x, 1.65, KERB + 3.55)], .028, M['bronze'])
    lights([(-4.05, 1.65, 3.62), (-2.6, 1.9, 3.05), (-.4, 1.8, 2.80), (1.9, 1.75, 2.98), (3.72, 1.65, 3.62)], M)
    return 's-class'


def lemon_tree(at, M):
    x, y, z = at
    pot(at, .36, .56, M['terracotta'], M['dark'])
    tube([(x, y, z + .4), (x + .03, y, z + .9), (x - .02, y, z + 1.3), (x, y, z + 1.7)], (.06, .045), M['bark'])
    c = (x, y, z + 1.95); crown(c, (.66, .66, .62), M['leaf'], 5, 760, .062)
    rng = np.random.default_rng(8); d = rng.normal(size=(46, 3)); d /= np.linalg.norm(d, axis=1, keepdims=True); d[:, 1] = -np.abs(d[:, 1])
    balls(np.array(c) + d * (.66, .66, .62) * .98, .062, M['lemon'], 3)


def flowers(pts, M):
    rng = np.random.default_rng(4); c = spline(pts, 400); n = 420
    k = rng.uniform(0, 1, n) ** 1.25; wide = .30 * (1 - .62 * k) + .03
    at = c[(k * 399).astype(int)] + rng.normal(size=(n, 3)) * wide[:, None] * (.42, .25, .42); kind = rng.uniform(0, 1, n)
    for name, lo, hi, r in (('pale', 0, .34, .070), ('flower', .34, .80, .085), ('blush', .80, 1, .078)):
        on = (kind >= lo) & (kind < hi); balls(at[on] - (0, .05 if name != 'pale' else 0, 0), r * rng.uniform(.6, 1.15, on.sum()), M[name])


def lights(pts, M):
    c = spline(pts, 400); tube([tuple(p) for p in pts], .010, M['dark'])
    s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(c, axis=0), axis=1))])
    at = np.stack([np.interp(np.arange(.3, s[-1], .52), s, c[:, i]) for i in range(3)], 1)
    balls(at - (0, 0, .085), .062, M['glow'], 3); balls(at - (0, 0, .02), .022, M['dark'], 2)


def hourly(M):
    turn = math.radians(22); R = 2.35; at = (-.6, 2.9, 2.62)
    def lie(u, w, out=0): return (at[0] + u * math.cos(turn) + out * math.sin(turn), at[1] + u * math.sin(turn) - out * math.cos(turn), at[2] + w)
    slab([disc(0, 0, R)], .26, M['ochre'], at, turn, soft=.04)
    slab([disc(0, 0, R + .13), disc(0, 0, R - .03)], .34, M['plaster'], lie(0, 0, .05), turn, soft=.03)
    for i in range(12):
        a = i * math.pi / 6; r, half = R - .36, (.13 if i % 3 else .21)
        box(lie(math.sin(a) * (r - half + .13), math.cos(a) * (r - half + .13), .03), (.035 if i % 3 else .05, .03, half), M['plaster'], (0, a, 0), .012).rotation_euler = (Matrix.Rotation(turn, 4, 'Z') @ Matrix.Rotation(a, 4, 'Y')).to_euler()
    for a, long, w in ((math.radians(305), 1.10, .060), (math.radians(60), 1.72, .042)):
        box(lie(math.sin(a) * long * .42, math.cos(a) * long * .42, .10), (w, .025, long * .58), M['navy'], r=.02).rotation_euler = (Matrix.Rotation(turn, 4, 'Z') @ Matrix.Rotation(a, 4, 'Y')).to_euler()
    o = turned([(0, 0), (.13, 0), (.13, .05), (.10, .07), (0, .07)], M['brass'], (0, 0, 0)); o.location = lie(0, 0, .13); o.rotation_euler = (math.pi / 2, 0, turn)
    pavement(-4.4, 1.22, 3.9, 4.2, M)
    umbrella_pine((2.85, 2.7, KERB), M)
    return 'v-class'


def umbrella_pine(at, M):
    x, y, z = at
    tube([(x, y, z), (x - .10, y, z + 1.0), (x + .12, y, z + 2.2), (x + .05, y, z + 3.2)], (.14, .08), M['bark'])
    for dx, dy, h in ((-.7, 0, 3.2), (.75, .1, 3.25), (.1, -.5, 3.3)): tube([(x + .09, y, z + 2.1), (x + dx * .5, y + dy * .5, z + 2.65), (x + dx, y + dy, z + h)], (.06, .035), M['bark'])
    crown((x + .05, y, z + 3.55), (1.35, 1.2, .42), M['dusk'], 11, 1100, .085, [((0, 0, 0), 1), ((-.35, 0, .55), .55), ((.35, .1, .5), .55)])


# Each with where its camera looks and how much it takes in.
SCENES = dict(airport=(airport, 9.8, -.2), business=(business, 9.5, 0), events=(events, 9.3, .1), hourly=(hourly, 9.3, .45))
os.makedirs(OUT, exist_ok=True)
for key in [k for k in SCENES if k in argv]:
    bpy.ops.wm.read_factory_settings(use_empty=True); import sets; sets._ball.clear()
    t = time.time(); scene, frame, across = SCENES[key]; build(scene(palette()), OUT)
    studio.floor((14, 12), (12, 9), (-1, 1)); studio.world(opt('--gain', .93), .58); studio.sun(opt('--sun', -34.0), 44, opt('--sunk', 2.55))
    studio.camera(opt('--az', 33.0), opt('--elev', 7.0), frame, opt('--height', 2.02), SIZE, 4 / 3, (across, 1.2)); studio.cycles(THREADS); bpy.context.scene.cycles.adaptive_threshold = .012
    t1 = time.time(); layers.scene(f'{OUT}/{key}.png', OUT, SAMPLES)
    print(f'TIME {key}: build {t1 - t:.1f} s, picture {time.time() - t1:.1f} s')
