import { DEFAULT_STAY_MINUTES, MAX_STOPS } from '@chauffeur/domain/limits'
import { isStay } from '@chauffeur/domain/stops'

/** A stop as the customer chose it; the server reads its price from the database. */
export interface DraftStop {
  readonly id: string
  readonly location: string
  /** Minutes of stay. */
  readonly duration: number
  /** Euros, as suggested; of a stop that is booked already, it is not known. */
  readonly hourlyPrice?: number
  readonly latitude?: number
  readonly longitude?: number
}

type Stops = readonly DraftStop[]

/** Puts a stop behind so many others, at the end where nothing says where. */
export function withStop(stops: Stops, stop: Omit<DraftStop, 'duration'>, position = stops.length): Stops {
  if (stops.length >= MAX_STOPS || stops.some(({ id }) => id === stop.id)) return stops
  return stops.toSpliced(position, 0, { ...stop, duration: DEFAULT_STAY_MINUTES })
}

export function withStay(stops: Stops, id: string, minutes: number): Stops {
  if (!isStay(minutes)) return stops
  return stops.map((stop) => (stop.id === id ? { ...stop, duration: minutes } : stop))
}

/** Has a stop and its neighbour change places; the same stops where there is no neighbour. */
export function withStopMoved(stops: Stops, id: string, to: 'up' | 'down'): Stops {
  const from = stops.findIndex((stop) => stop.id === id)
  const position = to === 'up' ? from - 1 : from + 1
  const stop = stops[from]
  if (!stop || position < 0 || position >= stops.length) return stops
  return stops.toSpliced(from, 1).toSpliced(position, 0, stop)
}
