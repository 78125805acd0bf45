import { z } from 'zod'

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

const refund = z.object({
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
  refunds: z.array(refund),
})

export type SimulatedCheckout = Readonly<z.infer<typeof simulatedCheckout>>
export type Order = Readonly<z.infer<typeof order>>
export type Attempt = Readonly<z.infer<typeof attempt>>
export type SimulatedRefund = Readonly<z.infer<typeof refund>>
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
