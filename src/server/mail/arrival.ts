import { isAtAirport } from '@chauffeur/domain/airports'
import { flightPromise, flightService, type FlightService } from '@chauffeur/domain/arrival'
import { isStanding } from '@chauffeur/domain/booking-status'
import { FREE_WAITING } from '@chauffeur/domain/limits'
import type { Locale } from '@chauffeur/domain/locale'
import { meetingTime } from '@chauffeur/domain/meeting-time'
import { wallTimeIn } from '@chauffeur/domain/time'
import { nameOnSign } from '@chauffeur/domain/traveller'
import type { Firm } from '@chauffeur/contract/firm'
import type { ArrivalWords } from '@chauffeur/words/en/arrival'
import { arrivalWordsIn } from '@chauffeur/words/server-words'
import { rowsWithText, type Fact } from '../bookings/booking-facts.ts'
import type { Booking } from '../bookings/booking.entity.ts'
import { pickupAddress } from '../bookings/stations-of.ts'
import { landingsBy, type Config } from '../core/config.ts'
import type { MeetingPlaces } from '../meeting/meeting-points.ts'
import type { AnnouncedChauffeur } from '../dispatch/trip-reminders.ts'
import { mailHref, phoneHref } from './contacts.ts'

/** How a guest is met. */
export interface Arrival {
  readonly heading: string
  /** Where, under which name, how long, and whom to call. */
  readonly rows: readonly Fact[]
  /** Advice for a guest whose flight is late. */
  readonly late?: string
}

type Numbers = Pick<Firm, 'phone' | 'phone2' | 'email'>

interface Sender {
  readonly firm: Numbers
  readonly config: Pick<Config, 'FLIGHTS'>
  /** Where guests are met; without them, in the arrivals hall or at the door. */
  readonly places?: MeetingPlaces | undefined
}

/** How the guest of a booking is met; undefined where it is off, or does not begin at an airport. */
export function arrivalOf(
  booking: Booking,
  sender: Sender,
  chauffeur?: Pick<AnnouncedChauffeur, 'name' | 'phone'>,
): Arrival | undefined {
  return isStanding(booking) && startsAtAirport(booking) ? meetingOf(booking, sender, chauffeur) : undefined
}

/** How the guest of a booking is met, wherever it begins. */
export function meetingOf(
  booking: Booking,
  { firm, config, places }: Sender,
  chauffeur?: Pick<AnnouncedChauffeur, 'name' | 'phone'>,
): Arrival {
  const { pickupZone, pickupNote } = booking
  const locale: Locale = booking.locale
  const words = arrivalWordsIn(locale)
  const atAirport = startsAtAirport(booking)
  const service: FlightService = atAirport
    ? flightService(landingsBy(config))
    : { landingsFrom: 'guest', waitMinutes: FREE_WAITING.elsewhere }
  const { waiting, late } = flightPromise(words.flight, service)
  const address = pickupAddress(booking, locale)
  const place = places?.ofPickup(booking)?.texts[locale]
  return {
    heading: atAirport ? words.heading : words.pickup,
    rows: rowsWithText([
      [
        words.meetingPoint,
        atAirport ? (place ?? words.hall) : [address, pickupNote, place].filter(Boolean).join('\n'),
      ],
      [words.sign, (atAirport || booking.signName != null) && nameOnSign(booking)],
      [words.waiting, waiting(wallTimeIn(pickupZone, meetingTime(booking)).time)],
      ...whomToCall(words, firm, chauffeur),
    ]),
    ...(atAirport && { late }),
  }
}

export function startsAtAirport({ pickupLat: lat, pickupLon: lon }: Booking): boolean {
  return isAtAirport({ lat, lon })
}

/** The chauffeur first, where the guest may have the number. */
function whomToCall(
  words: ArrivalWords,
  { phone, phone2, email }: Numbers,
  chauffeur: Pick<AnnouncedChauffeur, 'name' | 'phone'> | undefined,
): Fact[] {
  const ours = phone ?? phone2
  const ways: Fact[] = [
    ...(chauffeur
      ? [
          [
            words.call(chauffeur.name.split(' ')[0] ?? chauffeur.name),
            chauffeur.phone,
            phoneHref(chauffeur.phone),
          ] as const,
        ]
      : []),
    ours === null ? [words.writeToUs, email, mailHref(email)] : [words.callUs, ours, phoneHref(ours)],
  ]
  return ways.map(([what, text, href]) => [`${words.nobodyThere} ${what}`, text, href])
}
