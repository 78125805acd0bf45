/** Solids by their distance, the seat made of them, and the seams of its leather. */
export const SEAT_GLSL = `
const int LEATHER = 1, PANEL = 2, GLOSS = 3, CARPET = 4, METAL = 5, FRAME = 6;

float nearest; int material; vec3 own; int part;

void put(float d, int m) { if (d < nearest) { nearest = d; material = m; part = 0; } }
void putPart(float d, vec3 local, int which) { if (d < nearest) { nearest = d; material = LEATHER; own = local; part = which; } }

float box(vec3 p, vec3 half_, float r) {
  vec3 q = abs(p) - half_ + r;
  return length(max(q, 0.)) + min(max(q.x, max(q.y, q.z)), 0.) - r;
}
float box2(vec2 p, vec2 half_, float r) {
  vec2 q = abs(p) - half_ + r;
  return length(max(q, 0.)) + min(max(q.x, q.y), 0.) - r;
}
float rod(vec3 p, vec3 a, vec3 b, float r) {
  vec3 pa = p - a, ba = b - a;
  return length(pa - ba * clamp(dot(pa, ba) / dot(ba, ba), 0., 1.)) - r;
}
float blend(float a, float b, float k) {
  float h = max(k - abs(a - b), 0.) / k;
  return min(a, b) - h * h * k * .25;
}
vec2 turn(vec2 p, float a) { float c = cos(a), s = sin(a); return vec2(c * p.x + s * p.y, c * p.y - s * p.x); }

/** The distance to the nearest seam of the quilting. */
float seam(vec2 at) {
#if PATTERN == 0
  vec2 d = vec2(at.x + at.y * .72, at.x - at.y * .72) / .088;
  d = abs(fract(d) - .5);
  return (.5 - max(d.x, d.y)) * .088 * .8;
#elif PATTERN == 1
  return (.5 - abs(fract(at.x / .066 + .5) - .5)) * .066;
#else
  return (.5 - abs(fract(at.y / .085) - .5)) * .085;
#endif
}
/** The quilted middle of a seat's part, 1 inside. */
float field(vec2 at, vec2 half_) { return smoothstep(.004, -.004, box2(at, half_, .03)); }

void seat(vec3 p, float w) {
  if (box(p - vec3(0, .62, .14), vec3(w + .03, .66, .5), .02) > .25) { put(box(p - vec3(0, .62, .14), vec3(w + .03, .66, .5), .02), LEATHER); return; }
  float ax = abs(p.x);
  vec3 c = p - vec3(0, .37, -.02);
  c.yz = turn(c.yz, .1);
  float puff = .009 * smoothstep(0., .028, seam(c.xz)) * field(c.xz, vec2(w - .075, .2)) * step(0., c.y);
  float cushion = box(c, vec3(w, .085, .28), .06) - puff;
  cushion = blend(cushion, box(vec3(ax - w + .04, c.y - .055, c.z), vec3(.04, .06, .25), .04), .035);
  putPart(cushion * .85, c, 1);

  vec3 b = p - vec3(0, .44, .25);
  b.yz = turn(b.yz, .3);
  float taper = w - .035 * smoothstep(.1, .7, b.y);
  puff = .009 * smoothstep(0., .028, seam(b.xy)) * field(b.xy - vec2(0, .32), vec2(w - .085, .25)) * step(b.z, 0.);
  float back = box(b - vec3(0, .32, 0), vec3(taper, .35, .08), .06) - puff;
  back = blend(back, box(vec3(ax - taper + .042, b.y - .27, b.z + .07), vec3(.042, .26, .055), .04), .05);
  putPart(back * .85, b, 2);

  vec3 h = b - vec3(0, .765, -.02);
  h.z += h.x * h.x * .9;
  putPart(box(h, vec3(.155, .085, .055), .045), h, 3);
  put(rod(vec3(ax, b.y, b.z), vec3(.055, .6, .01), vec3(.055, .8, .01), .007), METAL);
  put(box(p - vec3(0, .16, .02), vec3(w * .96, .17, .25), .03), PANEL);
}
`
