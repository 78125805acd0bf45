import { carNameIn } from '@chauffeur/domain/car-name'
import type { ChauffeurMailKind } from '@chauffeur/domain/mail-kinds'
import { rowsWithText } from '../bookings/booking-facts.ts'
import type { Booking } from '../bookings/booking.entity.ts'
import { pickupAddress, pickupPlace } from '../bookings/stations-of.ts'
import type { ChauffeurOfMail } from '../dispatch/read-chauffeur-of-mail.ts'
import { phoneHref } from './contacts.ts'
import type { WriteWording } from './customer-wording.ts'
import type { MailWords } from './words/mail-words.ts'

/** What mails say of who drives. Each names chauffeur, car and meeting point: it may be the first that is read. */
export const CHAUFFEUR_LETTERS: Readonly<Record<ChauffeurMailKind, WriteWording>> = {
  'chauffeur-assigned': (booking, _details, addresses, { chauffeur: words }) => {
    const chauffeur = known(addresses.chauffeur)
    const { name, news } = chauffeur
    const first = firstName(name)
    const heading =
      news === 'chauffeur' ? words.assigned.headingOfAnother(first) : words.assigned.heading(first)
    return {
      subject: `${heading}: ${reference(booking, chauffeur, words)}`,
      heading,
      paragraphs: [
        ...whichCar(chauffeur, words),
        ...(news === 'car' ? [words.assigned.otherCar] : []),
        ...(news === 'time' ? [words.assigned.otherTime(booking.pickupTime)] : []),
        whoDrives(chauffeur, booking, words),
        ...whereToMeet(booking, chauffeur, words),
      ],
      ...aboutChauffeur(chauffeur, booking, addresses.tripUrl, words),
    }
  },

  'chauffeur-on-the-way': (booking, _details, addresses, { chauffeur: words }) => {
    const chauffeur = known(addresses.chauffeur)
    const first = firstName(chauffeur.name)
    return {
      subject: `${words.onTheWay.subject(first)}: ${reference(booking, chauffeur, words)}`,
      heading: words.onTheWay.heading(first),
      paragraphs: [
        ...whichCar(chauffeur, words),
        ...isNow(chauffeur, words),
        whoDrives(chauffeur, booking, words),
        ...whereToMeet(booking, chauffeur, words),
      ],
      ...aboutChauffeur(chauffeur, booking, addresses.tripUrl, words),
    }
  },

  'chauffeur-at-pickup': (booking, _details, addresses, { chauffeur: words }) => {
    const chauffeur = known(addresses.chauffeur)
    const { name, includedWait } = chauffeur
    const first = firstName(name)
    return {
      subject: `${words.atPickup.subject(first)}: ${reference(booking, chauffeur, words)}`,
      heading: words.atPickup.heading(first),
      paragraphs: [
        ...whichCar(chauffeur, words),
        ...isNow(chauffeur, words),
        words.atPickup.waits(first, pickupPlace(booking, booking.locale), includedWait),
        ...whereToMeet(booking, chauffeur, words),
        ...(chauffeur.isAtAirport ? [] : [words.atPickup.call(first)]),
      ],
      ...aboutChauffeur(chauffeur, booking, addresses.tripUrl, words),
    }
  },
}

type ChauffeurWords = MailWords['chauffeur']

function known(chauffeur: ChauffeurOfMail | undefined): ChauffeurOfMail {
  if (!chauffeur) throw new Error('A mail about a chauffeur needs one')
  return chauffeur
}

/** Of several cars each has mails of its own. */
function reference({ number }: Booking, { carNo, carCount }: ChauffeurOfMail, words: ChauffeurWords): string {
  return carCount > 1 ? words.carOf(number, carNo, carCount) : number
}

function whichCar({ carNo, carCount }: ChauffeurOfMail, words: ChauffeurWords): string[] {
  return carCount > 1 ? [words.whichCar(carNo, carCount)] : []
}

export function firstName(name: string): string {
  return name.split(' ')[0] ?? name
}

/** "Ana drives you in a black Mercedes E Class, 12-AB-34." */
function whoDrives(
  { name, car, plate }: ChauffeurOfMail,
  { locale }: Booking,
  words: ChauffeurWords,
): string {
  const first = firstName(name)
  return car === null ? words.drives(first) : words.drivesIn(first, carNameIn(locale, car), plate ?? '')
}

function isNow({ name, news }: ChauffeurOfMail, words: ChauffeurWords): string[] {
  return news === 'chauffeur' ? [words.isNow(firstName(name))] : []
}

/** Of an airport, what stands above says it. */
function whereToMeet(booking: Booking, { isAtAirport }: ChauffeurOfMail, words: ChauffeurWords): string[] {
  return isAtAirport ? [] : [words.meetAt(pickupAddress(booking, booking.locale))]
}

function aboutChauffeur(
  { name, phone, car, plate }: ChauffeurOfMail,
  { locale }: Booking,
  tripUrl: string,
  words: ChauffeurWords,
) {
  return {
    facts: rowsWithText([
      [words.name, name],
      [words.phone, phone, phoneHref(phone)],
      [words.car, car && carNameIn(locale, car)],
      [words.plate, plate],
    ]),
    button: { label: words.see, href: tripUrl },
    isBrief: true,
  }
}
