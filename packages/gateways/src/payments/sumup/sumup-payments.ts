import { type Cents, toEuros } from '@chauffeur/domain/money'
import type { Fetch } from '../../http/fetch-json.ts'
import { type CheckoutRequest, MAX_CHECKOUT_REFERENCE_LENGTH, type Payments } from '../payments.ts'
import { callSumup, type SumupCall } from './call-sumup.ts'
import {
  readCheckoutJson,
  readCheckoutsJson,
  readMerchantJson,
  readTransactionJson,
} from './read-response.ts'

export interface SumupOptions {
  readonly apiKey: string
  readonly merchantCode: string
  /** Another address to test against, with or without a path. Its payment pages are accepted without https. */
  readonly baseUrl?: string
  /** Milliseconds until the last byte of a response. */
  readonly timeoutMs?: number
  /** Makes the calls; the system's own when left out. */
  readonly fetch?: Fetch
}

/** Payments on SumUp's hosted page, https://developer.sumup.com/online-payments/checkouts/hosted-checkout. */
export function sumupPayments(options: SumupOptions): Payments {
  const { apiKey, merchantCode, baseUrl = 'https://api.sumup.com', timeoutMs = 8000 } = options
  const access = { apiKey, baseUrl, timeoutMs, fetch: options.fetch ?? fetch }
  const merchant = encodeURIComponent(merchantCode)

  /** Makes the call; a response is ok when it is readable and about the requested object. */
  const call = <T>(request: SumupCall, read: (json: unknown) => T | undefined, isIt: (value: T) => boolean) =>
    callSumup(request, access, (json) => {
      const value = read(json)
      return value !== undefined && isIt(value) ? { value } : undefined
    })
  const checkout = (json: unknown) => readCheckoutJson(json, baseUrl)
  const pathOf = (id: string) => `/v0.1/checkouts/${encodeURIComponent(id)}`

  return {
    createCheckout: async (request) => {
      checkReference(request.reference)
      checkAmount(request.amountCents)
      return await call(
        {
          name: 'create checkout',
          method: 'POST',
          path: '/v0.1/checkouts',
          // SumUp does not document this header, so nothing relies on it: the reference prevents a second checkout.
          headers: { 'idempotency-key': request.reference },
          body: checkoutBody(request, merchantCode),
        },
        checkout,
        () => true,
      )
    },
    readCheckout: (id) =>
      call({ name: 'read checkout', method: 'GET', path: pathOf(id) }, checkout, (found) => found.id === id),
    findByReference: (reference) => {
      const path = `/v0.1/checkouts?checkout_reference=${encodeURIComponent(reference)}`
      return call(
        { name: 'find checkout', method: 'GET', path },
        (json) => readCheckoutsJson(json, baseUrl)?.filter((found) => found.reference === reference),
        () => true,
      )
    },
    deactivateCheckout: (id) =>
      call(
        { name: 'deactivate checkout', method: 'DELETE', path: pathOf(id) },
        checkout,
        (closed) => closed.id === id && closed.status === 'expired',
      ),
    refund: async ({ transactionId, amountCents }) => {
      if (amountCents !== undefined) checkAmount(amountCents)
      const path = `/v1.0/merchants/${merchant}/payments/${encodeURIComponent(transactionId)}/refunds`
      const body = amountCents === undefined ? {} : { body: { amount: toEuros(amountCents) } }
      // The response has no body: the status is the whole answer.
      return await callSumup({ name: 'refund', method: 'POST', path, ...body }, access, () => ({
        value: undefined,
      }))
    },
    readTransaction: (id) => {
      const path = `/v2.1/merchants/${merchant}/transactions?id=${encodeURIComponent(id)}`
      return call(
        { name: 'read transaction', method: 'GET', path },
        readTransactionJson,
        (found) => found.id === id,
      )
    },
    readMerchant: () =>
      call(
        { name: 'read merchant', method: 'GET', path: `/v1/merchants/${merchant}` },
        readMerchantJson,
        (found) => found.merchantCode === merchantCode,
      ),
  }
}

function checkoutBody(request: CheckoutRequest, merchantCode: string): object {
  return {
    checkout_reference: request.reference,
    // JSON writes the nearest number with two decimals at most.
    amount: toEuros(request.amountCents),
    currency: request.currency,
    merchant_code: merchantCode,
    description: request.description,
    return_url: request.returnUrl,
    redirect_url: request.redirectUrl,
    valid_until: request.validUntil.toISOString(),
    hosted_checkout: { enabled: true },
  }
}

function checkReference(reference: string): void {
  if (reference === '' || reference.length > MAX_CHECKOUT_REFERENCE_LENGTH)
    throw new RangeError(`a reference has 1 to ${MAX_CHECKOUT_REFERENCE_LENGTH} characters`)
}

function checkAmount(amount: Cents): void {
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new RangeError('an amount is a positive number of cents')
}
