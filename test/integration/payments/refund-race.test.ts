import type { Payments } from '@chauffeur/gateways/payments/payments'
import { expect } from 'vitest'
import { refundPayment } from '../../../src/server/payments/refund-payment.ts'
import { paymentContextOf, providerOf, refundsAskedFor } from '../../support/direct-payments.ts'
import { attemptOf, bookOnline, openPaying, statesOf } from '../../support/payments.ts'
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

test('of two checks that both see nothing given back yet, one asks for the refund', async ({ open }) => {
  const app = await openPaying(open)
  const { booking, checkoutId } = await bookOnline(app)
  await app.provider.pay(checkoutId)
  await app.pass({ seconds: 10 })
  await app.clients.REST.ask('rejectBooking', { id: booking.id }, { cookie: await app.adminCookie() })
  const payment = await attemptOf(app, booking.id)

  const context = paymentContextOf(app, togetherFrom(2, providerOf(app)))
  await Promise.all([refundPayment(payment, context), refundPayment(payment, context)])

  expect(refundsAskedFor(app)).toEqual(['all'])
  expect(await statesOf(app, booking.id)).toEqual(['refund_sent'])
})
