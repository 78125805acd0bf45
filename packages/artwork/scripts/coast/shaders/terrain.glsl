// Cliffs of bedded limestone. `inland` is the distance from the cliff's edge, `crest` the height of the ground, and
// `land` the solid between: a face that leans and steps back bed by bed, cut by gullies and undercut by the sea.
float beds(vec3 p) { return p.y + 3.2 * noise(p.xz * .021) + .9 * noise(p.xz * .11); }

float land(vec3 p, float t) {
  vec4 plan = planAt(p.xz);
  float e = plan.x, above = p.y - plan.y, face = 1.4 + p.y * .13;
  float d = softMax((face - e) * .80, above, 2.2);
  if (d > 13.) return d - 6.;
  float road = abs(plan.z), b = beds(p);
  float worn = noise(p.xz * .035 + 9.);
  float ledge = (noise(b * .19) - .5) * 3.4 * worn + (noise(b * .55) - .5) * 1.6 * (1.2 - worn);
  float gully = 1. - abs(noise(vec3(p.x * .052, p.y * .011, p.z * .052)) * 2. - 1.);
  face += ledge + 2.6 * exp(-p.y * p.y * .10) + gully * gully * 7.5 * smoothstep(6., 18., road);
  float flute = noise(vec3(p.x * .16, p.y * .035, p.z * .16)) - .5; face += flute * 4.6;
  d = softMax((face - e) * .80, above, 2.2);
  if (abs(d) < 3.5) {
    float wild = smoothstep(3.9, 6.5, road);
    d += (fbm(p * vec3(.16, .30, .16), t < 260. ? 6 : t < 900. ? 3 : 2) - .5) * 4.2 * wild;
    if (t < 700. && above > -4.) {
      float scrub = noise(p.xz * .23) + .6 * noise(p.xz * .61 + 4.) - .72;
      d -= max(scrub, 0.) * (1.2 + 1.3 * noise(p.xz * 1.6)) * wild * smoothstep(-2., 0., above + 1.);
    }
    if (t < 700. && road < 8.) {
      float y = p.y - roadHeight(p.z);
      d = min(d, max(abs(plan.z + 4.7) - .28, max(y - .78 - .05 * noise(p.z * .7), -1.6 - y)));
    }
  }
  return d;
}

// The land without its detail, for shadows and reflections.
float coarse(vec3 p) {
  vec4 plan = planAt(p.xz);
  float face = 3.6 + p.y * .13, gully = 1. - abs(noise(vec3(p.x * .052, p.y * .011, p.z * .052)) * 2. - 1.);
  face += gully * gully * 7.5 * smoothstep(6., 18., abs(plan.z));
  return softMax((face - plan.x) * .80, p.y - plan.y, 2.2);
}
float meetCoarse(vec3 eye, vec3 d, float to) {
  float t = 1.;
  for (int i = 0; i < 30 && t < to; i++) {
    vec3 p = eye + d * t; if (p.y > 75.) return -1.;
    float s = coarse(p); if (s < .3) return t;
    t += max(s * .8, 1.2);
  }
  return -1.;
}

vec3 landNormal(vec3 p, float t) {
  vec2 k = vec2(1, -1) * max(.05, .0011 * t);
  return normalize(k.xyy * land(p + k.xyy, t) + k.yyx * land(p + k.yyx, t) + k.yxy * land(p + k.yxy, t) + k.xxx * land(p + k.xxx, t));
}
// Distance to the land along a ray, or -1. A ray that runs out of steps is grazing the ground: it stays there.
float meetLand(vec3 eye, vec3 d, float from, float to, int steps) {
  float t = from;
  for (int i = 0; i < steps; i++) {
    vec3 p = eye + d * t;
    if (p.y > 150. && d.y > 0.) return -1.;
    float s = land(p, t);
    if (s < .0007 * t + .01) return t;
    t += max(s * .62, .0012 * t);
    if (t > to) return -1.;
  }
  return t;
}
float openSky(vec3 p, vec3 n, float t) {
  float sum = 0., w = 1.;
  for (int i = 1; i <= 5; i++) { float r = .5 * float(i * i); sum += w * clamp(land(p + n * r, t) / r, 0., 1.); w *= .8; }
  return sum / 3.3616;
}
float softShadow(vec3 p, vec3 toLight, float t) {
  float s = 1., k = .8;
  for (int i = 0; i < 18; i++) {
    float g = coarse(p + toLight * k) + .6; s = min(s, .5 + 3.2 * g / k);
    if (s < .02) break;
    k += clamp(g * .8, 1.2, 22.); if (k > 260.) break;
  }
  return smoothstep(0., 1., clamp(s, 0., 1.));
}
