import { toEuros } from '@chauffeur/domain/money'
import {
  type Attempt,
  type Order,
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

export type Delivery = 'reset' | 'silent' | 'stalled' | 'half' | 'endless'

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

export const invalid = (param: string) =>
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

export const tooMany = (): SimulatorResponse => {
  const answer = jsonResponse(429, { message: 'Too many requests', error_code: 'TOO_MANY_REQUESTS' })
  return { ...answer, headers: { ...answer.headers, 'retry-after': '60' } }
}

export const badGateway = (): SimulatorResponse => ({
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

function transactionBase({ currency, merchantCode }: Order, attempt: Attempt) {
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
