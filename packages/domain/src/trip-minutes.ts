/** The length that a calendar shows for a drive that was not measured. */
const UNMEASURED_DRIVE_MINUTES = 60

export interface TripLength {
  /** Set for an hourly hire only. */
  readonly hireHours?: number | null | undefined
  /** The drive without its stops; null where it was not measured. */
  readonly durationMinutes?: number | null | undefined
  /** With the stay at each of them, in minutes. */
  readonly stops: readonly { readonly duration: number }[]
}

/** How many minutes the vehicle is taken: the hired hours, or the drive with the stays at its stops. */
export function tripMinutes({ hireHours, durationMinutes, stops }: TripLength): number {
  if (hireHours != null) return hireHours * 60
  return (durationMinutes ?? UNMEASURED_DRIVE_MINUTES) + stops.reduce((sum, stop) => sum + stop.duration, 0)
}
