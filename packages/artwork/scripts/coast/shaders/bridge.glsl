// A suspension bridge over the river: two planes for the cables and the deck, two across them for the towers.
const vec3 BANK = vec3(330., 0., 300.);
const vec2 ALONG = vec2(-.5, .866);
const float TOWER_A = 140., TOWER_B = 905., SIDE = 10.5, DECK = 62., TOP = 172.;

float covers(float distance_, float half_, float wide) { return smoothstep(half_ + wide, half_ - wide, distance_) * min(1., half_ / (wide * .5)); }

vec4 bridge(vec3 ro, vec3 rd, float depth) {
  vec2 across = vec2(ALONG.y, -ALONG.x);
  float cover = 0.; vec3 c = vec3(0);
  vec3 steel = vec3(.50, .105, .045);
  for (int side = 0; side < 2; side++) {
    float off = side == 0 ? -SIDE : SIDE, t = (off - dot(ro.xz - BANK.xz, across)) / dot(rd.xz, across);
    if (t < 0. || t > depth) continue;
    vec3 p = ro + rd * t; float s = dot(p.xz - BANK.xz, ALONG), y = p.y, wide = sampleWidth(t) * .6;
    if (s < -900. || s > 980.) continue;
    float q = (s - .5 * (TOWER_A + TOWER_B)) / (.5 * (TOWER_B - TOWER_A));
    float cable = abs(q) < 1. ? DECK + 6. + (TOP - DECK - 6.) * q * q : mix(TOP, DECK + 2., clamp((abs(q) - 1.) * 1.35, 0., 1.));
    float rope = covers(abs(y - cable), .55, wide);
    float hang = y < cable && y > DECK ? covers(abs(fract(s / 15.) - .5) * 15., .13, wide) * .8 : 0.;
    float bay = abs(fract(s / 15.) * 2. - 1.), truss = covers(abs(y - DECK + 4. - (bay - .5) * 7.), .5, wide);
    float deck = max(covers(abs(y - DECK), 1.1, wide), covers(abs(y - DECK + 8.), .7, wide));
    deck = max(deck, max(truss, y < DECK && y > DECK - 8. ? .42 : 0.));
    float leg = max(covers(abs(s - TOWER_A), 3. - y * .004, wide), covers(abs(s - TOWER_B), 3. - y * .004, wide)) * step(y, TOP + 3.) * step(0., y);
    float pier = s < TOWER_A - 20. || s > TOWER_B + 20. ? covers(abs(fract(s / 76.) - .5) * 76., 2.4, wide) * step(y, DECK - 6.) * step(0., y) : 0.;
    float part = max(max(rope, hang), max(max(deck, pier), leg));
    float under = smoothstep(DECK + .5, DECK - 3., y) * (1. - leg);
    vec3 lit = steel * (uFill * 1.3 + uKey * (side == 0 ? .62 : .34) * (1. - .72 * under));
    if (pier > .5) lit = vec3(.55, .50, .43) * (uFill * 1.3 + uKey * .45);
    lit = throughAir(lit, rd, t, uAir);
    c = mix(c, lit, part * (1. - cover)); cover = max(cover, part);
  }
  for (int i = 0; i < 2; i++) {
    float at = i == 0 ? TOWER_A : TOWER_B, t = (at - dot(ro.xz - BANK.xz, ALONG)) / dot(rd.xz, ALONG);
    if (t < 0. || t > depth) continue;
    vec3 p = ro + rd * t; float l = dot(p.xz - BANK.xz, across), y = p.y, wide = sampleWidth(t) * .6;
    if (abs(l) > SIDE + 3. || y > TOP + 14. || y < 0.) continue;
    float legs = covers(abs(abs(l) - SIDE), 2.4, wide), braces = 0.;
    for (int j = 0; j < 5; j++) {
      float y0 = DECK + 4. + float(j) * 22., m = (y - y0) / 22.;
      braces = max(braces, covers(abs(y - y0 - 22.), 1.5, wide));
      if (m > 0. && m < 1.) braces = max(braces, covers(abs(abs(l) - abs(m * 2. - 1.) * SIDE), .9, wide));
    }
    float part = max(legs * step(y, TOP + 3.), braces * step(abs(l), SIDE) * step(y, TOP + 1.));
    vec3 lit = throughAir(steel * (uFill * 1.3 + uKey * (l < 0. ? .62 : .42)), rd, t, uAir);
    c = mix(c, lit, part * (1. - cover)); cover = max(cover, part);
  }
  return vec4(c, cover);
}
