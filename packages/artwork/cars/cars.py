"""Studio pictures of the fleet, made from nothing but these scripts.

blender -b -P cars.py -- s-class e-class v-class vito sprinter [--size 1280] [--samples 256] [--out DIR] [--front] [--again]

--again lays a car that is drawn once more into a picture that is there, --front only its front.
"""
import os, sys, time
HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
import bpy
from mathutils import Vector
from bpy_extras.object_utils import world_to_camera_view
import layers
import studio
from fleet import VEHICLES
from vehicle import build

argv = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
def opt(name, default): return type(default)(argv[argv.index(name) + 1]) if name in argv else default
SIZE, SAMPLES, OUT, THREADS = opt('--size', 1280), opt('--samples', 256), opt('--out', '/tmp/cars'), opt('--threads', 2)


os.makedirs(OUT, exist_ok=True)
for key in [k for k in VEHICLES if k in argv]:
    bpy.ops.wm.read_factory_settings(use_empty=True)
    t = time.time(); v, shell = build(key, OUT); studio.floor(); studio.world(opt('--gain', .93))
    studio.camera(opt('--az', 36.0), opt('--elev', 7.5), opt('--frame', 7.35), opt('--height', 1.18), SIZE); studio.cycles(THREADS)
    t1 = time.time()
    if '--front' in argv:
        bpy.context.view_layer.update(); sc = bpy.context.scene; m = 14 / SIZE
        at = [world_to_camera_view(sc, sc.camera, Vector(p)) for p in shell.front_points()]
        layers.renew(f'{OUT}/{key}.png', OUT, SAMPLES, (min(p.x for p in at) - m, min(p.y for p in at) - m, max(p.x for p in at) + m, max(p.y for p in at) + m))
    elif '--again' in argv: layers.renew(f'{OUT}/{key}.png', OUT, SAMPLES, layers.border_of())
    else: layers.car(f'{OUT}/{key}.png', OUT, SAMPLES)
    print(f'TIME {key}: build {t1 - t:.1f} s, picture {time.time() - t1:.1f} s')
