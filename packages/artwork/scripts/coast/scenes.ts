import type { Scene } from './scene.ts'

const COAST = {
  plan: ['noise', 'road', 'ground', 'plan'],
  still: [
    'noise',
    'camera',
    'sky',
    'road',
    'uniforms',
    'read-plan',
    'arches',
    'village',
    'terrain',
    'rock',
    'still',
  ],
  sea: ['noise', 'camera', 'sky', 'uniforms', 'read-plan', 'arches', 'sea', 'sea-frame'],
  frame: ['noise', 'camera', 'sky', 'road', 'lights', 'frame'],
} as const

/** Arches, coves and a white village while the sun goes down to the left, one car on the road above them. */
const hero: Scene = {
  ...COAST,
  eye: [2, 52, 0],
  yaw: -4.5,
  focal: 2.1,
  horizon: 0.3,
  sun: [-52, 4.5],
  sky: [1.3, 0.5, 0, 0.45],
  key: [2.6, 1.4, 0.66],
  fill: [0.16, 0.18, 0.25],
  air: 0.00038,
  waves: [0.65, 2.6, 0.35, 1],
  car: [122, 1, 21],
  grade: [0.85, 0.06, 0.24, 0.012],
}

/** A point that the sea has bored through, and its cove, while the sun is still a hand above the sea. */
const stacks: Scene = {
  ...COAST,
  defines: ['POINT'],
  eye: [-34, 17, 22],
  yaw: 0,
  focal: 2.1,
  horizon: 0.28,
  sun: [-86, 11],
  sky: [0.6, 0.5, 3.3, 0.8],
  key: [2.6, 1.55, 0.8],
  fill: [0.17, 0.19, 0.25],
  air: 0.00036,
  waves: [1.2, 2.4, 0.35, 1],
  car: [0, 0, 0],
  grade: [0.85, 0.07, 0.22, 0.012],
}
const CITY_START = ['noise', 'camera', 'sky', 'uniforms', 'city-uniforms', 'sea', 'town'] as const

/** A river in the morning under a suspension bridge, the town's white houses up the hills behind it. */
const lisbon: Scene = {
  frame: [...CITY_START, 'bridge', 'city'],
  defines: ['RIVER', 'CLEAR'],
  eye: [0, 26, 0],
  yaw: 11,
  focal: 1.7,
  horizon: -0.2,
  sun: [-66, 13],
  sky: [0.9, 0.5, 1.7, 0.8],
  key: [2.5, 1.5, 0.78],
  fill: [0.2, 0.23, 0.28],
  air: 0.00016,
  waves: [0.42, 2.2, 0, 0],
  car: [0, 0, 0],
  town: [0.74, 0.07, 0, 0],
  scale: 1.15,
  grade: [0.85, 0.07, 0.22, 0.012],
}

/** The plain's town in the afternoon, its bell tower over the river. */
const seville: Scene = {
  frame: [...CITY_START, 'belltower', 'city'],
  defines: ['RIVER', 'CLEAR', 'SEVILLE'],
  eye: [0, 32, 0],
  yaw: 2,
  focal: 3.5,
  horizon: -0.24,
  sun: [-82, 15],
  sky: [0.9, 0.6, 3.3, 0.8],
  key: [2.5, 1.5, 0.78],
  fill: [0.2, 0.23, 0.28],
  air: 0.00013,
  waves: [0.22, 2.2, 0, 0],
  car: [0, 0, 0],
  town: [0.74, 0.07, 0, 0],
  scale: 1,
  grade: [0.85, 0.07, 0.22, 0.012],
}

/** An airport in the morning: the runway to the horizon, the tower, an aircraft on approach. */
const airport: Scene = {
  frame: ['noise', 'camera', 'sky', 'uniforms', 'airport'],
  defines: ['CLEAR'],
  eye: [-3, 5.2, 0],
  yaw: 3,
  focal: 1.9,
  horizon: -0.24,
  sun: [-60, 14],
  sky: [0.9, 0.6, 7.1, 0.8],
  key: [2.5, 1.5, 0.78],
  fill: [0.2, 0.23, 0.28],
  air: 0.0003,
  waves: [0, 0, 0, 0],
  car: [0, 0, 0],
  grade: [0.85, 0.07, 0.22, 0.012],
}

export type SceneName = 'hero' | 'stacks' | 'lisbon' | 'seville' | 'airport'
export const SCENES: Readonly<Record<SceneName, Scene>> = {
  hero,
  stacks,
  lisbon,
  seville,
  airport,
}
