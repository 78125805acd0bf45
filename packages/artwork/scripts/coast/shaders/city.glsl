// A town across a river: what stands above the water, once for the eye and again for each ray the water returns.
out vec4 o;

vec3 aboveWater(vec3 ro, vec3 rd, bool clouds) {
  vec4 far = town(ro, rd); vec3 lamps = vec3(0);
  vec3 c = far.a < 9e4 ? far.rgb : far.rgb + (clouds ? sky(rd) : openAir(rd));
#ifdef SEVILLE
  vec4 mark = bellTower(ro, rd);
  if (mark.a < far.a) c = mark.rgb;
#else
  // The town's own light hangs in the air over it.
  if (far.a > 9e4) c += vec3(.55, .26, .10) * uTown.x * .035 * exp(-max(rd.y, 0.) * 11.);
  vec4 span = bridge(ro, rd, far.a, lamps);
  c = mix(c, span.rgb, span.a) + lamps;
#endif
  return c;
}

void main() {
  vec3 d = viewRay(gl_FragCoord.xy), c;
  float t = -uEye.y / d.y;
  if (d.y >= 0. || t > FIRST - 6.) c = aboveWater(uEye, d.y < 0. ? normalize(vec3(d.x, max(d.y, -uEye.y / (FIRST - 6.)), d.z)) : d, true);
  else {
    vec3 p = uEye + d * t, sum = vec3(0);
    float lost, height, footprint = sampleWidth(t) / max(-d.y, .03) * .5 + .01;
    vec2 slope = seaSlope(p.xz, footprint, lost, height);
    vec3 n = normalize(vec3(-slope.x, 1., -slope.y));
    float fresnel = .025 + .975 * pow(1. - max(dot(n, -d), 0.), 5.), total = 0.;
    gSoft = .9;
    for (int i = 0; i < 2; i++) {
      float jitter = (float(i) + hash(ivec2(gl_FragCoord.xy) * 3 + i * 101)) / 2. - .5;
      vec3 m = normalize(n + vec3(jitter * .010, 0., -jitter * (.05 + lost * 1.1)));
      vec3 r = reflect(d, m); r.y = abs(r.y) + .002;
      sum += aboveWater(p, normalize(r), false);
    }
    vec3 deep = vec3(.006, .014, .026) * (uFill.b * 5. + .2);
    c = mix(deep, sum / 2., clamp(fresnel * 1.15 + .03, 0., 1.));
    c = throughAir(c, d, t, uAir * .5);
#ifndef SEVILLE
    gSoft = 0.; vec3 lamps; vec4 span = bridge(uEye, d, t, lamps);
    c = mix(c, span.rgb, span.a) + lamps;
#endif
  }
  o = vec4(c, 1.);
}
