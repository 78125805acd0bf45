// A runway in the morning, seen from its far end: its paint to the horizon, the tower, an aircraft coming in.
out vec4 o;
uniform float uAir;

float covers(float d, float wide) { return smoothstep(wide, -wide, d); }
float segment(vec2 p, vec2 a, vec2 b, float r0, float r1) {
  vec2 pa = p - a, ba = b - a; float h = clamp(dot(pa, ba) / dot(ba, ba), 0., 1.);
  return length(pa - ba * h) - mix(r0, r1, h);
}

vec3 daylight(float facing) { return uFill * 1.3 + uKey * facing; }

vec3 ground(vec3 d, out float t) {
  t = -uEye.y / d.y; vec3 p = uEye + d * t; float wide = t * 2. / (uSize.y * uView.y), across = wide, along = wide / max(-d.y, .01);
  float grain = fbm(p.xz * vec2(.55, .12), 4), x = abs(p.x);
  float tarmac = max(covers(x - 30., across), covers(abs(p.x - 71.) - 8.5, across));
  vec3 grass = mix(vec3(.17, .17, .065), vec3(.42, .34, .17), fbm(p.xz * vec2(.07, .03), 4)) * (.72 + .56 * mix(.5, noise(p.xz * vec2(1.9, .7)), exp(-across * 3.)));
  vec3 stone = vec3(.128, .140, .165) * (.80 + .4 * grain) * (.92 + .16 * noise(vec2(p.x * .9, p.z * .01)));
  stone *= 1. - .34 * exp(-pow((x - 5.) * .22, 2.)) * smoothstep(20., 300., p.z);
  float dash = smoothstep(.5 + along / 60., .5 - along / 60., abs(fract(p.z / 60.) * 2. - 1.));
  float paint = covers(abs(x - 27.) - .45, across) + covers(x - .45, across) * mix(.5, dash, exp(-along * .05)) * step(70., p.z);
  float keys = step(x, 22.) * step(3., x) * covers(abs(fract(x / 3.6) - .5) * 3.6 - .9, across) * covers(abs(p.z - 37.) - 15., along);
  keys += covers(abs(x - 9.) - 2.6, across) * covers(abs(p.z - 150.) - 24., along);
  stone = mix(stone, vec3(.80, .77, .72), clamp(paint + keys, 0., 1.) * .8 * (.7 + .3 * grain));
  vec3 light = daylight(.34);
  vec3 c = mix(grass, stone, tarmac) * light;
  vec3 n = normalize(vec3((noise(p.xz * 1.7) - .5) * .05, 1., (noise(p.xz * 1.3 + 9.) - .5) * .05)), r = reflect(d, n); r.y = abs(r.y);
  float film = smoothstep(.34, .66, fbm(p.xz * vec2(.09, .018), 3));
  c += openAir(normalize(r + vec3(0, .03, 0))) * tarmac * (.10 + .20 * film) * (.04 + .96 * pow(1. - max(dot(n, -d), 0.), 5.));
  return throughAir(c, d, t, uAir);
}

// Hills, trees and the terminal's long roof along the horizon; then the control tower.
vec3 skyline(vec3 c, vec3 d) {
  float a = d.x / d.z, y = d.y / d.z;
  float wide = 1.2 / (uSize.y * uView.y) * 2.;
  for (int i = 0; i < 3; i++) {
    float fi = float(i), ridge = (.030 - .010 * fi) * (.35 + fbm(vec2(a * (3. + 3. * fi) + fi * 9.7, fi), 5)) * (i == 2 ? .55 : 1.);
    vec3 tone = throughAir(mix(vec3(.17, .16, .10), vec3(.16, .17, .08), fi * .5) * daylight(.3), d, 5200. - 2000. * fi, .00026);
    c = mix(c, tone, covers(y - ridge, wide) * step(-.0012, y));
  }
  for (int k = 0; k < 2; k++) {
    float z = k == 0 ? 900. : 620., t = (z - uEye.z) / d.z; vec3 p = uEye + d * t; float w = t * 2. / (uSize.y * uView.y) * .6;
    float trees = p.y - (k == 0 ? 10. : 5.) * fbm(vec2(p.x * .03, float(k) * 5.), 5) * smoothstep(40., 120., abs(p.x));
    float stands = step(-.2, p.y);
    c = mix(c, throughAir(mix(vec3(.05, .065, .028), vec3(.12, .125, .05), noise(p.xy * .35) * .6 + .4 * clamp(p.y * .12, 0., 1.)) * daylight(.5), d, t, uAir), covers(trees, w) * stands);
    if (k == 1) {
      vec2 q = vec2(p.x - 318., p.y);
      float roof = 13. - .00035 * q.x * q.x, hall = max(abs(q.x) - 150., q.y - roof);
      float storey = abs(q.y - 6.2) - 3.4, bay = abs(fract(q.x / 6.) - .5) * 6. - 2.7;
      float pane = covers(storey, w) * covers(bay, w);
      vec3 wall = vec3(.80, .76, .69) * daylight(.55) * (.8 + .2 * smoothstep(0., 3., q.y));
      wall *= 1. - .35 * covers(abs(q.y - roof + 2.4) - .5, w);
      wall = mix(wall, mix(vec3(.10, .13, .16), vec3(.34, .36, .36), hash(ivec2(int(floor(q.x / 6.)), 4)) * .5) * (uFill * 1.8 + uKey * .14), pane * .9);
      c = mix(c, throughAir(wall, d, t, uAir), covers(hall, w) * stands);
    }
  }
  float z = 360., t = (z - uEye.z) / d.z; vec3 p = uEye + d * t; float w = t * 2. / (uSize.y * uView.y) * .6;
  if (p.y < -.2) return c;
  vec2 q = vec2(p.x - 112., max(p.y, 0.));
  float shaft = max(abs(q.x) - mix(3.5, 2.6, clamp(q.y / 36., 0., 1.)), q.y - 38.);
  float flare = max(abs(q.x) - mix(3., 7.2, smoothstep(34., 40., q.y)), abs(q.y - 37.) - 3.2);
  float cab = max(abs(q.x) - mix(6.2, 7.6, (q.y - 40.2) / 4.6), abs(q.y - 42.5) - 2.3);
  float lid = max(abs(q.x) - 8.1, abs(q.y - 45.4) - .65), mast = segment(q, vec2(0, 46), vec2(0, 54), .22, .10);
  float side = smoothstep(-.55, .55, -q.x / 4.);
  vec3 body = vec3(.82, .78, .71) * daylight(mix(.10, .72, side));
  body = mix(body, vec3(.62, .36, .16) * daylight(mix(.10, .72, side)), covers(lid, w));
  float dark = covers(min(min(shaft, flare), min(lid, mast)), w);
  c = mix(c, throughAir(body, d, t, uAir), dark);
  float mullion = covers(.16 - abs(fract(q.x / 2.2 + .5) - .5) * 2.2, w);
  vec3 glass = mix(vec3(.16, .20, .24), vec3(.34, .38, .42), smoothstep(40.4, 44.6, q.y) * (.4 + .6 * side)) * (.8 + .3 * noise(q * .8));
  c = mix(c, glass * (1. - .75 * mullion), covers(cab, w));
  float slot = max(abs(q.x) - .5, abs(fract(q.y / 5.) - .5) * 5. - 1.1);
  c *= 1. - .75 * covers(slot, w) * step(4., q.y) * step(q.y, 33.) * covers(shaft, w);
  return c;
}

const vec3 PLANE = vec3(-11., 40., 185.);
vec3 aircraft(vec3 c, vec3 d) {
  float t = (PLANE.z - uEye.z) / d.z; vec3 p = uEye + d * t; float w = t * 2. / (uSize.y * uView.y) * .6;
  vec2 q = (p - PLANE).xy, m = vec2(abs(q.x), q.y);
  if (abs(q.x) > 24. || abs(q.y) > 14.) return c;
  float body = length(q) - 2.05;
  float wing = segment(m, vec2(1.2, -1.1), vec2(17.2, .75), .62, .16);
  float tip = segment(m, vec2(17.2, .75), vec2(17.9, 2.5), .16, .07);
  float engine = length(m - vec2(5.6, -1.95)) - 1.12, intake = length(m - vec2(5.6, -1.95)) - .86;
  float tail = segment(m, vec2(.4, 1.5), vec2(6.2, 2.1), .26, .10), fin = segment(q, vec2(0, 1.6), vec2(0, 7.2), .34, .13);
  float gear = min(segment(m, vec2(3.1, -1.4), vec2(3.1, -4.3), .16, .14), max(abs(abs(m.x - 3.1) - .36) - .24, abs(q.y + 4.4) - .55));
  gear = min(gear, min(segment(q, vec2(0, -2.), vec2(0, -4.1), .12, .10), max(abs(m.x - .2) - .13, abs(q.y + 4.2) - .40)));
  float flap = segment(m, vec2(2.2, -1.7), vec2(11.5, -.75), .42, .20);
  float all = min(min(min(body, wing), min(engine, tail)), min(min(fin, tip), min(gear, flap)));
  float lit = clamp(.5 + .30 * q.y / 2. - .42 * q.x / 2.2, 0., 1.);
  lit = mix(lit, q.x < 0. ? .55 : .38, smoothstep(2., 2.6, length(q)));
  vec3 skin = vec3(.84, .82, .79) * daylight(.08 + .72 * lit);
  skin = mix(skin, vec3(.70, .40, .13) * daylight(.5), covers(min(fin, tip), w));
  skin = mix(skin, vec3(.10, .10, .105), covers(gear, w) * step(q.y, -1.9));
  skin = mix(skin, vec3(.06, .06, .065), covers(intake, w));
  float pane = max(abs(abs(q.x) - .52) - .40, abs(q.y - .95) - .22);
  skin = mix(skin, vec3(.05, .06, .07), covers(pane, w) * .9);
  return mix(c, throughAir(skin, d, t, uAir * .6), covers(all, w));
}

void main() {
  vec3 d = viewRay(gl_FragCoord.xy), c; float t;
  if (d.y < -2e-4) c = ground(d, t); else c = sky(d);
  c = skyline(c, d);
  c = aircraft(c, d);
  vec2 film = (gl_FragCoord.xy * 2. - uSize) / uSize.y;
  for (int i = 0; i < 3; i++) {
    vec2 lamp = film - onFilm(PLANE + vec3(float(i - 1) * 2.5, i == 1 ? -3.1 : -1., -2.));
    c += vec3(1., .95, .84) * (1.6 * exp(-dot(lamp, lamp) * 60000.) + .05 * exp(-dot(lamp, lamp) * 3000.));
  }
  o = vec4(c, 1.);
}
