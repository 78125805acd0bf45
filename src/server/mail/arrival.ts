import { flightPromise, flightService } from '@chauffeur/domain/arrival'
import { isStanding } from '@chauffeur/domain/booking-status'
import { nameOnSign } from '@chauffeur/domain/traveller'
import type { Firm } from '@chauffeur/contract/firm'
import type { ArrivalWords } from '@chauffeur/words/en/arrival'
import { arrivalWordsIn } from '@chauffeur/words/server-words'
import type { Fact } from '../bookings/booking-facts.ts'
import type { Booking } from '../bookings/booking.entity.ts'
import { landingsBy, type Config } from '../core/config.ts'
import { isAtAirport } from '../capacity/trip-to-drive.ts'
import type { ChauffeurOfMail } from '../dispatch/chauffeur-mails.ts'
import { mailHref, phoneHref } from './contacts.ts'

/** How a guest is met at an airport. */
export interface Arrival {
  readonly heading: string
  /** Where, under which name, how long, and whom to call. */
  readonly rows: readonly Fact[]
  /** Advice for a guest whose flight is late. */
  readonly late: string
}

type Numbers = Pick<Firm, 'phone' | 'phone2' | 'email'>

/** How the guest of a booking is met; undefined where it is off, or does not begin at an airport. */
export function arrivalOf(
  booking: Booking,
  { firm, config }: { readonly firm: Numbers; readonly config: Pick<Config, 'FLIGHTS'> },
  chauffeur?: Pick<ChauffeurOfMail, 'name' | 'phone'>,
): Arrival | undefined {
  const { locale, pickupLat: lat, pickupLon: lon, pickupTime } = booking
  if (!isStanding(booking) || !isAtAirport({ lat, lon })) return undefined
  const words = arrivalWordsIn(locale)
  const { waiting, late } = flightPromise(words.flight, flightService(landingsBy(config)))
  return {
    heading: words.heading,
    rows: [
      [words.meetingPoint, words.hall],
      [words.sign, nameOnSign(booking)],
      [words.waiting, waiting(pickupTime)],
      ...whomToCall(words, firm, chauffeur),
    ],
    late,
  }
}

/** The chauffeur first, where the guest may have the number. */
function whomToCall(
  words: ArrivalWords,
  { phone, phone2, email }: Numbers,
  chauffeur: Pick<ChauffeurOfMail, 'name' | 'phone'> | undefined,
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
