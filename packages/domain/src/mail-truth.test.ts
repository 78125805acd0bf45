import { expect, test } from 'vitest'
import { customerMailKinds } from './mail-kinds.ts'
import { isMailTrue, type MailedBooking } from './mail-truth.ts'

const cash = { paymentMethod: 'cash', paymentStatus: 'not_required', refundStatus: null } as const
const unpaid = { paymentMethod: 'sumup', paymentStatus: 'pending', refundStatus: null } as const
const paid = { paymentMethod: 'sumup', paymentStatus: 'completed', refundStatus: null } as const

// Of a trip that may take place these can be said again.
const CHANGED = ['booking-changed', 'change-declined', 'change-expired']

test.each<[string, MailedBooking, string[]]>([
  ['that waits', { status: 'pending', ...cash }, ['booking-received', ...CHANGED, 'payment-to-driver']],
  [
    'that is confirmed',
    { status: 'confirmed', ...cash },
    ['booking-confirmed', ...CHANGED, 'payment-to-driver'],
  ],
  ['that is rejected', { status: 'rejected', ...cash }, ['booking-rejected']],
  [
    'that is not paid',
    { status: 'confirmed', ...unpaid },
    ['booking-confirmed', ...CHANGED, 'payment-link', 'payment-not-completed'],
  ],
  ['that was rejected unpaid', { status: 'rejected', ...unpaid }, ['booking-rejected']],
  ['that is paid', { status: 'pending', ...paid }, ['booking-received', ...CHANGED, 'payment-received']],
  [
    'whose money goes back',
    { status: 'rejected', ...paid, refundStatus: 'under_way' },
    ['booking-rejected', 'payment-refunded'],
  ],
])('of a booking %s these mails are true', (_, booking, kinds) => {
  // A booking always has its page.
  const all = customerMailKinds.filter((kind) => kinds.includes(kind) || kind === 'private-link')
  expect(customerMailKinds.filter((kind) => isMailTrue(kind, booking))).toEqual(all)
})
