import type { Point } from '@chauffeur/domain/geometry'

import rows from '../data/road-pairs.json' with { type: 'json' }

/** A drive whose length or time others have published: something to measure a router against. */
export interface RoadPair {
  /** Gazetteer ids. */
  readonly fromId: string
  readonly toId: string
  readonly from: Point
  readonly to: Point
  /** By road; null where only the time is known. */
  readonly km: number | null
  readonly minutes: number | null
  /** page (published), graph (summed from km posts) or knowledge (remembered). */
  readonly source: string
  /** high, medium or low. */
  readonly confidence: string
}

export const ROAD_PAIRS: readonly RoadPair[] = rows
