import type { BookingMailKind, CustomerMailKind } from '@chauffeur/domain/mail-kinds'
import { metOn } from '@chauffeur/domain/meeting-time'
import { ANNOUNCED_BEFORE_HOURS } from '@chauffeur/domain/phone-visibility'
import { isStanding, type BookingStatus } from '@chauffeur/domain/booking-status'
import { formatEuros, type Cents } from '@chauffeur/domain/money'
import { describeDeadline, describeWallTime, wallTimeIn } from '@chauffeur/domain/time'
import { isToBePaid } from '@chauffeur/domain/unpaid-booking'
import type { Config } from '../core/config.ts'
import type { Booking } from '../bookings/booking.entity.ts'
import { edited } from '../bookings/edit-booking.ts'
import { bookingWords, type MailWords, mailWords } from '@chauffeur/words/server-words'
import type { MailDetails } from './outbox.entity.ts'
import { arrivalOf, meetingOf, startsAtAirport } from './arrival.ts'
import {
  freeCancellation,
  howItIsPaid,
  ifWeCannotTakeIt,
  whatIsReturned,
  whereTheMoneyGoes,
} from './payment-sentences.ts'
import { CHANGE_LETTERS } from './change-words.ts'
import {
  chauffeurFacts,
  CHAUFFEUR_LETTERS,
  laterMeeting,
  MEETING_LETTERS,
  THANKS_LETTERS,
} from './chauffeur-words.ts'
import type { Addresses, JourneyOfMail, LetterButton, Letter, Written, WriteWording } from './letter.ts'
import {
  confirmedOf,
  discountOf,
  dueOf,
  legPages,
  sentenceOfLegs,
  standingLegs,
  sharesOf,
  standingOf,
  togetherOf,
} from './journey-words.ts'
import { contactsOf } from './contacts.ts'
import { carFacts, journeyOf, pickupTime } from '../bookings/booking-facts.ts'
import { pickupPlace } from '../bookings/stations-of.ts'
import type { Sender } from './office-letters.ts'

/** The letters to the customer: true when they are written, not when they were enqueued. */
const LETTERS: Readonly<Record<CustomerMailKind, WriteWording>> = {
  'booking-received': (booking, _details, { journey }, { bookings: { received, journey: words } }) => ({
    subject: received.subject(journey?.number ?? booking.number),
    heading: received.heading,
    paragraphs: [received.thanks],
    steps: {
      heading: received.next,
      isOrdered: true,
      items: [
        received.notYet,
        howItIsPaid(togetherOf(booking, standingOf(journey))),
        ifWeCannotTakeIt(booking),
      ],
    },
    ...legPages(booking, standingOf(journey), words.legs),
  }),

  'booking-confirmed': (
    booking,
    _details,
    { payUrl, journey },
    { bookings: { confirmed, journey: words } },
  ) => ({
    subject: confirmed.subject(journey?.number ?? booking.number),
    heading: confirmed.heading,
    paragraphs: [
      confirmed.check,
      ...(isToBePaid(booking) ? [confirmed.toPay(priceOf(booking, dueOf(booking, journey)))] : []),
    ],
    ...payButton(booking, payUrl, journey),
    steps: {
      heading: confirmed.goodToKnow,
      isOrdered: false,
      items: [
        howItIsPaid(togetherOf(booking, confirmedOf(journey))),
        ...sharesOf(booking, journey, confirmedOf(journey)),
        confirmed.invitation(confirmedOf(journey)?.legs.length ?? 1),
        // Each trip of a journey has its own.
        ...(journey ? [] : freeCancellation(booking)),
      ],
    },
    ...legPages(booking, confirmedOf(journey), words.legs),
  }),

  'booking-rejected': (
    booking,
    _details,
    { journey },
    { bookings: { rejected, reason, journey: words } },
  ) => ({
    subject: rejected.subject(booking.number),
    heading: rejected.heading,
    paragraphs: [
      sentenceOfLegs(booking, journey, words) ?? rejected.sorry,
      ...(booking.rejectCode ? [rejected.why[booking.rejectCode]] : []),
      ...(booking.rejectReason ? [reason(booking.rejectReason)] : []),
      whereTheMoneyGoes(booking),
    ],
    isBrief: true,
  }),

  'booking-cancelled': (
    booking,
    _details,
    { journey },
    { bookings: { cancelled, reason, journey: words } },
  ) => ({
    subject: cancelled.subject(booking.number),
    heading: cancelled.heading,
    paragraphs: [
      cancelled.by[booking.cancelledBy ?? 'office'],
      ...(booking.cancelReason ? [reason(booking.cancelReason)] : []),
      whatIsReturned(booking),
      ...standingLegs(booking, journey, words),
    ],
    isBrief: true,
  }),

  ...CHANGE_LETTERS,
  ...CHAUFFEUR_LETTERS,
  'trip-reminder': (booking, _details, { announced = [], payUrl }, { bookings, chauffeur }) => ({
    subject: bookings.reminder.subject(booking.number, metTime(booking)),
    heading: bookings.reminder.heading,
    paragraphs: [
      ...laterMeeting(booking, chauffeur),
      bookings.reminder.check,
      ...(announced.length === 0 ? [bookings.reminder.whoDrives(ANNOUNCED_BEFORE_HOURS)] : []),
    ],
    ...payButton(booking, payUrl),
    facts: announced.flatMap((one) => chauffeurFacts(one, booking)),
    steps: {
      heading: bookings.confirmed.goodToKnow,
      isOrdered: false,
      items: [howItIsPaid(booking), ...freeCancellation(booking)],
    },
  }),
  ...MEETING_LETTERS,
  ...THANKS_LETTERS,
  'private-link': (
    booking,
    { isRenewed },
    { tripUrl, mayChange, otherTrips },
    { bookings: { link }, frame },
  ) => ({
    subject: otherTrips.length > 0 ? link.subjectOfSeveral(booking.number) : link.subject(booking.number),
    heading: isRenewed ? link.headingRenewed : link.heading,
    paragraphs: [isRenewed ? link.renewed : link.asked, mayChange ? link.keep : link.keepOver],
    button: { label: frame.see, href: tripUrl },
    isBrief: true,
    ...(otherTrips.length > 0 && {
      pages: {
        heading: link.others,
        rows: otherTrips.map(
          ({ booking: other, url }) => [other.number, pickupTime(other, booking.locale), url] as const,
        ),
      },
    }),
  }),

  'email-changed': (booking, _details, { undo }, { bookings: { emailChanged } }) => ({
    subject: emailChanged.subject(booking.number),
    heading: emailChanged.heading,
    paragraphs: [emailChanged.moved, ...(undo ? [emailChanged.undo(momentIn(booking, undo.until))] : [])],
    ...(undo && { button: { label: emailChanged.button, href: undo.url } }),
    isToStranger: true,
    smallPrint: [emailChanged.whyYou(booking.number)],
  }),

  'payment-link': (booking, _details, { payUrl, journey }, { payments: { link } }) => ({
    subject: link.subject(journey?.number ?? booking.number),
    heading: link.heading,
    paragraphs: isToBePaid(booking)
      ? [
          link.please(priceOf(booking, dueOf(booking, journey)), journey?.number ?? booking.number),
          link.otherWay,
        ]
      : [link.nothing(booking.number)],
    ...payButton(booking, payUrl, journey),
  }),

  'payment-to-driver': (booking, _details, _addresses, { payments: { toDriver } }) => ({
    subject: toDriver.subject(booking.number),
    heading: toDriver.heading,
    paragraphs: [toDriver.asAgreed, howItIsPaid(booking)],
    isBrief: true,
  }),

  'payment-received': (
    booking,
    { amountCents },
    { journey },
    { bookings: { journey: words }, payments: { received } },
  ) => ({
    subject: received.subject(journey?.number ?? booking.number),
    heading: received.heading,
    paragraphs: [
      received.thanks(priceOf(booking, amountCents), journey?.number ?? booking.number),
      ...sharesOf(booking, journey),
      received.means[statusOf(booking, journey)],
    ],
    ...legPages(booking, standingOf(journey), words.legs),
    isBrief: true,
    smallPrint: [received.noInvoice],
  }),

  'payment-not-completed': (
    booking,
    { amountCents },
    { payUrl, journey },
    { payments: { notCompleted } },
  ) => ({
    subject: notCompleted.subject(journey?.number ?? booking.number),
    heading: notCompleted.heading,
    paragraphs: [
      notCompleted.sentence(priceOf(booking, amountCents)),
      notCompleted.goOn[statusOf(booking, journey)],
    ],
    ...payButton(booking, payUrl, journey),
    isBrief: true,
  }),

  'payment-refunded': (booking, details, _addresses, { payments: { refunded } }) => {
    const { amountCents = booking.totalCents, refundOf, isManual } = details
    const { paidCents, refundedCents } = booking
    const amount = priceOf(booking, amountCents)
    return {
      subject: refunded.subject(booking.number),
      heading: refunded.heading,
      paragraphs: [
        whyItGoesBack(booking, amountCents, refundOf),
        isManual ? refunded.byHand(amount) : refunded.toCard(amount),
        ...(refundedCents > amountCents
          ? [refunded.inAll(priceOf(booking, refundedCents), priceOf(booking, paidCents))]
          : []),
      ],
      isBrief: true,
      smallPrint: [refunded.noInvoice],
    }
  },
}

/** An instant on the pick-up's clock. */
function momentIn({ pickupZone, locale }: Booking, instant: Date): string {
  return describeDeadline(wallTimeIn(pickupZone, instant), pickupZone, locale)
}

/** When the guest is met, by the clock of the pick-up: the booked time, or a later one. */
function metTime(booking: Booking): string {
  return describeWallTime(metOn(booking), booking.pickupZone, booking.locale)
}

/** The booking's price, or another amount of it, as its customer writes amounts. */
function priceOf({ totalCents, locale }: Booking, cents: Cents = totalCents): string {
  return formatEuros(cents, locale)
}

/** The status by which some words are chosen: a journey is pending for as long as one of its legs is. */
function statusOf(booking: Booking, journey: JourneyOfMail | undefined): BookingStatus {
  const legs = (journey?.legs ?? [{ booking }]).map((leg) => leg.booking).filter(isStanding)
  const statuses = new Set<BookingStatus>(legs.map(({ status }) => status))
  return (['pending', 'confirmed'] as const).find((status) => statuses.has(status)) ?? booking.status
}

function whyItGoesBack(
  { number, paidCents, locale }: Booking,
  amount: Cents,
  refundOf: MailDetails['refundOf'],
): string {
  const { refunded } = mailWords(locale).payments
  if (refundOf === 'second payment') return refunded.secondPayment(number)
  if (refundOf === 'cancelled booking') return refunded.cancelled(number)
  if (refundOf === 'ended change') return refunded.endedChange(number)
  if (refundOf === 'cheaper change') return refunded.cheaperChange(number)
  if (refundOf !== 'office') return refunded.notTaken(number)
  return amount < paidCents ? refunded.part(number) : refunded.all(number)
}

/** Leads to the payment for as long as there is one to make. */
function payButton(
  booking: Booking,
  href: string,
  journey?: JourneyOfMail,
): { readonly button?: LetterButton } {
  if (!isToBePaid(booking)) return {}
  const price = priceOf(booking, dueOf(booking, journey))
  return { button: { label: mailWords(booking.locale).payments.pay(price), href } }
}

/** Those that are looked for at the airport. */
const ARRIVAL_MAILS: ReadonlySet<string> = new Set<CustomerMailKind>([
  'booking-confirmed',
  'booking-changed',
  'chauffeur-assigned',
  'chauffeur-on-the-way',
  'chauffeur-at-pickup',
  'meeting-moved',
])

/** Whether a mail says where the guest is met, or brings a calendar entry that does. */
export function namesMeetingPoint(kind: BookingMailKind, booking: Booking): boolean {
  const isOfArrival = booking.status === 'confirmed' && ARRIVAL_MAILS.has(kind)
  return kind === 'trip-reminder' || (isOfArrival && startsAtAirport(booking))
}

/** The letter of a kind to a booking's customer, with its subject. */
export function customerLetter(
  kind: CustomerMailKind,
  booking: Booking,
  details: MailDetails,
  {
    firm,
    config,
    places,
    ...addresses
  }: Addresses & Omit<Sender, 'config'> & { readonly config: Pick<Config, 'FLIGHTS'> },
): Written {
  const { locale, number } = booking
  const words = mailWords(locale)
  const {
    isBrief = false,
    isToStranger = false,
    facts = [],
    smallPrint = [],
    ...wording
  } = LETTERS[kind](booking, details, addresses, words)
  const { frame } = words
  const { totalPrice, booking: bookingOf, signName } = bookingWords(locale)
  const arrival =
    kind === 'trip-reminder'
      ? meetingOf(booking, { firm, config, places }, addresses.announced?.[0])
      : booking.status === 'confirmed' && ARRIVAL_MAILS.has(kind)
        ? arrivalOf(booking, { firm, config, places }, addresses.chauffeur)
        : undefined
  const ofTrip = isBrief ? [] : carFacts(booking, locale)
  const spoken = spokenOf(kind, addresses.journey)
  const about = spoken?.number ?? number
  const isConfirmed = statusOf(booking, spoken) === 'confirmed'
  const common = {
    ...wording,
    locale,
    brand: firm.brandName,
    topic: isConfirmed ? bookingOf(about) : frame.request(about),
    contacts: contactsOf(firm, locale),
  }
  if (isToStranger) return { ...common, preheader: wording.heading, facts, smallPrint }
  const met = metOn(booking)
  const journey = journeyOf(edited(booking, { pickupDate: met.date, pickupTime: met.time }), locale)
  return {
    ...common,
    preheader: frame.preheader(journey.when, pickupPlace(booking, locale)),
    greeting: frame.greeting(booking.customerName),
    arrival,
    journey,
    // Facts of the arrival are not said again.
    facts: [
      ...facts,
      ...(arrival ? ofTrip.filter(([label]) => label !== signName) : ofTrip),
      ...(isBrief ? [] : discountOf(booking, spoken)),
    ],
    // A price that a partner pays is not the guest's to know.
    total:
      isBrief || booking.paymentMethod === 'account'
        ? undefined
        : [totalPrice, priceOf(booking, togetherOf(booking, spoken).totalCents)],
    laterPage: laterPageOf(addresses, words, wording.button),
    smallPrint: [...smallPrint, frame.whyYou(about)],
  }
}

/** The legs that a mail is about, where it is about more than its booking. */
function spokenOf(kind: CustomerMailKind, journey: JourneyOfMail | undefined): JourneyOfMail | undefined {
  // A rejection is about one leg, and says how the others stand.
  if (kind === 'booking-rejected') return undefined
  return kind === 'booking-confirmed' ? confirmedOf(journey) : standingOf(journey)
}

/** The booking's own page, where the mail does not lead to it already. */
function laterPageOf(
  { mayChange, tripUrl: href }: Addresses,
  { frame }: MailWords,
  button: LetterButton | undefined,
): Letter['laterPage'] {
  if (button?.href === href) return undefined
  return mayChange
    ? { question: frame.isChanged, label: frame.seeOrChange, href }
    : { question: frame.everything, label: frame.see, href }
}
