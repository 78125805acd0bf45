import type { CustomerMailKind } from '@chauffeur/domain/mail-kinds'
import { formatEuros } from '@chauffeur/domain/money'
import { STAYS_UNTIL_CONFIRMED } from '@chauffeur/domain/trip-change'
import type { Booking } from '../bookings/booking.entity.ts'
import type { ChangeInWords } from '../core/events.ts'
import { freeCancellation } from './cancellation-sentences.ts'
import type { Words } from './customer-letters.ts'
import { howItIsPaid } from './payment-sentences.ts'

type ChangeMail = Extract<CustomerMailKind, `change-${string}` | 'booking-changed'>

const NO_CHANGE: ChangeInWords = {
  by: 'guest',
  lines: [],
  oldTotalCents: 0,
  newTotalCents: 0,
  settlement: 'none',
  paidCents: 0,
  reason: null,
  wasAccepted: false,
}

/** What mails about changes of the trip say. What changes stands in lines of its own; the trip as it is follows. */
export const CHANGE_WORDS: Readonly<Record<ChangeMail, Words>> = {
  'booking-changed': (booking, { change = NO_CHANGE }) => ({
    subject: `Your booking ${booking.number} has changed`,
    heading: 'Your trip has changed',
    paragraphs: [
      whoChanged(change),
      ...moneyOfChange(booking, change),
      ...(booking.status === 'confirmed'
        ? [
            'The invitation with this e-mail corrects the trip in your calendar.',
            ...freeCancellation(booking),
          ]
        : ['Your request still waits for our answer, which comes by e-mail.']),
    ],
    ...whatChanges('What has changed', change),
  }),

  'change-requested': (booking, { change = NO_CHANGE }) => ({
    subject: `We have received your change of ${booking.number}`,
    heading: 'Your change has reached us',
    paragraphs: [
      `We are looking at it, and answer by e-mail. ${STAYS_UNTIL_CONFIRMED}`,
      ...(change.paidCents > 0
        ? [
            `Your payment of ${formatEuros(change.paidCents)} for the difference has reached us. If we cannot make the change, it goes back to you the way it came.`,
          ]
        : []),
      ...(change.settlement === 'refund'
        ? [
            `If we can make it, ${formatEuros(change.oldTotalCents - change.newTotalCents)} goes back to you the way it came.`,
          ]
        : []),
    ],
    ...whatChanges('What you would like to change', change),
    isBrief: true,
  }),

  'change-to-pay': (booking, { change = NO_CHANGE }, { tripUrl }) => ({
    subject: `Please pay the change of ${booking.number}`,
    heading: 'Your change is ready',
    paragraphs: [
      `As agreed, we change your trip as soon as you have paid the difference of ${formatEuros(change.newTotalCents - change.oldTotalCents)} online. Until then your booking stays as it is.`,
    ],
    button: { label: 'See and pay the change', href: tripUrl },
    ...whatChanges('What is to change', change),
    isBrief: true,
  }),

  'change-declined': (booking, { change = NO_CHANGE }) => ({
    subject: `Your booking ${booking.number} stays as it is`,
    heading: change.by === 'office' ? 'The change is withdrawn' : 'We are sorry: we cannot make this change',
    paragraphs: [
      ...(change.reason ? [`The reason: ${change.reason}`] : []),
      'Your booking stays as it was.',
      ...goesBack(change),
    ],
    ...whatChanges('What was asked for', change),
    isBrief: true,
  }),

  'change-expired': (booking, { change = NO_CHANGE }) => ({
    subject: `Your booking ${booking.number} stays as it is`,
    heading: 'The change was not made',
    paragraphs: [
      ...(change.reason ? [`The reason: ${change.reason}`] : []),
      'Your booking stays as it was. If you still need the change, please write to us or call us.',
      ...goesBack(change),
    ],
    ...whatChanges('What was asked for', change),
    isBrief: true,
  }),
}

function whoChanged({ by, wasAccepted }: ChangeInWords): string {
  if (by === 'office') return 'We have changed your trip.'
  return wasAccepted ? 'We have made the change that you asked for.' : 'We have made your change.'
}

function whatChanges(heading: string, { lines }: ChangeInWords) {
  return lines.length === 0 ? {} : { steps: { heading, isOrdered: false, items: lines } }
}

/** What the office reads of the money of a change that waits for it. */
export function moneyOfRequest({
  settlement,
  paidCents,
  oldTotalCents,
  newTotalCents,
}: ChangeInWords): string[] {
  const difference = newTotalCents - oldTotalCents
  if (settlement === 'checkout')
    return [
      `The customer has paid the difference of ${formatEuros(paidCents)} online. If you decline, it goes back by itself.`,
    ]
  if (settlement === 'refund')
    return [`If you accept, ${formatEuros(-difference)} goes back to the customer by itself.`]
  return settlement === 'driver' ? ['The customer pays the new price to the driver.'] : []
}

/** How the difference is settled, and how the trip is paid then. */
function moneyOfChange(booking: Booking, { settlement, paidCents }: ChangeInWords): string[] {
  const paid = formatEuros(paidCents)
  if (settlement === 'none') return ['The price stays as it was.']
  if (settlement === 'checkout') return [`Your payment of ${paid} for the difference has reached us.`]
  if (settlement === 'refund' && paidCents > 0)
    return [`${paid} goes back to you the way it came, and we write to you when it is sent.`]
  return [howItIsPaid(booking)]
}

function goesBack({ paidCents }: ChangeInWords): string[] {
  if (paidCents === 0) return []
  return [
    `The ${formatEuros(paidCents)} that you paid for the difference goes back to you the way it came, and we write to you when it is sent.`,
  ]
}
