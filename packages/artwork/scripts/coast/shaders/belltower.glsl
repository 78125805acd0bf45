// A bell tower in stages over the roofs of its cathedral: boxes turned to the light, with their openings drawn on.
const vec2 TOWER = vec2(24., 476.);
const float TURN_COS = .866, TURN_SIN = .5;

float meetBox(vec3 ro, vec3 rd, vec3 centre, vec3 half_, out vec3 n) {
  vec3 inv = 1. / rd, a = (centre - ro) * inv, b = abs(inv) * half_, near = a - b, far = a + b;
  float t0 = max(near.x, max(near.y, near.z)), t1 = min(far.x, min(far.y, far.z));
  if (t0 > t1 || t0 < 0.) return 1e5;
  n = -sign(rd) * step(near.yzx, near.xyz) * step(near.zxy, near.xyz);
  return t0;
}
vec3 turned(vec3 v) { return vec3(TURN_COS * v.x + TURN_SIN * v.z, v.y, -TURN_SIN * v.x + TURN_COS * v.z); }

vec4 bellTower(vec3 ro, vec3 rd) {
  vec3 o = turned(ro - vec3(TOWER.x, 0., TOWER.y)), d = turned(rd), sun = turned(uSun), n, m;
  if (meetBox(o, d, vec3(34, 52, 4), vec3(76, 54, 34), m) > 9e4) return vec4(0, 0, 0, 1e5);
  float best = 1e5; int stage = 0; vec3 half_ = vec3(1), centre = vec3(0);
  const int COUNT = 18;
  vec3 at[COUNT] = vec3[COUNT](vec3(0, 33, 0), vec3(0, 66.6, 0), vec3(0, 72, 0), vec3(0, 79, 0), vec3(0, 84, 0), vec3(0, 91, 0), vec3(0, 96.5, 0),
    vec3(46, 15, 8), vec3(52, 21, 10), vec3(86, 11, 4), vec3(-22, 9, 14),
    vec3(9, 32, -17), vec3(22, 32, -17), vec3(35, 32, -17), vec3(48, 32, -17), vec3(61, 32, -17), vec3(74, 32, -17), vec3(83, 32, -17));
  vec3 size[COUNT] = vec3[COUNT](vec3(6.8, 33, 6.8), vec3(7.3, .7, 7.3), vec3(6.3, 6, 6.3), vec3(6.7, .6, 6.7), vec3(4.2, 4.6, 4.2), vec3(2.6, 3.4, 2.6), vec3(1.3, 2.6, 1.3),
    vec3(38, 15, 26), vec3(24, 21, 9), vec3(18, 11, 20), vec3(14, 9, 18),
    vec3(.8, 4, .8), vec3(.8, 4, .8), vec3(.8, 4, .8), vec3(.8, 4, .8), vec3(.8, 4, .8), vec3(.8, 4, .8), vec3(.8, 4, .8));
  for (int i = 0; i < COUNT; i++) {
    float t = meetBox(o, d, at[i], size[i], m);
    if (t < best) { best = t; n = m; stage = i; half_ = size[i]; centre = at[i]; }
  }
  // The finial, and the dome over the crossing.
  vec3 q = o - vec3(52, 41, 10); float b = dot(q, d * vec3(1, 1, 1)), disc = b * b - (dot(q, q) - 81.);
  if (disc > 0. && -b - sqrt(disc) < best && -b - sqrt(disc) > 0.) { best = -b - sqrt(disc); n = normalize(q + d * best); stage = 20; }
  q = o - vec3(0, 101.2, 0); b = dot(q, d); disc = b * b - (dot(q, q) - 1.4);
  if (disc > 0. && -b - sqrt(disc) < best && -b - sqrt(disc) > 0.) { best = -b - sqrt(disc); n = normalize(q + d * best); stage = 21; }
  if (best > 9e4) return vec4(0, 0, 0, 1e5);
  vec3 p = o + d * best; float u = abs(n.x) > .5 ? p.z - centre.z : p.x - centre.x, y = p.y;
  vec3 stone = mix(vec3(.62, .40, .235), vec3(.72, .50, .31), noise(vec2(u * .5, y * .6))) * (.82 + .3 * noise(vec2(u * 2.2, y * 2.6)));
  float inside = 0., groove = 0., wide = sampleWidth(best);
  if (stage == 0) {
    float column = abs(u) / half_.x;
    groove = smoothstep(.04 + wide * .1, 0., abs(column - .36)) * .5 + smoothstep(.05 + wide * .1, 0., abs(column - .88)) * .35;
    if (column > .40 && column < .84 && y > 22.) groove += .32 * (.5 + .5 * sin(u * 5.2 + sin(y * 1.9) * 1.4)) * smoothstep(.4, .1, wide);
    float window = abs(fract(y / 11.) - .5) * 11.;
    if (abs(u) < .85 && window < 1.9) inside = .85;
  } else if (stage == 2) {
    float bay = abs(fract(u / 4.2 + .5) - .5) * 4.2; if (bay < 1.15 && abs(y - 71.6) < 3.8 - bay * bay * .8) inside = 1.;
  } else if (stage == 4 || stage == 5) {
    if (abs(u) < half_.x * .36 && abs(y - centre.y) < half_.y * .62) inside = 1.;
  } else if (stage >= 7 && stage < 20) {
    float bay = abs(fract(u / 7.) - .5) * 7.; groove = smoothstep(.6, .2, bay) * .4;
    if (bay > 2.1 && bay < 3.1 && fract(y / 13.) > .3 && fract(y / 13.) < .72) inside = .55;
  }
  float facing = max(dot(n, sun), 0.);
  vec3 light = uKey * (facing * 1.15 + .05) + uFill * (.95 + .4 * n.y);
  vec3 c = stone * light * (1. - groove * .55);
  c = mix(c, stone * (uFill * .35 + uKey * .03), inside);
  if (stage == 21) c = vec3(.42, .28, .12) * light;
  return vec4(throughAir(c, rd, best, uAir), best);
}
