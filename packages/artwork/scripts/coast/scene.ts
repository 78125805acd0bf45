export type Triple = readonly [number, number, number]
export type Quad = readonly [number, number, number, number]

/** One view at one hour. Metres, x to the right, y up, z ahead; colours are linear light. */
export interface Scene {
  /** Shader files: the land's plan, what stands still and the sea, if there are any, and the frame over them. */
  readonly plan?: readonly string[]
  readonly still?: readonly string[]
  readonly sea?: readonly string[]
  readonly frame: readonly string[]
  readonly defines?: readonly string[]
  readonly eye: Triple
  /** Degrees to the right; focal length in half heights of the frame; where the horizon stands, -1 to 1. */
  readonly yaw: number
  readonly focal: number
  readonly horizon: number
  /** The light's bearing and height in degrees. */
  readonly sun: readonly [number, number]
  /** Glow, cloud cover, cloud drift, hour: -1 night, 0 dusk, 1 morning. */
  readonly sky: Quad
  readonly key: Triple
  readonly fill: Triple
  readonly air: number
  /** Wave height, the wind's bearing in radians, foam, clearness of the shallows. */
  readonly waves: Quad
  /** Metres along the road at time 0, lamps, speed in metres a second; the lamps go out behind the far bend. */
  readonly car: Triple
  /** Street light, windows lit, last light on the fronts, lamps; and the height of the houses. */
  readonly town?: Quad
  readonly scale?: number
  /** Exposure, bloom, vignette, grain. */
  readonly grade: Quad
}

export interface Picture {
  readonly width: number
  readonly height: number
  readonly pixels: Buffer
}
