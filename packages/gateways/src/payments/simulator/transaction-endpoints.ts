import { type Cents, toEuros, wholeCents } from '@chauffeur/domain/money'
import { z } from 'zod'
import { checkoutIdOf, refund, refundable, type RefundScenario } from './transitions.ts'
import { jsonResponse, type SimulatorResponse } from './simulator-http.ts'
import type { Fault } from './faults.ts'
import { notFound, problem } from './error-responses.ts'
import { type Attempt, type SimulatedCheckout, visibleAttempts } from './simulated-checkout.ts'
import type { SimulatorDeps } from './simulator-deps.ts'
import { transactionJson } from './sumup-json.ts'

const refundRequest = z.object({
  amount: z
    .number()
    .positive()
    .transform(wholeCents)
    .pipe(z.int({ error: 'no whole cents' }))
    .optional(),
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
