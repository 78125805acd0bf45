// Value noise over an integer hash: the same picture on every machine, and no seams far from the origin.
float hash(ivec2 c) {
  uint n = uint(c.x) * 0x9E3779B1u ^ uint(c.y) * 0x85EBCA77u;
  n ^= n >> 15; n *= 0x2C1B3C6Du; n ^= n >> 13; n *= 0x297A2D39u; n ^= n >> 16;
  return float(n >> 8) * (1. / 16777216.);
}
float hash(ivec3 c) { return hash(ivec2(c.x + c.z * 7919, c.y - c.z * 6101)); }

float noise(float x) {
  int i = int(floor(x)); float f = fract(x); f = f * f * (3. - 2. * f);
  return mix(hash(ivec2(i, 17)), hash(ivec2(i + 1, 17)), f);
}
float noise(vec2 p) {
  ivec2 i = ivec2(floor(p)); vec2 f = fract(p); f = f * f * f * (f * (f * 6. - 15.) + 10.);
  return mix(mix(hash(i), hash(i + ivec2(1, 0)), f.x), mix(hash(i + ivec2(0, 1)), hash(i + ivec2(1, 1)), f.x), f.y);
}
float noise(vec3 p) {
  ivec3 i = ivec3(floor(p)); vec3 f = fract(p); f = f * f * (3. - 2. * f);
  vec4 a = vec4(hash(i), hash(i + ivec3(1, 0, 0)), hash(i + ivec3(0, 1, 0)), hash(i + ivec3(1, 1, 0)));
  vec4 b = vec4(hash(i + ivec3(0, 0, 1)), hash(i + ivec3(1, 0, 1)), hash(i + ivec3(0, 1, 1)), hash(i + ivec3(1, 1, 1)));
  vec4 m = mix(a, b, f.z); vec2 k = mix(m.xy, m.zw, f.y);
  return mix(k.x, k.y, f.x);
}

// Height and gradient of the noise, for surfaces that are only seen through their slope.
vec3 slopeNoise(vec2 p) {
  ivec2 i = ivec2(floor(p)); vec2 f = fract(p);
  vec2 u = f * f * f * (f * (f * 6. - 15.) + 10.), du = 30. * f * f * (f * (f - 2.) + 1.);
  float a = hash(i), b = hash(i + ivec2(1, 0)), c = hash(i + ivec2(0, 1)), d = hash(i + ivec2(1, 1));
  return vec3(a + (b - a) * u.x + (c - a) * u.y + (a - b - c + d) * u.x * u.y,
    du * (vec2(b - a, c - a) + (a - b - c + d) * u.yx));
}

const mat2 TURN = mat2(.8, .6, -.6, .8);
float fbm(vec2 p, int octaves) {
  float sum = 0., gain = .5, total = 0.;
  for (int i = 0; i < octaves; i++) { sum += gain * noise(p); total += gain; p = TURN * p * 2.03 + 17.3; gain *= .5; }
  return sum / total;
}
float fbm(vec3 p, int octaves) {
  float sum = 0., gain = .5, total = 0.;
  for (int i = 0; i < octaves; i++) {
    sum += gain * noise(p); total += gain; p.xz = TURN * p.xz; p = p * 2.03 + 11.7; gain *= .5;
  }
  return sum / total;
}
float softMax(float a, float b, float k) { float h = max(k - abs(a - b), 0.) / k; return max(a, b) + h * h * k * .25; }
float softMin(float a, float b, float k) { return -softMax(-a, -b, k); }
