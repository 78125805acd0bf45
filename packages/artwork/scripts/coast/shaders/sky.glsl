uniform vec4 uSky;       // glow, clouds, cloud drift, hour: -1 night, 0 dusk, 1 morning

vec3 clearSky(vec3 d) {
  float y = max(d.y, 0.);
  float toward = dot(normalize(d.xz + 1e-5), normalize(uSun.xz)) * .5 + .5;
  float a2 = toward * toward, a4 = a2 * a2, a8 = a4 * a4;
  vec3 dusk = vec3(.008, .019, .047)
    + vec3(.036, .074, .128) * exp(-y * 3.4) * (.42 + .70 * toward) * (1. - .6 * a8 * exp(-y * 6.))
    + vec3(.222, .130, .086) * exp(-y * 8.) * (.09 + .91 * a8)
    + vec3(.640, .235, .062) * exp(-y * 17.) * (.06 + .94 * a8 * a8 * a2)
    + vec3(.420, .190, .055) * exp(-y * 42.) * (.06 + .94 * a8 * a8 * a8);
#ifdef CLEAR
  // Inland the air is clearer than over the sea.
  const vec3 ZENITH = vec3(.085, .235, .50), HAZE = vec3(.33, .36, .33);
#else
  const vec3 ZENITH = vec3(.16, .26, .40), HAZE = vec3(.36, .33, .26);
#endif
  vec3 day = ZENITH + HAZE * exp(-y * 2.8) + vec3(.66, .45, .23) * exp(-y * 5.5) * (.75 + .55 * a4)
    + vec3(.30, .17, .06) * exp(-y * 20.) * (.5 + a4);
  vec3 c = mix(dusk, day, max(uSky.w, 0.)) * (1. + min(uSky.w, 0.));
  return c;
}
vec3 glow(vec3 d) {
  float s = max(dot(d, uSun), 0.);
  return uSky.x * (1. + min(uSky.w, 0.)) * (vec3(.80, .36, .11) * pow(s, 14.) * .30 + vec3(1., .48, .17) * pow(s, 110.) * .7 + vec3(1.2, .70, .32) * pow(s, 900.) * 1.6);
}
vec3 openAir(vec3 d) { return clearSky(d) + glow(d); }

float cloudAt(vec2 q) {
  vec2 w = vec2(fbm(q * .7 + 3.1, 3), fbm(q * .7 + 9.4, 3)) - .5;
  float wide = fbm(q * vec2(.34, .85) + w * .9 + 1.3, 3);
  return wide * .58 + .30 * fbm(q * vec2(1.5, 4.2) + w * 2.6, 5) + .12 * fbm(q * vec2(6., 11.) + w * 7., 4);
}
vec3 sky(vec3 d) {
  vec3 c = openAir(d);
  if (uSky.y <= 0. || d.y < .002) return c;
  vec2 q = d.xz / (d.y + .09) * .62 + uSky.zz * vec2(1., .35);
  vec2 sunward = normalize(uSun.xz) * .22;
  float low = smoothstep(.008, .06, d.y), body = cloudAt(q), lee = cloudAt(q + sunward);
  float cover = smoothstep(.51, .72, body) * low * smoothstep(.75, .25, d.y);
  float lit = clamp(.55 + (body - lee) * 4.5, 0., 1.);
  float near = pow(max(dot(d, uSun), 0.), 3.);
  vec3 under = mix(vec3(.105, .085, .115), vec3(.92, .36, .13), near * exp(-d.y * 4.2)) * (.30 + lit);
  under = mix(under * (1. + min(uSky.w, 0.)), vec3(.92, .76, .60) * (.5 + lit * .7), max(uSky.w, 0.));
  vec3 shade = mix(c * .62 + vec3(.012, .014, .026), vec3(.46, .43, .43), max(uSky.w, 0.));
  return mix(c, mix(shade, under, smoothstep(.2, .9, lit) * .8), cover * uSky.y);
}
// What the air between the eye and a far surface adds, and how much of the surface it leaves.
vec3 throughAir(vec3 c, vec3 d, float t, float thickness) {
  vec3 keep = exp(-t * thickness * vec3(.85, 1., 1.25));
  vec3 level = normalize(vec3(d.x, .035, d.z)), air = clearSky(level) + glow(level) * .25;
  return c * keep + air * .80 * (1. - keep);
}
