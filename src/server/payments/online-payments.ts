import { randomUUID } from 'node:crypto'
import { guardedPayments } from '@chauffeur/gateways/payments/guarded-payments'
import type { Payments } from '@chauffeur/gateways/payments/payments'
import { paymentSimulator } from '@chauffeur/gateways/payments/simulator/payment-simulator'
import type { PaymentSimulator } from '@chauffeur/gateways/payments/simulator/payment-simulator'
import { sumupPayments } from '@chauffeur/gateways/payments/sumup/sumup-payments'
import type { Config } from '../core/config.ts'
import type { Orm } from '../db/orm.ts'
import type { OwnAddress } from '../core/own-address.ts'
import { simulatedCheckouts } from './simulated-checkouts.ts'

export const SIMULATOR_PATH = '/payment-simulator'
export const NOTIFICATION_PATH = '/api/payments/sumup/notifications'

/** The provider of online payments, with the addresses that it is given. */
export interface OnlinePayments {
  readonly provider: 'sumup' | 'simulator'
  readonly merchantCode: string
  /** Knows the addresses that it needs once the server listens. */
  readonly gateway: () => Payments
  /** Where the provider sends its notifications. */
  readonly notificationUrl: (token: string) => string
  /** Where the provider offers its customer to go. */
  readonly resultUrl: (paymentId: string) => string
  /** Stands in for the provider, and has to be served under SIMULATOR_PATH. */
  readonly simulator?: () => PaymentSimulator
}

export interface PaymentServices {
  /** Undefined when online payment is not offered. */
  readonly payments: OnlinePayments | undefined
}

interface PaymentDeps {
  readonly config: Config
  readonly orm: Orm
  readonly address: OwnAddress
  readonly clock: () => Date
  /** Called when the circuit breaker opens, and when it closes again. */
  readonly onBreak?: (isOpen: boolean) => void
}

/** What the settings ask for; undefined when online payment is not offered. */
export function onlinePayments(means: PaymentDeps): OnlinePayments | undefined {
  const { PAYMENTS, SUMUP_API_KEY: apiKey, SUMUP_MERCHANT_CODE: merchantCode } = means.config
  if (PAYMENTS === 'simulator') return simulated(means)
  if (PAYMENTS === 'off' || apiKey === undefined || merchantCode === undefined) return undefined
  const { clock } = means
  const baseUrl = means.config.SUMUP_BASE_URL
  return {
    provider: 'sumup',
    merchantCode,
    gateway: once(() =>
      guardedPayments(sumupPayments({ apiKey, merchantCode, baseUrl }), {
        now: () => clock().getTime(),
        breaker: { onChange: means.onBreak },
      }),
    ),
    notificationUrl: (token) => `${means.address.toOthers()}${NOTIFICATION_PATH}/${token}`,
    resultUrl: (id) => resultUrl(means.address, id),
  }
}

/** The simulator, asked over HTTP as a real provider is. The key is random: only this process talks to it. */
function simulated({ orm, address, clock, onBreak }: PaymentDeps): OnlinePayments {
  const account = { apiKey: randomUUID(), merchantCode: 'SIMULATED' }
  const pagesUrl = () => `${address.toOthers()}${SIMULATOR_PATH}`
  const store = simulatedCheckouts(orm)
  return {
    provider: 'simulator',
    merchantCode: account.merchantCode,
    gateway: once(() => {
      const baseUrl = `${address.toItself()}${SIMULATOR_PATH}`
      return guardedPayments(sumupPayments({ ...account, baseUrl, pagesUrl: pagesUrl() }), {
        now: () => clock().getTime(),
        breaker: { onChange: onBreak },
        pace: { perSecond: 100, burst: 100 },
      })
    }),
    notificationUrl: (token) => `${address.toItself()}${NOTIFICATION_PATH}/${token}`,
    resultUrl: (id) => resultUrl(address, id),
    simulator: once(() => paymentSimulator({ ...account, url: pagesUrl(), store })),
  }
}

function resultUrl(address: OwnAddress, paymentId: string): string {
  return `${address.toOthers()}/payment-result?checkoutId=${paymentId}`
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}
