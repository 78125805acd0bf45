/** How the cabin is lit: dusk through the panes, a soft lamp overhead, the copper lines, and the seams that catch them. */
export const LIGHT_GLSL = `
const vec3 SAND = vec3(.95, .76, .55), COPPER = vec3(1., .46, .17);

vec3 outside(vec3 rd) {
  float up = rd.y;
  vec3 sky = mix(vec3(.022, .034, .07), vec3(.006, .012, .03), smoothstep(.03, .45, up));
  sky += vec3(.6, .2, .035) * exp(-max(up, 0.) * 19.) * .55 + vec3(.07, .03, .025) * exp(-max(up, 0.) * 7.);
  float hills = .015 + .018 * sin(rd.x * 5. + rd.z * 3. + 1.) + .008 * sin(rd.x * 13. - rd.z * 9.);
  return mix(vec3(.006, .011, .024), sky, smoothstep(hills - .004, hills + .004, up));
}

float shelter(vec3 p, vec3 n) {
  float sum = 0., share = 1.;
  for (int i = 1; i <= 5; i++) {
    float reach = .035 * float(i);
    sum += (reach - solid(p + n * reach)) * share;
    share *= .78;
  }
  return clamp(1. - 2.7 * sum, 0., 1.);
}

vec3 lit(vec3 p, vec3 rd, vec3 n, int m, vec3 local, int piece) {
  vec3 albedo = vec3(.011, .018, .036);
  float gloss = .25, sharp = 18.;
  if (m == LEATHER) { albedo = LEATHER_COLOUR; gloss = .5; sharp = 22.; }
  if (m == GLOSS) { albedo = vec3(.012, .01, .012); gloss = 1.8; sharp = 90.; }
  if (m == CARPET) { albedo = vec3(.012, .016, .026); gloss = .0; }
  if (m == METAL) { albedo = vec3(.25, .2, .16); gloss = 1.6; sharp = 40.; }
  if (m == FRAME) { albedo = vec3(.006, .009, .016); gloss = .5; }
  float open = shelter(p, n);
  float facing = 1. - max(dot(n, -rd), 0.);
  vec3 light = vec3(.012, .02, .04) * (.6 + .4 * n.y);
  vec3 shine = vec3(0);
  vec3 over = readingLamp(p) - p;
  float near_ = 1. / (.16 + 2.6 * dot(over, over));
  over = normalize(over);
  light += SAND * .8 * near_ * pow(max(dot(n, over) * .85 + .15, 0.), 1.5) * smoothstep(-.9, -.2, n.y);
  shine += SAND * .3 * near_ * pow(max(dot(n, normalize(over - rd)), 0.), sharp);
  for (int side = -1; side <= 1; side += 2) {
    vec3 pane = normalize(vec3(float(side), .38, -.1));
    light += vec3(.15, .25, .5) * (m == LEATHER ? .3 : .2) * pow(max(dot(n, pane) * .7 + .3, 0.), 2.);
    shine += vec3(.5, .55, .7) * .35 * pow(max(dot(n, normalize(pane - rd)), 0.), sharp);
  }
  float d = max(lamps(p), .0);
  vec2 e = vec2(.03, 0);
  vec3 towards = -normalize(vec3(lamps(p + e.xyy) - lamps(p - e.xyy), lamps(p + e.yxy) - lamps(p - e.yxy), lamps(p + e.yyx) - lamps(p - e.yyx)) + 1e-5);
  light += COPPER * .036 / (d * d + .03) * max(dot(n, towards) * .7 + .3, 0.);
  vec3 colour = albedo * light * open * 2.6 + shine * gloss * open * .16;
  colour += mix(SAND, vec3(.5, .6, .8), .35) * pow(facing, 3.5) * open * (m == LEATHER ? .24 : m == CARPET ? .02 : .06);

  if (m == LEATHER && piece > 0 && piece < 3) {
    vec2 at = piece == 1 ? local.xz : local.xy - vec2(0, .32);
    vec2 reach = piece == 1 ? vec2(SEAT_HALF - .075, .2) : vec2(SEAT_HALF - .085, .25);
    bool front = piece == 1 ? local.y > 0. : local.z < 0.;
    float s = seam(piece == 1 ? local.xz : local.xy);
    float inside = field(at, reach), edge = abs(box2(at, reach, .03));
    if (front) {
      colour *= 1. - .55 * inside * exp(-s * s / .00003);
      colour += SAND * inside * .2 * exp(-s * s / .0000022) * (.35 + .65 * open);
      colour += SAND * .3 * exp(-edge * edge / .0000045) * (.35 + .65 * open);
    }
  }
  return colour;
}
`
