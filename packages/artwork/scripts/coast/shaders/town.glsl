// A town in rows, each a street of houses across the view; the rows climb the hill behind one another.
#ifdef SEVILLE
const int ROWS = 14; const float FIRST = 330., STEP = 40., CELL = 10., HIGHEST = .17, LIFT = .014;
float hill(vec2 p) { return 4. + .014 * max(p.y - FIRST, 0.) + 2. * noise(p * .01); }
#else
const int ROWS = 34; const float FIRST = 1120., STEP = 30., CELL = 14., HIGHEST = .30, LIFT = .34;
float hill(vec2 p) {
  float up = clamp((p.y - FIRST - 35.) / 950., 0., 1.);
  float peaks = 128. * bump(p.x, 330., 400.) + 96. * bump(p.x, -480., 330.) + 92. + 70. * bump(p.x, 1050., 330.);
  return 5. + up * peaks * (.55 + .85 * noise(p * .0047 + 3.)) + 5. * noise(p * .021);
}
#endif

float gSoft = 0.;
float sampleWidth(float t) { return t * 2. / (uSize.y * uView.y) + gSoft; }
vec3 lampColour(float h) { return mix(vec3(1., .50, .16), vec3(1., .74, .44), h * h); }

vec3 front(vec2 q, ivec2 cell, float height, float t, float row) {
  float tint = hash(cell + 5), wide = sampleWidth(t);
  vec3 plaster = mix(vec3(.52, .45, .37), mix(vec3(.55, .34, .20), vec3(.62, .58, .52), hash(cell + 23)), tint);
  vec3 light = uFill * (uTown.z > 0. ? .34 : .55);
  float lamp = .10 + 1.7 * hash(cell + 3) * hash(cell + 41) * hash(cell + 43) * 1.6;
  light += lampColour(hash(cell + 9)) * uTown.x * lamp * exp(-max(q.y, 0.) * .14) ;
  light += uKey * uTown.z * (.4 + .6 * tint);
  if (q.y > height - 1.6) return vec3(.26, .115, .07) * (uFill * .7 + uKey * uTown.z);
  vec2 g = vec2(q.x / 2.7, q.y / 3.1); ivec2 w = ivec2(floor(g)) + cell * 13; vec2 f = fract(g);
  float lit = step(1. - uTown.y * (.35 + 1.1 * hash(cell + 71)), hash(w));
  vec2 edge = smoothstep(vec2(0), vec2(.02) + wide * .32, vec2(.22, .30) + wide * .04 - abs(f - vec2(.5, .52)));
  float pane = edge.x * edge.y;
  vec3 glow = lampColour(hash(w + 19)) * (.25 + 1.3 * pow(hash(w + 37), 3.)) * 1.5;
  return mix(plaster * light, lit > 0. ? glow : plaster * light * .28, pane * .92);
}

// Colour, and the distance or a very large one.
vec4 town(vec3 ro, vec3 rd) {
  vec3 sum = vec3(0);
  if (rd.y > HIGHEST) return vec4(sum, 1e5);
  for (int k = 0; k < ROWS; k++) {
    float z = FIRST + STEP * (float(k) + .6 * hash(ivec2(k, 3))), t = (z - ro.z) / rd.z;
    if (rd.z <= 0.) break;
    vec3 p = ro + rd * t;
    if (p.y > 46. + 22. * uScale + LIFT * (z - FIRST)) continue;
    bool trees = k % 5 == 3 || k == ROWS - 1;
#ifdef SEVILLE
    trees = trees || k == 0;
#endif
    if (k == 0 && p.y < 2.6 + gSoft) {
      vec3 wall = vec3(.13, .105, .085) * (.7 + .6 * noise(p.xy * vec2(.35, 1.4))) * (uFill + vec3(1., .56, .22) * uTown.x * .35 * noise(p.x * .045));
      return vec4(sum + throughAir(wall, rd, t, uAir), t);
    }
    float cell = CELL * (.75 + .6 * hash(ivec2(k, 9)));
    float at = p.x / cell + hash(ivec2(k, 1)) * 7.; int i = int(floor(at));
    float f = fract(at), centre = (float(i) + .5 - hash(ivec2(k, 1)) * 7.) * cell;
    float base = hill(vec2(centre, z)), y = p.y - base;
    ivec2 id = ivec2(i, k);
    float lx = (floor(p.x / 31.) + .3 + .4 * hash(ivec2(int(floor(p.x / 31.)), k))) * 31.;
    float r = length(vec2(p.x - lx, p.y - hill(vec2(lx, z)) - 5.5)), s = .34 + sampleWidth(t) * .62;
    sum += lampColour(hash(ivec2(int(lx), k))) * uTown.w * exp(-r * r / (s * s)) * min(1., .8 / s) * step(.35, hash(ivec2(int(lx), k + 77)));
    float height = (4.5 + 7. * hash(id) + 10. * hash(id + 7) * hash(id + 13)) * uScale * (k < 3 ? .85 : 1.);
    bool gap = hash(id + 15) < .14;
    if (trees || gap) {
      float top = (k == 0 ? 1.5 : trees ? 5. : 2.5) + 9. * fbm(vec2(p.x * .085, float(k) * 3.7), 4) * (trees ? 1.2 : .8);
      top += 1.7 * noise(vec2(p.x * .62, float(k))) + .8 * noise(vec2(p.x * 1.9, float(k)));
      if (trees && k == ROWS - 1) { base = hill(vec2(p.x, z)); y = p.y - base; }
      if (y < top) {
        float leaf = noise(p.xy * .55) * .6 + noise(p.xy * 1.7) * .4;
        vec3 c = vec3(.028, .034, .020) * (uFill * 1.5 * (.4 + leaf) + uKey * uTown.z * .9 * leaf + vec3(1., .6, .25) * uTown.x * .35 * exp(-max(y, 0.) * .3));
        return vec4(sum + throughAir(c, rd, t, uAir), t);
      }
      continue;
    }
    float roof = height + (hash(id + 29) > .3 ? 2.4 * (1. - abs(f * 2. - 1.)) : .6);
    if (hash(id + 91) < .045 && k > 1) {
      // A belfry.
      float h = height + 13. * uScale, reach = abs(f - .5) * cell, cap = h + 5. - reach * 2.2;
      if (reach < 2.3 && y < cap) {
        vec3 wall = vec3(.56, .48, .38) * (uFill * .6 + uKey * uTown.z + vec3(1., .56, .22) * uTown.x * (.16 + .5 * exp(-max(y, 0.) * .08)));
        float arch = step(reach, .8) * step(h - 4.6, y) * step(y, h - 1.4);
        return vec4(sum + throughAir(mix(wall, vec3(1., .55, .2) * uTown.x * .7, arch), rd, t, uAir), t);
      }
    }
    if (y < roof) return vec4(sum + throughAir(front(vec2((f - .5) * cell, y), id, height + 1.6, t, float(k)), rd, t, uAir), t);
  }
#ifdef SEVILLE
  // The low hills beyond the plain.
  float a = rd.x / max(rd.z, .01), up = rd.y / max(rd.z, .01);
  for (int i = 0; i < 2; i++) {
    float ridge = (.020 + .012 * float(i)) * (.3 + fbm(vec2(a * (4. - float(i)) + 3. * float(i), 1.), 5));
    if (up < ridge) return vec4(sum + throughAir(vec3(.02, .022, .028), rd, 2600. + 2600. * float(i), uAir), 6e4);
  }
#endif
  return vec4(sum, 1e5);
}
