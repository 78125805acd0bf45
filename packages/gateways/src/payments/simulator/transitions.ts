import type { Cents } from '@chauffeur/domain/money'
import {
  type Order,
  type Attempt,
  canBePaid,
  type SimulatedCheckout,
  type SimulatedRefund,
} from './simulated-checkout.ts'

/** The course of a payment after the customer has agreed to it. */
interface Scenario {
  /** Shown on the payment page. */
  readonly label: string
  /** How long the checkout is still reported as PENDING. */
  readonly settlesAfterMs: number
  /** The delays of the notifications to the shop, after the payment has settled. */
  readonly notifiedAfterMs: readonly number[]
  /** The facts that are reported instead of the true ones. */
  readonly reports?: (order: Order) => Partial<Order>
  readonly tipCents: number
  readonly charges: 1 | 2
}

const smooth: Scenario = {
  label: 'Everything goes well',
  settlesAfterMs: 0,
  notifiedAfterMs: [0],
  tipCents: 0,
  charges: 1,
}

/** Every scenario, the usual one first. */
export const scenarios = {
  smooth,
  slow: { ...smooth, label: 'The bank takes 20 seconds', settlesAfterMs: 20_000 },
  unnoticed: { ...smooth, label: 'The shop is never notified', notifiedAfterMs: [] },
  'noticed-twice': { ...smooth, label: 'The shop is notified twice at once', notifiedAfterMs: [0, 0] },
  'noticed-late': { ...smooth, label: 'The shop is notified a minute late', notifiedAfterMs: [60_000] },
  'other-amount': {
    ...smooth,
    label: 'Another amount is reported',
    reports: ({ amountCents }) => ({ amountCents: amountCents + 100 }),
  },
  'other-currency': {
    ...smooth,
    label: 'Another currency is reported',
    reports: () => ({ currency: 'USD' }),
  },
  'other-merchant': {
    ...smooth,
    label: 'Another merchant is reported',
    reports: () => ({ merchantCode: 'SIMOTHER' }),
  },
  'other-reference': {
    ...smooth,
    label: 'Another reference is reported',
    reports: ({ reference }) => ({ reference: `${reference}-other` }),
  },
  tip: { ...smooth, label: 'A tip of one euro is added', tipCents: 100 },
  'charged-twice': { ...smooth, label: 'The card is charged twice', charges: 2 },
} as const satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof scenarios

export function isScenario(name: string): name is ScenarioName {
  return Object.hasOwn(scenarios, name)
}

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
