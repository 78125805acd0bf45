import type { PaymentMethod } from './payment-methods.ts'
import type { PaymentStatus } from './payment-status.ts'

/**
 * What the driver takes of a trip's price. `rest`: what a change has added to a paid trip. `unpaid`: it was to be paid online
 * and is not, so the office has to say.
 */
export type DriverCollection = 'cash' | 'card' | 'rest' | 'nothing' | 'unpaid'

interface Money {
  readonly paymentMethod: PaymentMethod
  readonly paymentStatus: PaymentStatus
  /** Beside what was paid online, so much is paid to the driver. */
  readonly driverAmount: number
}

/** How much the driver of a trip collects, and how. */
export function driverCollection({ paymentMethod, paymentStatus, driverAmount }: Money): DriverCollection {
  if (paymentStatus === 'completed') return driverAmount > 0 ? 'rest' : 'nothing'
  if (paymentMethod === 'sumup') return 'unpaid'
  return paymentMethod === 'cash' ? 'cash' : 'card'
}
