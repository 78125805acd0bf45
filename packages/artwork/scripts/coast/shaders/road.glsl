// The coast's plan in metres: x to the right, z ahead, the sea to the left of the line.
float bump(float z, float at, float width) { float q = (z - at) / width; return exp(-q * q); }
#ifdef STACKS
float coastLine(float z) { return 60. + .10 * z - 70. * bump(z, 330., 70.) - 150. * bump(z, 620., 120.) - 330. * bump(z, 1250., 240.); }
float roadLine(float z) { return 1e4; }
#else
float coastLine(float z) {
  return 24. + 20. * bump(z, 235., 75.) - 52. * bump(z, 430., 95.) - 190. * bump(z, 960., 190.)
    - 520. * bump(z, 1900., 380.) + 40. * bump(z, 660., 90.) - .03 * z - 900. * bump(z, 3600., 700.) + 5. * sin(z * .031);
}
float roadLine(float z) {
  return 24. + 20. * bump(z, 235., 85.) - 46. * bump(z, 440., 105.) - 170. * bump(z, 960., 200.) + 42. * bump(z, 660., 90.)
    - .03 * z + 20. + 4. * sin(z * .021 + .6) - 400. * bump(z, 1900., 380.);
}
#endif
float roadHeight(float z) { return 45. + 4. * sin(z * .0085 + .4) + 2. * sin(z * .019 + 2.) + 7. * smoothstep(300., 520., z); }
// Metres across the road from its middle, seaward negative.
float acrossRoad(vec2 p) {
  float slope = (roadLine(p.y + 1.) - roadLine(p.y - 1.)) * .5;
  return (p.x - roadLine(p.y)) * inversesqrt(1. + slope * slope);
}
vec3 roadPoint(float z) { return vec3(roadLine(z), roadHeight(z), z); }
