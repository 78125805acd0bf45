// A town across a river: what stands above the water, once for the eye and again for each ray the water returns.
out vec4 o;
#ifdef SEVILLE
const int RAYS = 6;
const vec3 DEEP = vec3(.050, .115, .105);
#else
const int RAYS = 3;
const vec3 DEEP = vec3(.018, .125, .135);
#endif

vec3 aboveWater(vec3 ro, vec3 rd, bool clouds) {
  vec4 far = town(ro, rd);
  vec3 c = far.a < 9e4 ? far.rgb : far.rgb + (clouds ? sky(rd) : openAir(rd));
#ifdef SEVILLE
  vec4 mark = bellTower(ro, rd);
  if (mark.a < far.a) c = mark.rgb;
#else
  vec4 span = bridge(ro, rd, far.a);
  c = mix(c, span.rgb, span.a);
#endif
  return c;
}

void main() {
  vec3 d = viewRay(gl_FragCoord.xy), c;
  float t = -uEye.y / d.y;
  if (d.y >= 0. || t * d.z > bank()) c = aboveWater(uEye, d, true);
  else {
    vec3 p = uEye + d * t, sum = vec3(0);
    float lost, height, footprint = sampleWidth(t) / max(-d.y, .03) * .5 + .01;
    vec2 slope = seaSlope(p.xz, footprint, lost, height);
    vec3 n = normalize(vec3(-slope.x, 1., -slope.y));
    float fresnel = .025 + .975 * pow(1. - max(dot(n, -d), 0.), 5.), total = 0.;
    gSoft = .9;
    for (int i = 0; i < RAYS; i++) {
      float jitter = (float(i) + hash(ivec2(gl_FragCoord.xy) * 3 + i * 101)) / float(RAYS) - .5;
      vec3 m = normalize(n + vec3(jitter * .010, 0., -jitter * (.05 + lost * 1.1)));
      vec3 r = reflect(d, m); r.y = abs(r.y) + .002;
      sum += aboveWater(p, normalize(r), false);
    }
    vec3 deep = DEEP * (uFill * 1.3 + vec3(dot(uKey, vec3(.33))) * max(uSun.y, .06)) * (1. + 2.4 * dot(slope, normalize(uSun.xz)));
    c = mix(deep, sum / float(RAYS), clamp(fresnel * 1.15 + .03, 0., 1.));
    c = throughAir(c, d, t, uAir * .5);
#ifndef SEVILLE
    gSoft = 0.; vec4 span = bridge(uEye, d, t);
    c = mix(c, span.rgb, span.a);
#endif
  }
  o = vec4(c, 1.);
}
