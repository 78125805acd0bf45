/** The choices of a guest where every car of the class is taken. */
export const WHEN_FULL = ['ask', 'refuse'] as const
export type WhenFull = (typeof WHEN_FULL)[number]

/** How the sales of a class are planned. */
export interface CapacitySettings {
  /** How long a chauffeur is planned to wait for the guest, at an airport and elsewhere. */
  readonly airportWaitMinutes: number
  readonly otherWaitMinutes: number
  /** Minutes that a car needs between two jobs beside the drive. */
  readonly turnaroundMinutes: number
  /** How many more cars than there are may be sold at a time. */
  readonly tolerance: number
  /** A pick-up that is sooner is not sold. */
  readonly leadMinutes: number
  readonly whenFull: WhenFull
}

export const DEFAULT_CAPACITY: CapacitySettings = {
  airportWaitMinutes: 45,
  otherWaitMinutes: 15,
  turnaroundMinutes: 30,
  tolerance: 0,
  leadMinutes: 0,
  whenFull: 'ask',
}

export const MAX_WAIT_MINUTES = 180
export const MAX_TURNAROUND_MINUTES = 180
export const MAX_TOLERANCE = 20
/** A week. */
export const MAX_LEAD_MINUTES = 10_080
