// The sea at one moment, where the still shows any.
out vec4 o;
uniform sampler2D uBeauty;
uniform float uAir, uRatio;

void main() {
  bool open = false; ivec2 at = ivec2((gl_FragCoord.xy - .5) * uRatio + .5);
  for (int i = 0; i < int(uRatio); i++) for (int j = 0; j < int(uRatio); j++) open = open || texelFetch(uBeauty, at + ivec2(i, j), 0).a < 0.;
  o = vec4(0);
  if (!open) return;
  vec3 d = viewRay(gl_FragCoord.xy); float t = -uEye.y / min(d.y, -1e-3); vec3 p = uEye + d * t;
  vec4 plan = planAt(p.xz);
  float shore = max(min(plan.x, hollow(vec3(p.x, .5, p.z))), plan.w * 8.);
  o = vec4(throughAir(seaColour(p, d, t, shore, -plan.w, uBeauty, uSize), d, t, uAir * .8), 1.);
}
