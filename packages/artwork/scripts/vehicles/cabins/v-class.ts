import type { Cabin } from './cabin.ts'

/** Two pairs of seats that face each other over a table, as seen through the open door. */
export const vClassCabin: Cabin = {
  key: 'v-class',
  eye: [0.12, 1.12, -1.75],
  lookAt: [0, 0.72, 0.4],
  spread: 0.58,
  leather: [0.085, 0.052, 0.036],
  seatHalf: 0.26,
  pattern: 'diamonds',
  furniture: `
vec3 readingLamp(vec3 p) { return vec3(p.x < 0. ? -.62 : .62, 1.5, p.z * .5 - .1); }
float panes(vec3 p) {
  vec2 at = vec2(p.x - .02, p.y - 1.1);
  return max(box2(at, vec2(1.25, .25), .1), abs(p.z - 1.0) - .4);
}
float lamps(vec3 p) {
  float wall = rod(p, vec3(-1.9, .8, .845), vec3(1.9, .8, .845), .004);
  float roof = rod(p, vec3(-1.5, 1.475, .55), vec3(1.5, 1.475, .55), .004);
  return min(min(wall, roof), rod(p, vec3(-1.9, .12, .845), vec3(1.9, .12, .845), .003));
}
void furnish(vec3 p) {
  float shell = max(box(p - vec3(0, .7, -.6), vec3(2.2, .95, 1.6), .1), -box(p - vec3(0, .74, -1.4), vec3(2., .77, 2.26), .18));
  float hole = panes(p);
  put(max(shell, -hole), PANEL);
  put(max(shell - .006, max(-hole, hole - .012)), METAL);
  put(max(p.y + .01, p.z - .9), CARPET);
  put(box(p - vec3(0, .6, .84), vec3(1.9, .05, .05), .045), LEATHER);
  float top = box(p - vec3(0, .69, .3), vec3(.27, .014, .36), .012);
  put(top, GLOSS);
  put(max(abs(box2(p.xz - vec2(0, .3), vec2(.272, .362), .03)) - .004, abs(p.y - .69) - .012), METAL);
  put(box(p - vec3(0, .34, .56), vec3(.07, .35, .06), .03), PANEL);
  vec3 q = vec3(p.z - (p.z < .12 ? -.2 : .46), p.y, abs(p.x) - .78);
  seat(q, .26);
  put(box(vec3(abs(q.x) - .3, q.y - .66, q.z + .02), vec3(.035, .03, .2), .028), LEATHER);
}
`,
}
