import { randomUUID } from 'node:crypto'
import { localePath, type Locale } from '@chauffeur/domain/locale'
import {
  guardedPayments,
  type GuardOptions,
  type ThrottleOptions,
} from '@chauffeur/gateways/payments/guarded-payments'
import type { Payments } from '@chauffeur/gateways/payments/payments'
import {
  inProcessFetch,
  paymentSimulator,
  type PaymentSimulator,
} from '@chauffeur/gateways/payments/simulator/payment-simulator'
import {
  simulatedCheckout,
  type CheckoutStore,
} from '@chauffeur/gateways/payments/simulator/simulated-checkout'
import { readNotification } from '@chauffeur/gateways/payments/sumup/read-response'
import { sumupPayments } from '@chauffeur/gateways/payments/sumup/sumup-payments'
import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core'
import type { OperationContext } from '../core/request-context.ts'
import type { Orm } from '../db/orm.ts'
import { SimulatedPayment } from './payment.entity.ts'

export const SIMULATOR_PATH = '/payment-simulator'
export const NOTIFICATION_PATH = '/api/payments/sumup/notifications'

/** The provider of online payments, with the addresses that it is given. */
export interface OnlinePayments {
  readonly provider: 'sumup' | 'simulator'
  readonly merchantCode: string
  /** For who waits for the answer. Knows the addresses that it needs once the server listens. */
  readonly gateway: () => Payments
  /** Like `gateway`, for the checks of our own schedule: calls that fail there are still made for people. */
  readonly scheduledGateway: () => Payments
  /** Where the provider sends its notifications. */
  readonly notificationUrl: (token: string) => string
  /** Where the provider offers its customer to go. */
  readonly resultUrl: (paymentId: string, locale: Locale) => string
  /** Stands in for the provider. Its pages have to be served under SIMULATOR_PATH. */
  readonly simulator?: () => PaymentSimulator
}

export interface PaymentServices {
  /** Undefined when online payment is not offered. */
  readonly payments: OnlinePayments | undefined
}

/** How the payment provider is called, where it differs from what its client and guard do by themselves. */
export interface PaymentCalls {
  /** How long a call may take. */
  readonly timeoutMs?: number
  /** How often the provider may be called. */
  readonly pace?: ThrottleOptions
}

interface PaymentDeps extends Pick<OperationContext, 'config' | 'orm' | 'clock' | 'wakeWorkers'> {
  /** Where customers and outside services reach this server. */
  readonly siteUrl: () => string
  readonly calls?: PaymentCalls | undefined
  /** Called when one operation is no longer asked for, and when it is again. */
  readonly onBreak?: GuardOptions['onChange']
}

/** The online payments of the settings; undefined when none are offered. */
export function onlinePayments(deps: PaymentDeps): OnlinePayments | undefined {
  const { PAYMENTS, SUMUP_API_KEY: apiKey, SUMUP_MERCHANT_CODE: merchantCode } = deps.config
  if (PAYMENTS === 'simulator') return simulated(deps)
  if (PAYMENTS === 'off' || apiKey === undefined || merchantCode === undefined) return undefined
  const { clock, calls: { timeoutMs, pace } = {} } = deps
  const baseUrl = deps.config.SUMUP_BASE_URL
  const guarded = once(() =>
    guardedPayments(
      sumupPayments({ apiKey, merchantCode, baseUrl, ...(timeoutMs !== undefined && { timeoutMs }) }),
      { now: () => clock().getTime(), onChange: deps.onBreak, ...(pace && { pace }) },
    ),
  )
  return {
    provider: 'sumup',
    merchantCode,
    gateway: () => guarded().people,
    scheduledGateway: () => guarded().schedule,
    ...ownUrls(deps),
  }
}

/**
 * The simulator, called by the client of the real provider and calling us back, both in this process: the server need not
 * reach itself over the network. Nobody else knows the key.
 */
function simulated(deps: PaymentDeps): OnlinePayments {
  const { orm, clock, siteUrl, onBreak } = deps
  const account = { apiKey: randomUUID(), merchantCode: 'SIMULATED' }
  const baseUrl = () => `${siteUrl()}${SIMULATOR_PATH}`
  const simulator = once(() =>
    paymentSimulator({
      ...account,
      url: baseUrl(),
      store: simulatedCheckouts(orm),
      deliver: async (returnUrl, body) => {
        await noteNotification(new URL(returnUrl).pathname.split('/').at(-1) ?? '', body, deps)
        return true
      },
    }),
  )
  const guarded = once(() => {
    const fetch = inProcessFetch(simulator().answerCall)
    return guardedPayments(sumupPayments({ ...account, baseUrl: baseUrl(), fetch }), {
      now: () => clock().getTime(),
      onChange: onBreak,
      pace: { perSecond: 100, burst: 100 },
    })
  })
  return {
    provider: 'simulator',
    merchantCode: account.merchantCode,
    gateway: () => guarded().people,
    scheduledGateway: () => guarded().schedule,
    ...ownUrls(deps),
    simulator,
  }
}

function ownUrls({ siteUrl }: PaymentDeps): Pick<OnlinePayments, 'notificationUrl' | 'resultUrl'> {
  return {
    notificationUrl: (token) => `${siteUrl()}${NOTIFICATION_PATH}/${token}`,
    resultUrl: (paymentId, locale) =>
      `${siteUrl()}${localePath('/payment-result', locale)}?checkoutId=${paymentId}`,
  }
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}

/** Keeps the simulator's checkouts in our database, so that they outlive a restart. */
function simulatedCheckouts(orm: Orm): CheckoutStore {
  const find = async (where: { id: string } | { reference: string }) => {
    const row = await orm.em.fork().findOne(SimulatedPayment, where)
    return row ? simulatedCheckout.parse(row.document) : undefined
  }
  return {
    read: (id) => find({ id }),
    findByReference: (reference) => find({ reference }),
    add: async (checkout) => {
      const { id, order } = checkout
      try {
        await orm.em
          .fork()
          .insert(SimulatedPayment, { id, reference: order.reference, document: { ...checkout } })
        return true
      } catch (error) {
        if (error instanceof UniqueConstraintViolationException) return false
        throw error
      }
    },
    change: (id, decide) =>
      orm.em.fork().transactional(async (em) => {
        const row = await em.findOne(SimulatedPayment, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
        if (!row) return undefined
        const changed = decide(simulatedCheckout.parse(row.document))
        await em.nativeUpdate(SimulatedPayment, { id }, { document: { ...changed } })
        return changed
      }),
  }
}

/** An attempt is not read more often than this, however many notifications come. */
const MIN_INTERVAL_MS = 3000

/**
 * Takes a notification, whoever sent it, as a hint to check one of our attempts soon. One that is about none of them
 * has no effect.
 *
 * @param token the part of the address that only the provider of this attempt knows.
 */
export async function noteNotification(
  token: string,
  body: string,
  { orm, clock, wakeWorkers }: Pick<OperationContext, 'orm' | 'clock' | 'wakeWorkers'>,
): Promise<void> {
  const checkoutId = readNotification(body)
  if (checkoutId === undefined) return
  const now = clock()
  const rows = await orm.em.fork().execute<unknown[]>(NOTE, [now, MIN_INTERVAL_MS, token, checkoutId])
  if (rows.length > 0) wakeWorkers()
}

const NOTE = `
  update payment
  set next_check_at = least(next_check_at, greatest(?, last_read_at + ? * interval '1 millisecond'))
  where notify_token = ? and checkout_id = ?
  returning 1`
