uniform vec3 uKey, uFill; // the low light's colour, the sky's
