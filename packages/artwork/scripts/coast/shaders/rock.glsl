// Far scrub is a texture, not a shape: its slopes are smaller than a sample and would only sparkle.
float onTop(vec3 p) { vec4 plan = planAt(p.xz); return smoothstep(-9., -3., p.y - plan.y) * smoothstep(3., 12., plan.x); }
vec3 settled(vec3 p, vec3 n, float t) {
  if (houses(p, planAt(p.xz).y) < .3) return n;
  return normalize(mix(n, vec3(-.04, 1., -.08), onTop(p) * (.30 + .65 * smoothstep(140., 800., t))));
}

// What the land is made of and how the evening lights it.
float pitting(vec3 p) { return noise(p * 1.9) * .5 + noise(p * vec3(4.1, 5.3, 4.1)) * .26 + noise(p * 9.7) * .12; }
// The grain that is too fine to march through.
vec3 roughened(vec3 p, vec3 n, float t) {
  vec4 plan = planAt(p.xz);
  float keep = smoothstep(420., 90., t) * smoothstep(4., 6., abs(plan.z)) * smoothstep(plan.w + .2, plan.w + .6, p.y);
  if (keep <= 0. || houses(p, plan.y) < .3) return n;
  const vec2 k = vec2(.07, 0); float here = pitting(p);
  vec3 g = vec3(pitting(p + k.xyy), pitting(p + k.yxy), pitting(p + k.yyx)) - here;
  return normalize(n - (g - n * dot(g, n)) * 5.2 * keep);
}

// Beds of cream, gold and ochre, rust where the red soil above has run down, dark where the sea wets them.
vec3 limestone(vec3 p, float h, float t) {
  float b = beds(p), thick = noise(b * .30), thin = noise(b * .95 + 40.), lamina = noise(b * 3.1);
  vec3 rock = mix(vec3(.76, .52, .245), vec3(.60, .33, .125), smoothstep(.40, .75, thick));
  rock = mix(rock, vec3(.86, .71, .48), smoothstep(.46, .76, thin) * .8);
  rock = mix(rock, vec3(.50, .23, .085), smoothstep(.60, .85, noise(b * .55 + 12.)) * .65);
  rock *= .82 + .36 * lamina;
  rock *= 1. - .45 * smoothstep(.09, .0, abs(noise(b * .62 + 31.) - .5)) * exp(-t * .003);
  float stain = fbm(p * vec3(.20, .05, .20), 4), grain = fbm(p * 1.3, t < 300. ? 5 : 3);
  float under = h - p.y;
  rock = mix(rock, vec3(.46, .165, .055), smoothstep(.46, .68, stain + .22 * exp(-under * .12)) * .55);
  rock = mix(rock, vec3(.87, .74, .53), smoothstep(.56, .74, fbm(p * vec3(.07, .10, .07) + 3., 3)) * .45);
  rock *= .66 + .66 * grain;
  return rock * mix(vec3(.30, .27, .24), vec3(1), smoothstep(.5, 2.6, p.y + 1.6 * (stain - .5)));
}

vec3 groundColour(vec3 p, vec3 n, float t, out float gloss) {
  vec4 plan = planAt(p.xz); float h = plan.y;
  gloss = 0.;
  if (houses(p, h) < .3 + .001 * t) return n.y > .6 ? vec3(.52, .33, .20) : vec3(.80, .77, .70);
  vec3 rock = limestone(p, h, t);
  float grain = fbm(p * 1.3, t < 300. ? 5 : 3);
  if (p.y < plan.w + .35 && n.y > .5) return mix(vec3(.30, .20, .11), vec3(.74, .57, .35), smoothstep(.02, .45, p.y + .25 * (noise(p.xz * .15) - .5))) * (.9 + .2 * grain);
  float flat_ = smoothstep(.62, .86, n.y) * smoothstep(-6., -1., p.y - h);
  float patch_ = fbm(p.xz * .09, 4);
  vec3 scrub = mix(vec3(.050, .062, .022), vec3(.135, .128, .052), grain);
  vec3 soil = mix(vec3(.52, .25, .095), vec3(.62, .46, .24), patch_);
  vec3 top = mix(soil * (.6 + .5 * grain), scrub, smoothstep(.29, .52, patch_ + .30 * (noise(p.xz * .31) - .5)));
  vec3 c = mix(rock, top, flat_);
  float side = plan.z, road = abs(side);
  if (road < 8. && p.y - roadHeight(p.z) < 2.) {
    float edge = .25 * (noise(p.xz * .8) - .5);
    vec3 asphalt = vec3(.052, .053, .056) * (.82 + .36 * fbm(p.xz * vec2(1.4, .22), 3));
    float soft = .06 + .0009 * t;
    float line = smoothstep(.11 + soft, .08, abs(road - 3.15)) + smoothstep(.09 + soft, .06, road) * step(.5, fract(p.z / 9.));
    asphalt = mix(asphalt, vec3(.46, .43, .38), line * min(.11 / (.06 + soft), 1.) * .7);
    float on = smoothstep(.15 + soft, -.15 - soft, road - 3.6 + edge);
    c = mix(mix(c, soil * .8, smoothstep(5.5, 3.8, road) * .6), asphalt, on);
    gloss = on;
    float wall = smoothstep(.5, .3, abs(side + 4.7)) * smoothstep(.1, .35, p.y - roadHeight(p.z));
    c = mix(c, vec3(.34, .31, .27) * (.7 + .5 * grain), wall);
  }
  return c;
}

vec3 litGround(vec3 p, vec3 n, vec3 albedo, float t) {
  float open = openSky(p, n, t);
  float facing = max(dot(n, uSun), 0.), wrapped = max(dot(n, normalize(vec3(uSun.x, .1, uSun.z))) * .6 + .4, 0.);
  float sun = softShadow(p + n * (.1 + .001 * t), uSun, t);
  // Sand, sea and the walls across return some of the warm light into hollows.
  float back = max(.55 - .45 * n.y, 0.) * (.35 + .65 * open);
  vec3 light = uKey * (facing * sun + wrapped * wrapped * .26 * open + .16 * back) + uFill * (.35 + .65 * max(n.y, 0.)) * open;
  return albedo * light;
}

// A far town: windows and lamps scattered over the ground, each no smaller than a sample.
vec3 townLights(vec3 p, float t) {
  vec3 sum = vec3(0);
  vec2 q = p.xz / 17.; ivec2 c = ivec2(floor(q));
  float town = smoothstep(.50, .66, noise(p.xz * .0055 + 8.)) * smoothstep(750., 1200., t);
  if (town <= 0.) return sum;
  for (int i = -1; i <= 1; i++) for (int j = -1; j <= 1; j++) {
    ivec2 k = c + ivec2(i, j);
    if (hash(k) > .16 * town) continue;
    vec2 at = vec2(k) + .2 + .6 * vec2(hash(k + 31), hash(k + 57));
    float r = length((q - at) * 17. * vec2(1., .22)), s = .55 + .0007 * t;
    sum += mix(vec3(1., .50, .17), vec3(1., .78, .50), hash(k + 83)) * exp(-r * r / (s * s)) * (.3 + 1.2 * hash(k + 11));
  }
  return sum * .55;
}
