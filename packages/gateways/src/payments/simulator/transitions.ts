import type { Cents } from '@chauffeur/domain/money'
import type { Scenario } from './scenario.ts'
import {
  type Attempt,
  canBePaid,
  type SimulatedCheckout,
  type SimulatedRefund,
} from './simulated-checkout.ts'

/** The page does not take a card any more. */
export class NotPayable extends Error {
  override readonly name = 'NotPayable'
}

/** @throws {NotPayable} */
export function pay(checkout: SimulatedCheckout, course: Scenario, now: Date): SimulatedCheckout {
  if (!canBePaid(checkout, now)) throw new NotPayable('the checkout is over')
  const visibleAt = later(now, course.settlesAfterMs)
  const reported = { ...checkout.order, ...course.reports?.(checkout.order) }
  const charged = Array.from({ length: course.charges }, (_, index): Attempt => ({
    ...newAttempt(checkout, index, now),
    amountCents: reported.amountCents + course.tipCents,
    status: 'SUCCESSFUL',
    visibleAt,
  }))
  return { ...checkout, reported, attempts: [...checkout.attempts, ...charged] }
}

/** @throws {NotPayable} */
export function decline(checkout: SimulatedCheckout, now: Date): SimulatedCheckout {
  if (!canBePaid(checkout, now)) throw new NotPayable('the checkout is over')
  const declined: Attempt = { ...newAttempt(checkout, 0, now), status: 'FAILED' }
  return { ...checkout, attempts: [...checkout.attempts, declined] }
}

/** What an attempt's refund becomes, and when it is to be seen. */
export interface RefundScenario {
  readonly status: SimulatedRefund['status']
  readonly seenAfterMs: number
}

export function refund(
  checkout: SimulatedCheckout,
  { id: transactionId }: Attempt,
  amountCents: Cents,
  { status, seenAfterMs }: RefundScenario,
  now: Date,
): SimulatedCheckout {
  const id = checkout.refunds.length + 1
  const made = {
    id,
    transactionId,
    amountCents,
    status,
    at: now.toISOString(),
    visibleAt: later(now, seenAfterMs),
  }
  return { ...checkout, refunds: [...checkout.refunds, made] }
}

/** What can still be given back: all that did not fail is on its way, be it to be seen or not. */
export function refundable(checkout: SimulatedCheckout, { id, amountCents }: Attempt): Cents {
  return checkout.refunds
    .filter(({ transactionId, status }) => transactionId === id && status !== 'FAILED')
    .reduce((left, refund) => left - refund.amountCents, amountCents)
}

/** The id holds the checkout's, so that nothing else has to be kept to find it by. */
function newAttempt({ id, order, attempts }: SimulatedCheckout, index: number, now: Date) {
  const number = attempts.length + index + 1
  return {
    id: `${id}-${number}`,
    code: `SIM${id.slice(0, 6).toUpperCase()}${number}`,
    amountCents: order.amountCents,
    at: now.toISOString(),
    visibleAt: now.toISOString(),
  }
}

/** The checkout that a transaction belongs to. */
export function checkoutIdOf(transactionId: string): string {
  return transactionId.replace(/-\d+$/, '')
}

function later(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString()
}
