"""A whole vehicle."""
from body import Body
from fleet import VEHICLES
from materials import Nodes, principled
from front import nose
from parts import cabin, outside
from shell import Shell


def build(key, folder):
    """One vehicle about the origin, its nose to +x; folder is for what is drawn flat."""
    v = VEHICLES[key]; b = Body(v)
    shell = Shell(key, v, b, folder)
    lens = Nodes('lens')
    M = dict(tyre=principled('tyre', (.014, .014, .015), Roughness=.55, Specular=.35), rim=principled('rim', (.60, .61, .63), Metallic=1.0, Roughness=.24),
             dark=principled('dark', (.005, .005, .006), Roughness=.8, Specular=.1), brake=principled('brake', (.20, .20, .21), Metallic=1.0, Roughness=.4),
             caliper=principled('caliper', (.05, .05, .055), Metallic=.8, Roughness=.4), plastic=principled('plastic', (.028, .028, .03), Roughness=.5, Specular=.35),
             chrome=principled('chrome', (.80, .80, .80), Metallic=1.0, Roughness=.10), black=principled('black', (.006, .006, .006), Roughness=.15),
             trim=principled('trim', (.03, .028, .026), Roughness=.6), lens=lens.done(lens.bsdf((.30, .33, .38), Metallic=.9, Roughness=.03, Clearcoat=1.0)),
             paint=principled('paint', v['paint'], Metallic=v['metallic'], Roughness=.34, Clearcoat=1.0, Clearcoat_Roughness=0.0, Specular=.05 if max(v['paint']) < .1 else .25))
    outside(v, b, shell, M)
    nose(v, shell, M)
    cabin(v, b, M, lambda c: principled('leather', c, Roughness=.5))
    return v, shell
