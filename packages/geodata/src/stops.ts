import rows from '../data/stops.json' with { type: 'json' }

/** The way that a stop adds to the journey between the two ends of a route that the office sells. */
interface Detour {
  /** The route's name, "Faro-Lisbon" for one. */
  readonly route: string
  readonly km: number
  readonly minutes: number
}

/** A sight worth a break on the way: a fact to seed the office's own stops with. */
interface ScenicStop {
  readonly name: string
  /** Algarve, Lisbon, Seville or En route. */
  readonly group: string
  /** Degrees, WGS 84. */
  readonly lat: number
  readonly lon: number
  /** One per route that it lies near enough to; none for a stop that suits no route. */
  readonly detours: readonly Detour[]
}

export const SCENIC_STOPS: readonly ScenicStop[] = rows
