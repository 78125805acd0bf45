"""The shell as a mesh, its paint, glass and lamps."""
import bpy
import numpy as np
from body import normals
from masks import FRONT, SIDE, TOP, front_masks, rgb, side_masks, top_masks
from materials import Nodes

LED = (1, .975, .93)


def quads(name, P, faces, mat):
    me = bpy.data.meshes.new(name)
    n = len(faces)
    me.vertices.add(len(P)); me.vertices.foreach_set('co', P.astype(np.float32).ravel())
    me.loops.add(n * 4); me.loops.foreach_set('vertex_index', faces.astype(np.int32).ravel())
    me.polygons.add(n); me.polygons.foreach_set('loop_start', np.arange(n, dtype=np.int32) * 4); me.polygons.foreach_set('loop_total', np.full(n, 4, np.int32))
    me.polygons.foreach_set('use_smooth', np.ones(n, bool))
    me.update(calc_edges=True)
    ob = bpy.data.objects.new(name, me); bpy.context.collection.objects.link(ob); me.materials.append(mat)
    return ob


def both_sides(v, P, flat, row, keep=None):
    """The right half and its mirror image as one mesh, welded along the middle."""
    m, n = row.shape
    idx = np.arange(m * n).reshape(m, n)
    quad = np.stack([idx[:-1, :-1], idx[:-1, 1:], idx[1:, 1:], idx[1:, :-1]], -1)
    if keep is not None: quad = quad[keep[:-1, :-1] | keep[1:, 1:]]
    quad = quad.reshape(-1, 4)
    right = P.reshape(-1, 3).copy(); right[:, 0] = v['L'] / 2 - right[:, 0]
    left = right * (1, -1, 1)
    mirror = np.arange(m * n) + m * n
    seam = np.abs(right[:, 1]) < 2e-4
    mirror[seam] = np.arange(m * n)[seam]
    faces = np.concatenate([quad, mirror[quad[:, ::-1]]])
    return np.concatenate([right, left]), faces, np.concatenate([flat.reshape(-1, 3)] * 2), np.concatenate([row.ravel()] * 2)


def attributes(ob, flat, row):
    at = ob.data.attributes.new('flat', 'FLOAT_VECTOR', 'POINT'); at.data.foreach_set('vector', flat.astype(np.float32).ravel())
    at = ob.data.attributes.new('row', 'FLOAT', 'POINT'); at.data.foreach_set('value', row.astype(np.float32))


class Shell:
    def __init__(s, key, v, b, folder):
        s.v, s.b = v, b
        s.X, s.Y, s.Z = b.grid()
        s.N = normals(s.X, s.Y, s.Z)
        m, n = s.X.shape
        s.row = np.repeat((np.arange(m) / (m - 1))[:, None], n, 1)
        s.side, s.front, s.top = side_masks(v, b), front_masks(v), top_masks(v, b)
        S, f = s.X + np.abs(s.Y), s.front
        near = ((s.X < 1.35) & ((s.row < .72) | (s.X < .12))).astype(float)
        D = -.034 * f['grille'].at(S, s.Z, .004)
        D += -.055 * f['intake'].at(S, s.Z, .008) + .014 * f['bright'].at(S, s.Z, .003)
        D += -.050 * f['lamp'].at(S, s.Z, .004) + .016 * f['led'].at(S, s.Z, .003)
        if 'bumper' in v['front']: D += .012 * f['bumper'].at(S, s.Z, .012)
        D *= near
        s.P = np.stack([s.X, s.Y, s.Z], -1) + s.N * D[..., None]
        s.P[..., 1] = np.where(s.Y < 1e-4, 0, np.maximum(s.P[..., 1], 0))
        flat = np.stack([s.X, s.Y, s.Z], -1)
        s.images(key, folder)
        q = both_sides(v, s.P, flat, s.row)
        ob = quads('body', q[0], q[1], s.paint(key, folder, 'plain')); attributes(ob, q[2], q[3])
        for kind in ('detail', 'open'): ob.data.materials.append(s.paint(key, folder, kind))
        level = s.levels(near).ravel(); level = np.concatenate([level, level])[q[1]].max(1)
        ob.data.polygons.foreach_set('material_index', level.astype(np.int32)); ob.data.update()
        cover = f['lamp'].copy().grow(.012).at(S, s.Z) * near > .02
        q = both_sides(v, flat + s.N * .0015, flat, s.row, cover)
        ob = quads('lamp cover', q[0], q[1], s.cover()); attributes(ob, q[2], q[3])

    def levels(s, near):
        """0 where there is nothing but paint, 1 where something is drawn on it, 2 where one sees through: fewer layers, faster rays."""
        side, f, t, S = s.side, s.front, s.top, s.X + np.abs(s.Y)
        seen = lambda names, masks, u, w: sum((masks[k].at(u, w, .008) > .004).astype(int) for k in names)
        flank, up = s.row < .78, s.row > .60
        drawn = seen(('ring', 'seam', 'gasket', 'tail', 'cladding'), side, s.X, s.Z) * flank + seen(('seam', 'frit'), t, s.X, np.abs(s.Y)) * up
        drawn = drawn + seen(('grille', 'frame', 'lamp', 'rim', 'led', 'intake', 'bright', 'plate', 'edge', 'panel', 'bumper'), f, S, s.Z) * (near > 0)
        through = seen(('glass',), side, s.X, s.Z) * flank + seen(('glass',), t, s.X, np.abs(s.Y)) * up
        for xw in (s.v['axle'], s.v['axle'] + s.v['wb']): through = through + (np.hypot(s.X - xw, s.Z - s.v['R']) < s.v['R'] + .05)
        return np.where(through > 0, 2, np.where(drawn > 0, 1, 0))

    def front_points(s):
        """Where grille, plate and intake are, in the world."""
        on = (s.X + np.abs(s.Y) < .64) & (s.row < .74) & (s.Z > .16)
        p = np.stack([s.v['L'] / 2 - s.X[on], s.Y[on], s.Z[on]], -1)[::97]
        return np.concatenate([p, p * (1, -1, 1)])

    def on_front(s, a, z):
        """The point of the front at (s, z), and its normal, on the right side."""
        near = (s.X < 1.3) & (s.row < .72)
        d = np.where(near, np.hypot(s.X + np.abs(s.Y) - a, s.Z - z), 9)
        i = np.unravel_index(np.argmin(d), d.shape)
        return np.array([s.X[i], s.Y[i], s.Z[i]]), s.N[i]

    def reader(s, n):
        flat = n.node('ShaderNodeAttribute', attribute_name='flat').outputs['Vector']
        sep = n.node('ShaderNodeSeparateXYZ'); n.link(flat, sep.inputs[0]); x, y, z = sep.outputs
        row = n.node('ShaderNodeAttribute', attribute_name='row').outputs['Fac']

        def tex(im, u, w, size):
            c = n.node('ShaderNodeCombineXYZ'); n.put(c.inputs[0], n.mul(u, 1 / size[0])); n.put(c.inputs[1], n.mul(w, 1 / size[1]))
            t = n.node('ShaderNodeTexImage', image=im, extension='EXTEND'); n.link(c.outputs[0], t.inputs[0])
            o = n.node('ShaderNodeSeparateColor'); n.link(t.outputs[0], o.inputs[0]); return o.outputs
        return tex, x, y, z, row

    def cover(s):
        n = Nodes('lamp cover'); tex, x, y, z, row = s.reader(n)
        k = tex(s.ims['front'][0], n.math('ADD', x, y), z, FRONT)[0]
        clear = n.node('ShaderNodeBsdfTransparent').outputs[0]
        return n.done(n.mix(k, clear, n.pane((.96, .97, .98))))

    def images(s, key, folder):
        sd, f, t = s.side, s.front, s.top
        im = lambda name, *c: rgb(f'{key}-{name}', folder, *[q.arr() for q in c])
        s.ims = dict(side=[im('side1', sd['glass'], sd['ring'], sd['seam']), im('side2', sd['gasket'], sd['tail'], sd['cladding']), im('side3', sd['rear'])],
                     front=[im('front1', f['grille'], f['frame'], f['lamp']), im('front2', f['led'], f['intake'], f['plate']), im('front3', f['bars'], f['bright'], f['edge']), im('front4', f['panel'], f['bumper'], f['rim'])],
                     top=im('top', t['glass'], t['seam'], t['frit']))

    def colour(s, n, bump=None):
        v = s.v; dark = max(v['paint']) < .1
        kw = dict(Normal=bump) if bump else {}
        if dark and not v['metallic']: return n.bsdf(v['paint'], Roughness=.03, Specular=.32, Clearcoat=1.0, Clearcoat_Roughness=.0, **kw)
        return n.bsdf(v['paint'], Metallic=v['metallic'], Roughness=.32 if v['metallic'] else .45, Clearcoat=1.0, Clearcoat_Roughness=.0, Specular=.5 if dark else .25, **kw)

    def paint(s, key, folder, kind):
        v = s.v
        n = Nodes('shell ' + kind)
        geo = n.node('ShaderNodeNewGeometry')
        lining = n.node('ShaderNodeBsdfDiffuse'); mixc = n.node('ShaderNodeMixRGB')
        tex, x, y, z, row = s.reader(n); near = n.math('ADD', x, y)
        n.link(n.math('GREATER_THAN', row, .70), mixc.inputs[0])      # inside: dark trim below, a pale lining above
        mixc.inputs[1].default_value = (.012, .012, .013, 1); mixc.inputs[2].default_value = (.20, .19, .17, 1); n.link(mixc.outputs[0], lining.inputs[0])
        if kind == 'plain': return n.done(n.mix(geo.outputs['Backfacing'], s.colour(n), lining.outputs[0]))
        i1, i2, i3 = s.ims['side']; f1, f2, f3, f4 = s.ims['front']; t1 = s.ims['top']
        up = n.math('GREATER_THAN', row, .742); flank = n.inv(up)
        nose = n.mul(n.math('LESS_THAN', x, 1.35), n.most(n.math('LESS_THAN', row, .72), n.math('LESS_THAN', x, .12)))
        side1, side2, side3 = [tex(q, x, z, SIDE) for q in (i1, i2, i3)]
        fr = [[n.mul(c, nose) for c in tex(q, near, z, FRONT)] for q in (f1, f2, f3, f4)]
        top = tex(t1, x, y, TOP)
        seam = n.most(n.mul(side1[2], flank), n.mul(top[1], n.math('GREATER_THAN', row, .62)))
        bump = n.node('ShaderNodeBump'); bump.inputs['Distance'].default_value = .006; bump.inputs['Strength'].default_value = .5
        n.link(n.inv(seam), bump.inputs['Height'])
        cur = s.colour(n, bump.outputs[0])
        over = lambda k, sh: n.mix(k, cur, sh)
        black, satin, plastic = n.bsdf((.004, .004, .0045), Roughness=.10, Specular=.45), n.bsdf((.002, .002, .002), Roughness=.9, Specular=.1), n.bsdf((.028, .028, .03), Roughness=.5, Specular=.35)
        chrome = n.bsdf((.80, .80, .80), Metallic=1.0, Roughness=.10)
        cur = over(n.mul(side2[2], flank), plastic); cur = over(fr[3][1], plastic)
        cur = over(fr[3][0], black)
        cur = over(n.mul(seam, .95), satin)
        cur = over(n.mul(side2[1], flank), n.bsdf((.25, .004, .005), Roughness=.08, Clearcoat=1.0))
        cur = over(n.mul(side2[0], flank), black); cur = over(n.mul(top[2], up), black)
        cur = over(n.mul(side1[1], flank), chrome)
        cur = over(fr[0][0], satin if v['front']['bright'] else plastic); cur = over(fr[1][1], n.bsdf((.006, .006, .0065), Roughness=.5, Specular=.2))
        cur = over(fr[2][1], chrome if v['front']['bright'] else n.bsdf(v['paint'], Roughness=.35, Clearcoat=1.0))
        cur = over(fr[3][2], satin)
        cur = over(fr[0][2], n.bsdf((.10, .105, .115), Metallic=.8, Roughness=.22))
        cur = over(fr[1][0], n.emission(LED, 1.6))
        cur = over(geo.outputs['Backfacing'], lining.outputs[0])
        if kind == 'detail': return n.done(cur)
        rear = n.mul(side3[0], flank); tint = n.node('ShaderNodeMixRGB'); n.link(rear, tint.inputs[0])
        for i, q in ((1, v['tint']), (2, v['tint_rear'])): tint.inputs[i].default_value = (q * .96, q, q, 1)
        cur = over(n.most(n.mul(side1[0], flank), n.mul(top[0], up)), n.pane(tint.outputs[0]))
        hole = None
        for xw in (v['axle'], v['axle'] + v['wb']):
            dx, dz = n.math('SUBTRACT', x, xw), n.math('SUBTRACT', z, v['R'])
            r = n.math('SQRT', n.math('ADD', n.mul(dx, dx), n.mul(dz, dz)))
            c = n.math('LESS_THAN', r, v['R'] + .034); hole = c if hole is None else n.most(hole, c)
        cur = over(hole, n.node('ShaderNodeBsdfTransparent').outputs[0])
        return n.done(cur)
