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
export function pay(checkout: SimulatedCheckout, scenario: Scenario, now: Date): SimulatedCheckout {
  if (!canBePaid(checkout, now)) throw new NotPayable('the checkout is over')
  const visibleAt = later(now, scenario.settlesAfterMs)
  const reported = { ...checkout.order, ...scenario.reports?.(checkout.order) }
  const charged = Array.from({ length: scenario.charges }, (_, index): Attempt => ({
    ...newAttempt(checkout, index, now),
    amountCents: reported.amountCents + scenario.tipCents,
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

/** The status of a refund, and when it becomes visible. */
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

/** The amount that can still be refunded: every refund that did not fail counts, visible or not. */
export function refundable(checkout: SimulatedCheckout, { id, amountCents }: Attempt): Cents {
  return checkout.refunds
    .filter(({ transactionId, status }) => transactionId === id && status !== 'FAILED')
    .reduce((left, refund) => left - refund.amountCents, amountCents)
}

/** Its id starts with that of the checkout, so that checkoutIdOf can find the checkout. */
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
