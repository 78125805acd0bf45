uniform vec4 uTown;       // street light, windows lit, last light on the fronts, lamps
uniform float uScale;     // of the houses' heights
uniform float uAir;
float bump(float z, float at, float width) { float q = (z - at) / width; return exp(-q * q); }
