uniform vec2 uSize;      // of the target, in samples
uniform float uTime;     // seconds
uniform vec3 uEye;
uniform vec3 uView;      // yaw, focal length, lens shift: the horizon's height in the frame
uniform vec3 uSun;       // towards the light

// The lens is shifted rather than tilted, so that towers and cliffs stand upright.
vec3 viewRay(vec2 pixel) {
  vec2 q = (pixel * 2. - uSize) / uSize.y;
  vec3 ray = normalize(vec3(q.x, q.y - uView.z, uView.y));
  float c = cos(uView.x), s = sin(uView.x);
  return vec3(c * ray.x + s * ray.z, ray.y, c * ray.z - s * ray.x);
}
vec2 onFilm(vec3 p) {
  vec3 r = p - uEye; float c = cos(uView.x), s = sin(uView.x);
  r = vec3(c * r.x - s * r.z, r.y, s * r.x + c * r.z);
  return vec2(r.x, r.y) / r.z * uView.y + vec2(0, uView.z);
}
