"""Materials of Blender, by short calls."""
import bpy


def principled(name, color, **kw):
    m = bpy.data.materials.new(name); m.use_nodes = True
    p = m.node_tree.nodes['Principled BSDF']
    p.inputs['Base Color'].default_value = (*color, 1)
    for k, val in kw.items(): p.inputs[k.replace('_', ' ')].default_value = val
    return m


class Nodes:
    """A material written as expressions."""
    def __init__(s, name):
        s.m = bpy.data.materials.new(name); s.m.use_nodes = True
        s.nt = s.m.node_tree; s.N = s.nt.nodes; s.N.clear(); s.link = s.nt.links.new

    def node(s, t, **kw):
        n = s.N.new(t)
        for k, val in kw.items(): setattr(n, k, val)
        return n

    def put(s, socket, q):
        if isinstance(q, (int, float)): socket.default_value = q
        elif isinstance(q, tuple): socket.default_value = (*q, 1) if len(q) == 3 and len(socket.default_value) == 4 else q
        else: s.link(q, socket)

    def math(s, op, a, c=None, clamp=False):
        n = s.node('ShaderNodeMath', operation=op, use_clamp=clamp)
        s.put(n.inputs[0], a)
        if c is not None: s.put(n.inputs[1], c)
        return n.outputs[0]

    def mul(s, *q):
        out = q[0]
        for r in q[1:]: out = s.math('MULTIPLY', out, r)
        return out

    def most(s, *q):
        out = q[0]
        for r in q[1:]: out = s.math('MAXIMUM', out, r)
        return out

    def inv(s, a): return s.math('SUBTRACT', 1.0, a)

    def bsdf(s, color, **kw):
        p = s.node('ShaderNodeBsdfPrincipled'); s.put(p.inputs['Base Color'], color)
        for k, val in kw.items(): s.put(p.inputs[k.replace('_', ' ')], val)
        return p.outputs[0]

    def mix(s, fac, a, b):
        mx = s.node('ShaderNodeMixShader'); s.put(mx.inputs[0], fac); s.link(a, mx.inputs[1]); s.link(b, mx.inputs[2]); return mx.outputs[0]

    def pane(s, tint, rough=0.0):
        """A pane of tinted glass without refraction: what is behind it, and a mirror over it."""
        t = s.node('ShaderNodeBsdfTransparent'); s.put(t.inputs[0], tint)
        g = s.node('ShaderNodeBsdfGlossy'); g.inputs['Roughness'].default_value = rough; g.inputs[0].default_value = (1, 1, 1, 1)
        f = s.node('ShaderNodeFresnel'); f.inputs[0].default_value = 1.5
        return s.mix(f.outputs[0], t.outputs[0], g.outputs[0])

    def emission(s, color, k):
        e = s.node('ShaderNodeEmission'); s.put(e.inputs[0], color); e.inputs[1].default_value = k; return e.outputs[0]

    def done(s, shader):
        o = s.node('ShaderNodeOutputMaterial'); s.link(shader, o.inputs[0]); return s.m
