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
    expect(driverCollection({ paymentMethod, paymentStatus, driverAmount: 0 })).toBe(taken)
  },
)

test('of a paid trip that got dearer, the driver takes the rest', () => {
  const money = { paymentMethod: 'sumup', paymentStatus: 'completed', driverAmount: 25 } as const
  expect(driverCollection(money)).toBe('rest')
})
