import type { Cabin } from './cabin.ts'

/** Two seats of one's own, a console between them. */
export const sClassCabin: Cabin = {
  key: 's-class',
  eye: [-0.2, 0.98, -0.98],
  lookAt: [0.0, 0.66, 0.5],
  spread: 0.56,
  leather: [0.075, 0.052, 0.04],
  seatHalf: 0.3,
  pattern: 'diamonds',
  furniture: `
vec3 readingLamp(vec3 p) { return vec3(p.x < 0. ? -.36 : .36, 1.24, -.1); }
float panes(vec3 p) {
  float side = max(box2(p.zy - vec2(-.2, .99), vec2(.72, .17), .1), abs(abs(p.x) - .9) - .3);
  float rear = max(box2(p.xy - vec2(0, 1.075), vec2(.52, .1), .07), abs(p.z - 1.1) - .4);
  return min(side, rear);
}
float lamps(vec3 p) {
  vec3 q = vec3(abs(p.x), p.yz);
  float door = rod(q, vec3(.79, .755, -1.6), vec3(.79, .755, .6), .004);
  float low = rod(q, vec3(.79, .33, -1.6), vec3(.79, .33, .4), .003);
  return min(door, low);
}
void furnish(vec3 p) {
  float shell = max(box(p - vec3(0, .6, -1.), vec3(.9, .8, 2.1), .1), -box(p - vec3(0, .62, -1.), vec3(.8, .64, 2.), .16));
  float hole = panes(p);
  put(max(shell, -hole), PANEL);
  put(max(shell - .006, max(-hole, hole - .012)), METAL);
  put(max(p.y + .01, abs(p.x) - .84), CARPET);
  put(box(vec3(abs(p.x), p.yz) - vec3(.8, .6, -.1), vec3(.085, .03, .5), .028), LEATHER);
  put(box(p - vec3(0, .84, 1.0), vec3(.8, .06, .26), .05), PANEL);
  put(box(p - vec3(0, .3, .24), vec3(.1, .24, .6), .04), PANEL);
  put(box(p - vec3(0, .56, .4), vec3(.1, .045, .3), .04), LEATHER);
  put(box(p - vec3(0, .545, -.12), vec3(.085, .006, .2), .005), GLOSS);
  put(max(abs(length(p.xz - vec2(0, -.2)) - .043) - .004, abs(p.y - .552) - .006), METAL);
  seat(vec3(abs(p.x) - .415, p.y, p.z - .3), .3);
}
`,
}
