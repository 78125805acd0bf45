// What moves, over what stands still: the sea, the car and its light.
out vec4 o;
uniform sampler2D uBeauty, uSurface;
uniform float uAir;

void main() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  vec4 still = texelFetch(uBeauty, at, 0), surface = texelFetch(uSurface, at, 0);
  vec3 d = viewRay(gl_FragCoord.xy), c; float t = still.a;
  if (t < 0.) {
    t = -uEye.y / d.y;
    c = throughAir(seaColour(uEye + d * t, d, t, surface.x, uBeauty, uSize), d, t, uAir * .8);
  } else {
    c = still.rgb;
    if (uCar.y > 0. && t < 600.) {
      Car car = carOnRoad();
      c += headlights(car, uEye + d * t, surface.xyz) * surface.w;
    }
  }
  c = withCar(c, uEye, d, t) + beamHaze(uEye, d, t);
  o = vec4(c, 1.);
}
