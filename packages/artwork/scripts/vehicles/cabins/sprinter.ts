import type { Cabin } from './cabin.ts'

/** Rows of two and one along an aisle. */
export const sprinterCabin: Cabin = {
  key: 'sprinter',
  eye: [0.2, 1.38, -1.3],
  lookAt: [0.06, 0.98, 1],
  spread: 0.62,
  leather: [0.045, 0.045, 0.055],
  seatHalf: 0.225,
  pattern: 'pipes',
  furniture: `
vec3 readingLamp(vec3 p) { return vec3(p.x < .1 ? -.5 : .6, 1.8, p.z - .25); }
float panes(vec3 p) {
  float z = p.z - clamp(floor(p.z / 1.3 + .5), -1., 3.) * 1.3;
  float side = max(box2(vec2(z, p.y - 1.16), vec2(.58, .33), .09), abs(abs(p.x) - .98) - .3);
  return min(side, max(box2(p.xy - vec2(0, 1.2), vec2(.55, .3), .08), abs(p.z - 4.6) - .5));
}
float lamps(vec3 p) {
  vec3 q = vec3(abs(p.x), p.yz);
  float rack = rod(q, vec3(.5, 1.735, -1.6), vec3(.5, 1.735, 4.2), .004);
  return min(rack, rod(vec3(abs(p.x - .23), p.yz), vec3(.172, .02, -1.6), vec3(.172, .02, 4.2), .003));
}
void furnish(vec3 p) {
  float shell = max(box(p - vec3(0, .95, 1.2), vec3(.99, 1.1, 3.5), .1), -box(p - vec3(0, .96, 1.2), vec3(.89, .98, 3.3), .2));
  float hole = panes(p);
  put(max(shell, -hole), PANEL);
  put(max(p.y + .005, abs(p.x) - .92), CARPET);
  put(box(vec3(abs(p.x), p.yz) - vec3(.76, 1.8, 1.2), vec3(.26, .06, 3.2), .05), PANEL);
  float row = clamp(floor(p.z / .86 + .35), 0., 4.);
  vec3 q = vec3(p.x, p.y, p.z - row * .86);
  seat(vec3(p.x < .18 ? abs(q.x + .43) - .232 : q.x - .66, q.yz), .225);
}
`,
}
