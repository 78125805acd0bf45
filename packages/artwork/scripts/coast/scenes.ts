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

/** A river at night under a suspension bridge, the town's hills lit behind it. */
const river: Scene = {
  frame: [...CITY_START, 'bridge', 'city'],
  defines: ['RIVER'],
  eye: [0, 26, 0],
  yaw: 0,
  focal: 2.0,
  horizon: -0.12,
  sun: [-24, -2],
  sky: [0.35, 0.7, 1.7, -0.55],
  key: [0.4, 0.2, 0.1],
  fill: [0.034, 0.05, 0.092],
  air: 0.00022,
  waves: [0.32, 2.2, 0, 0],
  car: [0, 0, 0],
  town: [1.0, 0.36, 0, 2.4],
  scale: 1.5,
  grade: [1.5, 0.13, 0.3, 0.013],
}
const lisbon: Scene = { ...river, yaw: 11, focal: 1.7, horizon: -0.2 }

/** The plain's town at last light, its bell tower over the river. */
const plain: Scene = {
  frame: [...CITY_START, 'belltower', 'city'],
  defines: ['RIVER', 'SEVILLE'],
  eye: [0, 14, 0],
  yaw: -5,
  focal: 3,
  horizon: -0.36,
  sun: [-22, 0.8],
  sky: [0.8, 0.8, 3.3, 0],
  key: [1.0, 0.42, 0.17],
  fill: [0.085, 0.115, 0.19],
  air: 0.0005,
  waves: [0.22, 2.2, 0, 0],
  car: [0, 0, 0],
  town: [0.3, 0.13, 0.08, 0.9],
  scale: 1,
  grade: [0.95, 0.08, 0.28, 0.013],
}
const seville: Scene = { ...plain, yaw: 2, focal: 2.9, horizon: -0.36 }

/** An airport at blue hour: the runway's lights to the horizon, the tower, an aircraft on approach. */
const airport: Scene = {
  frame: ['noise', 'camera', 'sky', 'uniforms', 'airport'],
  eye: [-3, 5.2, 0],
  yaw: 3,
  focal: 1.9,
  horizon: -0.24,
  sun: [-6, -0.5],
  sky: [0.22, 0.5, 7.1, -0.45],
  key: [0.5, 0.25, 0.12],
  fill: [0.06, 0.085, 0.15],
  air: 0.0003,
  waves: [0, 0, 0, 0],
  car: [0, 0, 0],
  grade: [1.3, 0.1, 0.28, 0.013],
}

export type SceneName = 'hero' | 'stacks' | 'river' | 'lisbon' | 'plain' | 'seville' | 'airport'
export const SCENES: Readonly<Record<SceneName, Scene>> = {
  hero,
  stacks,
  river,
  lisbon,
  plain,
  seville,
  airport,
}
