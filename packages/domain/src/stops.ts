import { fold } from './fold.ts'
import { MAX_STAY_MINUTES, MAX_STOPS, MIN_STAY_MINUTES, STAY_STEP_MINUTES } from './limits.ts'

interface StopToCheck {
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
export function stopsRefusal(stops: readonly StopToCheck[]) {
  if (stops.length > MAX_STOPS) return { code: 'too_many_stops', most: MAX_STOPS } as const
  const wrongStay = stops.find(({ minutes }) => !isStay(minutes))
  if (wrongStay) return { code: 'stay_not_possible', place: wrongStay.location } as const
  const twice = stops.find((stop, index) => stops.slice(0, index).some((earlier) => isSame(stop, earlier)))
  return twice && ({ code: 'stop_listed_twice', place: twice.location } as const)
}

function isSame(a: StopToCheck, b: StopToCheck): boolean {
  return (a.id !== undefined && a.id === b.id) || fold(a.location) === fold(b.location)
}
