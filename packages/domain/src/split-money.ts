import type { Cents } from './money.ts'
import type { BookingMoney } from './payment-status.ts'

/** What has become of the money that was paid: each cent of it is in one part. */
export interface MoneySplit {
  readonly returnedCents: Cents
  readonly onItsWayCents: Cents
  readonly keptCents: Cents
}

export function splitMoney({
  paidCents,
  refundCents,
  refundedCents,
}: Omit<BookingMoney, 'refundStatus'>): MoneySplit {
  // More may have gone back than was asked for, in the provider's own office.
  const returnedCents = Math.min(paidCents, refundedCents)
  const onItsWayCents = Math.max(0, Math.min(paidCents, refundCents) - returnedCents)
  return { returnedCents, onItsWayCents, keptCents: paidCents - returnedCents - onItsWayCents }
}
