// Far scrub is a texture, not a shape: its slopes are smaller than a sample and would only sparkle.
float onTop(vec3 p) { vec4 plan = planAt(p.xz); return smoothstep(-9., -3., p.y - plan.y) * smoothstep(3., 12., plan.x); }
vec3 settled(vec3 p, vec3 n, float t) {
  return normalize(mix(n, vec3(-.04, 1., -.08), onTop(p) * (.30 + .65 * smoothstep(140., 800., t))));
}

// What the land is made of and how the evening lights it.
float pitting(vec3 p) { return noise(p * 1.9) * .5 + noise(p * vec3(4.1, 5.3, 4.1)) * .26 + noise(p * 9.7) * .12; }
// The grain that is too fine to march through.
vec3 roughened(vec3 p, vec3 n, float t) {
  float keep = smoothstep(420., 90., t) * smoothstep(4., 6., abs(planAt(p.xz).z));
  if (keep <= 0.) return n;
  const vec2 k = vec2(.07, 0); float here = pitting(p);
  vec3 g = vec3(pitting(p + k.xyy), pitting(p + k.yxy), pitting(p + k.yyx)) - here;
  return normalize(n - (g - n * dot(g, n)) * 5.2 * keep);
}

vec3 groundColour(vec3 p, vec3 n, float t, out float gloss) {
  vec4 plan = planAt(p.xz); float h = plan.y, b = beds(p);
  gloss = 0.;
  float bed = noise(b * .30 + 3.) * .55 + noise(b * .95) * .30 + noise(b * 2.7) * .15;
  float stain = fbm(p * vec3(.22, .05, .22), 4), grain = fbm(p * 1.3, t < 300. ? 5 : 3);
  vec3 rock = mix(vec3(.40, .215, .115), vec3(.66, .455, .275), smoothstep(.25, .75, bed));
  rock = mix(rock, vec3(.72, .60, .45), smoothstep(.62, .9, bed) * .6);
  rock = mix(rock, vec3(.33, .15, .08), smoothstep(.56, .80, stain) * .55);
  rock *= .52 + .92 * grain;
  float crack = 1. - abs(noise(vec3(p.x * .33, b * .9, p.z * .33)) * 2. - 1.); rock *= 1. - .42 * smoothstep(.86, 1., crack) * exp(-t * .004);
  rock *= mix(.34, 1., smoothstep(.4, 3.6, p.y + 2. * (stain - .5)));
  float flat_ = smoothstep(.62, .86, n.y) * smoothstep(-6., -1., p.y - h);
  float patch_ = fbm(p.xz * .09, 4);
  vec3 scrub = mix(vec3(.034, .044, .021), vec3(.085, .084, .042), grain);
  vec3 soil = mix(vec3(.40, .215, .105), vec3(.46, .36, .20), patch_);
  vec3 top = mix(soil * (.6 + .5 * grain), scrub, smoothstep(.34, .58, patch_ + .30 * (noise(p.xz * .31) - .5)));
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
  float facing = max(dot(n, uSun), 0.), wrapped = max(dot(n, normalize(uSun + vec3(-1.1, .10, -.25))) * .62 + .38, 0.);
  float sun = softShadow(p + n * (.1 + .001 * t), normalize(uSun + vec3(0, .03, 0)), t);
  vec3 light = uKey * (facing * sun * mix(1.15, .55, onTop(p)) + wrapped * wrapped * .62 * open * (.2 + .8 * open) * mix(1., .22, smoothstep(.2, .8, n.y)) * mix(1., .45, smoothstep(-7., -1., p.y - planAt(p.xz).y)))
    + uFill * (.30 + .70 * max(n.y, 0.)) * open * open + uKey * .05 * max(-n.y * .5 + .5, 0.) * open;
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
