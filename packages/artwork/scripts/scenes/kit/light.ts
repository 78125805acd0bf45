import { copper, mix, sage, sand } from './colours.ts'

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

const SEA = { pale: '#cfd6cb', mid: '#8fa9a5', deep: '#557a7a' } as const
const TILE = '#b5603a'
const PLASTER = '#fdf8ee'

/** The studio's own light: cream above the horizon, plaster, ochre and olive below it. */
export const noon: Light = {
  sky: [sand[200], mix(sand[200], sand[100], 0.5), sand[100], PLASTER],
  sun: '#fffdf6',
  cloud: PLASTER,
  haze: sand[100],
  ink: sage[700],
  leaf: sage[600],
  wall: PLASTER,
  wallShade: sand[300],
  stone: copper[400],
  stoneShade: copper[700],
  roof: TILE,
  sea: [SEA.pale, SEA.mid],
  glint: PLASTER,
  window: sage[700],
}

export const morning: Light = {
  ...noon,
  sky: ['#d5d8cc', '#e0ddcd', sand[100], copper[200]],
  haze: sand[200],
  stone: copper[300],
  stoneShade: sand[500],
  wallShade: sand[400],
}

export const day: Light = {
  ...noon,
  sky: ['#c9d3cd', '#d8dcd1', '#e9e4d6', sand[100]],
  sea: [SEA.mid, SEA.deep],
  leaf: sage[700],
  ink: sage[800],
}

export const golden: Light = {
  ...noon,
  sky: [copper[200], mix(copper[200], sand[100], 0.4), sand[100], PLASTER],
  haze: copper[200],
  wallShade: copper[300],
  stoneShade: copper[800],
  sea: [copper[200], SEA.mid],
}

export const dusk: Light = {
  ...noon,
  sky: [copper[300], mix(copper[300], copper[200], 0.6), copper[200], sand[100]],
  cloud: sand[100],
  haze: copper[200],
  ink: sage[800],
  leaf: sage[700],
  wall: sand[100],
  wallShade: sand[400],
  stone: copper[500],
  stoneShade: copper[800],
  sea: [copper[200], SEA.deep],
  glint: sand[100],
}

export const blue: Light = {
  ...dusk,
  sky: [sage[300], '#c6cabb', copper[200], sand[100]],
  haze: sand[200],
  sea: [SEA.pale, SEA.deep],
}

export const night: Light = { ...blue }
