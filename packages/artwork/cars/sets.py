"""What stands round the cars: walls with openings, trees, cases, all as plain as a model in plaster."""
import math
import bpy
import numpy as np
from mathutils import Matrix, Vector
from curves import spline
from materials import Nodes, principled
from parts import box, mesh


def palette():
    matt = lambda name, colour, rough=.7, **kw: principled(name, colour, Roughness=rough, Specular=.25, **kw)
    return dict(
        plaster=matt('plaster', (.85, .805, .73)), stone=matt('stone', (.66, .60, .515)), shade=matt('shade', (.46, .405, .335)),
        ochre=matt('ochre', (.64, .335, .085)), terracotta=matt('terracotta', (.44, .165, .075)), wood=matt('oak', (.36, .185, .080), .45),
        bark=matt('bark', (.15, .10, .065), .9), leaf=matt('leaf', (.13, .165, .065), .8), pale=matt('pale leaf', (.235, .26, .15), .8), dusk=matt('dusk leaf', (.050, .085, .050), .8),
        lemon=matt('lemon', (.85, .55, .045), .4), flower=matt('flower', (.86, .80, .74), .7), blush=matt('blush', (.78, .47, .36), .7),
        navy=matt('navy', (.020, .034, .070), .38), cognac=matt('cognac', (.33, .125, .045), .42), dark=matt('dark', (.014, .014, .015), .5),
        bronze=principled('bronze', (.19, .125, .075), Metallic=1.0, Roughness=.38), brass=principled('brass', (.70, .47, .20), Metallic=1.0, Roughness=.26),
        steel=principled('steel', (.62, .62, .63), Metallic=1.0, Roughness=.28), glass=principled('dark glass', (.055, .052, .048), Roughness=.08, Specular=.6),
        glow=glow((1, .66, .30), 1.7), lit=lit(), sea=principled('sea', (.10, .21, .235), Roughness=.16, Specular=.5))


def glow(colour, k):
    n = Nodes('glow'); return n.done(n.emission(colour, k))


def lit():
    """A pane with a warm room behind it, brighter below."""
    n = Nodes('lit'); g = n.node('ShaderNodeNewGeometry'); sep = n.node('ShaderNodeSeparateXYZ'); n.link(g.outputs['Position'], sep.inputs[0])
    r = n.node('ShaderNodeMapRange'); n.link(sep.outputs[2], r.inputs[0]); r.inputs[1].default_value, r.inputs[2].default_value, r.inputs[3].default_value, r.inputs[4].default_value = .1, 4.0, .70, .10
    e = n.emission((1, .62, .28), 1); n.link(r.outputs[0], e.node.inputs[1])
    f = n.node('ShaderNodeFresnel'); return n.done(n.mix(f.outputs[0], e, n.bsdf((.05, .045, .04), Roughness=.08)))


def slab(outlines, thick, mat, at=(0, 0, 0), turn=0, flat=False, soft=.02):
    """A board cut along outlines [(u, v)], the inner ones being holes: upright (u to the side, v up, thick backwards) or lying."""
    cu = bpy.data.curves.new('slab', 'CURVE'); cu.dimensions, cu.fill_mode = '2D', 'BOTH'
    cu.extrude, cu.bevel_depth, cu.bevel_resolution, cu.offset = thick / 2 - soft, soft, 2, -soft
    for pts in outlines:
        sp = cu.splines.new('POLY'); sp.points.add(len(pts) - 1); sp.use_cyclic_u = True
        for p, (u, v) in zip(sp.points, pts): p.co = (u, v, 0, 1)
    ob = bpy.data.objects.new('slab', cu); bpy.context.collection.objects.link(ob); cu.materials.append(mat)
    up = Matrix.Identity(4) if flat else Matrix.Rotation(math.pi / 2, 4, 'X')
    back = Matrix.Translation((0, 0, -thick / 2)) if flat else Matrix.Translation((0, 0, -thick / 2))
    ob.matrix_world = Matrix.Translation(at) @ Matrix.Rotation(turn, 4, 'Z') @ up @ back
    bpy.context.view_layer.objects.active = ob; ob.select_set(True); bpy.ops.object.convert(target='MESH'); ob.select_set(False)
    ob.data.use_auto_smooth = True; ob.data.auto_smooth_angle = .6
    return ob


rect = lambda x0, z0, x1, z1: [(x0, z0), (x1, z0), (x1, z1), (x0, z1)]
round_arch = lambda x, half, z0, spring, n=40: [(x - half, z0), (x + half, z0)] + [(x + half * math.cos(a), spring + half * math.sin(a)) for a in np.linspace(0, math.pi, n)]
disc = lambda x, z, r, n=120: [(x + r * math.cos(a), z + r * math.sin(a)) for a in np.linspace(0, 2 * math.pi, n, endpoint=False)]


def rounded(x0, z0, x1, z1, r, n=10):
    out = []
    for cx, cz, a in ((x1 - r, z0 + r, -.5), (x1 - r, z1 - r, 0), (x0 + r, z1 - r, .5), (x0 + r, z0 + r, 1)):
        out += [(cx + r * math.cos(t), cz + r * math.sin(t)) for t in np.linspace(a * math.pi, (a + .5) * math.pi, n)]
    return out


def tube(pts, radii, mat, seg=20):
    """A round bar along points; radii at its ends or everywhere."""
    c = np.array(spline(pts, 60)) if len(pts) > 2 else np.linspace(pts[0], pts[1], 12)
    n = len(c); r = np.interp(np.linspace(0, 1, n), np.linspace(0, 1, len(radii)), radii) if np.iterable(radii) else np.full(n, radii)
    t = np.gradient(c, axis=0); t /= np.linalg.norm(t, axis=1, keepdims=True)
    side = np.cross(t, (.13, .97, .2)); side /= np.linalg.norm(side, axis=1, keepdims=True); up = np.cross(t, side)
    a = np.linspace(0, 2 * np.pi, seg, endpoint=False)
    P = c[:, None] + r[:, None, None] * (np.cos(a)[None, :, None] * side[:, None] + np.sin(a)[None, :, None] * up[:, None])
    F = [(i * seg + j, i * seg + (j + 1) % seg, (i + 1) * seg + (j + 1) % seg, (i + 1) * seg + j) for i in range(n - 1) for j in range(seg)]
    F += [tuple(range(seg))[::-1], tuple((n - 1) * seg + j for j in range(seg))]
    return mesh('tube', P.reshape(-1, 3), F, mat)


def turned(prof, mat, at, seg=72):
    """Turn (radius, height) points about an upright."""
    V = [(at[0] + r * math.cos(q), at[1] + r * math.sin(q), at[2] + z) for q in np.linspace(0, 2 * math.pi, seg, endpoint=False) for r, z in prof]
    n = len(prof); F = [(i * n + k, ((i + 1) % seg) * n + k, ((i + 1) % seg) * n + k + 1, i * n + k + 1) for i in range(seg) for k in range(n - 1)]
    return mesh('turned', V, F, mat)


def pot(at, r, h, mat, earth): turned([(0, 0), (r * .74, 0), (r * .78, .02), (r, h - .02), (r * 1.0, h), (r * .90, h), (r * .88, h - .06)], mat, at); turned([(r * .92, h - .05), (0, h - .04)], earth, at)


_ball = {}


def ball_of(sub=2):
    if sub not in _ball:
        import bmesh
        bm = bmesh.new(); bmesh.ops.create_icosphere(bm, subdivisions=sub, radius=1); bm.verts.ensure_lookup_table()
        _ball[sub] = np.array([v.co[:] for v in bm.verts]), np.array([[v.index for v in f.verts] for f in bm.faces]); bm.free()
    return _ball[sub]


def balls(centres, radii, mat, sub=2):
    """Many balls as one mesh."""
    V, F = ball_of(sub); c, r = np.asarray(centres, float), np.broadcast_to(np.asarray(radii, float), len(centres))
    P = (c[:, None] + r[:, None, None] * V[None]).reshape(-1, 3); faces = (F[None] + (np.arange(len(c)) * len(V))[:, None, None]).reshape(-1, 3)
    return mesh('balls', P, faces, mat)


def crown(centre, half, mat, seed, n=260, r=.11, lobes=None):
    """Foliage: balls on the skin of some ellipsoids."""
    rng = np.random.default_rng(seed); C, R = [], []
    for off, k in lobes or [((0, 0, 0), 1)]:
        m = int(n * k ** 2); d = rng.normal(size=(m, 3)); d /= np.linalg.norm(d, axis=1, keepdims=True)
        h = np.array(half) * k
        C.append(np.array(centre) + np.array(off) * half + d * (h - r * .55) * rng.uniform(.86, 1.02, (m, 1))); R.append(r * rng.uniform(.75, 1.2, m))
    return balls(np.concatenate(C), np.concatenate(R), mat)


def cypress(at, h, r, mat, seed):
    rng = np.random.default_rng(seed); n = int(420 * h * r * 1.1); t = rng.uniform(0, 1, n) ** 1.15; a = rng.uniform(0, 2 * math.pi, n)
    prof = r * np.minimum(1, (t / .16 + .35)) * np.clip(1 - t, 0, 1) ** .62 * rng.uniform(.84, 1.02, n)
    C = np.stack([at[0] + prof * np.cos(a), at[1] + prof * np.sin(a), at[2] + .10 + t * (h - .1)], 1)
    balls(C, .085 * rng.uniform(.8, 1.25, n) * (1 - .45 * t), mat)
    turned([(r * .62, .1), (r * .80, h * .18), (r * .62, h * .5), (r * .30, h * .8), (.01, h * .97)], mat, at)


def case(size, at, turn, M, colour, pull=False, lying=False):
    """A hard case on four wheels, its broad face to -y before it is turned; lying, its face is up."""
    w, h, d = dict(large=(.50, .69, .30), cabin=(.37, .49, .22))[size]
    z0 = .055; parts = []
    body = lambda c, half, mat, r: parts.append(box(c, half, mat, r=r))
    body((0, 0, z0 + h / 2), (w / 2, d / 2, h / 2), colour, .055)
    parts.append(slab([rounded(-w / 2 - .003, z0 - .003, w / 2 + .003, z0 + h + .003, .058)], .014, M['dark'], (0, -.007, 0), soft=.003))
    for i in range(6):
        u = (i - 2.5) / 6 * w * .92
        for s in (-1, 1): body((u, s * (d / 2), z0 + h / 2), (w * .035, .008, h * .39), colour, .007)
    for sx in (-1, 1):
        for sy in (-1, 1):
            parts.append(tube([(sx * w * .38 - .014, sy * d * .32, .030), (sx * w * .38 + .014, sy * d * .32, .030)], .030, M['dark']))
            body((sx * w * .38, sy * d * .32, .052), (.020, .020, .016), M['dark'], .006)
    top = z0 + h
    parts.append(tube([(-.075, 0, top - .004), (-.07, 0, top + .026), (-.03, 0, top + .032), (.03, 0, top + .032), (.07, 0, top + .026), (.075, 0, top - .004)], .011, M['dark']))
    if pull:
        up = .34
        for s in (-.095, .095): parts.append(tube([(s, d * .34, top - .02), (s, d * .34, top + up)], .009, M['steel']))
        body((0, d * .34, top + up), (.115, .017, .016), M['dark'], .012)
    lay = Matrix.Translation((0, 0, d / 2 + .008)) @ Matrix.Rotation(math.pi / 2 * -1, 4, 'X') @ Matrix.Translation((0, 0, -(z0 + h / 2))) if lying else Matrix.Identity(4)
    place = Matrix.Translation(at) @ Matrix.Rotation(turn, 4, 'Z') @ lay
    for ob in parts:
        bpy.context.view_layer.update(); ob.matrix_world = place @ ob.matrix_basis
    return parts
