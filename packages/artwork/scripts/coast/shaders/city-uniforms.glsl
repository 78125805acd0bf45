uniform vec4 uTown;       // how much of the key light the sunny walls get, and the shaded ones
uniform float uScale;     // of the houses' heights
uniform float uAir;
float bump(float z, float at, float width) { float q = (z - at) / width; return exp(-q * q); }
