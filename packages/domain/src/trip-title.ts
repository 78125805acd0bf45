/** The title of a trip: the pick-up time on its own clock, and where it goes. */
export interface TripTitle {
  readonly time: string
  readonly from: string
  /** Null for a hire. */
  readonly to: string | null
}

/** "10:00 Faro Airport → Vilamoura" */
export function tripTitle({ time, from, to }: TripTitle): string {
  return `${time} ${to === null ? from : `${from} → ${to}`}`
}
