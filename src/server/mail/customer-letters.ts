import type { BookingStatus } from '@chauffeur/domain/booking-status'
import type { CustomerMailKind } from '@chauffeur/domain/mail-kinds'
import { formatEuros } from '@chauffeur/domain/money'
import type { Booking } from '../bookings/booking.entity.ts'
import type { MailDetails } from '../jobs/outbox.entity.ts'

/** What a mail says of its occasion; the booking's facts and our contacts follow it. */
export interface Wording {
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
}

type Words = (booking: Booking, details: MailDetails) => Wording

const NOT_AN_INVOICE = 'This confirms your payment and is not an invoice.'

/** What each mail tells the customer. It is true when it is written, not when it was asked for: it reads the booking. */
export const customerLetters: Readonly<Record<CustomerMailKind, Words>> = {
  'booking-received': (booking) => ({
    subject: `We have received your request ${booking.number}`,
    heading: 'Your request has reached us',
    paragraphs: [
      'Thank you. We are looking at your request now, and confirm it by e-mail. Until then it is not confirmed.',
      howItIsPaid(booking),
    ],
  }),

  'booking-confirmed': (booking) => ({
    subject: `Your booking ${booking.number} is confirmed`,
    heading: 'Your booking is confirmed',
    paragraphs: [
      'We look forward to driving you. Please check that everything below is right.',
      howItIsPaid(booking),
    ],
  }),

  'booking-rejected': (booking) => ({
    subject: `We cannot take your booking ${booking.number}`,
    heading: 'We cannot take your booking',
    paragraphs: [
      `We are sorry: we cannot drive you this time, and your request has been closed. ${whatBecomesOfTheMoney(booking)}`,
      ...(booking.rejectReason ? [`The reason: ${booking.rejectReason}`] : []),
    ],
  }),

  'payment-received': (booking, { amountCents = booking.totalCents }) => ({
    subject: `Your payment for ${booking.number} has reached us`,
    heading: 'Your payment has reached us',
    paragraphs: [
      `Thank you. We have received ${formatEuros(amountCents)} for ${booking.number}.`,
      sayOf(booking.status, {
        pending:
          'Your request still waits for our answer: we confirm it by e-mail. If we cannot take it, the whole amount goes back to your card.',
        confirmed: 'Your booking is confirmed, and nothing remains to be paid.',
        rejected: 'We cannot take your booking, so the whole amount goes back to your card.',
      }),
      NOT_AN_INVOICE,
    ],
  }),

  'payment-not-completed': (booking, { amountCents = booking.totalCents }) => ({
    subject: `The payment for ${booking.number} was not completed`,
    heading: 'Your payment was not completed',
    paragraphs: [
      `Your online payment of ${formatEuros(amountCents)} was not completed, and we have not charged anything.`,
      sayOf(booking.status, {
        pending:
          'Your request is not lost: we have it under its number. Call or write to us, and we arrange the payment with you.',
        confirmed: 'Your booking stays confirmed. Call or write to us, and we arrange the payment with you.',
        rejected: 'As we could not take your booking, there is nothing to be done.',
      }),
    ],
  }),

  'payment-refunded': (booking, { amountCents = booking.totalCents, refundOf }) => ({
    subject: `Your refund for ${booking.number}`,
    heading: 'Your money is on its way back',
    paragraphs: [
      {
        'rejected booking': `We could not take your booking ${booking.number}.`,
        'second payment': `Your booking ${booking.number} was paid twice. One payment stays, the other one goes back to you.`,
      }[refundOf ?? 'rejected booking'],
      `We have sent ${formatEuros(amountCents)} back to the card that it was paid with. It shows on your account within some days, depending on your bank.`,
    ],
  }),
}

function sayOf(status: BookingStatus, sentences: Readonly<Record<BookingStatus, string>>): string {
  return sentences[status]
}

function howItIsPaid({ paymentMethod, paymentStatus, totalCents }: Booking): string {
  const price = formatEuros(totalCents)
  if (paymentMethod === 'cash') return `You pay ${price} in cash to the driver.`
  if (paymentMethod === 'card_on_pickup') return `You pay ${price} by card when the driver picks you up.`
  return {
    completed: `Your online payment of ${price} has reached us.`,
    pending: `You chose to pay ${price} online. The payment has not reached us yet; once it does, we tell you by e-mail.`,
    failed: `You chose to pay ${price} online. The payment was not completed, and we have not charged anything.`,
    not_required: `You chose to pay ${price} online.`,
  }[paymentStatus]
}

function whatBecomesOfTheMoney({ paymentStatus, totalCents }: Booking): string {
  const price = formatEuros(totalCents)
  return {
    completed: `The ${price} that you paid online goes back to your card.`,
    pending: 'Whatever you may have paid online goes back to your card.',
    failed: 'Nothing has been charged.',
    not_required: 'Nothing has been charged.',
  }[paymentStatus]
}
