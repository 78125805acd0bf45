// Everything that does not move, drawn once. beauty: colour and distance on land and sky; on the sea the colour it
// mirrors and, negative, how much. surface: normal, reflectance; on the sea the distance from the rock.
layout(location = 0) out vec4 beauty;
layout(location = 1) out vec4 surface;
uniform float uAir;

void main() {
  vec3 d = viewRay(gl_FragCoord.xy);
  float sea = d.y < -1e-4 ? -uEye.y / d.y : 1e6;
  float t = meetLand(uEye, d, 4., min(sea, 9000.), 260);
  surface = vec4(0);
  if (t > 0.) {
    vec3 p = uEye + d * t, n = settled(p, roughened(p, landNormal(p, t), t), t); float gloss;
    vec3 albedo = groundColour(p, n, t, gloss);
    vec3 c = litGround(p, n, albedo, t);
    if (gloss > .05) { vec3 r = reflect(d, n); r.y = abs(r.y); c += clearSky(r) * gloss * .9 * exp(-t * .0005) * pow(1. - max(dot(n, -d), 0.), 4.); }
    c = throughAir(c, d, t, uAir);
    c += townLights(p, t) * exp(-t * uAir) * smoothstep(.5, .8, n.y) * smoothstep(.02, .10, -dot(n, d));
    beauty = vec4(c, t);
    surface = vec4(n, dot(albedo, vec3(.33)));
  } else if (sea < 9000.) {
    vec3 p = uEye + d * sea;
    float shore = planAt(p.xz).x;
    if (shore > 0. && sea > 2500.) { beauty = vec4(throughAir(vec3(.02), d, sea, uAir), sea); return; }
    vec3 c = vec3(0); float cover = 0.;
    if (shore > -150.) {
      vec3 r = normalize(vec3(d.x, -d.y * 1.15 + .02, d.z));
      float hit = meetCoarse(p + vec3(0, .3, 0), r, 450.);
      if (hit > 0.) {
        vec3 q = p + r * hit, n = landNormal(q, sea + hit); float gloss;
        c = throughAir(groundColour(q, n, sea, gloss) * (uKey * max(dot(n, uSun) * .5 + .35, 0.) * .5 + uFill * .5), d, sea + hit, uAir);
        cover = 1.;
      }
    }
    beauty = vec4(c, -cover - .0001);
    surface = vec4(shore, 0., 0., 0.);
  } else beauty = vec4(sky(d), 1e5);
}
