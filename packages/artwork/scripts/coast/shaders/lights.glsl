uniform vec4 uCar;       // metres along the road, light, spare, spare

struct Car { vec3 at; vec3 ahead; vec3 right; };
Car carOnRoad() {
  vec3 a = roadPoint(uCar.x), b = roadPoint(uCar.x + 2.);
  vec3 ahead = normalize(b - a), right = normalize(cross(vec3(0, 1, 0), ahead));
  return Car(a + right * 1.7 + vec3(0, .02, 0), ahead, right);
}
vec3 inCar(Car c, vec3 p) { vec3 q = p - c.at; return vec3(dot(q, c.right), q.y - c.ahead.y * dot(q, c.ahead), dot(q, c.ahead)); }

// Two low beams: bright and wide under the cut-off, a thin spill above it.
vec3 headlights(Car c, vec3 p, vec3 n) {
  vec3 sum = vec3(0), q = inCar(c, p);
  if (q.z < 1.5 || q.z > 190.) return sum;
  for (int i = 0; i < 2; i++) {
    vec3 r = q - vec3(i == 0 ? -.68 : .68, .66, 2.4);
    float d2 = dot(r, r), along = max(r.z, .1);
    float wide = r.x / along, tall = r.y / along + .012;
    float beam = exp(-wide * wide * 9.) + .16 * exp(-wide * wide * 1.6);
    beam *= smoothstep(.035, -.02, tall) * .96 + .04 * exp(-tall * tall * 8.);
    vec3 toLamp = c.at + c.right * (i == 0 ? -.68 : .68) + vec3(0, .66, 0) + c.ahead * 2.4 - p;
    float facing = max(dot(n, normalize(toLamp)), 0.) + .05;
    sum += vec3(1., .86, .66) * beam * (.04 + .96 * facing) * 1500. * exp(-along * .012) * smoothstep(-3.5, -.8, q.y) / (d2 + 34.) ;
  }
  float tail = exp(-dot(inCar(c, p) - vec3(0, .2, -4.), inCar(c, p) - vec3(0, .2, -4.)) * .07);
  return (sum + vec3(.8, .06, .02) * tail * .25) * uCar.y;
}

float carBody(vec3 q) {
  vec3 a = abs(q - vec3(0, .56, 0)) - vec3(.80, .24, 2.28);
  float low = length(max(a, 0.)) + min(max(a.x, max(a.y, a.z)), 0.) - .14;
  float taper = mix(1., .74, smoothstep(.8, 1.45, q.y));
  vec3 b = abs(vec3(q.x / taper, q.y - 1.02, q.z + .28)) - vec3(.72, .30, 1.15 - .75 * (q.y - .8));
  float cabin = length(max(b, 0.)) + min(max(b.x, max(b.y, b.z)), 0.) - .12;
  return softMin(low, cabin * .8, .25);
}

// The car itself over what stands behind it, and the light its lamps throw into the lens.
vec3 withCar(vec3 c, Car car, vec3 eye, vec3 d, float depth) {
  vec3 centre = car.at + vec3(0, .7, 0); float reach = dot(centre - eye, d);
  vec3 off = eye + d * reach - centre;
  if (dot(off, off) < 9. && reach < depth + 3.) {
    float t = reach - 3.2;
    for (int i = 0; i < 40; i++) {
      vec3 q = inCar(car, eye + d * t); float s = carBody(q);
      if (s < .01) {
        vec2 k = vec2(.02, 0);
        vec3 n = normalize(vec3(carBody(q + k.xyy) - carBody(q - k.xyy), carBody(q + k.yxy) - carBody(q - k.yxy), carBody(q + k.yyx) - carBody(q - k.yyx)));
        vec3 w = n.x * car.right + n.y * vec3(0, 1, 0) + n.z * car.ahead, r = reflect(d, w);
        float f = .05 + .6 * pow(1. - max(dot(-d, w), 0.), 4.);
        c = vec3(.006, .008, .013) + clearSky(vec3(r.x, abs(r.y), r.z)) * f;
        float strip = step(q.z, -2.2) * smoothstep(.10, .03, abs(q.y - .72)) * smoothstep(.30, .42, abs(q.x));
        c += vec3(5., .34, .10) * strip * uCar.y;
        break;
      }
      t += s * .8; if (t > reach + 3.2) break;
    }
  }
  for (int i = 0; i < 4; i++) {
    bool rear = i < 2;
    vec3 lamp = car.at + car.right * (i % 2 == 0 ? -.66 : .66) + vec3(0, .70, 0) + car.ahead * (rear ? -2.46 : 2.55);
    float far = length(lamp - eye);
    if (far > depth + 6.) continue;
    vec3 o = eye + d * dot(lamp - eye, d) - lamp; float r2 = dot(o, o);
    c += (rear ? vec3(1., .10, .025) * .20 : vec3(1., .82, .58) * .30) * exp(-r2 * 1.1) * uCar.y;
    c += (rear ? vec3(1., .12, .04) * .030 : vec3(1., .78, .52) * .045) / (1. + r2 * 1.6) * exp(-r2 * .02) * uCar.y;
  }
  return c;
}
// Light the beams leave in the damp air over the road.
vec3 beamHaze(Car car, vec3 eye, vec3 d, float depth) {
  vec3 sum = vec3(0);
  vec3 mid = car.at + car.ahead * 22.; float reach = dot(mid - eye, d);
  vec3 off = eye + d * reach - mid;
  if (dot(off, off) > 900.) return sum;
  for (int i = 0; i < 16; i++) {
    float t = reach + (float(i) - 7.5) * 2.4; if (t > depth) break;
    vec3 q = inCar(car, eye + d * t) - vec3(0, .66, 2.4); if (q.z < .2) continue;
    float w = q.x / (q.z + .8), h = (q.y / (q.z + .8)) + .02;
    sum += vec3(1., .84, .62) * exp(-w * w * 12. - h * h * 90.) / (4. + q.z * q.z) * exp(-q.z * .02);
  }
  return sum * .085 * uCar.y;
}
