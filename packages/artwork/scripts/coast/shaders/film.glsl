out vec4 o;
uniform sampler2D uImage, uSmall, uWide;
uniform vec2 uSize, uStep;
uniform int uJob;        // 0 resolve samples, 1 blur, 2 develop
uniform vec4 uGrade;     // exposure, bloom, vignette, grain
uniform vec2 uSeed;

float hash(ivec2 c) {
  uint n = uint(c.x) * 0x9E3779B1u ^ uint(c.y) * 0x85EBCA77u;
  n ^= n >> 15; n *= 0x2C1B3C6Du; n ^= n >> 13; n *= 0x297A2D39u; n ^= n >> 16;
  return float(n >> 8) * (1. / 16777216.);
}
// Samples are weighed by their brightness, so that a glint softens instead of leaving a stair.
vec3 resolve(ivec2 at, int side) {
  vec3 sum = vec3(0); float total = 0.;
  for (int i = 0; i < side; i++) for (int j = 0; j < side; j++) {
    vec3 c = min(texelFetch(uImage, at * side + ivec2(i, j), 0).rgb, vec3(40.));
    float w = 1. / (1. + dot(c, vec3(.3, .5, .2))); sum += c * w; total += w;
  }
  return sum / total;
}
vec3 develop(vec3 c) {
  c *= uGrade.x;
  c = mix(vec3(dot(c, vec3(.25, .62, .13))), c, 1.06);
  c = c * (2.51 * c + .03) / (c * (2.43 * c + .59) + .14);
  c = clamp(c, 0., 1.);
  c = pow(c, vec3(1. / 2.2));
  // Shadows lean to navy, lights to sand.
  float l = dot(c, vec3(.3, .55, .15));
  c += mix(vec3(.002, .008, .026), vec3(.014, .004, -.016), smoothstep(.05, .8, l)) * (1. - .5 * l);
  return c;
}
void main() {
  ivec2 at = ivec2(gl_FragCoord.xy); vec2 uv = gl_FragCoord.xy / uSize;
  if (uJob == 0) { o = vec4(resolve(at, int(uStep.x)), 1.); return; }
  if (uJob == 1) {
    vec3 sum = vec3(0); float total = 0.;
    for (int i = -8; i <= 8; i++) {
      float w = exp(-float(i * i) / 24.); total += w;
      sum += w * textureLod(uImage, uv + uStep * float(i), 0.).rgb;
    }
    o = vec4(sum / total, 1.); return;
  }
  vec3 c = texelFetch(uImage, at, 0).rgb;
  c = mix(c, textureLod(uSmall, uv, 0.).rgb * .6 + textureLod(uWide, uv, 0.).rgb * .4, uGrade.y);
  vec2 v = uv * 2. - 1.;
  c *= 1. - uGrade.z * smoothstep(.35, 1.9, dot(v, v));
  c = develop(c);
  float g = hash(at + ivec2(uSeed)) + hash(at + ivec2(uSeed) + 911) - 1.;
  o = vec4(c + g * uGrade.w, 1.);
}
