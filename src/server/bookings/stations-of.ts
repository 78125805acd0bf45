import { DEFAULT_LOCALE, type Locale } from '@chauffeur/domain/locale'
import { placeLines, type PlaceLines } from '@chauffeur/domain/place-lines'
import type { Booking } from './booking.entity.ts'
import { bookingWords } from './words/booking-words.ts'

/** A place on the way, or what stands for one. */
export interface Station {
  readonly label: string
  readonly text: string
  /** Where that is, as far as the text does not say it. */
  readonly address?: string | undefined
  /** Not where the trip begins or ends. */
  readonly isStop: boolean
}

/** What the stations of a trip are read from: a booking, or what is offered as one. */
export type Way = Pick<
  Booking,
  'pickupLocation' | 'pickupName' | 'dropoffLocation' | 'dropoffName' | 'hireHours'
> & { readonly stops: readonly { readonly location: string; readonly duration: number }[] }

/** Where a trip begins, stops and ends, each by its name. */
export function stationsOf(way: Way, locale: Locale = DEFAULT_LOCALE): Station[] {
  const words = bookingWords(locale)
  const { pickupLocation, pickupName, stops, dropoffLocation, dropoffName, hireHours } = way
  return [
    endStation(words.from, pickupLocation, pickupName),
    ...stops.map(({ location, duration }) => ({
      label: words.stop,
      text: words.stopAt(location, duration),
      isStop: true,
    })),
    dropoffLocation == null
      ? { label: words.hire, text: words.hired(String(hireHours ?? '')), isStop: false }
      : endStation(words.to, dropoffLocation, dropoffName),
  ]
}

/** From where to where, in a few words. */
export function wayOf(booking: Booking): string {
  const { dropoffLocation, dropoffName, hireHours } = booking
  return dropoffLocation == null
    ? `${hireHours ?? ''} hours from ${pickupPlace(booking)}`
    : `${pickupPlace(booking)} to ${placeLines(dropoffLocation, dropoffName).name}`
}

/** What people call the place of pick-up. */
export function pickupPlace({ pickupLocation, pickupName }: Booking): string {
  return placeLines(pickupLocation, pickupName).name
}

/** Its name and address in one line, as a map reads it. */
export function pickupAddress({ pickupLocation, pickupName }: Booking): string {
  return inOneLine(placeLines(pickupLocation, pickupName))
}

/** A place in one line. */
export function inOneLine({ name, address }: PlaceLines): string {
  return address === undefined ? name : `${name}, ${address}`
}

function endStation(label: string, location: string, knownName: string | null | undefined): Station {
  const { name: text, address } = placeLines(location, knownName)
  return { label, text, address, isStop: false }
}
