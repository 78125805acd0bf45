import type { Cabin } from './cabin.ts'

/** A bench for three. */
export const eClassCabin: Cabin = {
  key: 'e-class',
  eye: [0.22, 0.98, -1.02],
  lookAt: [0.02, 0.66, 0.5],
  spread: 0.56,
  leather: [0.03, 0.04, 0.064],
  seatHalf: 0.25,
  pattern: 'pipes',
  furniture: `
vec3 readingLamp(vec3 p) { return vec3(p.x < 0. ? -.36 : .36, 1.2, -.05); }
float panes(vec3 p) {
  float side = max(box2(p.zy - vec2(-.3, .97), vec2(.7, .16), .1), abs(abs(p.x) - .87) - .3);
  float rear = max(box2(p.xy - vec2(0, 1.06), vec2(.54, .09), .07), abs(p.z - 1.05) - .4);
  return min(side, rear);
}
float lamps(vec3 p) {
  vec3 q = vec3(abs(p.x), p.yz);
  return rod(q, vec3(.765, .75, -1.6), vec3(.765, .75, .55), .004);
}
void furnish(vec3 p) {
  float shell = max(box(p - vec3(0, .6, -1.), vec3(.87, .78, 2.05), .1), -box(p - vec3(0, .6, -1.), vec3(.775, .63, 1.95), .16));
  float hole = panes(p);
  put(max(shell, -hole), PANEL);
  put(max(shell - .006, max(-hole, hole - .01)), METAL);
  put(max(p.y + .01, abs(p.x) - .84), CARPET);
  put(box(vec3(abs(p.x), p.yz) - vec3(.775, .58, -.15), vec3(.08, .03, .45), .028), LEATHER);
  put(box(p - vec3(0, .83, .98), vec3(.8, .06, .26), .05), PANEL);
  put(box(p - vec3(0, .17, .31), vec3(.76, .2, .28), .05), PANEL);
  seat(vec3(abs(p.x) - .49, p.y, p.z - .3), .25);
  seat(vec3(p.x, p.y + .015, p.z - .325), .235);
}
`,
}
