// What the sea has bored through arms and stacks: x, z, the tunnel's bearing, half its width; then the crown's height
// and half the length.
#ifdef POINT
const int ARCHES = 6;
const vec4 ARCH[ARCHES] = vec4[ARCHES](
  vec4(-6., 117., .16, 9.), vec4(25., 120., .38, 7.5), vec4(50., 124., .6, 4.), vec4(-48., 381., .0, 11.), vec4(-100., 388., .1, 4.5),
  vec4(-150., 536., .1, 14.));
const vec2 ARCH_SIZE[ARCHES] = vec2[ARCHES](
  vec2(20.5, 26.), vec2(15., 26.), vec2(7., 24.), vec2(23., 34.), vec2(14., 24.), vec2(24., 40.));
#else
const int ARCHES = 7;
const vec4 ARCH[ARCHES] = vec4[ARCHES](
  vec4(-42., 212., -.15, 9.5), vec4(-6., 209., .0, 7.), vec4(-46., 333., .1, 10.), vec4(-10., 337., .1, 6.), vec4(-108., 328., .2, 4.5),
  vec4(-110., 459., .1, 13.), vec4(-250., 822., .1, 17.));
const vec2 ARCH_SIZE[ARCHES] = vec2[ARCHES](
  vec2(22.5, 26.), vec2(17., 26.), vec2(20., 24.), vec2(12., 24.), vec2(13., 22.), vec2(24., 34.), vec2(28., 60.));
#endif

// Metres to the nearest hollow, negative inside it: walls that stand a little apart at the top, under a vault.
float hollow(vec3 p) {
  float d = 60.;
  for (int i = 0; i < ARCHES; i++) {
    vec2 q = p.xz - ARCH[i].xy, size = ARCH_SIZE[i]; float wide = ARCH[i].w;
    if (dot(q, q) > (size.y + 40.) * (size.y + 40.)) continue;
    float c = cos(ARCH[i].z), s = sin(ARCH[i].z); q = vec2(c * q.x - s * q.y, s * q.x + c * q.y);
    float spring = size.x - wide * 1.15;
    float vault = length(vec2(q.x, max(p.y - spring, 0.) / 1.15)) - wide * (.82 + .012 * min(p.y, 14.));
    d = min(d, softMax(vault, abs(q.y) - size.y, 2.));
  }
  if (d < 8.) d += (noise(p * vec3(.16, .22, .16) + 5.) - .5) * 4.4;
  return d;
}
