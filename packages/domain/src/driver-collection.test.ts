import { expect, test } from 'vitest'
import { driverCollection } from './driver-collection.ts'

test.each([
  ['cash', 'not_required', 'cash'],
  ['card_on_pickup', 'not_required', 'card'],
  ['sumup', 'completed', 'nothing'],
  ['sumup', 'pending', 'unpaid'],
  ['sumup', 'failed', 'unpaid'],
  ['cash', 'completed', 'nothing'],
] as const)(
  'of a trip paid by %s, which is %s, the driver takes: %s',
  (paymentMethod, paymentStatus, taken) => {
    expect(driverCollection({ paymentMethod, paymentStatus })).toBe(taken)
  },
)
