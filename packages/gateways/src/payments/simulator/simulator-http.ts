import { toEuros } from '@chauffeur/domain/money'
import {
  type Attempt,
  type SimulatedOrder,
  type SimulatedCheckout,
  statusAt,
  visibleAttempts,
  visibleRefunds,
} from './simulated-checkout.ts'

/** A request in plain values, so that any HTTP server can pass it on. */
export interface SimulatorRequest {
  readonly method: string
  /** Includes the base path, excludes the query. */
  readonly path: string
  readonly query: URLSearchParams
  /** Names in lower case, as Node gives them. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** The raw body; empty when there is none. */
  readonly body: string
}

export interface SimulatorResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** How the connection fails before the whole response is delivered; used by the faults of tests only. */
  readonly delivery?: Delivery
}

type Delivery = 'reset' | 'silent' | 'stalled' | 'half' | 'endless'

export function jsonResponse(status: number, json: unknown, type = 'application/json'): SimulatorResponse {
  return { status, headers: { 'content-type': type }, body: JSON.stringify(json) }
}

// SumUp's error responses, each in the shape that SumUp gives it.

const PROBLEM = 'application/problem+json'

export function problem(status: number, name: string, detail: string, more: object = {}): SimulatorResponse {
  const type = `https://developer.sumup.com/problem/${name}`
  return jsonResponse(status, { type, title: name, status, detail, trace_id: 'simulated', ...more }, PROBLEM)
}

export const unauthorized = () => problem(401, 'unauthorized', 'The API key is missing or not valid.')

export const forbidden = () =>
  jsonResponse(403, {
    error_message: 'The key has no access to this merchant.',
    error_code: 'FORBIDDEN',
    status_code: '403',
  })

export const notFound = () => jsonResponse(404, { error_code: 'NOT_FOUND', message: 'Resource not found' })

export const invalidParameter = (param: string) =>
  jsonResponse(400, { message: 'Validation error', error_code: 'INVALID', param })

export const duplicated = () =>
  jsonResponse(409, {
    error_code: 'DUPLICATED_CHECKOUT',
    message: 'Checkout with this checkout reference and pay to email already exists',
  })

export const processed = () =>
  jsonResponse(409, { error_code: 'CHECKOUT_PROCESSED', message: 'Checkout is already processed' })

export const cannotBeDeactivated = () =>
  jsonResponse(409, {
    error_code: 'CHECKOUT_CANT_BE_DEACTIVATED',
    message: 'An authorisation of this checkout is in progress',
  })

const tooMany = (): SimulatorResponse => {
  const answer = jsonResponse(429, { message: 'Too many requests', error_code: 'TOO_MANY_REQUESTS' })
  return { ...answer, headers: { ...answer.headers, 'retry-after': '60' } }
}

const badGateway = (): SimulatorResponse => ({
  status: 502,
  headers: { 'content-type': 'text/html' },
  body: '<html><head><title>502 Bad Gateway</title></head><body>502 Bad Gateway</body></html>',
})

/** A checkout as SumUp writes it; `url` is where the simulator's pages are. */
export function checkoutJson(checkout: SimulatedCheckout, url: string, now: Date): object {
  const status = statusAt(checkout, now)
  const shown = status === 'PAID' ? checkout.reported : checkout.order
  const attempts = visibleAttempts(checkout, now)
  const paidBy = attempts.find((attempt) => attempt.status === 'SUCCESSFUL')
  return {
    checkout_reference: shown.reference,
    amount: toEuros(shown.amountCents),
    currency: shown.currency,
    merchant_code: shown.merchantCode,
    merchant_name: 'Simulated merchant',
    merchant_country: 'PT',
    merchant_sandbox: true,
    description: checkout.description,
    return_url: checkout.returnUrl,
    redirect_url: checkout.redirectUrl,
    id: checkout.id,
    status,
    date: checkout.createdAt,
    valid_until: checkout.validUntil,
    hosted_checkout: { enabled: true },
    hosted_checkout_url: `${url}/pay/${checkout.id}`,
    transactions: attempts.map((attempt) => ({ ...transactionBase(shown, attempt), vat_amount: 0 })),
    ...(paidBy && { transaction_id: paidBy.id, transaction_code: paidBy.code }),
  }
}

/** A transaction as SumUp writes it, with its events in two forms. A refund does not change its status. */
export function transactionJson(checkout: SimulatedCheckout, attempt: Attempt, now: Date): object {
  const at = attempt.at
  const payout = { id: 0, status: 'PENDING', amount: toEuros(attempt.amountCents), timestamp: at }
  const refunds = visibleRefunds(checkout, attempt.id, now).map((refund) => ({
    id: refund.id,
    status: refund.status,
    amount: toEuros(refund.amountCents),
    timestamp: refund.at,
  }))
  return {
    ...transactionBase(checkout.reported, attempt),
    simple_status: attempt.status,
    transaction_events: [
      { event_type: 'PAYOUT', ...payout },
      ...refunds.map((refund) => ({ event_type: 'REFUND', ...refund })),
    ],
    events: [
      { type: 'PAYOUT', ...payout, status: 'SCHEDULED' },
      ...refunds.map((refund) => ({ type: 'REFUND', ...refund, transaction_id: attempt.id })),
    ],
  }
}

function transactionBase({ currency, merchantCode }: SimulatedOrder, attempt: Attempt) {
  return {
    id: attempt.id,
    transaction_code: attempt.code,
    amount: toEuros(attempt.amountCents),
    currency,
    timestamp: attempt.at,
    status: attempt.status,
    payment_type: 'ECOM',
    entry_mode: 'CUSTOMER_ENTRY',
    merchant_code: merchantCode,
  }
}

export type SimulatedCall = 'create' | 'read' | 'find' | 'deactivate' | 'refund' | 'transaction' | 'merchant'

/** Responses given instead of processing the call. */
const errorResponses = {
  '429': tooMany,
  'HTML 502': badGateway,
  'refused with 403': forbidden,
  'refused with 404': notFound,
  'refused with 409': () => problem(409, 'conflict', 'The payment is not refundable in this state.'),
  'refused with 422': () =>
    problem(422, 'unprocessable-entity', 'The processor refused the refund.', {
      errors: [{ code: 'REFUND_AMOUNT_TOO_HIGH', max_refundable_amount: 0 }],
    }),
} as const satisfies Record<string, () => SimulatorResponse>

const alteredResponses = {
  'HTML 502 after the work': badGateway,
  'empty body': (answer) => ({ ...answer, body: '' }),
  'without its page': (answer) => ({
    ...answer,
    body: answer.body.replace(/"hosted_checkout_url":"[^"]*",/g, ''),
  }),
  redirect: (answer) => ({ ...answer, status: 307, headers: { location: 'http://127.0.0.1:9/' } }),
} as const satisfies Record<string, (answer: SimulatorResponse) => SimulatorResponse>

const brokenDeliveries = {
  'reset after the work': 'reset',
  'slow headers': 'silent',
  'stalled body': 'stalled',
  'half JSON': 'half',
  'endless body': 'endless',
} as const satisfies Record<string, Delivery>

/** Faults that belong to one call only. */
type EndpointFault =
  /** Of create: the shop is notified before it knows the checkout's id. */
  | 'notified first'
  /** Of deactivate: somebody pays just before. */
  | 'paid meanwhile'
  /** Of deactivate: a payment under way lands after the checkout was closed. */
  | 'paid afterwards'
  /** Of refund: it is accepted, and shows a minute later. */
  | 'seen late'
  /** Of refund: it is accepted, and stays pending. */
  | 'stays pending'
  /** Of refund: it is accepted, and fails. */
  | 'fails later'

export type Fault =
  | keyof typeof errorResponses
  | keyof typeof alteredResponses
  | keyof typeof brokenDeliveries
  | 'reset before the work'
  | EndpointFault

/** The faults of the next calls, in the order in which they were requested. */
export interface Faults {
  /** Makes the next such call, and only that one, fail in this way. */
  next(call: SimulatedCall, fault: Fault): void
  take(call: SimulatedCall): Fault | undefined
}

export function faultQueue(): Faults {
  const waiting: { call: SimulatedCall; fault: Fault }[] = []
  return {
    next: (call, fault) => void waiting.push({ call, fault }),
    take: (call) => {
      const index = waiting.findIndex((one) => one.call === call)
      return index < 0 ? undefined : waiting.splice(index, 1)[0]?.fault
    },
  }
}

/** The response of a fault that prevents the processing of the call; undefined for any other. */
export function faultResponse(fault: Fault | undefined): SimulatorResponse | undefined {
  if (fault === 'reset before the work') return { status: 500, headers: {}, body: '', delivery: 'reset' }
  return fault !== undefined && isOf(errorResponses, fault) ? errorResponses[fault]() : undefined
}

/** The response after processing, as the fault changes it. */
export function applyFault(answer: SimulatorResponse, fault: Fault | undefined): SimulatorResponse {
  if (fault === undefined) return answer
  if (isOf(alteredResponses, fault)) return alteredResponses[fault](answer)
  return isOf(brokenDeliveries, fault) ? { ...answer, delivery: brokenDeliveries[fault] } : answer
}

function isOf<T extends object>(table: T, fault: PropertyKey): fault is keyof T {
  return Object.hasOwn(table, fault)
}
