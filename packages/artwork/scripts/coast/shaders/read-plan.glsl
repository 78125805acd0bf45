uniform sampler2D uPlan;
vec4 planAt(vec2 p) {
  p -= uEye.xz;
  float z = max(p.y, -50.) + 60.;
  return textureLod(uPlan, vec2(p.x / (3.2 * z) + .5, log(z / 60.) / 4.5), 0.);
}
