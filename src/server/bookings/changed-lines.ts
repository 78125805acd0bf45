import { DEFAULT_LOCALE, type Locale } from '@chauffeur/domain/locale'
import { formatEuros } from '@chauffeur/domain/money'
import { placeInOneLine, type PlaceLines } from '@chauffeur/domain/place-lines'
import { describeWallTime } from '@chauffeur/domain/time'
import { vehicleNameIn } from '@chauffeur/domain/vehicles'
import { bookingWords } from '@chauffeur/words/server-words'
import type { TripInWords } from '../core/events.ts'
import { placeIn } from './stations-of.ts'

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
    [words.from, (trip) => nameAmong([before, after], trip, (one) => pickupOf(one, locale))],
    [words.to, (trip) => nameAmong([before, after], trip, (one) => dropoffOf(one, locale))],
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

function pickupOf({ pickupLocation, pickupName }: TripInWords, locale: Locale): PlaceLines {
  return placeIn(locale, pickupLocation, pickupName)
}

function dropoffOf({ dropoffLocation, dropoffName }: TripInWords, locale: Locale): PlaceLines {
  return placeIn(locale, dropoffLocation ?? '', dropoffName)
}

/** The name of a place, with its address where the other one has the same name. */
function nameAmong(
  trips: readonly TripInWords[],
  trip: TripInWords,
  placeOf: (trip: TripInWords) => PlaceLines,
): string {
  const place = placeOf(trip)
  const isOneName = trips.every((one) => placeOf(one).name === place.name)
  return isOneName ? placeInOneLine(place) : place.name
}
