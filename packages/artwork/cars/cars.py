"""Studio pictures of the fleet, made from nothing but these scripts.

blender -b -P cars.py -- s-class e-class v-class vito sprinter [--size 1280] [--samples 256] [--out DIR] [--front]

--front draws only the front of a picture that is there again.
"""
import os, sys, time
HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
import bpy
import film
import studio
from body import Body
from fleet import VEHICLES
from materials import Nodes, principled
from parts import cabin, outside
from shell import Shell

argv = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
def opt(name, default): return type(default)(argv[argv.index(name) + 1]) if name in argv else default
SIZE, SAMPLES, OUT, THREADS = opt('--size', 1280), opt('--samples', 256), opt('--out', '/tmp/cars'), opt('--threads', 2)


def build(key):
    v = VEHICLES[key]; b = Body(v)
    shell = Shell(key, v, b, OUT)
    lens = Nodes('lens')
    M = dict(tyre=principled('tyre', (.014, .014, .015), Roughness=.55, Specular=.35), rim=principled('rim', (.60, .61, .63), Metallic=1.0, Roughness=.24),
             dark=principled('dark', (.005, .005, .006), Roughness=.8, Specular=.1), brake=principled('brake', (.20, .20, .21), Metallic=1.0, Roughness=.4),
             caliper=principled('caliper', (.05, .05, .055), Metallic=.8, Roughness=.4), plastic=principled('plastic', (.028, .028, .03), Roughness=.5, Specular=.35),
             chrome=principled('chrome', (.80, .80, .80), Metallic=1.0, Roughness=.10), black=principled('black', (.006, .006, .006), Roughness=.15),
             trim=principled('trim', (.03, .028, .026), Roughness=.6), lens=lens.done(lens.bsdf((.30, .33, .38), Metallic=.9, Roughness=.03, Clearcoat=1.0)),
             paint=principled('paint', v['paint'], Metallic=v['metallic'], Roughness=.34, Clearcoat=1.0, Clearcoat_Roughness=0.0, Specular=.05 if max(v['paint']) < .1 else .25))
    outside(v, b, shell, M)
    cabin(v, b, M, lambda c: principled('leather', c, Roughness=.5))
    return v, shell


os.makedirs(OUT, exist_ok=True)
for key in [k for k in VEHICLES if k in argv]:
    bpy.ops.wm.read_factory_settings(use_empty=True)
    t = time.time(); v, shell = build(key); studio.floor(); studio.world(opt('--gain', .93))
    studio.camera(opt('--az', 36.0), opt('--elev', 7.5), opt('--frame', 7.35), opt('--height', 1.18), SIZE); studio.cycles(THREADS)
    t1 = time.time()
    if '--front' in argv: film.again(f'{OUT}/{key}.png', OUT, SAMPLES, shell.front_points())
    else: film.picture(f'{OUT}/{key}.png', OUT, SAMPLES)
    print(f'TIME {key}: build {t1 - t:.1f} s, picture {time.time() - t1:.1f} s')
