import { z } from 'zod'

const instant = z.iso.datetime()
const cents = z.int()

/** A try to pay. It is to be seen from `visibleAt` on: a bank may take its time. */
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

/** What a payment is for. */
const order = z.object({
  reference: z.string(),
  amountCents: cents,
  currency: z.string(),
  merchantCode: z.string(),
})

/** All that the simulator knows of a checkout, in one document. */
export const simulatedCheckout = z.object({
  id: z.string(),
  order,
  /** What is said of it once it is paid: the same, unless the payment takes an odd course. */
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
export type CheckoutStatus = 'PENDING' | 'PAID' | 'FAILED' | 'EXPIRED'

/** How long a hosted page can be paid on, whatever the checkout says. */
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

/** As SumUp reports it: a payment counts even after the checkout was closed, and a declined card is not the end. */
export function statusAt(checkout: SimulatedCheckout, now: Date): CheckoutStatus {
  const attempts = visibleAttempts(checkout, now)
  if (attempts.some(({ status }) => status === 'SUCCESSFUL')) return 'PAID'
  if (checkout.deactivatedAt !== null || isPast(checkout.validUntil, now)) return 'EXPIRED'
  return attempts.length > 0 ? 'FAILED' : 'PENDING'
}

/** Whether a bank is still busy with a payment. */
export function isSettling(checkout: SimulatedCheckout, now: Date): boolean {
  return checkout.attempts.length > visibleAttempts(checkout, now).length
}

/** Whether the page takes a card. */
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
