import type { Cabin } from './cabin.ts'
import { LIGHT_GLSL } from './light-glsl.ts'
import { SEAT_GLSL } from './seat-glsl.ts'

const PATTERNS = { diamonds: 0, pipes: 1, bars: 2 } as const

/** The program that walks from the eye through every point of the picture until it meets something. */
export function cabinProgram(cabin: Cabin, width: number, height: number): string {
  const { eye, lookAt, spread, leather, pattern, furniture, seatHalf } = cabin
  const vector = (of: readonly number[]) => `vec3(${of.map((one) => one.toFixed(4)).join(', ')})`
  return `#version 300 es
precision highp float;
#define PATTERN ${PATTERNS[pattern]}
#define LEATHER_COLOUR ${vector(leather)}
#define SEAT_HALF ${seatHalf.toFixed(3)}
out vec4 painted;
${SEAT_GLSL}
${furniture}
float solid(vec3 p) { nearest = 1e3; furnish(p); return nearest; }
${LIGHT_GLSL}
vec3 look(vec3 ro, vec3 rd) {
  float t = .02, glow = 0.;
  bool met = false;
  for (int i = 0; i < 150; i++) {
    vec3 p = ro + rd * t;
    float d = solid(p), lamp = lamps(p);
    glow += min(d, .05) * .0007 / (lamp * lamp + .0003);
    if (d < .0006 * t + .0002) { met = true; break; }
    t += min(d * .9, .12 + lamp * .5);
    if (t > 9.) break;
  }
  vec3 colour = outside(rd);
  if (met) {
    vec3 p = ro + rd * t;
    solid(p);
    int m = material, piece = part;
    vec3 local = own;
    vec2 e = vec2(.0012, -.0012);
    vec3 n = normalize(e.xyy * solid(p + e.xyy) + e.yyx * solid(p + e.yyx) + e.yxy * solid(p + e.yxy) + e.xxx * solid(p + e.xxx));
    colour = lit(p, rd, n, m, local, piece);
    if (m == GLOSS) {
      vec3 mirrored = reflect(rd, n);
      colour += outside(mirrored) * (.12 + .5 * pow(1. - max(dot(n, -rd), 0.), 4.));
    }
    float d = max(lamps(p), 0.);
    colour += mix(COPPER, SAND, .25) * smoothstep(.014, .006, d);
  }
  return colour + COPPER * glow;
}
void main() {
  vec3 ro = ${vector(eye)}, ahead = normalize(${vector(lookAt)} - ro);
  vec3 right = normalize(cross(vec3(0, 1, 0), ahead)), up = cross(ahead, right);
  vec3 sum = vec3(0);
  for (int i = 0; i < 4; i++) {
    vec2 aside = vec2(i & 1, i >> 1) * .5 - .25;
    vec2 at = (gl_FragCoord.xy + aside - vec2(${width / 2}, ${height / 2})) / ${height / 2}. * ${spread.toFixed(3)};
    vec3 colour = look(ro, normalize(ahead + at.x * right + at.y * up));
    sum += pow(1. - exp(-colour * 1.35), vec3(1. / 2.2));
  }
  vec2 off = (gl_FragCoord.xy / vec2(${width}, ${height}) - .5) * vec2(1., .9);
  sum *= .25 * (1. - .75 * dot(off, off));
  // Deeper shadows with the blue of the night in them.
  sum = mix(sum, sum * sum * (3. - 2. * sum), vec3(.62, .56, .44));
  painted = vec4(sum, 1);
}
`
}
