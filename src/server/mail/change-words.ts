import type { CustomerMailKind } from '@chauffeur/domain/mail-kinds'
import { formatEuros, type Cents } from '@chauffeur/domain/money'
import { PAYMENT_PAGE_MINUTES } from '@chauffeur/domain/payment-checks'
import { mailWords, type MailWords } from '@chauffeur/words/server-words'
import type { Booking } from '../bookings/booking.entity.ts'
import { changedLines } from '../bookings/changed-lines.ts'
import type { ChangeInWords } from '../core/events.ts'
import { freeCancellation, howItIsPaid } from './payment-sentences.ts'
import type { WriteWording } from './letter.ts'

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

/** The letters about changes of the trip. The changes stand in lines of their own; the trip as it is follows. */
export const CHANGE_LETTERS: Readonly<Record<ChangeMail, WriteWording>> = {
  'booking-changed': (booking, { change = NO_CHANGE }, _addresses, { changes }) => ({
    subject: changes.changed.subject(booking.number),
    heading: changes.changed.heading,
    paragraphs: [
      whoChanged(change, changes),
      ...moneyOfChange(booking, change),
      ...(booking.status === 'confirmed'
        ? [changes.changed.invitation, ...freeCancellation(booking)]
        : [changes.changed.waits]),
    ],
    ...whatChanges(changes.changed.lines, change, booking),
  }),

  'change-requested': (booking, { change = NO_CHANGE }, _addresses, { changes: { requested } }) => {
    const { paidCents, settlement, oldTotalCents, newTotalCents } = change
    const euros = (cents: Cents) => formatEuros(cents, booking.locale)
    return {
      subject: requested.subject(booking.number),
      heading: requested.heading,
      paragraphs: [
        ...(change.by === 'partner' ? [requested.byPartner] : []),
        requested.looking,
        ...(paidCents > 0 ? [requested.paid(euros(paidCents))] : []),
        ...(settlement === 'refund' ? [requested.refund(euros(oldTotalCents - newTotalCents))] : []),
      ],
      ...whatChanges(requested.lines, change, booking),
      isBrief: true,
    }
  },

  'change-to-pay': (booking, { change = NO_CHANGE }, { tripUrl }, { changes: { requested, toPay } }) => {
    const difference = formatEuros(change.newTotalCents - change.oldTotalCents, booking.locale)
    return {
      subject: toPay.subject(booking.number),
      ...(change.by === 'partner'
        ? {
            heading: toPay.headingOfPartner,
            paragraphs: [requested.byPartner, toPay.within(difference, PAYMENT_PAGE_MINUTES)],
          }
        : { heading: toPay.heading, paragraphs: [toPay.asAgreed(difference)] }),
      button: { label: toPay.button, href: tripUrl },
      ...whatChanges(toPay.lines, change, booking),
      isBrief: true,
    }
  },

  'change-declined': (booking, { change = NO_CHANGE }, _addresses, words) => {
    const { ended } = words.changes
    return {
      subject: ended.subject(booking.number),
      heading: change.wasWithdrawn || change.by === 'office' ? ended.withdrawn : ended.declined,
      paragraphs: [
        // The office gives a reason, and a guest who withdraws it gets no mail.
        ...(change.wasWithdrawn && change.reason === null ? [ended.byPartner] : []),
        ...whyEnded(change, words),
        ended.stays,
        ...goesBack(booking, change),
      ],
      ...whatChanges(ended.lines, change, booking),
      isBrief: true,
    }
  },

  'change-expired': (booking, { change = NO_CHANGE }, _addresses, words) => {
    const { ended } = words.changes
    return {
      subject: ended.subject(booking.number),
      heading: ended.expired,
      paragraphs: [...whyEnded(change, words), ended.writeOrCall, ...goesBack(booking, change)],
      ...whatChanges(ended.lines, change, booking),
      isBrief: true,
    }
  },
}

function whoChanged({ by, wasAccepted }: ChangeInWords, { changed }: MailWords['changes']): string {
  if (by === 'office') return changed.byOffice
  if (by === 'partner') return changed.byPartner
  return wasAccepted ? changed.accepted : changed.made
}

/** The office's reason as it was typed; one of ours in the customer's language. */
function whyEnded({ endCode, reason }: ChangeInWords, { bookings, changes }: MailWords): string[] {
  const why = endCode ? changes.ended.why[endCode] : reason
  return why ? [bookings.reason(why)] : []
}

function whatChanges(
  heading: string,
  { lines, trips }: ChangeInWords,
  { locale, paymentMethod }: Pick<Booking, 'locale' | 'paymentMethod'>,
) {
  // A price that a partner pays is not the guest's to know.
  const before = trips && paymentMethod === 'account' ? { totalCents: trips.before.totalCents } : {}
  const items = trips ? changedLines(trips.before, { ...trips.after, ...before }, locale) : lines
  return items.length === 0 ? {} : { steps: { heading, isOrdered: false, items } }
}

/** The money of a change that waits, for the office. */
export function moneyOfRequest({
  settlement,
  paidCents,
  oldTotalCents,
  newTotalCents,
}: ChangeInWords): string[] {
  const difference = newTotalCents - oldTotalCents
  if (settlement === 'checkout')
    return [
      `The customer has paid the difference of ${formatEuros(paidCents)} online. If you decline, it is refunded automatically.`,
    ]
  if (settlement === 'refund')
    return [`If you accept, ${formatEuros(-difference)} is refunded to the customer automatically.`]
  return settlement === 'driver' ? ['The customer pays the new price to the driver.'] : []
}

/** How the difference is settled, and how the trip is paid then. */
function moneyOfChange(booking: Booking, { settlement, paidCents }: ChangeInWords): string[] {
  const { changes } = mailWords(booking.locale)
  const paid = formatEuros(paidCents, booking.locale)
  if (settlement === 'none' && booking.paymentMethod !== 'account') return [changes.samePrice]
  if (settlement === 'checkout') return [changes.paid(paid)]
  if (settlement === 'refund' && paidCents > 0) return [changes.goesBack(paid)]
  return [howItIsPaid(booking)]
}

function goesBack({ locale }: Booking, { paidCents }: ChangeInWords): string[] {
  if (paidCents === 0) return []
  return [mailWords(locale).changes.ended.goesBack(formatEuros(paidCents, locale))]
}
