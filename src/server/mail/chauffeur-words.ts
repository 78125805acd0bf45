import type { ChauffeurMailKind } from '@chauffeur/domain/mail-kinds'
import { nameOnSign } from '@chauffeur/domain/traveller'
import { rowsWithText } from '../bookings/booking-facts.ts'
import type { Booking } from '../bookings/booking.entity.ts'
import { pickupAddress, pickupPlace } from '../bookings/stations-of.ts'
import type { ChauffeurToTell } from '../dispatch/read-chauffeur-to-tell.ts'
import { phoneHref } from './contacts.ts'
import type { Words } from './customer-letters.ts'

/** What mails say of who drives. Each names chauffeur, car and meeting point: it may be the first that is read. */
export const CHAUFFEUR_WORDS: Readonly<Record<ChauffeurMailKind, Words>> = {
  'chauffeur-assigned': (booking, _details, { chauffeur, tripUrl }) => {
    const { name, news } = known(chauffeur)
    const first = firstName(name)
    const heading = news === 'chauffeur' ? `Your chauffeur is now ${first}` : `${first} drives you`
    return {
      subject: `${heading}: ${reference(booking, known(chauffeur))}`,
      heading,
      paragraphs: [
        ...whichCar(known(chauffeur)),
        ...(news === 'car' ? ['Your car has changed; your chauffeur stays the same.'] : []),
        ...(news === 'time'
          ? [`Your pick-up is at ${booking.pickupTime} now; your chauffeur stays the same.`]
          : []),
        whoDrives(known(chauffeur)),
        whereToMeet(booking, known(chauffeur)),
      ],
      ...aboutChauffeur(known(chauffeur), tripUrl),
    }
  },

  'chauffeur-on-the-way': (booking, _details, { chauffeur, tripUrl }) => {
    const first = firstName(known(chauffeur).name)
    return {
      subject: `${first} is on the way to you: ${reference(booking, known(chauffeur))}`,
      heading: `${first} is on the way to you`,
      paragraphs: [
        ...whichCar(known(chauffeur)),
        ...isNow(known(chauffeur)),
        whoDrives(known(chauffeur)),
        whereToMeet(booking, known(chauffeur)),
      ],
      ...aboutChauffeur(known(chauffeur), tripUrl),
    }
  },

  'chauffeur-at-pickup': (booking, _details, { chauffeur, tripUrl }) => {
    const { name, includedWait } = known(chauffeur)
    const first = firstName(name)
    return {
      subject: `${first} is at the pick-up: ${reference(booking, known(chauffeur))}`,
      heading: `${first} waits for you`,
      paragraphs: [
        ...whichCar(known(chauffeur)),
        ...isNow(known(chauffeur)),
        `${first} waits at ${pickupPlace(booking)}; ${includedWait} minutes are included.`,
        whereToMeet(booking, known(chauffeur)),
        `Please call ${first} if you cannot find each other.`,
      ],
      ...aboutChauffeur(known(chauffeur), tripUrl),
    }
  },
}

function known(chauffeur: ChauffeurToTell | undefined): ChauffeurToTell {
  if (!chauffeur) throw new Error('A mail about a chauffeur needs one')
  return chauffeur
}

/** Of several cars each has mails of its own. */
function reference({ number }: Booking, { carNo, carCount }: ChauffeurToTell): string {
  return carCount > 1 ? `${number}, car ${carNo} of ${carCount}` : number
}

function whichCar({ carNo, carCount }: ChauffeurToTell): string[] {
  return carCount > 1 ? [`Your booking has ${carCount} cars. This is about car ${carNo}.`] : []
}

export function firstName(name: string): string {
  return name.split(' ')[0] ?? name
}

/** "Ana drives you in a black Mercedes E Class, 12-AB-34." */
function whoDrives({ name, car, plate }: ChauffeurToTell): string {
  const article = car !== null && /^[aeiou]/i.test(car) ? 'an' : 'a'
  return car === null
    ? `${firstName(name)} drives you.`
    : `${firstName(name)} drives you in ${article} ${car}, ${plate}.`
}

function isNow({ name, news }: ChauffeurToTell): string[] {
  return news === 'chauffeur' ? [`Your chauffeur is now ${firstName(name)}.`] : []
}

function whereToMeet(booking: Booking, { isAtAirport }: ChauffeurToTell): string {
  return isAtAirport
    ? `You meet in the arrivals hall: look for the sign “${nameOnSign(booking)}”.`
    : `You meet at ${pickupAddress(booking)}.`
}

function aboutChauffeur({ name, phone, car, plate }: ChauffeurToTell, tripUrl: string) {
  return {
    facts: rowsWithText([
      ['Chauffeur', name],
      ['Chauffeur’s phone', phone, phoneHref(phone)],
      ['Car', car],
      ['Number plate', plate],
    ]),
    button: { label: 'See your trip', href: tripUrl },
    isBrief: true,
  }
}
