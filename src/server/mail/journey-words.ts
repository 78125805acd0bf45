import { bookingState, isStanding } from '@chauffeur/domain/booking-status'
import { LANGUAGE_TAGS, type Locale } from '@chauffeur/domain/locale'
import { formatEuros, type Cents } from '@chauffeur/domain/money'
import { describeDay } from '@chauffeur/domain/time'
import { isToBePaid } from '@chauffeur/domain/unpaid-booking'
import { bookingWords, mailWords, type MailWords } from '@chauffeur/words/server-words'
import { pickupTime, type Fact } from '../bookings/booking-facts.ts'
import { pickupPlace, placeIn } from '../bookings/stations-of.ts'
import type { Booking } from '../bookings/booking.entity.ts'
import type { JourneyOfMail, Letter } from './letter.ts'
import { freeCancellation } from './payment-sentences.ts'

type Words = MailWords['bookings']['journey']

const legsOf = (booking: Booking, journey: JourneyOfMail | undefined): readonly Booking[] =>
  journey ? journey.legs.map((leg) => leg.booking) : [booking]
const sumOf = (bookings: readonly Booking[], of: (booking: Booking) => Cents) =>
  bookings.reduce((sum, booking) => sum + of(booking), 0)

/** A journey with its confirmed legs alone. */
export function confirmedOf(journey: JourneyOfMail | undefined): JourneyOfMail | undefined {
  return onlyLegs(journey, (booking) => bookingState(booking) === 'confirmed')
}

/** A journey without the legs that were rejected or cancelled. */
export function standingOf(journey: JourneyOfMail | undefined): JourneyOfMail | undefined {
  return onlyLegs(journey, isStanding)
}

function onlyLegs(journey: JourneyOfMail | undefined, are: (booking: Booking) => boolean) {
  return journey && { ...journey, legs: journey.legs.filter(({ booking }) => are(booking)) }
}

/** Returns the price of all legs together, as one thing to pay; that of the booking alone where it is no leg. */
export function togetherOf(booking: Booking, journey: JourneyOfMail | undefined) {
  const { locale, paymentMethod, paymentStatus } = booking
  const legs = legsOf(booking, journey)
  return {
    locale,
    paymentMethod,
    paymentStatus,
    totalCents: sumOf(legs, ({ totalCents }) => totalCents),
    driverCents: sumOf(legs, ({ driverCents }) => driverCents),
  }
}

/** Returns the amount due online for all legs together. */
export function dueOf(booking: Booking, journey: JourneyOfMail | undefined): Cents {
  return sumOf(legsOf(booking, journey).filter(isToBePaid), ({ totalCents }) => totalCents)
}

/** How much of one payment is for each of these legs; nothing where it pays but one booking. */
export function sharesOf(
  { locale, paymentMethod }: Booking,
  journey: JourneyOfMail | undefined,
  of = journey,
): string[] {
  const paid = (journey?.legs ?? []).filter(({ booking }) => booking.paidCents > 0)
  if (!of || paid.length < 2 || paymentMethod === 'account') return []
  const { shares, share } = mailWords(locale).bookings.journey
  const parts = of.legs
    .filter(({ booking }) => booking.paidCents > 0)
    .map(({ booking }) => share(formatEuros(booking.paidCents, locale), booking.number))
  const all = sumOf(
    paid.map(({ booking }) => booking),
    ({ paidCents }) => paidCents,
  )
  return parts.length === 0 ? [] : [shares(formatEuros(all, locale), listIn(locale, parts))]
}

/** The line of what was taken off, where anything was. */
export function discountOf(booking: Booking, journey: JourneyOfMail | undefined): Fact[] {
  if (!journey || booking.paymentMethod === 'account') return []
  const legs = legsOf(booking, journey)
  const cents = sumOf(legs, ({ baseCents, stopCents, totalCents }) => baseCents + stopCents - totalCents)
  const { discount } = mailWords(booking.locale).bookings.journey
  return cents > 0 ? [[discount, formatEuros(-cents, booking.locale)]] : []
}

/** Each leg with its way, flight, price and, once it is confirmed, its free cancellation; and its own private page. */
export function legPages(
  { locale }: Booking,
  journey: JourneyOfMail | undefined,
  heading: string,
): Pick<Letter, 'pages'> {
  if (!journey) return {}
  return { pages: { heading, rows: journey.legs.map((leg): Fact => describeLeg(leg, locale)) } }
}

function describeLeg({ booking, url }: JourneyOfMail['legs'][number], locale: Locale): Fact {
  const { number, dropoffLocation, dropoffName, flightNumber, flightDepartsAt } = booking
  const departure = bookingWords(locale).flightDepartsAt.toLowerCase()
  const to = dropoffLocation == null ? '' : ` → ${placeIn(locale, dropoffLocation, dropoffName).name}`
  const facts = [
    pickupTime(booking, locale),
    pickupPlace(booking, locale) + to,
    ...(flightNumber == null ? [] : [flightNumber]),
    ...(flightDepartsAt == null ? [] : [`${departure} ${flightDepartsAt}`]),
    ...(booking.paymentMethod === 'account' ? [] : [formatEuros(booking.totalCents, locale)]),
  ]
  const free = bookingState(booking) === 'confirmed' ? freeCancellation(booking) : []
  return [number, [`${facts.join(', ')}.`, ...free].join(' '), url]
}

/** Which legs stand although this one was rejected; undefined where none does. */
export function sentenceOfLegs(
  booking: Booking,
  journey: JourneyOfMail | undefined,
  words: Words,
): string | undefined {
  const others = otherLegs(booking, journey, { confirmed: words.can, pending: words.open })
  if (others.length === 0) return undefined
  return [...others, words.cannot(describeDay(booking.pickupDate, booking.locale))].join(' ')
}

/** Which legs stand although this one was cancelled, in a sentence; none where no other does. */
export function standingLegs(booking: Booking, journey: JourneyOfMail | undefined, words: Words): string[] {
  const others = otherLegs(booking, journey, { confirmed: words.stands, pending: words.open })
  return others.length === 0 ? [] : [others.join(' ')]
}

/** A sentence about the days of the other legs that are confirmed, and one about those that wait to be. */
function otherLegs(
  { id, locale }: Booking,
  journey: JourneyOfMail | undefined,
  sentences: Readonly<Record<'confirmed' | 'pending', (days: string) => string>>,
): string[] {
  return (['confirmed', 'pending'] as const).flatMap((state) => {
    const days = (journey?.legs ?? [])
      .filter(({ booking }) => booking.id !== id && bookingState(booking) === state)
      .map(({ booking }) => describeDay(booking.pickupDate, locale))
    return days.length === 0 ? [] : [sentences[state](listIn(locale, new Set(days)))]
  })
}

function listIn(locale: Locale, parts: Iterable<string>): string {
  return new Intl.ListFormat(LANGUAGE_TAGS[locale]).format(parts)
}
