// The land's plan, drawn once and read at every step of every ray: distance inland, height of the ground, metres
// across the road, and height of the sand before the cliffs. Its texels widen with the distance from the eye.
out vec4 o;
uniform vec2 uSize;
uniform vec3 uEye;
void main() {
  vec2 uv = gl_FragCoord.xy / uSize;
  float z = 60. * exp(uv.y * 4.5) - 60.;
  vec2 p = vec2((uv.x - .5) * 3.2 * (z + 60.), z) + uEye.xz;
  vec2 top; float e = inland(p, z < 500. ? 7 : 6, top);
  o = vec4(e, crest(p, e, top), acrossRoad(p), sand(p, e));
}
