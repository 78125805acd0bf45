import { randomUUID } from 'node:crypto'
import type { Payments } from '@chauffeur/gateways/payments/payments'
import { sumupPayments } from '@chauffeur/gateways/payments/sumup/sumup-payments'
import { SIMULATOR_KEY, SIMULATOR_MERCHANT } from '@chauffeur/gateways/payments/testing/simulator-server'
import { NOTIFICATION_PATH } from '../../src/server/payments/online-payments.ts'
import type { PaymentContext } from '../../src/server/payments/observe-payment.ts'
import type { OperationContext } from '../../src/server/core/request-context.ts'
import { createReact } from '../../src/server/reactions.ts'
import { createOperationContext } from '../../src/server/create-contexts.ts'
import { testConfig } from './config.ts'
import { attemptOf, settingsOf, type PayingApp } from './payments.ts'

/** The provider of an app, called without a worker between. */
export function providerOf({ provider: { url } }: PayingApp): Payments {
  return sumupPayments({ apiKey: SIMULATOR_KEY, merchantCode: SIMULATOR_MERCHANT, baseUrl: url })
}

type DirectContext = PaymentContext & OperationContext

/** Creates the context in which the acts on an app's payments run, in a process of its own. */
export function paymentContextOf(app: PayingApp, gateway: Payments): DirectContext {
  const { database, clock, provider } = app
  const config = testConfig(settingsOf(provider))
  const operation = createOperationContext(
    {
      orm: database.orm,
      reader: () => Promise.resolve(database.fresh()),
      config,
      clock,
      processId: randomUUID(),
      wakeWorkers: () => {},
    },
    createReact(config),
  )
  const payments = {
    provider: 'sumup',
    merchantCode: SIMULATOR_MERCHANT,
    gateway: () => gateway,
    scheduledGateway: () => gateway,
    notificationUrl: (token: string) => `${app.origin}${NOTIFICATION_PATH}/${token}`,
    resultUrl: (id: string) => `${app.origin}/payment-result?checkoutId=${id}`,
  } as const
  return { ...operation, payments }
}

/** Returns the refunds that the provider was asked for, in euros; 'all' where no amount was named. */
export function refundsAskedFor({ provider }: PayingApp): (number | 'all')[] {
  return provider.requests
    .filter(({ method, url }) => method === 'POST' && url.pathname.endsWith('/refunds'))
    .map(({ body }) => {
      const sent: unknown = body === '' ? {} : JSON.parse(body)
      const amount = typeof sent === 'object' && sent !== null && 'amount' in sent ? sent.amount : undefined
      return typeof amount === 'number' ? amount : 'all'
    })
}

/** The cents that the provider has given back of a booking's first payment, or is giving back. */
export async function returnedBy(app: PayingApp, bookingId: string): Promise<number> {
  const { transactionId } = await attemptOf(app, bookingId)
  const answer = await providerOf(app).readTransaction(transactionId ?? '')
  if (answer.outcome !== 'ok') throw new Error(answer.reason)
  return answer.value.refunds
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, { amountCents = 0 }) => sum + amountCents, 0)
}
