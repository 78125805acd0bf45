import { copper, mix, navy, sand } from './colours.ts'

/** An hour of the day, as the colours that it gives to everything. */
export type Light = {
  /** From the top of the sky to the horizon. */
  readonly sky: readonly [string, string, string, string]
  readonly sun: string
  readonly cloud: string
  /** What distance fades into. */
  readonly haze: string
  /** Land and leaves in front. */
  readonly ink: string
  readonly leaf: string
  /** A pale wall in light and in shadow. */
  readonly wall: string
  readonly wallShade: string
  /** Stone, roofs, red rock. */
  readonly stone: string
  readonly stoneShade: string
  readonly roof: string
  readonly sea: readonly [horizon: string, near: string]
  readonly glint: string
  readonly window: string
}

export const morning: Light = {
  sky: [navy[300], navy[200], sand[200], copper[200]],
  sun: sand[50],
  cloud: sand[100],
  haze: sand[200],
  ink: navy[700],
  leaf: navy[600],
  wall: sand[50],
  wallShade: navy[200],
  stone: copper[300],
  stoneShade: navy[400],
  roof: copper[500],
  sea: [sand[200], navy[400]],
  glint: sand[50],
  window: navy[500],
}

export const day: Light = {
  sky: [navy[500], navy[400], navy[300], sand[200]],
  sun: sand[50],
  cloud: sand[100],
  haze: sand[200],
  ink: navy[800],
  leaf: navy[700],
  wall: sand[50],
  wallShade: navy[300],
  stone: copper[400],
  stoneShade: copper[700],
  roof: copper[500],
  sea: [navy[300], navy[700]],
  glint: sand[100],
  window: navy[700],
}

export const noon: Light = {
  sky: [mix(copper[300], sand[300], 0.15), mix(copper[200], sand[300], 0.3), sand[100], sand[50]],
  sun: '#fffdf6',
  cloud: sand[50],
  haze: sand[100],
  ink: navy[800],
  leaf: navy[600],
  wall: sand[50],
  wallShade: sand[400],
  stone: copper[500],
  stoneShade: copper[700],
  roof: copper[600],
  sea: [navy[200], navy[600]],
  glint: sand[50],
  window: navy[700],
}

export const golden: Light = {
  sky: [copper[500], copper[400], copper[300], sand[100]],
  sun: sand[50],
  cloud: copper[200],
  haze: copper[200],
  ink: navy[900],
  leaf: navy[800],
  wall: sand[100],
  wallShade: copper[500],
  stone: copper[400],
  stoneShade: copper[800],
  roof: copper[700],
  sea: [copper[300], navy[600]],
  glint: sand[50],
  window: navy[800],
}

export const dusk: Light = {
  sky: [navy[800], navy[500], copper[500], copper[200]],
  sun: copper[200],
  cloud: copper[400],
  haze: copper[300],
  ink: navy[950],
  leaf: navy[900],
  wall: sand[300],
  wallShade: navy[500],
  stone: copper[500],
  stoneShade: copper[900],
  roof: copper[700],
  sea: [copper[400], navy[900]],
  glint: copper[200],
  window: copper[200],
}

export const blue: Light = {
  sky: [navy[950], navy[800], navy[500], copper[400]],
  sun: sand[100],
  cloud: navy[500],
  haze: navy[400],
  ink: navy[950],
  leaf: navy[900],
  wall: mix(sand[400], navy[400], 0.35),
  wallShade: navy[600],
  stone: copper[600],
  stoneShade: navy[800],
  roof: copper[800],
  sea: [navy[400], navy[950]],
  glint: copper[300],
  window: copper[300],
}

export const night: Light = {
  ...blue,
  sky: [navy[950], navy[900], navy[700], navy[500]],
  haze: navy[600],
  wall: copper[300],
  wallShade: copper[800],
  stone: copper[500],
  stoneShade: copper[900],
  sea: [navy[600], navy[950]],
}
