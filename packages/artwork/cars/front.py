"""What is bolted to the nose: the grille's frame and bars, and the plate, as bodies of their own on a smooth front."""
import numpy as np
import cv2
from materials import principled
from parts import box, mesh

UP, ACROSS = 4, 6      # the degrees of the surface fitted to the front


class Front:
    """x of the front by y and z, smooth, with its directions."""
    def __init__(s, shell):
        v, (z0, z1) = shell.v, (min(z for _, z in shell.v['front']['grille']), max(z for _, z in shell.v['front']['grille']))
        s.z0, s.half = (z0 + z1) / 2, max((z1 - z0) / 2 + .02, (z0 + z1) / 2 - min(v['front']['plate']))
        on = (shell.X + shell.Y < .76) & (np.abs(shell.Z - s.z0) < s.half) & (np.abs(shell.N[..., 0]) > .45)
        x, y, z = shell.X[on], shell.Y[on], shell.Z[on]
        at = np.unique(np.stack([np.round(y / .006), np.round(z / .006)]), axis=1, return_index=True)[1]
        s.a, *_ = np.linalg.lstsq(s.terms(y[at], z[at]), x[at], rcond=None)
        e = np.abs(s.terms(y[at], z[at]) @ s.a - x[at]); print('FRONT off by', np.quantile(e, .5), np.quantile(e, .95), e.max())

    def terms(s, y, z):
        q, r = (y / .6) ** 2, (z - s.z0) / s.half
        return np.stack([q ** i * r ** j for i in range(ACROSS) for j in range(UP)], -1)

    def x(s, y, z): return s.terms(y, z) @ s.a

    def normal(s, y, z):
        e = .002
        n = np.stack([np.ones_like(y), (s.x(y + e, z) - s.x(y - e, z)) / 2 / e, (s.x(y, z + e) - s.x(y, z - e)) / 2 / e], -1)
        return n / np.linalg.norm(n, axis=-1, keepdims=True)

    def across(s, a, z):
        """y of what is drawn at a = x + |y|."""
        y = np.abs(a)
        for _ in range(80): y = .5 * (y + np.clip(np.abs(a) - s.x(y, z), 0, .62))
        return np.sign(a) * y


def outline(front, pts, soft=.012, step=.002):
    """A half drawn in (s, z) as a closed line in (y, z), its corners rounded."""
    half = [p for p in pts if p[0] > 0]
    poly = np.array([(pts[0][0], pts[0][1])] + half + [pts[-1]] + [(-a, z) for a, z in half[::-1]] + [pts[0]])
    d = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(poly, axis=0), axis=1))]); n = int(d[-1] / step)
    q = np.stack([np.interp(np.linspace(0, d[-1], n, endpoint=False), d, poly[:, i]) for i in (0, 1)], 1)
    k = cv2.getGaussianKernel(41, soft / step)[:, 0]
    q = np.stack([np.convolve(np.concatenate([q[-20:, i], q[:, i], q[:20, i]]), k, 'valid') for i in (0, 1)], 1)
    return np.stack([front.across(q[:, 0], q[:, 1]), q[:, 1]], 1)


def sweep(v, front, line, wide, deep, out, mat, loop=False, seg=20):
    """A bar along a line in (y, z): wide on the front, deep out of it, its middle that far before it."""
    y, z = line.T; n = front.normal(y, z)
    at = np.stack([v['L'] / 2 - front.x(y, z), y, z], -1) + n * out
    t = (np.roll(at, -1, 0) - np.roll(at, 1, 0)) if loop else np.gradient(at, axis=0)
    side = np.cross(n, t); side /= np.linalg.norm(side, axis=1, keepdims=True)
    a = np.linspace(0, 2 * np.pi, seg, endpoint=False); f = lambda q: np.sign(q) * np.abs(q) ** .7
    P = at[:, None] + deep / 2 * f(np.cos(a))[None, :, None] * n[:, None] + wide / 2 * f(np.sin(a))[None, :, None] * side[:, None]
    m = len(at); F = [(i * seg + j, i * seg + (j + 1) % seg, (i + 1) % m * seg + (j + 1) % seg, (i + 1) % m * seg + j) for i in range(m if loop else m - 1) for j in range(seg)]
    if not loop: F += [tuple(range(seg))[::-1], tuple((m - 1) * seg + j for j in range(seg))]
    return mesh('bar', P.reshape(-1, 3), F, mat)


def nose(v, shell, M):
    f = v['front']; front = Front(shell); edge = outline(front, f['grille'])
    right = edge[edge[:, 0] > 0]
    fine = principled('fine', (.05, .05, .055), Metallic=1.0, Roughness=.25)

    def bar(z, wide, deep, out, mat):
        near = right[np.abs(right[:, 1] - z) < .012, 0]
        if len(near): y = np.linspace(-near.max(), near.max(), 160); sweep(v, front, np.stack([y, z + 0 * y], 1), wide, deep, out, mat)
    bright = M['chrome'] if f['bright'] else M['paint']
    z0, z1 = right[:, 1].min(), right[:, 1].max()
    for z in np.arange(z0 + .012, z1 - .005, .0145 if f.get('mesh') else .021): bar(z, .005, .006, -.017, fine)
    for z in f['bars']: bar(z, f['bar'], .018, -.003, bright)
    if f['frame']: sweep(v, front, edge, max(f['frame'], .015), .020, .004, bright, True)
    lo, hi = f['plate']; zm = (lo + hi) / 2; x = v['L'] / 2 - float(front.x(np.zeros(1), np.full(1, zm))[0])
    box((x - .014, 0, zm), (.028, .267, (hi - lo) / 2 + .007), M['plastic'], r=.004)
    box((x + .016, 0, zm), (.003, .260, (hi - lo) / 2), principled('plate', (.78, .78, .76), Roughness=.35), r=.002)
