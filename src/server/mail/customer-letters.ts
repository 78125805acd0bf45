import type { CustomerMailKind } from '@chauffeur/domain/mail-kinds'
import { isStanding } from '@chauffeur/domain/booking-status'
import { formatEuros, type Cents } from '@chauffeur/domain/money'
import { isToBePaid } from '@chauffeur/domain/unpaid-booking'
import type { Booking, CancelledBy } from '../bookings/booking.entity.ts'
import type { ChauffeurToTell } from '../dispatch/read-chauffeur-to-tell.ts'
import type { Firm } from '@chauffeur/contract/firm'
import type { MailDetails } from '../outbox/outbox.entity.ts'
import { freeCancellation } from './cancellation-sentences.ts'
import { CHANGE_WORDS } from './change-words.ts'
import { CHAUFFEUR_WORDS } from './chauffeur-words.ts'
import { contactsOf } from './contacts.ts'
import { carFacts, journeyOf, pickupTime } from '../bookings/booking-facts.ts'
import { pickupPlace } from '../bookings/stations-of.ts'
import type { Button, Letter } from './letter.ts'
import { THANKS_WORDS } from './thanks-words.ts'
import {
  howItIsPaid,
  howToGoOn,
  ifWeCannotTakeIt,
  sentenceAfterPayment,
  whatIsReturned,
  whereTheMoneyGoes,
} from './payment-sentences.ts'

/** What a mail says of its occasion; the trip and our contacts follow it. */
interface Wording {
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly steps?: Letter['steps']
  readonly button?: Button
  readonly scale?: Letter['scale']
  readonly pages?: Letter['pages']
  /** Above those of the trip. */
  readonly facts?: Letter['facts']
  /** The trip by its place and time alone: the mail is about something else. */
  readonly isBrief?: boolean
  /** Nothing of the trip can be changed any more. */
  readonly isOver?: boolean
  readonly smallPrint?: readonly string[]
}

/** What a mail says beside its booking: the pages of this one alone, where it is paid and where its guest sees it. */
interface Addresses {
  readonly payUrl: string
  readonly tripUrl: string
  readonly chauffeur: ChauffeurToTell | undefined
  /** Who has driven, of the mail after the trip. */
  readonly thanks: { readonly chauffeurs: readonly string[] } | undefined
  /** Those of other bookings of the same address. */
  readonly otherTrips: readonly { readonly booking: Booking; readonly url: string }[]
}

export type Words = (booking: Booking, details: MailDetails, addresses: Addresses) => Wording

/** What each mail says to the customer: what is true when it is written, not when it was enqueued. */
const WORDS: Readonly<Record<CustomerMailKind, Words>> = {
  'booking-received': (booking) => ({
    subject: `We have received your request ${booking.number}`,
    heading: 'Your request has reached us',
    paragraphs: ['Thank you. We are looking at your request, and answer it by e-mail.'],
    steps: {
      heading: 'What happens next',
      isOrdered: true,
      items: [
        'We confirm your request by e-mail. Until then it is not confirmed.',
        howItIsPaid(booking),
        ifWeCannotTakeIt(booking),
      ],
    },
  }),

  'booking-confirmed': (booking, _details, { payUrl }) => ({
    subject: `Your booking ${booking.number} is confirmed`,
    heading: 'Your booking is confirmed',
    paragraphs: [
      'We look forward to driving you. Please check that everything below is right, and tell us if it is not.',
      ...(isToBePaid(booking)
        ? [`It is not paid yet: please pay ${formatEuros(booking.totalCents)} online.`]
        : []),
    ],
    ...payButton(booking, payUrl),
    steps: {
      heading: 'Good to know',
      isOrdered: false,
      items: [
        howItIsPaid(booking),
        'The invitation with this e-mail enters the trip into your calendar, at the right time wherever you are.',
        ...freeCancellation(booking),
      ],
    },
  }),

  'booking-rejected': (booking) => ({
    subject: `We cannot take your booking ${booking.number}`,
    heading: 'We cannot take your booking',
    paragraphs: [
      'We are sorry: we cannot drive you this time, and your request has been closed.',
      ...(booking.rejectReason ? [`The reason: ${booking.rejectReason}`] : []),
      whereTheMoneyGoes(booking),
    ],
    isBrief: true,
  }),

  'booking-cancelled': (booking, { amountCents = 0 }) => ({
    subject: `Your booking ${booking.number} is cancelled`,
    heading: 'Your booking is cancelled',
    paragraphs: [
      WHO_CANCELLED[booking.cancelledBy ?? 'office'],
      ...(booking.cancelReason ? [`The reason: ${booking.cancelReason}`] : []),
      whatIsReturned(booking, amountCents),
    ],
    isBrief: true,
  }),

  ...CHANGE_WORDS,
  ...CHAUFFEUR_WORDS,
  ...THANKS_WORDS,
  'private-link': (booking, { isRenewed }, { tripUrl, otherTrips }) => ({
    subject: `The link of your booking ${booking.number}${otherTrips.length > 0 ? ' and others' : ''}`,
    heading: isRenewed ? 'A new link to your booking' : 'The link to your booking',
    paragraphs: [
      isRenewed
        ? 'Your booking has a new link. The ones before it do not work any more.'
        : 'Somebody has asked for it on our site, with your e-mail address.',
      'Whoever has this link can see, change and cancel the booking, so please keep it to yourself.',
    ],
    button: { label: 'See your booking', href: tripUrl },
    isBrief: true,
    ...(otherTrips.length > 0 && {
      pages: {
        heading: 'Your other bookings',
        rows: otherTrips.map(({ booking, url }) => [booking.number, pickupTime(booking), url] as const),
      },
    }),
  }),

  'payment-link': (booking, _details, { payUrl }) => ({
    subject: `Please pay your booking ${booking.number}`,
    heading: 'Your payment',
    paragraphs: isToBePaid(booking)
      ? [
          `Please pay ${formatEuros(booking.totalCents)} for ${booking.number} online. The button opens a page of ours that leads you to the payment; it works until the booking is paid.`,
          'Would you rather pay in another way? Reply to this e-mail, or call us.',
        ]
      : [`Nothing is to be paid online for ${booking.number} any more.`],
    ...payButton(booking, payUrl),
  }),

  'payment-to-driver': (booking) => ({
    subject: `How you pay your booking ${booking.number}`,
    heading: 'You pay the driver',
    paragraphs: ['As agreed, you need not pay online any more.', howItIsPaid(booking)],
    isBrief: true,
  }),

  'payment-received': (booking, { amountCents = booking.totalCents }) => ({
    subject: `Your payment for ${booking.number} has reached us`,
    heading: 'Your payment has reached us',
    paragraphs: [
      `Thank you. We have received ${formatEuros(amountCents)} for ${booking.number}.`,
      sentenceAfterPayment(booking.status),
    ],
    isBrief: true,
    smallPrint: ['This e-mail confirms your payment. It is not an invoice.'],
  }),

  'payment-not-completed': (booking, { amountCents = booking.totalCents }, { payUrl }) => ({
    subject: `The payment for ${booking.number} was not completed`,
    heading: 'Your payment was not completed',
    paragraphs: [
      `Your online payment of ${formatEuros(amountCents)} was not completed, and we have not charged anything.`,
      howToGoOn(booking.status),
    ],
    ...payButton(booking, payUrl),
    isBrief: true,
  }),

  'payment-refunded': (booking, { amountCents = booking.totalCents, refundOf, isManual }) => ({
    subject: `Your refund for ${booking.number}`,
    heading: 'Your money is on its way back',
    paragraphs: [
      whyItGoesBack(booking, amountCents, refundOf),
      isManual
        ? `We have sent ${formatEuros(amountCents)} back to you, the way it came.`
        : `We have sent ${formatEuros(amountCents)} back to the card that it was paid with. It shows on your account within some days, depending on your bank.`,
    ],
    isBrief: true,
    smallPrint: ['This e-mail confirms your refund. It is not an invoice.'],
  }),
}

const WHO_CANCELLED: Readonly<Record<CancelledBy, string>> = {
  customer: 'You have cancelled this journey, and we will not come.',
  partner: 'The company that you booked with has cancelled this journey, and we will not come.',
  // Of its own accord, or because the customer has asked by phone: the reason says which.
  office: 'We have cancelled this journey, and we will not come.',
}

function whyItGoesBack(
  { number, paidCents }: Booking,
  amount: Cents,
  refundOf: MailDetails['refundOf'],
): string {
  if (refundOf === 'second payment')
    return `Your booking ${number} was paid twice. One payment stays, the other one goes back to you.`
  if (refundOf === 'cancelled booking') return `Your booking ${number} was cancelled.`
  if (refundOf === 'ended change')
    return `Your change of ${number} was not made, so what you paid for it goes back.`
  if (refundOf === 'cheaper change') return `Your changed trip ${number} costs less than you have paid.`
  if (refundOf !== 'office') return `We could not take your booking ${number}.`
  return `You get back ${amount < paidCents ? 'a part of ' : ''}what you paid for your booking ${number}.`
}

/** Leads to the payment for as long as there is one to make. */
function payButton(booking: Booking, href: string): { readonly button?: Button } {
  if (!isToBePaid(booking)) return {}
  return { button: { label: `Pay ${formatEuros(booking.totalCents)} online`, href } }
}

/** The letter of a kind to a booking's customer, with its subject. */
export function customerLetter(
  kind: CustomerMailKind,
  booking: Booking,
  details: MailDetails,
  { firm, ...addresses }: Addresses & { readonly firm: Firm },
): Letter & { readonly subject: string } {
  const {
    isBrief = false,
    isOver = false,
    facts = [],
    smallPrint = [],
    ...wording
  } = WORDS[kind](booking, details, addresses)
  return {
    ...wording,
    brand: firm.brandName,
    preheader: `${pickupTime(booking)}, from ${pickupPlace(booking)}`,
    topic: `${booking.status === 'confirmed' ? 'Booking' : 'Request'} ${booking.number}`,
    greeting: `Dear ${booking.customerName},`,
    journey: journeyOf(booking),
    facts: [...facts, ...(isBrief ? [] : carFacts(booking))],
    total: isBrief ? undefined : ['Total price', formatEuros(booking.totalCents)],
    laterPage: laterPageOf(isStanding(booking) && !isOver, wording.button, addresses.tripUrl),
    contacts: contactsOf(firm),
    smallPrint: [
      ...smallPrint,
      `You receive this e-mail because this address was given for ${booking.number}. If that was not you, please tell us.`,
    ],
  }
}

/** The booking's own page, where the mail does not lead to it already. */
function laterPageOf(mayChange: boolean, button: Button | undefined, href: string): Letter['laterPage'] {
  if (button?.href === href) return undefined
  return mayChange
    ? { question: 'Has something changed?', label: 'See, change or cancel your booking', href }
    : { question: 'Everything about it', label: 'See your booking', href }
}
