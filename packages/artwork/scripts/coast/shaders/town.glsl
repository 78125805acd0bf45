// A town in rows, each a street of houses across the view; the rows climb the hill behind one another.
#ifdef SEVILLE
const int ROWS = 14; const float FIRST = 330., STEP = 40., CELL = 10., HIGHEST = .17, LIFT = .014, ROOF = 2.6;
float hill(vec2 p) { return 4. + .014 * max(p.y - FIRST, 0.) + 2. * noise(p * .01); }
#else
const int ROWS = 34; const float FIRST = 1120., STEP = 30., CELL = 14., HIGHEST = .30, LIFT = .34, ROOF = 3.8;
float hill(vec2 p) {
  float up = clamp((p.y - FIRST - 35.) / 950., 0., 1.);
  float peaks = 128. * bump(p.x, 330., 400.) + 96. * bump(p.x, -480., 330.) + 92. + 70. * bump(p.x, 1050., 330.);
  return 5. + up * peaks * (.55 + .85 * noise(p * .0047 + 3.)) + 5. * noise(p * .021);
}
#endif

float gSoft = 0.;
float sampleWidth(float t) { return t * 2. / (uSize.y * uView.y) + gSoft; }

// The sun stands to the left behind the eye: of each house a sunny wall to the left and a shaded one to the right are seen.
vec3 sunny() { return uFill * 1.1 + uKey * uTown.x; }
vec3 shaded() { return uFill * 1.5 + uKey * uTown.y; }
float bank() { return FIRST + STEP * .6 * hash(ivec2(0, 3)); }

vec3 plasterOf(ivec2 cell) {
  float a = hash(cell + 5), b = hash(cell + 23);
  vec3 white = mix(vec3(.80, .76, .69), vec3(.84, .82, .78), b), cream = mix(vec3(.78, .66, .48), vec3(.80, .72, .58), b);
  vec3 ochre = mix(vec3(.72, .50, .27), vec3(.74, .52, .41), b);
  return a < .56 ? white : a < .86 ? cream : ochre;
}

// q: metres from the middle and from the ground; corner: where the sunny wall ends.
vec3 front(vec2 q, ivec2 cell, float height, float corner, float half_, bool flat_, float t) {
  float wide = sampleWidth(t), side = smoothstep(-wide * .6, wide * .6, q.x - corner);
  vec3 light = mix(sunny(), shaded(), side);
  // The streets lie in the shade of the row before them.
  light *= .42 + .58 * smoothstep(-1., 7.5, q.y);
  // A taller house to the left throws its shadow.
  float neighbour = height * (.35 + .75 * hash(cell + 61)) - (q.x + half_) * .75;
  light = mix(light, shaded() * .85, smoothstep(wide, -wide, q.y - neighbour) * .55 * (1. - side) * step(.45, hash(cell + 67)));
  float eaves = flat_ ? height - .5 : height - 1.6;
  if (q.y > eaves) {
    vec3 tile = mix(vec3(.36, .135, .062), vec3(.46, .20, .10), hash(cell + 31)) * (.86 + .28 * noise(q * vec2(1.6, .5)));
    if (flat_) tile = plasterOf(cell) * 1.02;
    return tile * mix(sunny() * .95, mix(sunny(), shaded(), .62), side);
  }
  vec3 wall = plasterOf(cell) * (.95 + .1 * noise(q * .7)) * light;
  wall *= 1. - .38 * smoothstep(eaves - .9 - wide, eaves, q.y) * (flat_ ? 0. : 1.);
  vec2 g = vec2(q.x / 2.7, q.y / 3.1); ivec2 w = ivec2(floor(g)) + cell * 13; vec2 f = fract(g);
  vec2 edge = smoothstep(vec2(0), vec2(.02) + wide * .32, vec2(.19, .29) + wide * .02 - abs(f - vec2(.5, .50)));
  float pane = edge.x * edge.y * step(.16, hash(w)) * step(q.y, eaves - .8);
  vec3 glass = mix(vec3(.07, .075, .085), vec3(.20, .25, .30), hash(w + 19) * hash(w + 37)) * (uFill * 2.2 + uKey * .12);
  return mix(wall, glass, pane * .80);
}

// Colour, and the distance or a very large one.
vec4 town(vec3 ro, vec3 rd) {
  if (rd.y > HIGHEST) return vec4(0, 0, 0, 1e5);
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
      vec3 wall = vec3(.50, .42, .31) * (.72 + .5 * noise(p.xy * vec2(.35, 1.4))) * mix(shaded(), sunny(), .42) * (.45 + .55 * smoothstep(-.2, 1.8, p.y));
      return vec4(throughAir(wall, rd, t, uAir), t);
    }
    float cell = CELL * (.75 + .6 * hash(ivec2(k, 9)));
    float at = p.x / cell + hash(ivec2(k, 1)) * 7.; int i = int(floor(at));
    float f = fract(at), centre = (float(i) + .5 - hash(ivec2(k, 1)) * 7.) * cell;
    float base = hill(vec2(centre, z)), y = p.y - base;
    ivec2 id = ivec2(i, k);
    float height = (4.5 + 7. * hash(id) + 10. * hash(id + 7) * hash(id + 13)) * uScale * (k < 3 ? .85 : 1.);
    bool gap = hash(id + 15) < .14;
    if (trees || gap) {
      float top = (k == 0 ? .5 : trees ? 5. : 2.5) + 9. * fbm(vec2(p.x * .085, float(k) * 3.7), 4) * (k == 0 ? .8 : trees ? 1.2 : .8);
      top += 1.7 * noise(vec2(p.x * .62, float(k))) + .8 * noise(vec2(p.x * 1.9, float(k)));
      if (trees && k == ROWS - 1) { base = hill(vec2(p.x, z)); y = p.y - base; }
      if (y < top) {
        float leaf = noise(p.xy * .55) * .6 + noise(p.xy * 1.7) * .4;
        float lit = smoothstep(.25, .9, leaf * .7 + .5 * y / max(top, 1.));
        vec3 c = mix(vec3(.060, .085, .036), vec3(.145, .150, .060), noise(p.xy * .11 + float(k))) * mix(shaded() * .7, sunny() * .85, lit);
        return vec4(throughAir(c, rd, t, uAir), t);
      }
      continue;
    }
    bool flat_ = hash(id + 29) < .2;
    float ridge = min(1., 2.6 * (.5 - abs(f - .5))), roof = height + (flat_ ? .6 : ROOF * ridge);
    if (hash(id + 91) < .045 && k > 1) {
      // A belfry.
      float h = height + 13. * uScale, reach = abs(f - .5) * cell, cap = h + 5. - reach * 2.2;
      if (reach < 2.3 && y < cap) {
        vec3 wall = vec3(.80, .74, .64) * mix(sunny(), shaded(), smoothstep(-.3, .3, (f - .5) * cell - .4));
        if (y > h) wall = vec3(.56, .27, .15) * mix(sunny(), shaded(), step(.5, f));
        float arch = step(reach, .8) * step(h - 4.6, y) * step(y, h - 1.4);
        return vec4(throughAir(mix(wall, wall * .22, arch), rd, t, uAir), t);
      }
    }
    if (y < roof) {
      float corner = (hash(id + 53) - .35) * .7 * cell;
      return vec4(throughAir(front(vec2((f - .5) * cell, y), id, height + (flat_ ? .6 : 1.6), corner, .5 * cell, flat_, t), rd, t, uAir), t);
    }
  }
#ifdef SEVILLE
  // The low hills beyond the plain.
  float a = rd.x / max(rd.z, .01), up = rd.y / max(rd.z, .01);
  for (int i = 0; i < 2; i++) {
    float ridge = (.014 + .012 * float(i)) * (.15 + fbm(vec2(a * (13. - 5. * float(i)) + 3. * float(i), 1.), 5));
    if (up < ridge) return vec4(throughAir(vec3(.16, .15, .09) * (uFill * 1.5 + uKey * .35), rd, 2600. + 2600. * float(i), uAir), 6e4);
  }
#endif
  return vec4(0, 0, 0, 1e5);
}
