// A runway at blue hour, seen from its far end: lights to the horizon, the tower, an aircraft coming in.
out vec4 o;
uniform float uAir;

float covers(float d, float wide) { return smoothstep(wide, -wide, d); }
float segment(vec2 p, vec2 a, vec2 b, float r0, float r1) {
  vec2 pa = p - a, ba = b - a; float h = clamp(dot(pa, ba) / dot(ba, ba), 0., 1.);
  return length(pa - ba * h) - mix(r0, r1, h);
}

// A lamp and, under it, what the damp ground gives back.
vec3 gSum; vec2 gFilm; float gPixel;
void lamp(vec3 at, vec3 colour, float power, float damp) {
  vec3 r = at - uEye; if (r.z < 2.) return;
  vec2 f = onFilm(at), q = gFilm - f;
  float size = max(.16 * uView.y / r.z, gPixel * .75), strength = power * min(1., pow(.16 * uView.y / r.z / size, .62));
  float d = dot(q, q) / (size * size);
  if (d < 900.) gSum += colour * strength * (exp(-d) * 2.6 + .030 / (1. + d * .30) * smoothstep(900., 300., d));
  if (damp > 0.) {
    vec2 m = gFilm - onFilm(vec3(at.x, -at.y, at.z)); m.y += .012;
    float wide = size * 1.1, tall = size * 5.5 + .016;
    gSum += colour * strength * damp * exp(-m.x * m.x / (wide * wide) - m.y * m.y / (tall * tall)) * step(gFilm.y, uView.z - .004);
  }
}
void runwayLamps() {
  const vec3 WHITE = vec3(1., .80, .54), GREEN = vec3(.16, 1., .48), RED = vec3(1., .10, .04), BLUE = vec3(.10, .30, 1.);
  for (int i = 0; i < 44; i++) {
    float z = 18. + 54. * float(i);
    lamp(vec3(-24., .5, z), WHITE, 1., .20); lamp(vec3(24., .5, z), WHITE, 1., .20);
    if (i < 40) lamp(vec3(0., .1, z * .62 + 34.), WHITE, .50, .14);
    if (i < 16) { lamp(vec3(62., .4, 40. + z * .9), BLUE, .55, .10); lamp(vec3(80., .4, 58. + z * .9), BLUE, .45, .08); }
  }
  for (int i = 0; i < 7; i++) { float x = -21. + 7. * float(i); lamp(vec3(x, .3, 30.), RED, .42, .22); }
  for (int i = 0; i < 4; i++) lamp(vec3(-44. - 9. * float(i), .7, 250.), i < 2 ? RED : WHITE, 1.1, .12);
}

vec3 ground(vec3 d, out float t) {
  t = -uEye.y / d.y; vec3 p = uEye + d * t; float wide = t * 2. / (uSize.y * uView.y), across = wide, along = wide / max(-d.y, .01);
  float grain = fbm(p.xz * vec2(.55, .12), 4), x = abs(p.x);
  float tarmac = max(covers(x - 30., across), covers(abs(p.x - 71.) - 8.5, across));
  vec3 grass = mix(vec3(.020, .026, .014), vec3(.050, .046, .024), fbm(p.xz * vec2(.07, .03), 4));
  vec3 stone = vec3(.040, .041, .044) * (.7 + .6 * grain) * (.86 + .28 * noise(vec2(p.x * .9, p.z * .01)));
  stone *= 1. - .30 * exp(-pow((x - 5.) * .22, 2.)) * smoothstep(20., 300., p.z);
  float dash = smoothstep(.5 + along / 60., .5 - along / 60., abs(fract(p.z / 60.) * 2. - 1.));
  float paint = covers(abs(x - 27.) - .45, across) + covers(x - .45, across) * mix(.5, dash, exp(-along * .05)) * step(84., p.z);
  float keys = step(x, 22.) * step(2.5, x) * covers(abs(fract(x / 3.6) - .5) * 3.6 - .9, across) * covers(abs(p.z - 62.) - 15., along);
  stone = mix(stone, vec3(.34, .33, .31), clamp(paint + keys, 0., 1.) * .8 * (.7 + .3 * grain));
  float rows = exp(-pow((x - 24.) * .11, 2.));
  vec3 light = uFill * .9 + vec3(1., .72, .42) * rows * .16;
  vec3 c = mix(grass, stone, tarmac) * light;
  vec3 n = normalize(vec3((noise(p.xz * 1.7) - .5) * .05, 1., (noise(p.xz * 1.3 + 9.) - .5) * .05)), r = reflect(d, n); r.y = abs(r.y);
  float film = smoothstep(.34, .66, fbm(p.xz * vec2(.09, .018), 3));
  c += openAir(normalize(r + vec3(0, .03, 0))) * tarmac * (.12 + .55 * film) * (.04 + .96 * pow(1. - max(dot(n, -d), 0.), 5.));
  return throughAir(c, d, t, uAir);
}

// Hills, trees and the terminal's long roof along the horizon; then the control tower.
vec3 skyline(vec3 c, vec3 d) {
  float a = d.x / d.z, y = d.y / d.z;
  float wide = 1.2 / (uSize.y * uView.y) * 2.;
  for (int i = 0; i < 3; i++) {
    float fi = float(i), ridge = (.030 - .010 * fi) * (.35 + fbm(vec2(a * (3. + 3. * fi) + fi * 9.7, fi), 5)) * (i == 2 ? .55 : 1.);
    vec3 tone = throughAir(vec3(.010, .013, .020), d, 5200. - 2000. * fi, .00026);
    c = mix(c, tone, covers(y - ridge, wide) * step(-.0012, y));
  }
  for (int k = 0; k < 2; k++) {
    float z = k == 0 ? 900. : 620., t = (z - uEye.z) / d.z; vec3 p = uEye + d * t; float w = t * 2. / (uSize.y * uView.y) * .6;
    float trees = p.y - (k == 0 ? 10. : 5.) * fbm(vec2(p.x * .03, float(k) * 5.), 5) * smoothstep(40., 120., abs(p.x));
    float stands = step(-.2, p.y);
    c = mix(c, throughAir(vec3(.008, .011, .012), d, t, uAir), covers(trees, w) * stands);
    if (k == 1) {
      vec2 q = vec2(p.x - 318., p.y);
      float roof = 13. - .00035 * q.x * q.x, hall = max(abs(q.x) - 150., q.y - roof);
      float storey = abs(q.y - 6.2) - 3.4, bay = abs(fract(q.x / 6.) - .5) * 6. - 2.7;
      vec3 wall = vec3(.014, .018, .028);
      float pane = covers(storey, w) * covers(bay, w);
      wall += vec3(1., .62, .28) * pane * (.16 + .36 * hash(ivec2(int(floor(q.x / 6.)), 4))) * (.6 + .4 * smoothstep(2., 9., q.y));
      c = mix(c, throughAir(wall, d, t, uAir), covers(hall, w) * stands);
      c += vec3(1., .64, .30) * .04 * exp(-max(hall, 0.) * .10) * exp(-max(-p.y, 0.) * .25);
    }
  }
  float z = 360., t = (z - uEye.z) / d.z; vec3 p = uEye + d * t; float w = t * 2. / (uSize.y * uView.y) * .6;
  if (p.y < -.2) return c;
  vec2 q = vec2(p.x - 112., max(p.y, 0.));
  float shaft = max(abs(q.x) - mix(3.5, 2.6, clamp(q.y / 36., 0., 1.)), q.y - 38.);
  float flare = max(abs(q.x) - mix(3., 7.2, smoothstep(34., 40., q.y)), abs(q.y - 37.) - 3.2);
  float cab = max(abs(q.x) - mix(6.2, 7.6, (q.y - 40.2) / 4.6), abs(q.y - 42.5) - 2.3);
  float lid = max(abs(q.x) - 8.1, abs(q.y - 45.4) - .65), mast = segment(q, vec2(0, 46), vec2(0, 54), .22, .10);
  float side = smoothstep(-4., 4., -q.x);
  vec3 body = vec3(.022, .027, .040) + vec3(.20, .10, .055) * side * .32 * (.5 + .5 * smoothstep(0., 40., q.y));
  body += vec3(1., .6, .28) * .045 * exp(-q.y * .09);
  float dark = covers(min(min(shaft, flare), min(lid, mast)), w);
  c = mix(c, throughAir(body, d, t, uAir), dark);
  float mullion = covers(.16 - abs(fract(q.x / 2.2 + .5) - .5) * 2.2, w);
  vec3 glass = mix(vec3(.62, .42, .22), vec3(.20, .24, .30), smoothstep(40.4, 44.6, q.y)) * (.72 + .4 * noise(q * .8));
  c = mix(c, glass * (1. - .75 * mullion), covers(cab, w));
  float slot = max(abs(q.x) - .5, abs(fract(q.y / 5.) - .5) * 5. - 1.1);
  c += vec3(1., .66, .34) * .30 * covers(slot, w) * step(4., q.y) * step(q.y, 33.) * covers(shaft, w);
  return c;
}

const vec3 PLANE = vec3(-14., 46., 262.);
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
  float up = clamp(q.y * .5 + .5, 0., 1.);
  vec3 skin = vec3(.030, .038, .056) + vec3(.034, .044, .070) * up + vec3(.34, .15, .07) * .55 * exp(-pow((length(q) - 1.7) * 2.2, 2.)) * smoothstep(.3, -.9, q.y / 2.1) * step(length(q), 2.2);
  skin = mix(skin, vec3(.012, .015, .022), covers(intake, w));
  float pane = max(abs(abs(q.x) - .52) - .40, abs(q.y - .95) - .22);
  skin = mix(skin, vec3(.16, .12, .08), covers(pane, w) * .8);
  return mix(c, throughAir(skin, d, t, uAir * .6), covers(all, w));
}

void main() {
  vec3 d = viewRay(gl_FragCoord.xy), c; float t;
  gFilm = (gl_FragCoord.xy * 2. - uSize) / uSize.y; gPixel = 2. / uSize.y; gSum = vec3(0);
  if (d.y < -2e-4) c = ground(d, t); else c = sky(d);
  c = skyline(c, d);
  c = aircraft(c, d);
  runwayLamps();
  for (int i = 0; i < 2; i++) {
    lamp(PLANE + vec3(i == 0 ? -2.5 : 2.5, -1., -2.), vec3(1., .90, .74), 3.6, 0.);
    lamp(PLANE + vec3(i == 0 ? -17.6 : 17.6, 1.2, -1.), i == 0 ? vec3(.15, 1., .40) : vec3(1., .10, .05), .55, 0.);
  }
  lamp(PLANE + vec3(0, -3.1, -2.), vec3(1., .92, .78), 2.2, 0.);
  lamp(vec3(112., 54., 360.), vec3(1., .10, .05), 1.1, 0.);
  vec2 glare = gFilm - onFilm(PLANE + vec3(0, -1.4, -2.));
  c += vec3(1., .84, .62) * (.016 / (1. + dot(glare, glare) * 700.) + .05 * exp(-dot(glare, glare) * 3000.));
  o = vec4(c + gSum, 1.);
}
