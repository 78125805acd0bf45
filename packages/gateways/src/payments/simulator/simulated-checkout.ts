import { z } from 'zod'
import type { Cents } from '@chauffeur/domain/money'

const instant = z.iso.datetime()
const cents = z.int()

/** An attempt to pay. It becomes visible at `visibleAt`: a bank may take some time. */
const attempt = z.object({
  id: z.string(),
  code: z.string(),
  amountCents: cents,
  status: z.enum(['SUCCESSFUL', 'FAILED']),
  at: instant,
  visibleAt: instant,
})

const refundSchema = z.object({
  id: z.int(),
  transactionId: z.string(),
  amountCents: cents,
  status: z.enum(['REFUNDED', 'PENDING', 'FAILED']),
  at: instant,
  visibleAt: instant,
})

/** The purpose of a payment. */
const order = z.object({
  reference: z.string(),
  amountCents: cents,
  currency: z.string(),
  merchantCode: z.string(),
})

/** Everything that the simulator stores of a checkout, in one document. */
export const simulatedCheckout = z.object({
  id: z.string(),
  order,
  /** The order as reported once it is paid: the same, unless the scenario reports other facts. */
  reported: order,
  description: z.string(),
  returnUrl: z.string().nullable(),
  redirectUrl: z.string().nullable(),
  createdAt: instant,
  validUntil: instant.nullable(),
  deactivatedAt: instant.nullable(),
  attempts: z.array(attempt),
  refunds: z.array(refundSchema),
})

export type SimulatedCheckout = Readonly<z.infer<typeof simulatedCheckout>>
export type SimulatedOrder = Readonly<z.infer<typeof order>>
export type Attempt = Readonly<z.infer<typeof attempt>>
type SimulatedRefund = Readonly<z.infer<typeof refundSchema>>
type CheckoutStatus = 'PENDING' | 'PAID' | 'FAILED' | 'EXPIRED'

/** How long a payment page accepts a payment, whatever `validUntil` says. */
const SESSION_MS = 30 * 60_000

const isVisible = (now: Date) => (one: { visibleAt: string }) => Date.parse(one.visibleAt) <= now.getTime()

export function visibleAttempts(checkout: SimulatedCheckout, now: Date): readonly Attempt[] {
  return checkout.attempts.filter(isVisible(now))
}

export function visibleRefunds(
  checkout: SimulatedCheckout,
  transactionId: string,
  now: Date,
): readonly SimulatedRefund[] {
  return checkout.refunds.filter((one) => one.transactionId === transactionId && isVisible(now)(one))
}

/** The status as SumUp reports it: a payment counts even after the checkout was closed, and a declined card is not final. */
export function statusAt(checkout: SimulatedCheckout, now: Date): CheckoutStatus {
  const attempts = visibleAttempts(checkout, now)
  if (attempts.some(({ status }) => status === 'SUCCESSFUL')) return 'PAID'
  if (checkout.deactivatedAt !== null || isPast(checkout.validUntil, now)) return 'EXPIRED'
  return attempts.length > 0 ? 'FAILED' : 'PENDING'
}

/** Whether a payment has not settled yet. */
export function isSettling(checkout: SimulatedCheckout, now: Date): boolean {
  return checkout.attempts.length > visibleAttempts(checkout, now).length
}

/** Whether the page still accepts a card. */
export function canBePaid(checkout: SimulatedCheckout, now: Date): boolean {
  const status = statusAt(checkout, now)
  const sessionEnds = Date.parse(checkout.createdAt) + SESSION_MS
  return (
    (status === 'PENDING' || status === 'FAILED') && !isSettling(checkout, now) && now.getTime() < sessionEnds
  )
}

function isPast(instant: string | null, now: Date): boolean {
  return instant !== null && Date.parse(instant) <= now.getTime()
}

/** Stores the simulator's checkouts, each as one JSON document that the schema simulatedCheckout reads. */
export interface CheckoutStore {
  read(id: string): Promise<SimulatedCheckout | undefined>
  findByReference(reference: string): Promise<SimulatedCheckout | undefined>
  /** @returns false, and stores nothing, when its reference was used before. */
  add(checkout: SimulatedCheckout): Promise<boolean>
  /**
   * Replaces a checkout by the result of `decide`, one change after the other.
   *
   * @param decide is synchronous; when it throws, the error is passed on and nothing is changed.
   * @returns the new checkout; undefined when there is none.
   */
  change(
    id: string,
    decide: (checkout: SimulatedCheckout) => SimulatedCheckout,
  ): Promise<SimulatedCheckout | undefined>
}

/** Stores checkouts in memory, until the process ends. */
export function checkoutsInMemory(): CheckoutStore {
  const byId = new Map<string, SimulatedCheckout>()
  const withReference = (reference: string) =>
    [...byId.values()].find(({ order }) => order.reference === reference)
  return {
    read: async (id) => byId.get(id),
    findByReference: async (reference) => withReference(reference),
    add: async (checkout) => {
      if (withReference(checkout.order.reference)) return false
      byId.set(checkout.id, checkout)
      return true
    },
    change: async (id, decide) => {
      const checkout = byId.get(id)
      if (!checkout) return undefined
      const changed = decide(checkout)
      byId.set(id, changed)
      return changed
    },
  }
}

/** The course of a payment after the customer has agreed to it. */
interface Scenario {
  /** Shown on the payment page. */
  readonly label: string
  /** How long the checkout is still reported as PENDING. */
  readonly settlesAfterMs: number
  /** The delays of the notifications to the shop, after the payment has settled. */
  readonly notifiedAfterMs: readonly number[]
  /** The facts that are reported instead of the true ones. */
  readonly reports?: (order: SimulatedOrder) => Partial<SimulatedOrder>
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
