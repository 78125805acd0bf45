"""The shell: sections lofted from nose to tail, with the front's grille, lamps and intakes pressed into it."""
import numpy as np
from curves import along, basis, sstep

ROWS = 380


class Body:
    def __init__(s, v):
        s.v, s.top, s.belt = v, along(v['top'], v['H']), along(v['belt'])
        s.van = not v['saloon']

    def section(s, x):
        """Control points of the half sections at stations x -> list of (y, z) arrays."""
        v, L, van = s.v, s.v['L'], s.van
        u = x / L
        w = v['W'] / 2 * (1 - .035 * np.clip((.45 - u) / .45, 0, 1) ** 2 - (.02 if van else .045) * np.clip((u - .5) / .5, 0, 1) ** 2)
        zt = s.top(x)
        zb = np.minimum(s.belt(x), zt - .012)
        h = zt - zb
        cr = .10 if van else .085
        crown = cr * (1 - np.exp(-.55 * h / cr))
        shoulder = .05 if van else .085
        wb = w - shoulder - (0 if van else .045 * sstep(.55, .95, u))
        zc = zt - crown
        yc = wb - v['tumble'] * (zc - zb) - .03 * (1 - np.exp(-h / .05))
        z0 = v['sill'] + .02 * sstep(.25, 0, x) + (.05 if van else .06) * sstep(.86, 1, u)
        z0 = np.minimum(z0, zb - .1)
        f = zb - z0
        a, b = np.minimum(1, h / .1), np.minimum(1, h / .3)
        # sill, rocker, the hollow of the doors, the line below the belt (two points: an edge), shoulder, glass, cant rail, roof
        hollow = sstep(.12, .25, u) * sstep(.97, .86, u)
        edge = .80 if not van else .78
        P = [(w * .80, z0), (w * .93, z0), (w * .968, z0 + .015 * f), (w * .978, z0 + .10 * f), (w * (.972 - (.022 if van else .014) * hollow), z0 + .21 * f),
             (w * (.978 - (.020 if van else .012) * hollow), z0 + .40 * f), (w * (.990 - (.008 if van else .004) * hollow), z0 + .62 * f), (w * .9985, z0 + (edge - .025) * f), (w * 1.0, z0 + edge * f), (w * .992, z0 + (edge + .035) * f),
             (wb + .030, zb - .024), (wb + .006, zb - .004), (wb - .006, zb + .01 * a),
             (wb + (yc - wb) * .35 + .014 * b, zb + (zc - zb) * .40), (wb + (yc - wb) * .75 + .012 * b, zb + (zc - zb) * .78),
             (yc, zc), (yc - .012, zc + .30 * crown), (yc * .90, zc + .62 * crown), (yc * .66, zc + .88 * crown), (yc * .33, zt + 0 * zc), (0 * yc, zt)]
        return P, dict(w=w, zb=zb, zt=zt, zc=zc, yc=yc, wb=wb)

    def grid(s):
        """Points of the right half (rows x stations) before anything is pressed into it."""
        v, L, van = s.v, s.v['L'], s.van
        Df, nf = (.50, 3.2) if van else (.58, 3.1)
        Dr, nr = (.22, 3.6) if van else (.55, 2.9)
        th = np.pi / 2 * np.linspace(0, 1, 230) ** (nf / 2); tr = np.pi / 2 * np.linspace(0, 1, 60) ** (nr / 2)      # even steps across the car
        front = Df * (1 - np.cos(th) ** (2 / nf)); ff = np.sin(th) ** (2 / nf)
        back = Dr * (1 - np.cos(tr) ** (2 / nr)); fb = np.sin(tr) ** (2 / nr)
        near = np.linspace(Df, 1.6, 150)[1:-1]
        mid = np.linspace(1.6, L - Dr, 330)[:-1]
        x = np.concatenate([front, near, mid, L - back[::-1]])
        k = np.concatenate([ff, np.ones(len(near) + len(mid)), fb[::-1]])
        P, q = s.section(x)
        B = basis(len(P), ROWS)
        Y = (B @ np.stack([p[0] for p in P])) * k
        Z = B @ np.stack([p[1] + 0 * x for p in P])
        X = np.repeat(x[None], ROWS, 0)
        # the faces of nose and tail are not flat: lean back towards bonnet and sill
        zf = (Z - v['sill']) / (s.belt(.3) - v['sill'])
        X = X + sstep(.9, 0, X) * (.10 * np.clip(zf - .55, 0, 1) ** 1.5 + .10 * np.clip(.35 - zf, 0, 1) ** 1.5)
        zr = (Z - v['sill']) / (s.belt(L - .4) - v['sill'])
        X = X - sstep(L - .8, L, X) * (.10 * np.clip(.42 - zr, 0, 1) ** 1.4 * (.6 if van else 1) + (0 if van else .05 * np.clip(zr - .75, 0, 1)))
        # windscreen and rear window are bowed in plan
        rel = np.clip(1 - (Y / np.maximum(q['yc'], .05)) ** 2, 0, 1) * (Z > q['zc'] - .01)
        a, b = v['screen']
        bow = -.13 * sstep(a - .9, a, x) * sstep(b + 1.2, b, x) * sstep(.0, .25, q['zt'] - q['zb'])
        if not van: bow = bow + .12 * sstep(L - 2.1, L - 1.1, x) * sstep(.04, .25, q['zt'] - q['zb'])
        X = X + bow * rel
        # two power lines on the bonnet
        Z = Z + (.006 * np.exp(-((Y - .46) / .10) ** 2) * sstep(.3, .9, x) * sstep(v['bonnet'] + .1, v['bonnet'] - .4, x) * (Z > q['zc'] - .02))
        # the wings swell over the wheels and end in a lip
        for xw in () if v.get('inside') else (v['axle'], v['axle'] + v['wb']):
            r = np.hypot(X - xw, Z - v['R']); d = r - v['R'] - .036
            on = (Y > .5) * sstep(s.belt(xw), s.belt(xw) - .12, Z)
            Y = Y + on * (.020 * np.exp(-(d / .11) ** 2) + .006 * np.exp(-(d / .018) ** 2))
        return X, Y, Z

    def height_of(s, x, row):
        """The height of a row (0 sill, 1 middle of the roof) at stations x."""
        P, _ = s.section(x); B = basis(len(P), 1001)[int(row * 1000)]
        return B @ np.stack([p[1] + 0 * x for p in P])

    def half_width(s, x, z):
        P, _ = s.section(np.array([x])); B = basis(len(P), 400)
        Y = (B @ np.stack([p[0] for p in P]))[:, 0]; Z = (B @ np.stack([p[1] + np.zeros(1) for p in P]))[:, 0]
        return float(Y[np.argmin(abs(Z - z))])


def normals(X, Y, Z):
    p = np.stack([X, Y, Z], -1)
    n = np.cross(np.gradient(p, axis=0), np.gradient(p, axis=1))
    n /= np.maximum(np.linalg.norm(n, axis=-1, keepdims=True), 1e-9)
    out = (n * np.stack([X - 2, Y, Z - .6], -1)).sum(-1, keepdims=True)
    return np.where(out < 0, -n, n)
