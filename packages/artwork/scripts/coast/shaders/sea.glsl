#ifdef RIVER
const vec3 WAVES = vec3(.0105, .070, 95.);   // slope of the swell and of the small waves, how far the swell bends
#else
const vec3 WAVES = vec3(.0080, .085, 50.);
#endif
uniform vec4 uSea;       // wave height, wind's direction, foam, clearness of the shallows

// Slope of the sea: a swell bent and thinned by slow noise, then finer waves down to what a sample can hold.
// `lost` is the slope too fine to draw here, which widens the reflection instead.
vec2 seaSlope(vec2 p, float footprint, out float lost, out float height) {
  vec2 slope = vec2(0); height = 0.; lost = 0.;
  vec2 bend = vec2(noise(p * .008 + uTime * .010), noise(p * .008 + 40. - uTime * .008)) - .5;
  float gust = .40 + 1.15 * smoothstep(.25, .8, fbm(p * vec2(.0042, .0075) + vec2(uTime * .012, 0), 3));
  for (int i = 0; i < 7; i++) {
    float fi = float(i), length_ = 46. * pow(.66, fi), k = 6.2832 / length_;
    float turn = uSea.y + (hash(ivec2(i, 5)) - .5) * 1.5;
    vec2 dir = vec2(sin(turn), cos(turn));
    float group = .35 + 1.3 * noise(p * (.9 / length_) * vec2(.35, .6) + fi * 9.1 - dir * uTime * .10);
    float phase = dot(p + bend * WAVES.z, dir) * k - uTime * sqrt(9.8 * k) + fi * 2.4;
    float keep = smoothstep(.9, 3.2, length_ / footprint), a = WAVES.x * group * uSea.x;
    slope += keep * a * 6.2832 * .42 * dir * cos(phase);
    height += keep * a * length_ * .42 * sin(phase);
    lost += (1. - keep) * a;
  }
  float scale = .115, amp = WAVES.y;
  vec2 q = p;
  for (int i = 0; i < 7; i++) {
    float keep = smoothstep(.8, 3., 1. / (scale * footprint));
    if (keep > 0.) {
      vec2 drift = vec2(sin(uSea.y + float(i) * 1.3), cos(uSea.y + float(i) * 1.1)) * uTime * (.50 + .22 * float(i)) ;
      vec3 w = slopeNoise(q * scale * vec2(.8, 1.25) + bend * 2.5 - drift);
      slope += keep * amp * gust * uSea.x * w.yz * vec2(.8, 1.25);
    }
    lost += (1. - keep) * amp * .35 * gust;
    q = TURN * q; scale *= 1.87; amp *= .80;
  }
  return slope;
}

float foamLace(vec2 p) {
  float a = 1. - abs(fbm(p * .32 + vec2(uTime * .10, -uTime * .06), 4) * 2. - 1.);
  float b = 1. - abs(fbm(p * 1.05 - vec2(uTime * .16, uTime * .05) + 7., 3) * 2. - 1.);
  return smoothstep(.76, .99, a) * .7 + smoothstep(.70, .98, b) * .5 * smoothstep(.55, .9, a);
}

// The sea's own colour: sand and weed seen through it, green where it is shallow.
vec3 waterBody(vec2 p, float depth, vec2 slope) {
  vec3 light = uFill * 1.3 + mix(uKey, vec3(dot(uKey, vec3(.33))), .6) * max(uSun.y, .06) * 1.5;
  vec2 q = p + slope * depth * 3.;
  float weed = smoothstep(1., 4., depth) * smoothstep(30., 20., depth) * .6;
  if (weed > 0.) weed *= smoothstep(.50, .66, fbm(q * .035 + 21., 4));
  vec3 bed = mix(vec3(.62, .50, .32), vec3(.045, .06, .035), weed * .85);
  vec3 keep = exp(-max(depth, 0.) * vec3(.42, .090, .080) / max(uSea.w, .05));
  vec3 open = mix(vec3(.004, .034, .076), vec3(.014, .120, .160), exp(-depth * .15) * uSea.w) * (1. + 2.4 * dot(slope, normalize(uSun.xz)));
  return light * mix(open, bed, keep);
}

// shore: metres from the rock, negative out to sea.
vec3 seaColour(vec3 p, vec3 d, float t, float shore, float depth, sampler2D still, vec2 size) {
  float footprint = t * 2. / (uSize.y * uView.y) / max(-d.y, .05) * .55 + .02, lost, height;
  vec2 slope = seaSlope(p.xz, footprint, lost, height);
  vec3 n = normalize(vec3(-slope.x, 1., -slope.y));
  // Seen at a grazing angle only the near sides of the waves show, which lifts the mean reflection.
  vec3 r = reflect(d, n); r.y = abs(r.y) + lost * .42; r = normalize(r);
  float facing = max(dot(n, -d), 0.), fresnel = .02 + .98 * pow(1. - facing, 5.) / (1. + 9. * lost);
  // A wave's face is not flat within a sample: it returns a stretch of sky.
  vec3 above = openAir(r) * .55 + openAir(normalize(r + vec3(0, .035, 0))) * .28 + openAir(normalize(r + vec3(0, .10, 0))) * .17;
  vec4 mirrored = textureLod(still, clamp((gl_FragCoord.xy + vec2(slope.x * 260., slope.y * 620.) * clamp(-shore / 14., .1, 1.) * uSize.y / 1080.) / size, .001, .999), 0.);
  if (mirrored.a < 0.) above = mix(above, mirrored.rgb, clamp(-mirrored.a, 0., .85));
  vec3 c = mix(waterBody(p.xz, depth, slope), above, clamp(fresnel, 0., 1.));
  float surge = sin(shore * .21 + uTime * .85 + 5. * noise(p.xz * .035)) * .5 + .5;
  float wash = smoothstep(-13. - 7. * surge, -1., shore + 9. * (noise(p.xz * .09) - .5));
  float line = exp(-pow((shore + 13. + 5. * surge + 10. * (noise(p.xz * .05) - .5)) * .34, 2.)) * .55;
  float lace = wash + line > .003 || height > .42 ? foamLace(p.xz) : 0.;
  float fade = smoothstep(900., 250., t);
  float foam = clamp((wash * (.25 + lace * 1.1) * wash + line * lace) * mix(.6, 1., fade), 0., 1.) * uSea.z;
  float crestFoam = smoothstep(.42, .62, height) * lace * .25 * uSea.z;
  vec3 white = (uFill * 2.1 + uKey * .20) * .62;
  return mix(c, white, clamp(foam + crestFoam, 0., .85));
}
