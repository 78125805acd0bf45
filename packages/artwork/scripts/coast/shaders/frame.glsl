// What moves, over what stands still: the sea, the car and its light.
out vec4 o;
uniform sampler2D uBeauty, uSurface, uWater;
uniform float uRatio;    // samples of the land to one of the sea

void main() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  vec4 still = texelFetch(uBeauty, at, 0);
  vec3 d = viewRay(gl_FragCoord.xy), c = still.rgb; float t = still.a;
  if (t < 0.) {
    t = -uEye.y / d.y;
    c = texelFetch(uWater, ivec2(gl_FragCoord.xy / uRatio), 0).rgb;
  }
  if (uCar.y > 0.) {
    Car car = carOnRoad();
    if (still.a > 0. && t < 600.) {
      vec4 surface = texelFetch(uSurface, at, 0);
      c += headlights(car, uEye + d * t, surface.xyz) * surface.w;
    }
    // Too far from the car for its lamps to be seen.
    if (length(cross(car.at - uEye, d)) < 90.) c = withCar(c, car, uEye, d, t) + beamHaze(car, uEye, d, t);
  }
  o = vec4(c, 1.);
}
