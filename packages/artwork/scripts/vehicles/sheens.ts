import type { Sheen } from './paintwork.ts'

/** Bonnet, roof and boot turn up to the sky; the shoulder catches it once more. */
export const SALOON_TOP: Sheen = [
  [0, 0.66],
  [0.08, 0.44],
  [0.3, 0.25],
  [0.7, 0.2],
  [0.88, 0.32],
  [0.96, 0.5],
  [1, 0.58],
]

/** Below the shoulder the side turns away, then faces the horizon. */
export const SALOON_FLANK: Sheen = [
  [0, 0.03],
  [0.08, 0.1],
  [0.3, 0.18],
  [0.55, 0.33],
  [0.7, 0.3],
  [0.82, 0.17],
  [1, 0.1],
]

export const SALOON_LOWER: Sheen = [
  [0, 0.2],
  [0.25, 0.09],
  [1, 0.04],
]

export const SILL: Sheen = [
  [0, 0.44],
  [0.12, 0.26],
  [0.3, 0.08],
  [1, 0.01],
]

export const VAN_TOP: Sheen = [
  [0, 0.62],
  [0.05, 0.4],
  [0.14, 0.24],
  [0.6, 0.16],
  [0.9, 0.26],
  [0.98, 0.46],
  [1, 0.5],
]

export const VAN_FLANK: Sheen = [
  [0, 0.06],
  [0.1, 0.13],
  [0.4, 0.24],
  [0.68, 0.33],
  [0.85, 0.2],
  [1, 0.12],
]

export const VAN_LOWER: Sheen = [
  [0, 0.3],
  [0.2, 0.16],
  [0.6, 0.08],
  [1, 0.04],
]
