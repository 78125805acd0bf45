import type { Knot } from './geometry.ts'
import type { Sheen } from './paintwork.ts'

/** Everything that makes one vehicle differ from another; lengths in millimetres. */
export interface Model {
  readonly key: string
  readonly length: number
  readonly frontAxle: number
  readonly rearAxle: number
  readonly wheel: WheelStyle
  /** The top of the silhouette, nose to tail. */
  readonly top: readonly Knot[]
  /** The tail, the underside and the nose, back to where the top begins; the arches are cut out of it. */
  readonly bottom: readonly Knot[]
  /** From top to bottom: the lines along which the surface of the side breaks. */
  readonly creases: readonly Crease[]
  readonly topSheen: Sheen
  /** The line that the copper light runs along. */
  readonly shoulder: Light
  readonly lowLights: readonly Light[]
  /** Where the dusk stands on the doors. */
  readonly dusk: readonly Knot[]
  readonly glass: Glass
  readonly cuts: readonly (readonly Knot[])[]
  readonly handles: readonly Handle[]
  readonly mirror: readonly Knot[]
  readonly headlight: Lamp
  readonly tailLight: Lamp
  /** Dark openings: intakes, skirts, rails. */
  readonly shades: readonly Shade[]
}

export interface Crease {
  readonly knots: readonly Knot[]
  /** Of the surface below this line, down to the next one or to the ground. */
  readonly sheen: Sheen
}

export interface Light {
  readonly knots: readonly Knot[]
  readonly strength: number
}

export interface Glass {
  readonly panes: readonly (readonly Knot[])[]
  /** Black round the panes: one frame where the pillars hide in it, several where they are painted. */
  readonly frames: readonly (readonly Knot[])[]
  /** How bright the frame's edge is. */
  readonly trim: number
  /** 0 clear, 1 black. */
  readonly tint: number
  /** Heads of the seats behind the glass: where and how high. */
  readonly seats: readonly Knot[]
}

export interface Handle {
  readonly at: Knot
  readonly length: number
  readonly light: number
}

export interface Lamp {
  readonly lens: readonly Knot[]
  /** What glows in it. */
  readonly lines: readonly (readonly Knot[])[]
  readonly width: number
}

export interface Shade {
  readonly knots: readonly Knot[]
  readonly light: number
}

export interface WheelStyle {
  readonly tyre: number
  readonly rim: number
  readonly spokes: number
  readonly kind: 'fine' | 'twin' | 'five' | 'steel'
  readonly arch: number
}
