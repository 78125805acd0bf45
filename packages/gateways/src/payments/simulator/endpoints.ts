import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import { wholeCents, type Cents, toEuros } from '@chauffeur/domain/money'
import { z } from 'zod'
import {
  type Attempt,
  checkoutIdOf,
  isSettling,
  pay,
  refund,
  refundable,
  type RefundScenario,
  scenarios,
  type SimulatedCheckout,
  statusAt,
  visibleAttempts,
} from './simulated-checkout.ts'
import {
  applyFault,
  cannotBeDeactivated,
  checkoutJson,
  duplicated,
  type Fault,
  faultResponse,
  type Faults,
  forbidden,
  invalidParameter,
  jsonResponse,
  notFound,
  problem,
  processed,
  type SimulatedCall,
  type SimulatorRequest,
  type SimulatorResponse,
  transactionJson,
  unauthorized,
} from './simulator-http.ts'
import type { SimulatorDeps } from './simulator-service.ts'

/** A call of SumUp's API. */
interface ApiRequest {
  /** The parts of the path that vary. */
  readonly parts: readonly string[]
  readonly query: URLSearchParams
  /** Undefined without a body. */
  readonly json: unknown
  readonly fault: Fault | undefined
}

type Handle = (request: ApiRequest, deps: SimulatorDeps) => Promise<SimulatorResponse>

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

const createCheckout: Handle = async ({ json, fault }, deps) => {
  const read = newCheckout.safeParse(json)
  if (!read.success) return invalidParameter(read.error.issues[0]?.path.join('.') ?? '')
  if (read.data.merchant_code !== deps.merchantCode) return forbidden()
  const checkout = opened(read.data, deps.clock.now())
  if (!(await deps.store.add(checkout))) return duplicated()
  if (fault === 'notified first') await deps.notifier.notify(checkout.returnUrl, checkout.id)
  return shown(201, checkout, deps)
}

const readCheckout: Handle = async ({ parts: [id = ''] }, deps) => {
  const checkout = await deps.store.read(id)
  return checkout ? shown(200, checkout, deps) : notFound()
}

const findCheckouts: Handle = async ({ query }, deps) => {
  const checkout = await deps.store.findByReference(query.get('checkout_reference') ?? '')
  return jsonResponse(200, checkout ? [checkoutJson(checkout, deps.url, deps.clock.now())] : [])
}

const deactivateCheckout: Handle = async ({ parts: [id = ''], fault }, deps) => {
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

const readTransaction: Handle = async ({ query }, { store, clock }) => {
  const id = query.get('id') ?? ''
  const checkout = await store.read(checkoutIdOf(id))
  const attempt = checkout && visibleAttempt(checkout, id, clock.now())
  return attempt ? jsonResponse(200, transactionJson(checkout, attempt, clock.now())) : notFound()
}

const refundTransaction: Handle = async ({ parts: [, id = ''], json, fault }, { store, clock }) => {
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

const readMerchant: Handle = async (_, { merchantCode }) =>
  jsonResponse(200, {
    merchant_code: merchantCode,
    country: 'PT',
    default_currency: 'EUR',
    default_locale: 'pt-PT',
    sandbox: true,
  })

/** Refuses every merchant but the simulator's own. */
const ofMerchant =
  (handle: Handle): Handle =>
  async (request, deps) =>
    request.parts[0] === deps.merchantCode ? await handle(request, deps) : forbidden()

const PART = '([^/]+)'
const routes: readonly (readonly [call: SimulatedCall, method: string, path: string, handle: Handle])[] = [
  ['create', 'POST', '/v0.1/checkouts', createCheckout],
  ['find', 'GET', '/v0.1/checkouts', findCheckouts],
  ['read', 'GET', `/v0.1/checkouts/${PART}`, readCheckout],
  ['deactivate', 'DELETE', `/v0.1/checkouts/${PART}`, deactivateCheckout],
  ['refund', 'POST', `/v1.0/merchants/${PART}/payments/${PART}/refunds`, ofMerchant(refundTransaction)],
  ['transaction', 'GET', `/v2.1/merchants/${PART}/transactions`, ofMerchant(readTransaction)],
  ['merchant', 'GET', `/v1/merchants/${PART}`, ofMerchant(readMerchant)],
]

/** Answers a call of SumUp's API. */
export async function answerCall(
  { method, query, headers, body }: SimulatorRequest,
  path: string,
  { deps, faults, apiKey }: { deps: SimulatorDeps; faults: Faults; apiKey: string },
): Promise<SimulatorResponse> {
  for (const [call, routeMethod, pattern, handle] of routes) {
    const match = method === routeMethod ? new RegExp(`^${pattern}$`).exec(path) : null
    if (!match) continue
    if (!isSame(headers['authorization'], `Bearer ${apiKey}`)) return unauthorized()
    const fault = faults.take(call)
    const instead = faultResponse(fault)
    if (instead) return instead
    const json = body === '' ? { value: undefined } : readJson(body)
    if (!json) return invalidParameter('body')
    const parts = decoded(match.slice(1))
    if (!parts) return notFound()
    return applyFault(await handle({ parts, query, json: json.value, fault }, deps), fault)
  }
  return notFound()
}

function readJson(body: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(body) }
  } catch {
    return undefined
  }
}

function decoded(parts: readonly string[]): string[] | undefined {
  try {
    return parts.map(decodeURIComponent)
  } catch {
    return undefined
  }
}

function isSame(given: string | string[] | undefined, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(expected))
}
