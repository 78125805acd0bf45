"""What is drawn flat and projected on the shell: windows, shut lines, lamps, grille. Side: x, z. Front: s = x + |y|, z. Top: x, |y|."""
import numpy as np
import bpy
import cv2
from PIL import Image, ImageDraw
from curves import closed, spline

SIDE, FRONT, TOP = (8, 4, 500), (2, 1.5, 900), (8, 1.2, 500)


class Mask:
    def __init__(s, w, h, ppm):
        s.w, s.h, s.p = w, h, ppm
        s.im = Image.new('L', (int(w * ppm), int(h * ppm)), 0); s.d = ImageDraw.Draw(s.im)

    def pt(s, pts): return [(x * s.p, (s.h - z) * s.p) for x, z in pts]
    def poly(s, pts, fill=255): s.d.polygon(s.pt(pts), fill=fill); return s
    def line(s, pts, w, fill=255): s.d.line(s.pt(pts), fill=fill, width=max(1, round(w * s.p)), joint='curve'); return s
    def set(s, im): s.im = im if isinstance(im, Image.Image) else Image.fromarray(im.astype('uint8')); s.d = ImageDraw.Draw(s.im); return s
    def copy(s): return Mask(s.w, s.h, s.p).set(s.im.copy())
    def round(s, r): return s.set(np.where(cv2.GaussianBlur(np.array(s.im), (0, 0), r * s.p) > 127, 255, 0))
    def minus(s, o): return s.set(np.where(np.array(o.im) > 127, 0, np.array(s.im)))
    def also(s, o): return s.set(np.maximum(np.array(s.im), np.array(o.im)))
    def within(s, o): return s.set(np.minimum(np.array(s.im), np.array(o.im)))

    def grow(s, r):
        """Grow (r > 0) or shrink the shape by about r metres."""
        k = int(abs(r) * s.p) * 2 + 1
        return s.set((cv2.dilate if r > 0 else cv2.erode)(np.array(s.im), cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (k, k))))

    def arr(s, blur=.0015): return cv2.GaussianBlur(np.array(s.im), (0, 0), max(blur * s.p, .4))

    def at(s, u, v, blur=.003):
        """Its value, 0 to 1, at places in metres."""
        a = s.arr(blur).astype(np.float32) / 255
        i = np.clip(((s.h - v) * s.p).astype(int), 0, a.shape[0] - 1); j = np.clip((u * s.p).astype(int), 0, a.shape[1] - 1)
        return a[i, j]


def rgb(name, folder, *chan):
    chan = list(chan) + [np.zeros_like(chan[0])] * (3 - len(chan))
    Image.fromarray(np.stack(chan, -1)).save(f'{folder}/{name}.png')
    im = bpy.data.images.load(f'{folder}/{name}.png', check_existing=False); im.colorspace_settings.name = 'Non-Color'
    return im


def side_masks(v, b):
    L, van = v['L'], b.van
    m = {k: Mask(*SIDE) for k in ('opening', 'glass', 'ring', 'gasket', 'seam', 'pillar', 'tail', 'cladding', 'rear')}
    x = np.linspace(v['glass'][0], v['glass'][1], 500)
    _, q = b.section(x)
    lo, up = q['zb'] + .020, np.minimum(b.height_of(x, .728), v.get('gtop', 9))
    ok = up > lo + .004
    m['opening'].poly(list(zip(x[ok], lo[ok])) + list(zip(x[ok][::-1], up[ok][::-1]))).round(.03 if van else .022)
    if v['chrome']: m['ring'] = m['opening'].copy().grow(.010).minus(m['opening'].copy().grow(-.004))
    m['glass'] = m['opening'].copy().grow(-.012)
    for px, pw in v['pillars']:
        lean = .02 if van else .05
        m['pillar'].poly([(px - pw / 2, .8), (px + pw / 2, .8), (px + pw / 2 + lean * 2, 2.4), (px - pw / 2 + lean * 2, 2.4)])
    m['glass'].minus(m['pillar']).round(.008)
    if not van:      # a thin frame round the glass of each door
        thin = Mask(*SIDE)
        for px, pw in v['pillars']: thin.line([(px + .0, .8), (px + .10, 2.4)], .006)
        m['seam'].also(thin)
    m['gasket'] = m['opening'].copy().minus(m['glass'])
    m['rear'].poly([(v['pillars'][0][0], .8), (L, .8), (L, 3), (v['pillars'][0][0] + .04, 3)])
    d, zs, W = v['doors'], v['sill'] + .085, .0085
    zb = lambda xx: float(b.belt(xx))
    R2, xr = v['R'] + .075, v['axle'] + v['wb']
    seam = m['seam']
    if not van:
        seam.line(spline([(d[0] - .02, zb(d[0]) + .02), (d[0] - .05, .80), (d[0] - .06, .55), (d[0] - .02, .36), (d[0] + .06, zs)]), W)
        seam.line(spline([(d[1] + .02, zb(d[1]) + .02), (d[1], .7), (d[1] - .01, .45), (d[1] - .03, zs)]), W)
        seam.line(spline([(d[2] + .16, zb(d[2]) + .05), (d[2] + .13, .86), (d[2] - .02, .74), (xr - R2 - .01, .5), (xr - R2 - .06, zs)]), W)
        seam.line([(d[0] + .06, zs), (xr - R2 - .06, zs)], W)
        seam.line(spline([(L - .46, zb(L - .46) - .01), (L - .44, .80), (L - .40, .62), (L - .30, .55)]), W)      # the rear bumper
        seam.line(spline([(.56, .60), (.52, .56), (.50, .48), (.50, .40)]), W)
    else:
        top = min(float(b.height_of(np.array([d[1]]), .728)[0]), v.get('gtop', 9))
        seam.line(spline([(d[0] - .03, zb(d[0]) + .03), (d[0] + .04, .9), (d[0] + .20, .6), (d[0] + .30, .42), (d[0] + .33, zs)]), W)
        seam.line([(d[1], top), (d[1], zs)], W)
        seam.line([(d[2] + .03, top), (d[2] + .03, zs)], W)
        seam.line([(d[1] + .10, zb(2.5) - .135), (L - .3, zb(2.5) - .135)], .014)      # the rail of the sliding door
        seam.line([(d[0] + .33, zs), (d[2] + .03, zs)], W)
        seam.line(spline([(L - .32, 1.0), (L - .30, .7), (L - .34, .52), (L - .5, .5)]), W)
    if van: m['tail'].poly(closed([(L - .10, .88), (L, .88), (L + .1, 1.5), (L - .10, 1.5)]))
    else: m['tail'].poly(closed([(L - .40, .91), (L - .1, .83), (L + .1, .83), (L + .1, .97), (L - .2, .965)]))
    c = m['cladding']
    if not v['chrome']: c.poly([(.5, 0), (L - .3, 0), (L - .3, v['sill'] + .10), (.5, v['sill'] + .10)])
    if 'bumper' in v['front']: c.poly([(L - .30, 0), (L + .1, 0), (L + .1, .52), (L - .30, .52)])
    return m


def front_masks(v):
    f = v['front']
    m = {k: Mask(*FRONT) for k in ('grille', 'frame', 'bars', 'lamp', 'rim', 'led', 'intake', 'bright', 'plate', 'edge', 'panel', 'bumper', 'mesh')}
    g = m['grille'].poly(f['grille']).round(.016)
    if f['frame']: m['frame'] = g.copy().minus(g.copy().grow(-f['frame']))
    for z in f['bars']: m['bars'].line([(0, z), (1, z)], f['bar'])
    m['bars'].within(g)
    if f.get('mesh'):
        for i in range(40): m['mesh'].line([(0, .46 + i * .0145), (1, .46 + i * .0145)], .004)
        m['mesh'].within(g).minus(m['bars'])
    m['lamp'].poly(closed(f['lamp'])).round(.006)
    m['rim'] = m['lamp'].copy().grow(.006).minus(m['lamp'])
    for l in f['led']: m['led'].line(spline(l), .013)
    for i in f['intakes']: m['intake'].poly(i)
    m['intake'].round(.016)
    for l in f['bright_lines']: m['bright'].line(spline(l), .013)
    if f['panel']: m['panel'].poly(f['panel']).round(.012)
    if 'bumper' in f: m['bumper'].poly([(0, 0), (2, 0), (2, f['bumper'] - .04), (1.1, f['bumper'] - .03), (.7, f['bumper']), (0, f['bumper'])]).round(.01)
    lo, hi = f['plate']
    m['plate'].poly([(0, lo), (.26, lo), (.26, hi), (0, hi)])
    m['edge'] = m['plate'].copy().grow(.007).minus(m['plate'])
    return m


def top_masks(v, b):
    m = {k: Mask(*TOP) for k in ('glass', 'frit', 'seam')}
    L, (a, c) = v['L'], v['screen']
    yy = np.linspace(0, 1.2, 60)

    def pane(front, back, x0, x1, inset, r):
        t = Mask(*TOP).poly([(front(y), y) for y in yy] + [(back(y), y) for y in yy[::-1]])
        x = np.linspace(x0, x1, 300); _, q = b.section(x)
        return t.within(Mask(*TOP).poly([(x0, 0)] + list(zip(x, q['yc'] - inset)) + [(x1, 0)])).round(r)
    t = pane(lambda y: a - .12 * (1 - (y / .8) ** 2) + .02, lambda y: c + .06 - .13 * (1 - (y / .7) ** 2), a - .3, c + .3, .050, .03)
    if not b.van: t.also(pane(lambda y: L - 1.32 + .1 * (1 - y * y), lambda y: L - .70 + .1 * (1 - y * y), L - 1.6, L - .4, .05, .02))
    m['glass'], m['frit'] = t.copy().grow(-.025).round(.02), t
    for side in ((.55, .05), (.02, -.45)):      # wipers
        m['frit'].also(Mask(*TOP).line([(a - .02, abs(side[0])), (a + .10, abs(side[1]))], .016))
    bo = m['seam']
    x = np.linspace(.26, v['bonnet'], 100); _, q = b.section(x)
    bo.line(list(zip(x, (q['wb'] - .05) * np.clip(x / .5, 0, 1) ** .25)), .008)
    bo.line([(v['bonnet'] - .10 * (1 - (y / .8) ** 2), y) for y in np.linspace(0, .85, 40)], .03)
    return m
