import { airportAt } from '@chauffeur/domain/airports'
import { carNameIn } from '@chauffeur/domain/car-name'
import type { ChauffeurMailKind } from '@chauffeur/domain/mail-kinds'
import { meetingTime, metOn } from '@chauffeur/domain/meeting-time'
import { describeDay, wallTimeIn } from '@chauffeur/domain/time'
import type { WallTime } from '@chauffeur/domain/wall-time'
import { mailWords, type MailWords } from '@chauffeur/words/server-words'
import { rowsWithText, type Fact } from '../bookings/booking-facts.ts'
import type { Booking } from '../bookings/booking.entity.ts'
import { pickupAddress, pickupPlace } from '../bookings/stations-of.ts'
import type { ChauffeurOfMail } from '../dispatch/chauffeur-mails.ts'
import type { AnnouncedChauffeur } from '../dispatch/trip-reminders.ts'
import type { WriteWording } from './letter.ts'
import { phoneHref } from './contacts.ts'
import { whatIsKept } from './payment-sentences.ts'

type ChauffeurWords = MailWords['chauffeur']

/** The letters about who drives. Each names chauffeur, car and meeting point: it may be the first that is read. */
export const CHAUFFEUR_LETTERS: Readonly<Record<ChauffeurMailKind, WriteWording>> = {
  'chauffeur-assigned': letterOf(({ name, news }, booking, { assigned }) => {
    const first = firstName(name)
    const heading = news === 'chauffeur' ? assigned.headingOfAnother(first) : assigned.heading(first)
    return {
      subject: heading,
      heading,
      news: [
        ...(news === 'car' ? [assigned.otherCar] : []),
        ...(news === 'time' ? [assigned.otherTime(booking.pickupTime)] : []),
      ],
    }
  }),

  'chauffeur-on-the-way': letterOf((chauffeur, _booking, words) => ({
    subject: words.onTheWay.subject(firstName(chauffeur.name)),
    heading: words.onTheWay.heading(firstName(chauffeur.name)),
    news: isNow(chauffeur, words),
  })),

  'chauffeur-at-pickup': letterOf((chauffeur, booking, words) => {
    const first = firstName(chauffeur.name)
    const place = pickupPlace(booking, booking.locale)
    return {
      subject: words.atPickup.subject(first),
      heading: words.atPickup.heading(first),
      news: isNow(chauffeur, words),
      waits: words.atPickup.waits(first, place, chauffeur.includedWait),
      ...(!chauffeur.isAtAirport && { call: words.atPickup.call(first) }),
    }
  }),
}

interface Occasion {
  readonly subject: string
  readonly heading: string
  /** The facts that the guest did not know before. */
  readonly news: readonly string[]
  /** Stands in place of who drives once the chauffeur is there. */
  readonly waits?: string
  readonly call?: string
}

function letterOf(
  occasion: (chauffeur: ChauffeurOfMail, booking: Booking, words: ChauffeurWords) => Occasion,
): WriteWording {
  return (booking, _details, { chauffeur, tripUrl }, { chauffeur: words }) => {
    if (!chauffeur) throw new Error('A mail about a chauffeur needs one')
    const { subject, heading, news, waits, call } = occasion(chauffeur, booking, words)
    return {
      subject: `${subject}: ${reference(booking, chauffeur, words)}`,
      heading,
      paragraphs: [
        ...whichCar(chauffeur, words),
        ...news,
        waits ?? whoDrives(chauffeur, booking, words),
        ...laterMeeting(booking, words),
        ...whereToMeet(booking, chauffeur, words),
        ...(call ? [call] : []),
      ],
      facts: chauffeurFacts(chauffeur, booking),
      button: { label: words.see, href: tripUrl },
      isBrief: true,
    }
  }
}

/** Who drives, in rows. */
export function chauffeurFacts({ name, phone, car, plate }: AnnouncedChauffeur, { locale }: Booking): Fact[] {
  const { chauffeur: words } = mailWords(locale)
  return rowsWithText([
    [words.name, name],
    [words.phone, phone, phoneHref(phone)],
    [words.car, car && carNameIn(locale, car)],
    [words.plate, plate],
  ])
}

/** The booking's number, with that of the car where there are several: each has mails of its own. */
function reference({ number }: Booking, { carNo, carCount }: ChauffeurOfMail, words: ChauffeurWords): string {
  return carCount > 1 ? words.carOf(number, carNo, carCount) : number
}

function whichCar({ carNo, carCount }: ChauffeurOfMail, words: ChauffeurWords): string[] {
  return carCount > 1 ? [words.whichCar(carNo, carCount)] : []
}

/** Where the guest's flight is late: when the chauffeur is there instead. */
export function laterMeeting(booking: Booking, { meeting }: ChauffeurWords): string[] {
  if (meetingTime(booking).getTime() === booking.pickupAt.getTime()) return []
  return [meeting.later(booking.pickupTime, timeOfMeeting(booking, metOn(booking), meeting))]
}

/** With its day, where that is not the booked one. */
function timeOfMeeting(
  { pickupDate, locale }: Booking,
  { date, time }: WallTime,
  { onDay }: ChauffeurWords['meeting'],
): string {
  return date === pickupDate ? time : onDay(time, describeDay(date, locale))
}

function firstName(name: string): string {
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

/** Where to meet. At an airport the part above says it already. */
function whereToMeet(booking: Booking, { isAtAirport }: ChauffeurOfMail, words: ChauffeurWords): string[] {
  return isAtAirport ? [] : [words.meetAt(pickupAddress(booking, booking.locale))]
}

/** The letters about a flight that is late, or does not land as booked. */
export const MEETING_LETTERS: Readonly<Record<'meeting-moved' | 'flight-delayed', WriteWording>> = {
  'flight-delayed': (booking, { flight = 'far_late' }, { tripUrl }, { chauffeur: { lostFlights, see } }) => {
    const { heading, text } = lostFlights[flight]
    const { number, flightNumberNormalised, pickupLat: lat, pickupLon: lon } = booking
    const known = {
      number: flightNumberNormalised ?? '',
      airport: airportAt({ lat, lon }) ?? '',
      landsAt: null,
    }
    return {
      subject: `${heading}: ${number}`,
      heading,
      paragraphs: [text(known)],
      button: { label: see, href: tripUrl },
      isBrief: true,
    }
  },
  'meeting-moved': (booking, { meetAt = null }, { tripUrl }, { changes, chauffeur: { meeting, see } }) => {
    const { number, pickupTime: booked, pickupZone } = booking
    const time =
      meetAt === null ? booked : timeOfMeeting(booking, wallTimeIn(pickupZone, new Date(meetAt)), meeting)
    return {
      subject: meeting.subject(time, number),
      heading: meeting.heading(time),
      paragraphs: [
        meetAt === null ? meeting.asBooked(time) : meeting.later(booked, time),
        changes.changed.invitation,
      ],
      button: { label: see, href: tripUrl },
      isBrief: true,
    }
  },
}

/**
 * The letter after a trip. Its links only choose a mark on the private page, where the guest sends it. Whoever did not come reads
 * what was recorded and what is kept.
 */
export const THANKS_LETTERS: Readonly<Record<'trip-thanks', WriteWording>> = {
  'trip-thanks': (booking, _details, { thanks, tripUrl }, { chauffeur: { missed, thanks: words } }) => {
    const { number } = booking
    if (thanks?.end === 'missed')
      return {
        subject: missed.subject(number),
        heading: missed.heading,
        paragraphs: [missed.recorded, ...whatIsKept(booking), missed.writeOrCall],
        isBrief: true,
      }
    const [only, ...others] = thanks?.chauffeurs ?? []
    const isOne = only !== undefined && others.length === 0
    return {
      subject: words.subject(number),
      heading: words.heading,
      paragraphs: [words.arrived],
      scale: {
        question: isOne ? words.questionOf(firstName(only)) : words.question,
        hint: words.hint,
        marks: words.marks.map((meaning, index) => ({
          label: String(index + 1),
          meaning,
          href: `${tripUrl}?rating=${index + 1}`,
        })),
      },
      isBrief: true,
    }
  },
}
