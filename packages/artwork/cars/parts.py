"""What is put on and into the shell: wheels, mirrors, handles, lamps' lenses, the cabin."""
import math
import bpy
import numpy as np
from mathutils import Vector
from curves import spline


def mesh(name, verts, faces, mat, smooth=True):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(p) for p in verts], [], [tuple(f) for f in faces]); me.update()
    if smooth: me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    ob = bpy.data.objects.new(name, me); bpy.context.collection.objects.link(ob)
    me.materials.append(mat)
    return ob


def bevel(ob, width, segments=3):
    m = ob.modifiers.new('bevel', 'BEVEL'); m.width, m.segments, m.limit_method, m.angle_limit = width, segments, 'ANGLE', .5
    ob.data.use_auto_smooth = True; ob.data.auto_smooth_angle = .7
    return ob


def box(centre, half, mat, rot=(0, 0, 0), r=None, taper=1.0):
    V = [(x * half[0] * (taper if z > 0 else 1), y * half[1] * (taper if z > 0 else 1), z * half[2]) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
    ob = mesh('box', V, [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)], mat)
    ob.location, ob.rotation_euler = centre, rot
    return bevel(ob, r or min(half) * .6, 4)


def superellipsoid(loc, scale, mat, rot=(0, 0, 0), p=2.6):
    V, F = [], []; a, c = 48, 24
    f = lambda q: math.copysign(abs(q) ** (2 / p), q)
    for i in range(c + 1):
        ph = -math.pi / 2 + math.pi * i / c
        for j in range(a):
            th = 2 * math.pi * j / a
            V.append((scale[0] * f(math.cos(ph)) * f(math.cos(th)), scale[1] * f(math.cos(ph)) * f(math.sin(th)), scale[2] * f(math.sin(ph))))
    for i in range(c):
        for j in range(a): F.append((i * a + j, i * a + (j + 1) % a, (i + 1) * a + (j + 1) % a, (i + 1) * a + j))
    ob = mesh('part', V, F, mat); ob.location = loc; ob.rotation_euler = rot
    return ob


def lathe(prof, mat, at, side, seg=96):
    """Turn (radius, outward) points about the axle."""
    V, F, n = [], [], len(prof)
    for i in range(seg):
        a = 2 * math.pi * i / seg
        for r, o in prof: V.append((at[0] + r * math.cos(a), side * (at[1] + o), at[2] + r * math.sin(a)))
    for i in range(seg):
        j = (i + 1) % seg
        for k in range(n - 1): F.append((i * n + k, i * n + k + 1, j * n + k + 1, j * n + k))
    return mesh('turned', V, F, mat)


def spoke(at, side, angle, prof, mat):
    """prof: (radius, half width, outward, sideways) from hub to rim."""
    ca, sa = math.cos(angle), math.sin(angle); V, F = [], []
    for rad, hw, o, sh in prof:
        for u, oo in ((-hw, o - .045), (-hw, o), (hw, o), (hw, o - .045)):
            u += sh; V.append((at[0] + rad * ca - u * sa, side * (at[1] + oo), at[2] + rad * sa + u * ca))
    for k in range(len(prof) - 1):
        for q in range(4):
            p, r = k * 4 + q, k * 4 + (q + 1) % 4; F.append((p, r, r + 4, p + 4))
    F += [(3, 2, 1, 0), tuple(len(V) - 4 + i for i in range(4))]
    ob = mesh('spoke', V, F, mat)
    bm = ob.data; bm.validate()
    return bevel(ob, .004, 2)


def spokes(v, at, side, M):
    r, kind = v['rim'], v['wheel']
    turn = lambda n, prof, off=0: [spoke(at, side, 2 * math.pi * (i + off) / n + math.pi / 2, prof, M['rim']) for i in range(n)]
    if kind == 'fine':
        for sh in (-1, 1): turn(10, [(.05, .011, -.050, sh * .012), (r * .55, .008, -.036, sh * .020), (r - .012, .009, -.012, sh * .038)])
    elif kind == 'five':
        for sh in (-1, 1): turn(5, [(.045, .018, -.052, sh * .020), (r * .55, .017, -.036, sh * .034), (r - .012, .021, -.012, sh * .060)])
    elif kind == 'ten':
        turn(10, [(.05, .021, -.048, 0), (r * .5, .015, -.038, 0), (r - .012, .020, -.012, 0)])
    elif kind == 'cover':      # a steel wheel's cover: broad blades
        turn(7, [(.05, .028, -.030, 0), (r * .5, .045, -.022, 0), (r - .010, .066, -.014, 0)])
    else:
        turn(6, [(.05, .034, -.055, 0), (r * .5, .040, -.040, 0), (r - .010, .060, -.014, 0)])


def wheel(v, x, side, M):
    R, r = v['R'], v['rim']; at = (x, v['W'] / 2 - .028, R)
    lathe(spline([(r - .01, -.235), (r + .03, -.245), (R - .03, -.24), (R - .002, -.215), (R, -.17), (R, -.12), (R, -.07), (R - .003, -.035), (R - .012, -.012), (R - .028, .0), (R - .045, .007),
                  (R - .047, .004), (R - .050, .008), (r + .045, .010), (r + .020, .004), (r + .008, -.004), (r - .002, -.022)], 90), M['tyre'], at, side, 128)
    lathe(spline([(r + .006, -.02), (r + .007, -.004), (r + .002, .002), (r - .008, -.002), (r - .012, -.012), (r - .016, -.04), (r - .03, -.12), (r - .04, -.2)], 50), M['rim'], at, side, 128)
    lathe([(r - .03, -.16), (.02, -.16)], M['dark'], at, side)
    lathe([(r * .80, -.115), (r * .80, -.105), (r * .44, -.105), (r * .42, -.085), (.02, -.085)], M['brake'], at, side)
    lathe(spline([(.066, -.06), (.064, -.030), (.050, -.026), (.03, -.024), (.001, -.024)], 20), M['rim'], at, side)
    box((x - .62 * r * (1 if side else 1), side * (at[1] - .10), R + .05), (.035, .03, .085), M['caliper'], (0, .3, 0), .012)
    spokes(v, at, side, M)
    for i in range(5):
        a = 2 * math.pi * (i + .5) / 5; superellipsoid((x + .042 * math.cos(a), side * (at[1] - .030), R + .042 * math.sin(a)), (.008, .008, .008), M['dark'])


def arch(v, shell, xw, side, M):
    """The return of the sheet round the wheel, and the liner behind it."""
    R = v['R']; rr = R + .034; lo = math.asin(max(-.9, (v['sill'] + .01 - R) / rr)); aa = np.linspace(lo, math.pi - lo, 90)
    flank = (shell.row < .6) & (shell.X > .3); X, Y, Z = shell.X[flank], shell.Y[flank], shell.Z[flank]
    V = []
    for a in aa:
        x, z = xw + rr * math.cos(a), R + rr * math.sin(a)
        y = Y[np.argmin((X - x) ** 2 + (Z - z) ** 2)]
        for d in (.002, -.012, -.05): V.append((v['L'] / 2 - x, side * (y + d), z if d > -.02 else z + .004))
        V.append((v['L'] / 2 - x, side * (v['W'] / 2 - .40), z + .02))
    F = [(4 * i + k, 4 * i + k + 1, 4 * i + k + 5, 4 * i + k + 4) for i in range(len(aa) - 1) for k in range(3)]
    ob = mesh('arch', V, F, M['dark']); ob.data.materials.append(M['plastic'] if not v['chrome'] else M['paint'])
    for i, p in enumerate(ob.data.polygons): p.material_index = 1 if i % 3 == 0 else 0


def lenses(v, shell, M):
    for a, z, r in v['front']['lenses']:
        p, n = shell.on_front(a, z)
        for side in (1, -1):
            at = Vector((v['L'] / 2 - p[0], side * p[1], p[2])); d = (Vector((-n[0], side * n[1], 0)) + Vector((1.6, 0, 0))).normalized()
            q = d.to_track_quat('Z', 'Y').to_euler(); back = at - Vector((-n[0], side * n[1], n[2])) * .030
            superellipsoid(back, (r, r, r * .55), M['lens'], q, 2.2)
            o = superellipsoid(back - d * .008, (r * 1.22, r * 1.22, .012), M['chrome'], q, 3)


def outside(v, b, shell, M):
    L = v['L']
    for xw in (v['axle'], v['axle'] + v['wb']):
        for side in (-1, 1): wheel(v, L / 2 - xw, side, M); arch(v, shell, xw, side, M)
    lenses(v, shell, M)
    floor = lambda x0, x1, y, z0, z1: box((L / 2 - (x0 + x1) / 2, 0, (z0 + z1) / 2), ((x1 - x0) / 2, y, (z1 - z0) / 2), M['dark'], r=.01)
    floor(.45, L - .5, v['W'] / 2 - .36, v['sill'] - .02, .62)
    floor(v['axle'] + .45, v['axle'] + v['wb'] - .45, v['W'] / 2 - .10, v['sill'] + .0, .45)
    xm = v['screen'][0] + (.42 if b.van else .33); zb = float(b.belt(xm)); big = {True: 1.25, False: 1.0}[b.van] * (1.3 if v['H'] > 2.3 else 1)
    paint = M['paint'] if v['H'] < 2.3 and (v['chrome'] or not b.van) else M['plastic']
    for side in (-1, 1):
        ym = b.half_width(xm, zb + .01)
        superellipsoid((L / 2 - xm, side * (ym + .145), zb + .055 * big + .03), (.070 * big ** .5, .115, .068 * big), paint, (0, .12, side * .16), 3.0)
        superellipsoid((L / 2 - xm - .012, side * (ym + .145), zb + .010), (.055, .095, .016), M['black'], (0, 0, side * .16), 3)
        superellipsoid((L / 2 - xm, side * (ym + .04), zb + .012), (.035, .075, .014), M['black'], (0, 0, 0), 3)
        d = v['doors']
        for hx in ((d[1] - .19, d[2] - .12) if not b.van else (d[1] - .17, d[1] + .19)):
            hz = float(b.belt(hx)) - (.135 if not b.van else .17)
            superellipsoid((L / 2 - hx, side * (b.half_width(hx, hz) + .006), hz), (.115, .016, .014), M['chrome'] if v['chrome'] else paint, (0, 0, 0), 3.4)
    if not b.van: superellipsoid((L / 2 - (L - 1.75), 0, v['H'] - .06), (.10, .018, .045), M['paint'], (0, .12, 0), 2.4)


def seat(x, y, z, mat, w=.25):
    """x: its hip in the world; it looks to the nose (+x)."""
    box((x + .02, y, z - .10), (.26, w, .09), mat, (0, -.10, 0), .06)
    box((x - .26, y, z + .24), (.075, w * .96, .33), mat, (0, -.28, 0), .06, .9)
    box((x - .385, y, z + .63), (.05, .135, .085), mat, (0, -.2, 0), .045)


def cabin(v, b, M, cloth):
    L = v['L']
    xs, zb = v['screen'][0], float(b.belt(v['screen'][0] + .4))
    xd = L / 2 - xs - .42
    half = v['W'] / 2 - .17
    box((xd, 0, zb - .10), (.24, half, .10), M['trim'], (0, .10, 0), .06)
    t = bpy.ops.mesh.primitive_torus_add(major_radius=.185, minor_radius=.015, location=(xd - .36, .38, zb - .02), rotation=(0, -1.15, 0)); bpy.context.object.data.materials.append(M['trim'])
    for hip, n, z, colour in v['seats']:
        mat = cloth(colour)
        span = (half - .20) * 2
        for i in range(n):
            y = (i / (n - 1) - .5) * (span - .28 if n < 4 else span - .1)
            if n == 4: y += .11 * (1 if y > 0 else -1) * (abs(y) < .4)
            seat(L / 2 - hip, y, z, mat, .25 if n < 3 else .22)
