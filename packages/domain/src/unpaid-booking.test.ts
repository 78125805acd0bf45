import { expect, test } from 'vitest'
import { isToBePaid, openUnpaidActs, unpaidActRefusal, type UnpaidBooking } from './unpaid-booking.ts'

const unpaid: UnpaidBooking = { status: 'confirmed', paymentMethod: 'sumup', paymentStatus: 'failed' }
const inside = () => true
const outside = () => false

test.for<[string, Partial<UnpaidBooking>, boolean]>([
  ['was accepted unpaid', {}, true],
  ['waits for a decision', { status: 'pending' }, true],
  ['is being paid', { paymentStatus: 'pending' }, true],
  ['is paid', { paymentStatus: 'completed' }, false],
  ['was rejected', { status: 'rejected' }, false],
  ['is paid to the driver', { paymentMethod: 'cash', paymentStatus: 'not_required' }, false],
  ['is paid by card to the driver', { paymentMethod: 'card_on_pickup', paymentStatus: 'pending' }, false],
])('whether a booking that %s is to be paid', ([, change, isIt]) => {
  expect(isToBePaid({ ...unpaid, ...change })).toBe(isIt)
})

test('every act is open where the trip starts in the Algarve', () => {
  expect(openUnpaidActs(unpaid, inside)).toEqual(['sendPaymentLink', 'payDriver', 'markPaid'])
})

test('the driver of a trip from elsewhere is not paid', () => {
  expect(openUnpaidActs(unpaid, outside)).toEqual(['sendPaymentLink', 'markPaid'])
  expect(unpaidActRefusal('payDriver', unpaid, outside)).toEqual({
    code: 'PAYMENT_METHOD_NOT_ALLOWED',
    reason: { code: 'paid_online_outside_algarve' },
  })
  expect(unpaidActRefusal('markPaid', unpaid, outside)).toBeUndefined()
})

test.for<[Partial<UnpaidBooking>, string]>([
  [{ status: 'rejected' }, 'rejected_not_to_be_paid'],
  [{ paymentStatus: 'completed' }, 'already_paid'],
  [{ paymentMethod: 'cash', paymentStatus: 'not_required' }, 'paid_to_driver'],
])('nothing can be done about %j', ([change, code]) => {
  const booking = { ...unpaid, ...change }
  expect(openUnpaidActs(booking, inside)).toEqual([])
  expect(unpaidActRefusal('sendPaymentLink', booking, inside)).toEqual({
    code: 'NOTHING_TO_PAY',
    reason: { code },
  })
})
