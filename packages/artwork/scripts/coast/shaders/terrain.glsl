// Cliffs of bedded limestone. `inland` is the distance from the cliff's edge, `crest` the height of the ground, and
// `land` the solid between: a sheer face whose soft beds lie deeper than the hard ones, honeycombed, hollowed at the
// foot and undercut by the sea; before it the sand.
float beds(vec3 p) { return p.y + 2.4 * noise(p.xz * .017) + .6 * noise(p.xz * .09); }
// How far a bed stands back: thick ones, and the thin ones between them.
float setBack(float b, vec2 at) {
  float thick = noise(b * .30), thin = noise(b * .95 + 40.), worn = noise(at * .05 + 9.);
  return (smoothstep(.35, .65, thick) - .5) * 1.9 * (.45 + worn) + (smoothstep(.3, .7, thin) - .5) * 1.0;
}
float cells(vec3 p) {
  float a = noise(p * vec3(.50, .95, .50)), b = noise(p * vec3(1.25, 2.1, 1.25) + 7.);
  return smoothstep(.58, .82, a) * .9 + smoothstep(.60, .82, b) * .3;
}
// Grottos at the water's edge: where the rock is weak they open higher.
float grotto(vec3 p) {
  float weak = noise(p.xz * .052 + 3.) - .60;
  return weak <= 0. ? 0. : 7. * smoothstep(0., 2.5, weak * 46. - p.y);
}

float land(vec3 p, float t) {
  vec4 plan = planAt(p.xz);
  float e = plan.x, above = p.y - plan.y, face = .8 + p.y * .05, floor_ = p.y - plan.w;
  float d = softMax((face - e) * .85, above, 1.8);
  if (d > 9.) return plan.w > -3. ? min(d - 6., floor_ * .9) : d - 6.;
  float road = abs(plan.z), b = beds(p), cliff = smoothstep(6., 16., road);
  float gully = 1. - abs(noise(vec3(p.x * .045, p.y * .008, p.z * .045)) * 2. - 1.);
  face += setBack(b, p.xz) + 1.5 * exp(-pow((p.y - 2.) * .7, 2.)) - 1.6 * smoothstep(1.3, -.3, p.y) + (gully * gully * 4.5 + grotto(p)) * cliff;
  float joint = 1. - abs(noise(vec3(p.x * .12, p.y * .014, p.z * .12) + 20.) * 2. - 1.), joint2 = joint * joint;
  face += (noise(vec3(p.x * .11, p.y * .04, p.z * .11)) - .5) * 3. + joint2 * joint2 * joint2 * 2.4;
  d = softMax((face - e) * .85, above, 1.3);
  d = softMax(d, -hollow(p) + .6 * setBack(b, p.xz), 1.6);
  if (abs(d) < 3.5) {
    float wild = smoothstep(3.9, 6.5, road), wall = smoothstep(-1., -3.5, above);
    d += (fbm(p * vec3(.17, .34, .17), t < 260. ? 6 : t < 900. ? 3 : 2) - .5) * 1.9 * wild;
    if (t < 600.) d += cells(p) * wall * smoothstep(.30, .62, noise(p * vec3(.06, .16, .06))) * wild;
    if (t < 700. && above > -4.) {
      float scrub = noise(p.xz * .23) + .6 * noise(p.xz * .61 + 4.) - .78;
      d -= max(scrub, 0.) * (.9 + 1.0 * noise(p.xz * 1.6)) * wild * smoothstep(-2., 0., above + 1.);
    }
    if (t < 700. && road < 8.) {
      float y = p.y - roadHeight(p.z);
      d = min(d, max(abs(plan.z + 4.7) - .28, max(y - .78 - .05 * noise(p.z * .7), -1.6 - y)));
    }
  }
  if (above < 12. && above > -6.) d = min(d, houses(p, plan.y));
  return plan.w > -3. ? min(d, floor_ * .9) : d;
}

// The land without its detail, for shadows and reflections.
float coarse(vec3 p) {
  vec4 plan = planAt(p.xz);
  float face = 1.6 + p.y * .05, gully = 1. - abs(noise(vec3(p.x * .045, p.y * .008, p.z * .045)) * 2. - 1.);
  face += gully * gully * 4.5 * smoothstep(6., 16., abs(plan.z));
  float d = softMax((face - plan.x) * .85, p.y - plan.y, 1.8);
  return d < 8. ? softMax(d, -hollow(p), 1.6) : d;
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
