import type { Cabin } from './cabin.ts'

/** Two rows of three with a way through to the second one. */
export const vitoCabin: Cabin = {
  key: 'vito',
  eye: [0.5, 1.22, -1.5],
  lookAt: [-0.04, 0.74, 0.6],
  spread: 0.58,
  leather: [0.03, 0.036, 0.05],
  seatHalf: 0.235,
  pattern: 'bars',
  furniture: `
vec3 readingLamp(vec3 p) { return vec3(p.x < 0. ? -.4 : .4, 1.45, p.z - .3); }
float panes(vec3 p) {
  float z = p.z < .62 ? p.z + .18 : p.z - 1.42;
  float side = max(box2(vec2(z, p.y - 1.1), vec2(.7, .23), .1), abs(abs(p.x) - .92) - .3);
  return min(side, max(box2(p.xy - vec2(0, 1.14), vec2(.6, .2), .08), abs(p.z - 2.1) - .4));
}
float lamps(vec3 p) {
  vec3 q = vec3(abs(p.x), p.yz);
  return rod(q, vec3(.82, .8, -1.6), vec3(.82, .8, 1.9), .004);
}
void furnish(vec3 p) {
  float shell = max(box(p - vec3(0, .7, -.2), vec3(.92, .92, 2.35), .1), -box(p - vec3(0, .72, -.2), vec3(.83, .75, 2.22), .16));
  float hole = panes(p);
  put(max(shell, -hole), PANEL);
  put(max(p.y + .01, abs(p.x) - .84), CARPET);
  put(box(vec3(abs(p.x), p.yz) - vec3(.83, .6, .2), vec3(.04, .035, 1.6), .03), PANEL);
  seat(vec3(abs(p.x + .295) - .245, p.y, p.z - .18), .235);
  seat(vec3(p.x - .5 * clamp(floor(p.x / .5 + .5), -1., 1.), p.y, p.z - 1.2), .235);
}
`,
}
