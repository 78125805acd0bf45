import { DEFAULT_LOCALE, type Locale } from '@chauffeur/domain/locale'
import { formatEuros } from '@chauffeur/domain/money'
import { describeWallTime } from '@chauffeur/domain/time'
import { vehicleNameIn } from '@chauffeur/domain/vehicles'
import type { TripInWords } from '../core/events.ts'
import { bookingWords } from './words/booking-words.ts'

/** "Vehicle: Mercedes E Class → Mercedes V Class", a line for each thing that differs between two trips of a booking. */
export function changedLines(
  before: TripInWords,
  after: TripInWords,
  locale: Locale = DEFAULT_LOCALE,
): string[] {
  const words = bookingWords(locale)
  const rows: (readonly [label: string, describe: (trip: TripInWords) => string])[] = [
    [
      words.pickup,
      (trip) => describeWallTime({ date: trip.pickupDate, time: trip.pickupTime }, trip.pickupZone, locale),
    ],
    [words.from, ({ pickupLocation }) => pickupLocation],
    [words.to, ({ dropoffLocation }) => dropoffLocation ?? ''],
    [
      words.stops,
      ({ stops }) =>
        stops.map(({ location, duration }) => words.stopFor(location, duration)).join(', ') || words.noStops,
    ],
    [words.hours, ({ hireHours }) => String(hireHours ?? '')],
    [words.vehicle, ({ vehicleName }) => vehicleNameIn(locale, vehicleName)],
    [words.price, ({ totalCents }) => formatEuros(totalCents, locale)],
  ]
  return rows.flatMap(([label, describe]) => {
    const [old, now] = [describe(before), describe(after)]
    return old === now ? [] : [`${label}: ${old} → ${now}`]
  })
}
