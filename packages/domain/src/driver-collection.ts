import type { PaymentMethod } from './payment-methods.ts'
import type { PaymentStatus } from './payment-status.ts'

/** What the driver takes of a trip's price. `unpaid`: it was to be paid online and is not, so the office has to say. */
export type DriverCollection = 'cash' | 'card' | 'nothing' | 'unpaid'

interface Money {
  readonly paymentMethod: PaymentMethod
  readonly paymentStatus: PaymentStatus
}

/** What the driver of a trip is to take. */
export function driverCollection({ paymentMethod, paymentStatus }: Money): DriverCollection {
  if (paymentStatus === 'completed') return 'nothing'
  if (paymentMethod === 'sumup') return 'unpaid'
  return paymentMethod === 'cash' ? 'cash' : 'card'
}
