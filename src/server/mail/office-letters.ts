import { OFFICE_ZONE } from '@chauffeur/domain/cars'
import { decisionDueAt } from '@chauffeur/domain/decide-by'
import { DEFAULT_LOCALE } from '@chauffeur/domain/locale'
import type { AdminMailKind } from '@chauffeur/domain/mail-kinds'
import { meetingTime, metOn } from '@chauffeur/domain/meeting-time'
import { formatEuros } from '@chauffeur/domain/money'
import { paymentMethodLabel } from '@chauffeur/domain/payment-methods'
import { splitMoney } from '@chauffeur/domain/payment-status'
import { describeWallTime, wallTimeIn } from '@chauffeur/domain/time'
import { MAX_RATING } from '@chauffeur/domain/trip-rating'
import type { Booking } from '../bookings/booking.entity.ts'
import type { Firm } from '@chauffeur/contract/firm'
import type { JourneyOfBooking } from '@chauffeur/contract/journey-fields'
import type { Config } from '../core/config.ts'
import type { MailDetails } from './outbox.entity.ts'
import { carFacts, journeyOf, pickupTime, rowsWithText, type Fact } from '../bookings/booking-facts.ts'
import { pickupPlace } from '../bookings/stations-of.ts'
import type { MeetingPlaces } from '../meeting/meeting-points.ts'
import { moneyOfRequest } from './change-words.ts'
import type { Letter, Written } from './letter.ts'
import { mailHref, phoneHref } from './contacts.ts'

type Words = (
  booking: Booking,
  details: MailDetails,
) => Pick<Letter, 'heading' | 'paragraphs'> & { readonly subject: string }

const CUSTOMER = 'the customer'

/** Who has changed something, at the beginning of a sentence. Mails from before do not say who. */
function subjectOf(changedBy = CUSTOMER): string {
  return changedBy === CUSTOMER ? 'The customer' : changedBy
}

const WORDS: Readonly<Record<AdminMailKind, Words>> = {
  'office-new-booking': (booking) => ({
    subject: `${booking.shortNotice ? 'Short notice: new' : 'New'} booking ${booking.number}, ${pickupTime(booking)}`,
    heading:
      booking.status === 'pending' ? 'A new booking waits for your decision' : 'A new booking was confirmed',
    paragraphs: [
      ...(booking.shortNotice ? ['The pick-up is at short notice.'] : []),
      ...mustDecide(booking),
      ...(booking.routeFallback
        ? ['The way was measured by the embedded road graph, because the routing service did not answer.']
        : []),
    ],
  }),

  'office-cancellation': (booking) => ({
    subject: `Cancelled: booking ${booking.number}, ${pickupTime(booking)}`,
    heading: 'A booking was cancelled',
    paragraphs: [
      booking.cancelledBy === 'partner'
        ? 'The partner that made this booking has cancelled it.'
        : 'The customer has cancelled this booking.',
      ...(booking.cancelReason ? [`The reason: ${booking.cancelReason}`] : []),
      moneyOfCancelled(booking),
    ],
  }),

  'office-changed-details': (booking, { alert, changedBy = CUSTOMER }) => ({
    subject: `Changed by ${changedBy}: booking ${booking.number}, ${pickupTime(booking)}`,
    heading: `Details were changed by ${changedBy}`,
    paragraphs: [alert ?? 'Please look at the booking.'],
  }),

  'office-change-request': (booking, { change, changedBy }) => ({
    subject: `A change waits: booking ${booking.number}, ${pickupTime(booking)}`,
    heading: `${subjectOf(changedBy)} asks for a change`,
    paragraphs: [
      'It waits for your decision. Until then the booking stays as it is.',
      ...(change?.lines ?? []),
      ...(change ? moneyOfRequest(change) : []),
    ],
  }),

  'office-change-withdrawn': (booking, { change, changedBy }) => ({
    subject: `A change was withdrawn: booking ${booking.number}, ${pickupTime(booking)}`,
    heading: `${subjectOf(changedBy)} has withdrawn the change`,
    paragraphs: [
      'Nothing waits for your decision any more. The booking stays as it is.',
      ...(change?.lines ?? []),
    ],
  }),

  'office-changed-trip': (booking, { change, changedBy = CUSTOMER }) => ({
    subject: `Changed by ${changedBy}: booking ${booking.number}, ${pickupTime(booking)}`,
    heading: `${subjectOf(changedBy)} has changed the trip`,
    paragraphs: change?.lines ?? [],
  }),

  'office-no-car': (booking) => ({
    subject: `No car is free for booking ${booking.number}, ${pickupTime(booking)}`,
    heading: 'A booking has no car',
    paragraphs: [
      `Every ${booking.vehicleName} is taken at that time. The booking stands: please find a car, or call the customer.`,
    ],
  }),

  'office-low-rating': (booking) => ({
    subject: `${booking.rating} of ${MAX_RATING}: a low rating for ${booking.number}`,
    heading: 'A guest left a low rating',
    paragraphs: [
      `The trip was rated ${booking.rating} of ${MAX_RATING}, and the booking is marked as a problem. An answer to this email goes to the customer.`,
      ...(booking.ratingText ? [`“${booking.ratingText}”`] : []),
    ],
  }),

  'office-payment-alert': (booking, { alert }) => ({
    subject: `Please look at the payment of ${booking.number}`,
    heading: 'A payment needs your attention',
    paragraphs: [alert ?? 'Please compare this booking with what the payment provider shows.'],
  }),
}

/** The sum that was paid, and where each part of it is. */
function moneyOfCancelled(booking: Booking): string {
  const { paidCents, paymentMethod } = booking
  if (paidCents === 0)
    return paymentMethod === 'sumup' ? 'Nothing was paid online.' : 'Nothing was to be paid before the trip.'
  const { returnedCents, onItsWayCents, keptCents } = splitMoney(booking)
  const parts = [
    [returnedCents, 'has gone back'],
    [onItsWayCents, 'is on its way back'],
    [keptCents, 'is kept'],
  ] as const
  const told = parts.flatMap(([cents, what]) => (cents > 0 ? [`${formatEuros(cents)} ${what}`] : []))
  const how = paymentMethod === 'account' ? 'On account' : 'Paid'
  return `${how}: ${formatEuros(paidCents)}. Of that, ${told.join(', ')}.`
}

/** Whom the office's mails come from, and the addresses in them. */
export interface Sender {
  readonly config: Config
  readonly firm: Firm
  /** Where guests are met, of mails and calendar entries that say so. */
  readonly places?: MeetingPlaces | undefined
}

/** The letter of a kind about a booking to the office, with its subject. */
export function officeLetter(
  kind: AdminMailKind,
  booking: Booking,
  details: MailDetails,
  {
    config,
    firm,
    leg,
    partner,
  }: Sender & { readonly leg: JourneyOfBooking | undefined; readonly partner: string | undefined },
): Written {
  return {
    ...WORDS[kind](booking, details),
    ...framed(firm),
    preheader: `${booking.customerName}, ${pickupPlace(booking)}, ${formatEuros(booking.totalCents)}`,
    topic: `Booking ${booking.number}`,
    button: { label: 'Open in the office', href: `${config.PUBLIC_URL}/admin/bookings/${booking.number}` },
    journey: journeyOf(booking),
    facts: [
      ...tripFacts(booking, leg),
      ...rowsWithText([
        ['Booked through', partner],
        ['Reference', booking.reference],
      ]),
      ...customerFacts(booking),
      ...carFacts(booking),
      ['Payment', `${paymentMethodLabel(booking.paymentMethod)}${paymentState(booking)}`],
      ...billingFacts(booking),
    ],
    total: ['Total price', formatEuros(booking.totalCents)],
  }
}

/** The frame of every letter to the office. */
export function framed({ brandName }: Firm) {
  return {
    locale: DEFAULT_LOCALE,
    brand: brandName,
    contacts: [],
    smallPrint: ['You receive this email because OFFICE_EMAIL names this address.'],
  }
}

/** The trips that were booked with it, and when its guest is met whose flight is late. */
function tripFacts(booking: Booking, leg: JourneyOfBooking | undefined): Fact[] {
  const isLate = meetingTime(booking) > booking.pickupAt
  return rowsWithText([
    ['Journey', leg && `${leg.number}, leg ${leg.leg} of ${leg.legs.length}`],
    ['Met at', isLate && describeWallTime(metOn(booking), booking.pickupZone)],
  ])
}

function customerFacts({ customerName, customerPhone, customerEmail, whatsappNotifications }: Booking) {
  return rowsWithText([
    ['Customer', customerName],
    ['Phone', customerPhone, phoneHref(customerPhone)],
    ['Email', customerEmail, mailHref(customerEmail)],
    ['WhatsApp', whatsappNotifications && 'wants updates there'],
  ])
}

function paymentState({ paymentMethod, paymentStatus, driverCents }: Booking): string {
  if (driverCents > 0) return `, paid but for ${formatEuros(driverCents)}, which the driver collects`
  if (paymentMethod !== 'sumup') return ''
  return paymentStatus === 'completed' ? ', paid' : ', not paid yet'
}

function billingFacts({ billing }: Booking): Fact[] {
  if (!billing) return []
  const { companyName, taxNumber, street, streetNumber, postalCode, city, state, country } = billing
  const address = [
    [street, streetNumber],
    [postalCode, city],
    [state, country],
  ]
    .map((line) => line.filter(Boolean).join(' '))
    .filter(Boolean)
    .join(', ')
  return rowsWithText([
    ['Bill to', companyName],
    ['Tax number', taxNumber],
    ['Billing address', address],
  ])
}

function mustDecide(booking: Booking): string[] {
  const due = decisionDueAt(booking)
  if (!due) return []
  const until = describeWallTime(wallTimeIn(OFFICE_ZONE, due), OFFICE_ZONE)
  return [`It is rejected by itself unless you decide before ${until}.`]
}
