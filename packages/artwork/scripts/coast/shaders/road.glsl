// The coast's plan in metres: x to the right, z ahead, the sea to the left of the line.
float bump(float z, float at, float width) { float q = (z - at) / width; return exp(-q * q); }
#ifdef POINT
float coastLine(float z) {
  return 76. + 84. * bump(z, 235., 80.) - 60. * bump(z, 395., 50.) - 90. * bump(z, 540., 60.) - 180. * bump(z, 820., 130.)
    - 330. * bump(z, 1450., 260.);
}
float roadLine(float z) { return 1e4; }
#else
float coastLine(float z) {
  return 34. + 16. * bump(z, 160., 34.) + 22. * bump(z, 285., 45.) - 66. * bump(z, 430., 70.) - 190. * bump(z, 930., 170.)
    - 520. * bump(z, 1900., 380.) + 40. * bump(z, 620., 80.) - .03 * z - 900. * bump(z, 3600., 700.) + 5. * sin(z * .031);
}
float roadLine(float z) {
  return 64. + 20. * bump(z, 235., 85.) - 46. * bump(z, 440., 105.) - 170. * bump(z, 960., 200.) + 42. * bump(z, 660., 90.)
    - .03 * z + 4. * sin(z * .021 + .6) - 400. * bump(z, 1900., 380.);
}
#endif
float roadHeight(float z) { return 36. + 3. * sin(z * .0085 + .4) + 1.5 * sin(z * .019 + 2.) + 5. * smoothstep(300., 520., z); }
// Metres across the road from its middle, seaward negative.
float acrossRoad(vec2 p) {
  float slope = (roadLine(p.y + 1.) - roadLine(p.y - 1.)) * .5;
  return (p.x - roadLine(p.y)) * inversesqrt(1. + slope * slope);
}
vec3 roadPoint(float z) { return vec3(roadLine(z), roadHeight(z), z); }
