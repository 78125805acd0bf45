// Where the land is and how high.
#ifdef STACKS
const int ROCKS = 9;
const vec4 ROCK[ROCKS] = vec4[ROCKS](          // x, z, radius, height
  vec4(-38., 168., 17., 31.), vec4(-8., 205., 12., 25.), vec4(-66., 250., 13., 34.), vec4(14., 262., 20., 40.),
  vec4(-112., 330., 22., 38.), vec4(-42., 392., 26., 44.), vec4(-150., 520., 30., 42.), vec4(-12., 150., 5.5, 9.),
  vec4(-86., 196., 5., 8.));
#else
const int ROCKS = 6;
const vec4 ROCK[ROCKS] = vec4[ROCKS](
  vec4(-62., 392., 15., 30.), vec4(-40., 330., 8., 17.), vec4(-185., 830., 26., 36.), vec4(-225., 905., 15., 24.),
  vec4(-12., 262., 6., 9.), vec4(-30., 300., 4., 6.));
#endif

float inland(vec2 p, int octaves, out float rockTop) {
  float rough = fbm(p * .021 + 4.7, octaves) - .5;
  float e = (p.x - coastLine(p.y)) * .72 + rough * 42.;
  float road = abs(acrossRoad(p));
  e = softMax(e, 19. - road, 6.);
  rockTop = -1.;
  for (int i = 0; i < ROCKS; i++) {
    vec2 q = p - ROCK[i].xy;
    float r = ROCK[i].z - length(q * vec2(1., .8)) + rough * ROCK[i].z * 1.5;
    if (r > e) { e = r; rockTop = ROCK[i].w; }
  }
  return e;
}
float crest(vec2 p, float e, float rockTop) {
  float roll = fbm(p * .0075 + 2.2, 3) - .5;
  float h = 46. + roll * 15. + smoothstep(25., 800., e) * (95. * fbm(p * .0024 + 5., 4));
  if (rockTop > 0.) h = rockTop + roll * 16. + 5. * noise(p * .11);
  h -= 7. * exp(-max(e, 0.) * .16);
  float road = abs(acrossRoad(p));
  return mix(roadHeight(p.y), h, smoothstep(4.6, 15., road));
}
