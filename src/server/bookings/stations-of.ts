import { DEFAULT_LOCALE, type Locale } from '@chauffeur/domain/locale'
import { placeInOneLine, placeLines, type PlaceLines } from '@chauffeur/domain/place-lines'
import { bookingWords, nameIn } from '@chauffeur/words/server-words'
import type { Booking } from './booking.entity.ts'

/** A place on the way, or what stands for one. */
export interface Station {
  readonly label: string
  readonly text: string
  /** Where that is, as far as the text does not say it. */
  readonly address?: string | undefined
  /** Not where the trip begins or ends. */
  readonly isStop: boolean
}

/** The source of a trip's stations: a booking, or an offer of one. */
export type StationsSource = Pick<
  Booking,
  'pickupLocation' | 'pickupName' | 'dropoffLocation' | 'dropoffName' | 'hireHours'
> & { readonly stops: readonly { readonly location: string; readonly duration: number }[] }

/** Where a trip begins, stops and ends, each by its name. */
export function stationsOf(way: StationsSource, locale: Locale = DEFAULT_LOCALE): Station[] {
  const words = bookingWords(locale)
  const { pickupLocation, pickupName, stops, dropoffLocation, dropoffName, hireHours } = way
  return [
    endStation(words.from, pickupLocation, pickupName, locale),
    ...stops.map(({ location, duration }) => ({
      label: words.stop,
      text: words.stopAt(nameIn(locale, location), duration),
      isStop: true,
    })),
    dropoffLocation == null
      ? { label: words.hire, text: words.hired(String(hireHours ?? '')), isStop: false }
      : endStation(words.to, dropoffLocation, dropoffName, locale),
  ]
}

/** From where to where, in a few words. */
export function wayInWords(booking: Booking): string {
  const { dropoffLocation, dropoffName, hireHours } = booking
  return dropoffLocation == null
    ? `${hireHours ?? ''} hours from ${pickupPlace(booking)}`
    : `${pickupPlace(booking)} to ${placeIn(DEFAULT_LOCALE, dropoffLocation, dropoffName).name}`
}

/** The name of the place of pick-up. */
export function pickupPlace(
  { pickupLocation, pickupName }: Booking,
  locale: Locale = DEFAULT_LOCALE,
): string {
  return placeIn(locale, pickupLocation, pickupName).name
}

/** Its name and address in one line, as a map reads it. */
export function pickupAddress(
  { pickupLocation, pickupName }: Booking,
  locale: Locale = DEFAULT_LOCALE,
): string {
  return placeInOneLine(placeIn(locale, pickupLocation, pickupName))
}

/** How a place is shown in a language. */
export function placeIn(locale: Locale, location: string, name: string | null | undefined): PlaceLines {
  return placeLines(location, name, (english) => nameIn(locale, english))
}

function endStation(
  label: string,
  location: string,
  knownName: string | null | undefined,
  locale: Locale,
): Station {
  const { name, address } = placeIn(locale, location, knownName)
  return { label, text: name, address, isStop: false }
}
