import type { CheckoutRequest, Outcome } from '../payments.ts'
import { type SumupOptions, sumupPayments } from '../sumup/sumup-payments.ts'
import { SIMULATOR_KEY, SIMULATOR_MERCHANT } from './simulator-server.ts'

export function clientOf({ url }: { url: string }, options: Partial<SumupOptions> = {}) {
  return sumupPayments({
    apiKey: SIMULATOR_KEY,
    merchantCode: SIMULATOR_MERCHANT,
    baseUrl: url,
    ...options,
  })
}

export function checkoutFor(reference: string, more: Partial<CheckoutRequest> = {}): CheckoutRequest {
  return {
    reference,
    amountCents: 8550,
    currency: 'EUR',
    description: 'Faro Airport to Vilamoura',
    // Nothing listens on this port, and a lost notification does not matter here.
    returnUrl: 'http://127.0.0.1:9/hook',
    redirectUrl: 'https://shop.example/payment-result?checkoutId=ours',
    validUntil: new Date('2027-06-01T10:30:00Z'),
    ...more,
  }
}

/** The facts that we expect of such a checkout once it is paid. */
export function expectedOf({ reference, amountCents, currency }: CheckoutRequest) {
  return { reference, amountCents, currency, merchantCode: SIMULATOR_MERCHANT }
}

/** The value of an outcome. @throws {Error} when it is not ok. */
export function valueOf<T>(outcome: Outcome<T>): T {
  if (outcome.outcome !== 'ok') throw new Error(`not ok: ${JSON.stringify(outcome)}`)
  return outcome.value
}
