import { randomUUID } from 'node:crypto'
import { wholeCents, type Cents, toEuros } from '@chauffeur/domain/money'
import { z } from 'zod'
import { pay, scenarios, checkoutIdOf, refund, refundable, type RefundScenario } from './transitions.ts'
import {
  jsonResponse,
  type SimulatorResponse,
  cannotBeDeactivated,
  duplicated,
  forbidden,
  invalid,
  notFound,
  processed,
  problem,
  checkoutJson,
  transactionJson,
} from './simulator-http.ts'
import type { Fault } from './faults.ts'
import {
  isSettling,
  type SimulatedCheckout,
  statusAt,
  type Attempt,
  visibleAttempts,
} from './simulated-checkout.ts'
import type { SimulatorDeps } from './simulator-service.ts'

const webAddress = z.url({ protocol: /^https?$/ })

/** Euros as they are written in a call, read as cents. */
const euros = z
  .number()
  .positive()
  .transform(wholeCents)
  .pipe(z.int({ error: 'no whole cents' }))

const newCheckout = z.object({
  checkout_reference: z.string().min(1).max(64),
  amount: euros,
  currency: z.string().regex(/^[A-Z]{3}$/),
  merchant_code: z.string(),
  description: z.string().max(500).default(''),
  return_url: webAddress.nullish(),
  redirect_url: webAddress.nullish(),
  valid_until: z.iso.datetime({ offset: true }).nullish(),
})

export async function createCheckout(
  json: unknown,
  deps: SimulatorDeps,
  fault: Fault | undefined,
): Promise<SimulatorResponse> {
  const read = newCheckout.safeParse(json)
  if (!read.success) return invalid(read.error.issues[0]?.path.join('.') ?? '')
  if (read.data.merchant_code !== deps.merchantCode) return forbidden()
  const checkout = opened(read.data, deps.clock.now())
  if (!(await deps.store.add(checkout))) return duplicated()
  if (fault === 'notified first') await deps.notifier.notify(checkout.returnUrl, checkout.id)
  return shown(201, checkout, deps)
}

export async function readCheckout(id: string, deps: SimulatorDeps): Promise<SimulatorResponse> {
  const checkout = await deps.store.read(id)
  return checkout ? shown(200, checkout, deps) : notFound()
}

export async function findCheckouts(reference: string, deps: SimulatorDeps): Promise<SimulatorResponse> {
  const checkout = await deps.store.findByReference(reference)
  return jsonResponse(200, checkout ? [checkoutJson(checkout, deps.url, deps.clock.now())] : [])
}

export async function deactivateCheckout(
  id: string,
  deps: SimulatorDeps,
  fault: Fault | undefined,
): Promise<SimulatorResponse> {
  const now = deps.clock.now()
  const close = (checkout: SimulatedCheckout) => ({ ...checkout, deactivatedAt: now.toISOString() })
  if (fault === 'paid meanwhile') await deps.service.pay(id)
  const checkout = await deps.store.change(id, (checkout) => {
    if (fault === 'paid afterwards') return close(pay(checkout, scenarios.slow, now))
    return isSettling(checkout, now) || statusAt(checkout, now) === 'PAID' ? checkout : close(checkout)
  })
  if (!checkout) return notFound()
  if (statusAt(checkout, now) === 'PAID') return processed()
  if (checkout.deactivatedAt === null) return cannotBeDeactivated()
  if (fault === 'paid afterwards') deps.service.notifyShop(checkout, 'slow')
  return shown(200, checkout, deps)
}

function opened(asked: z.infer<typeof newCheckout>, now: Date): SimulatedCheckout {
  const order = {
    reference: asked.checkout_reference,
    amountCents: asked.amount,
    currency: asked.currency,
    merchantCode: asked.merchant_code,
  }
  return {
    id: randomUUID(),
    order,
    reported: order,
    description: asked.description,
    returnUrl: asked.return_url ?? null,
    redirectUrl: asked.redirect_url ?? null,
    createdAt: now.toISOString(),
    validUntil: asked.valid_until ? new Date(asked.valid_until).toISOString() : null,
    deactivatedAt: null,
    attempts: [],
    refunds: [],
  }
}

function shown(
  status: number,
  checkout: SimulatedCheckout,
  { url, clock }: SimulatorDeps,
): SimulatorResponse {
  return jsonResponse(status, checkoutJson(checkout, url, clock.now()))
}

const refundRequest = z.object({
  amount: euros.optional(),
})

export async function readTransaction(
  id: string,
  { store, clock }: SimulatorDeps,
): Promise<SimulatorResponse> {
  const checkout = await store.read(checkoutIdOf(id))
  const attempt = checkout && visibleAttempt(checkout, id, clock.now())
  return attempt ? jsonResponse(200, transactionJson(checkout, attempt, clock.now())) : notFound()
}

export async function refundTransaction(
  id: string,
  json: unknown,
  { store, clock }: SimulatorDeps,
  fault: Fault | undefined,
): Promise<SimulatorResponse> {
  const read = refundRequest.safeParse(json ?? {})
  if (!read.success) return problem(400, 'bad-request', 'The amount is not valid.')
  try {
    const now = clock.now()
    const checkout = await store.change(checkoutIdOf(id), (checkout) => {
      const attempt = attemptOf(checkout, id, now)
      const amount = amountFor(checkout, attempt, read.data.amount)
      return refund(checkout, attempt, amount, refundScenarioOf(fault), now)
    })
    return checkout ? jsonResponse(201, {}) : noTransaction()
  } catch (error) {
    if (error instanceof NotRefundable) return error.answer
    throw error
  }
}

class NotRefundable extends Error {
  override readonly name = 'NotRefundable'
  readonly answer: SimulatorResponse
  constructor(answer: SimulatorResponse) {
    super('the transaction is not refunded')
    this.answer = answer
  }
}

const noTransaction = () => problem(404, 'not-found', 'There is no such transaction.')

function attemptOf(checkout: SimulatedCheckout, id: string, now: Date): Attempt {
  const attempt = visibleAttempt(checkout, id, now)
  if (!attempt) throw new NotRefundable(noTransaction())
  if (attempt.status !== 'SUCCESSFUL')
    throw new NotRefundable(problem(409, 'conflict', 'The payment did not succeed.'))
  return attempt
}

/** The requested amount, or everything that is left to refund. */
function amountFor(checkout: SimulatedCheckout, attempt: Attempt, asked: Cents | undefined): Cents {
  const left = refundable(checkout, attempt)
  if (left <= 0) throw new NotRefundable(problem(409, 'conflict', 'The payment was refunded before.'))
  if (asked === undefined || asked <= left) return asked ?? left
  const errors = [{ code: 'REFUND_AMOUNT_TOO_HIGH', max_refundable_amount: toEuros(left) }]
  throw new NotRefundable(
    problem(422, 'unprocessable-entity', 'The amount is more than can be refunded.', { errors }),
  )
}

function refundScenarioOf(fault: Fault | undefined): RefundScenario {
  if (fault === 'stays pending') return { status: 'PENDING', seenAfterMs: 0 }
  if (fault === 'fails later') return { status: 'FAILED', seenAfterMs: 0 }
  return { status: 'REFUNDED', seenAfterMs: fault === 'seen late' ? 60_000 : 0 }
}

function visibleAttempt(checkout: SimulatedCheckout, id: string, now: Date): Attempt | undefined {
  return visibleAttempts(checkout, now).find((attempt) => attempt.id === id)
}
