import { fold } from './fold.ts'
import { MAX_STAY_MINUTES, MAX_STOPS, MIN_STAY_MINUTES, STAY_STEP_MINUTES } from './limits.ts'

export interface ChosenStop {
  readonly id?: string | undefined
  readonly location: string
  readonly minutes: number
}

/** Whether a stop can last so many minutes: 60 to 1440, in steps of 60. */
export function isStay(minutes: number): boolean {
  return (
    minutes >= MIN_STAY_MINUTES &&
    minutes <= MAX_STAY_MINUTES &&
    Number.isInteger(minutes / STAY_STEP_MINUTES)
  )
}

/** Why these stops cannot be booked; undefined when they can: at most 5, each once, each with a valid stay. */
export function stopsRefusal(stops: readonly ChosenStop[]): string | undefined {
  if (stops.length > MAX_STOPS) return `A trip can have at most ${MAX_STOPS} stops.`
  const wrongStay = stops.find(({ minutes }) => !isStay(minutes))
  if (wrongStay) return `The stop at ${wrongStay.location} must last 1 to 24 whole hours.`
  const twice = stops.find((stop, index) => stops.slice(0, index).some((earlier) => isSame(stop, earlier)))
  if (twice) return `${twice.location} is on the list of stops twice.`
  return undefined
}

function isSame(a: ChosenStop, b: ChosenStop): boolean {
  return (a.id !== undefined && a.id === b.id) || fold(a.location) === fold(b.location)
}
