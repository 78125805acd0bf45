"""What the vehicles carry, standing on the studio's sand: all pictures at one scale.

blender -b -P luggage.py -- [words of the names] [--size 640] [--samples 128] [--out DIR]
"""
import os, sys, time
HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
import bpy
import numpy as np
import film
import studio
from sets import case, palette

argv = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
def opt(name, default): return type(default)(argv[argv.index(name) + 1]) if name in argv else default
SIZE, SAMPLES, OUT, THREADS = opt('--size', 640), opt('--samples', 128), opt('--out', '/tmp/luggage'), opt('--threads', 2)
WORDS = [w for i, w in enumerate(argv) if not w.startswith('--') and (i == 0 or not argv[i - 1].startswith('--'))]

WIDE, GAP, DEEP = dict(large=.50, cabin=.37), .075, dict(large=.30, cabin=.22)
# Rows from the back to the front, as (size, how many).
LOADS = {
    '2-large-suitcases': [('large', 2)], '1-large-2-cabin-bags': [('large', 1, 'cabin', 2)], '3-cabin-bags': [('cabin', 3)],
    'v-class-4-large-4-cabin-bags': [('large', 4), ('cabin', 4)], 'v-class-6-large-suitcases': [('large', 3)] * 2, 'v-class-8-cabin-bags': [('cabin', 4)] * 2,
    'vito-5-large-5-cabin-bags': [('large', 5), ('cabin', 5)], 'vito-7-large-suitcases': [('large', 4), ('large', 3)], 'vito-10-cabin-bags': [('cabin', 5)] * 2,
    'sprinter-8-large-8-cabin-bags': [('large', 4)] * 2 + [('cabin', 4)] * 2, 'sprinter-12-large-suitcases': [('large', 4)] * 3, 'sprinter-16-cabin-bags': [('cabin', 4)] * 4,
}


def load(rows, M, rng):
    rows = [[s for s, n in zip(r[::2], r[1::2]) for _ in range(n)] for r in rows]
    depth = [max(DEEP[s] for s in row) for row in rows]; gap = .30
    y = (sum(depth) + gap * (len(rows) - 1)) / 2
    for row, d in zip(rows, depth):
        x = -(sum(WIDE[s] for s in row) + GAP * (len(row) - 1)) / 2
        for s in row:
            case(s, (x + WIDE[s] / 2, y - d / 2, 0), rng.uniform(-.07, .07), M, M['navy'] if s == 'large' else M['cognac'], len(rows) == 1)
            x += WIDE[s] + GAP
        y -= d + gap


os.makedirs(OUT, exist_ok=True)
for name, rows in LOADS.items():
    if WORDS and not any(w in name for w in WORDS): continue
    bpy.ops.wm.read_factory_settings(use_empty=True)
    t = time.time(); load(rows, palette(), np.random.default_rng(7))
    studio.floor((9, 8), (7, 5.5)); studio.world(.93, .62); studio.sun(-40, 50, 1.9)
    few = sum(n for r in rows for n in r[1::2]) <= 3
    studio.camera(24, 21, 2.55 if few else 3.35, .50 if few else .34, SIZE, 1.6); studio.cycles(THREADS)
    film.plain(f'{OUT}/{name}.png', OUT, SAMPLES)
    print(f'TIME {name}: {time.time() - t:.1f} s')
