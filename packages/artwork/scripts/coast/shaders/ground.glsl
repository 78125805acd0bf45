// Where the land is, how high, and how deep the sand lies before it. The coast sends arms of rock into the sea, and a
// few stacks stand where an arm's arch has fallen in: a line from x, z to x, z; then radius and height.
#ifdef POINT
const int ARMS = 9;
const vec4 ARM[ARMS] = vec4[ARMS](
  vec4(90., 128., -22., 116.), vec4(-44., 122., -46., 123.), vec4(-60., 150., -61., 150.), vec4(160., 400., -60., 380.),
  vec4(-96., 386., -104., 390.), vec4(-20., 520., -190., 540.), vec4(-232., 548., -240., 550.), vec4(-120., 800., -330., 830.),
  vec4(100., 62., 70., 64.));
const vec2 ARM_SIZE[ARMS] = vec2[ARMS](
  vec2(12., 29.), vec2(6.5, 20.), vec2(4.4, 6.), vec2(17., 34.), vec2(10., 25.), vec2(18., 36.), vec2(12., 28.), vec2(26., 40.),
  vec2(8., 22.));
const int COVES = 3;         // x, z, radius, width of the beach
const vec4 COVE[COVES] = vec4[COVES](vec4(48., 102., 50., 30.), vec4(130., 210., 90., 30.), vec4(60., 330., 90., 30.));
#else
const int ARMS = 9;
const vec4 ARM[ARMS] = vec4[ARMS](
  vec4(60., 204., -58., 214.), vec4(-82., 220., -88., 224.), vec4(-26., 164., -27., 165.), vec4(60., 345., -70., 330.),
  vec4(-104., 326., -112., 330.), vec4(0., 450., -150., 462.), vec4(-184., 476., -194., 480.), vec4(-140., 800., -300., 830.),
  vec4(52., 112., 22., 116.));
const vec2 ARM_SIZE[ARMS] = vec2[ARMS](
  vec2(12., 31.), vec2(7., 22.), vec2(5., 8.), vec2(11., 29.), vec2(9., 24.), vec2(15., 34.), vec2(10., 26.), vec2(26., 38.),
  vec2(9., 28.));
const int COVES = 3;
const vec4 COVE[COVES] = vec4[COVES](vec4(22., 178., 52., 34.), vec4(30., 276., 60., 30.), vec4(-10., 392., 54., 26.));
#endif

float toLine(vec2 p, vec4 line) {
  vec2 a = p - line.xy, b = line.zw - line.xy;
  return length(a - b * clamp(dot(a, b) / dot(b, b), 0., 1.));
}
// Metres from the cliff's edge, inland positive. `top` is the height of an arm and how much of the ground is one.
float inland(vec2 p, int octaves, out vec2 top) {
  float rough = fbm(p * .024 + 4.7, octaves) - .5, scallop = fbm(p * .062 + 1.9, min(octaves, 4)) - .5;
  float e = (p.x - coastLine(p.y)) * .80 + rough * 30. + scallop * 9.;
  e = softMax(e, 17. - abs(acrossRoad(p)), 6.);
  top = vec2(0);
  for (int i = 0; i < ARMS; i++) {
    float r = ARM_SIZE[i].x, d = r - toLine(p, ARM[i]) + (rough * 1.1 + scallop * .9) * min(r, 9.);
    float share = smoothstep(-5., 5., d - e);
    top = mix(top, vec2(ARM_SIZE[i].y, 1.), share);
    e = softMax(e, d, 5.);
  }
  return e;
}
float crest(vec2 p, float e, vec2 top) {
  float roll = fbm(p * .0085 + 2.2, 3) - .5;
  float h = 35. + roll * 14. + smoothstep(25., 800., e) * (80. * fbm(p * .0024 + 5., 4));
  h = mix(h, top.x + roll * 12. + 4. * (noise(p * .10) - .5), top.y);
  h -= 5. * exp(-max(e, 0.) * .20);
  float road = abs(acrossRoad(p));
  return mix(roadHeight(p.y), h, smoothstep(4.6, 15., road));
}
// The sand's height: a beach in the coves, shoals elsewhere.
float sand(vec2 p, float e) {
  float shoal = (fbm(p * .022 + 8., 4) - .5) * 5.;
  float deep = -1.6 - 9. * (1. - exp(min(e, 0.) * .02)) - 30. * (1. - exp(min(e, 0.) * .003)) + shoal * smoothstep(0., -25., e);
  float cove = 0., reach = 20.;
  for (int i = 0; i < COVES; i++) {
    float within = smoothstep(1., .45, length(p - COVE[i].xy) / COVE[i].z);
    if (within > cove) { cove = within; reach = COVE[i].w; }
  }
  float beach = min((e + reach + shoal) * .10, 2.8);
  return mix(deep, max(beach, deep), cove);
}
