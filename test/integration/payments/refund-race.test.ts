import { randomUUID } from 'node:crypto'
import type { Payments } from '@chauffeur/gateways/payments/payments'
import { sumupPayments } from '@chauffeur/gateways/payments/sumup/sumup-payments'
import { SIMULATOR_KEY, SIMULATOR_MERCHANT } from '@chauffeur/gateways/payments/testing/simulator-server'
import { expect } from 'vitest'
import type { PaymentContext } from '../../../src/server/payments/observe-payment.ts'
import { refundPayment } from '../../../src/server/payments/refund-payment.ts'
import { createReact } from '../../../src/server/reactions.ts'
import { createOperationContext } from '../../../src/server/request-context.ts'
import { testConfig } from '../../support/config.ts'
import {
  attemptOf,
  bookOnline,
  openPaying,
  settingsOf,
  statesOf,
  type PayingApp,
} from '../../support/payments.ts'
import { test } from '../../support/test.ts'

/** The provider, which shows a transaction only once so many have asked. */
function togetherFrom(count: number, provider: Payments): Payments {
  const { promise: all, resolve } = Promise.withResolvers<void>()
  let asked = 0
  return {
    ...provider,
    async readTransaction(id) {
      const answer = await provider.readTransaction(id)
      asked += 1
      if (asked === count) resolve()
      await all
      return answer
    },
  }
}

function contextOf({ database: { orm }, clock, provider }: PayingApp, gateway: Payments): PaymentContext {
  const config = testConfig(settingsOf(provider))
  const operation = createOperationContext(
    { orm, config, clock, processId: randomUUID(), wakeWorkers: () => {} },
    createReact(config),
  )
  const merchantCode = SIMULATOR_MERCHANT
  const payments = {
    provider: 'sumup',
    merchantCode,
    gateway: () => gateway,
    notificationUrl: (token: string) => token,
    resultUrl: (id: string) => id,
  } as const
  return { ...operation, payments }
}

test('of two checks that both see nothing given back yet, one asks for the refund', async ({ open }) => {
  const app = await openPaying(open)
  const { booking, checkoutId } = await bookOnline(app)
  await app.provider.pay(checkoutId)
  await app.pass({ seconds: 10 })
  await app.clients.REST.ask('rejectBooking', { id: booking.id }, { cookie: await app.adminCookie() })
  const payment = await attemptOf(app, booking.id)

  const { url: baseUrl } = app.provider
  const sumup = sumupPayments({ apiKey: SIMULATOR_KEY, merchantCode: SIMULATOR_MERCHANT, baseUrl })
  const context = contextOf(app, togetherFrom(2, sumup))
  await Promise.all([refundPayment(payment, context), refundPayment(payment, context)])

  const refunds = app.provider.requests.filter(({ url }) => url.pathname.endsWith('/refunds'))
  expect(refunds).toHaveLength(1)
  expect(await statesOf(app, booking.id)).toEqual(['refund_sent'])
})
