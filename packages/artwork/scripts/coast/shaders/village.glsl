// Low whitewashed houses with flat roofs, one to a plot, where a village stands: x, z and radius.
#ifdef POINT
const int VILLAGES = 2;
const vec3 VILLAGE[VILLAGES] = vec3[VILLAGES](vec3(190., 400., 62.), vec3(60., 585., 90.));
#else
const int VILLAGES = 3;
const vec3 VILLAGE[VILLAGES] = vec3[VILLAGES](vec3(215., 470., 74.), vec3(120., 700., 66.), vec3(420., 820., 130.));
#endif
const float PLOT = 15.;

// Metres to the nearest house of the plot; `ground` is the height of the land there.
float houses(vec3 p, float ground) {
  float village = 0.;
  for (int i = 0; i < VILLAGES; i++) village = max(village, 1.2 - length(p.xz - VILLAGE[i].xy) / VILLAGE[i].z);
  if (village <= 0.) return 50.;
  ivec2 plot = ivec2(floor(p.xz / PLOT));
  if (hash(plot) > village * 1.1) return 50.;
  vec2 shift = vec2(hash(plot + 7), hash(plot + 19)) - .5, size = vec2(hash(plot + 31), hash(plot + 43));
  vec3 q = vec3(p.x - (float(plot.x) + .5) * PLOT, p.y - ground, p.z - (float(plot.y) + .5) * PLOT) - vec3(shift.x, 0., shift.y) * 3.;
  vec3 a = abs(q) - vec3(3.4 + 2. * size.x, 3.2 + 2.6 * step(.55, size.y), 3.2 + 2. * size.y);
  return length(max(a, 0.)) + min(max(a.x, max(a.y, a.z)), 0.);
}
