/** What makes the inside of one vehicle differ from another; metres, the floor at 0, the view towards positive z. */
export interface Cabin {
  readonly key: string
  readonly eye: readonly [x: number, y: number, z: number]
  readonly lookAt: readonly [x: number, y: number, z: number]
  /** Of half the picture's height at a distance of 1. */
  readonly spread: number
  /** Linear light that the leather gives back. */
  readonly leather: readonly [red: number, green: number, blue: number]
  /** Half the width of its seats. */
  readonly seatHalf: number
  readonly pattern: 'diamonds' | 'pipes' | 'bars'
  /**
   * GLSL: `void furnish(vec3 p)` puts every solid in place with `put(distance, material)` and `seat(p, halfWidth)`,
   * `float lamps(vec3 p)` is the distance to the nearest line of light, `float panes(vec3 p)` to the windows' openings,
   * `vec3 readingLamp(vec3 p)` is where the lamp over a point hangs.
   */
  readonly furniture: string
}
