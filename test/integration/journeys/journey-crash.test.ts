import { expect } from 'vitest'
import { rejectBooking } from '../../../src/server/bookings/decide-booking.ts'
import { Payment } from '../../../src/server/payments/payment.entity.ts'
import { refundPayment } from '../../../src/server/payments/refund-payment.ts'
import { paymentContextOf, providerOf, refundsAskedFor } from '../../support/direct-payments.ts'
import { Crash, dyingAfter } from '../../support/dying-process.ts'
import { bookJourney, moneyOfJourney } from '../../support/journeys.ts'
import { openPaying } from '../../support/payments.ts'
import { test } from '../../support/test.ts'

test('a process that dies at any step of a leg’s refund never has it given twice', async ({ open }) => {
  const app = await openPaying(open)
  const outcomes = new Set<string>()
  for (let steps = 0, isWhole = false; !isWhole; steps += 1) {
    const { ids, checkoutId } = await bookJourney(app, { headers: { 'idempotency-key': `dies-${steps}` } })
    await app.provider.pay(checkoutId)
    await app.pass({ seconds: 10 })
    const before = refundsAskedFor(app).length
    // Not by the app's own worker.
    await paymentContextOf(app, providerOf(app)).transaction(async (tx) => {
      await rejectBooking(ids[1], { admin: 'maria' }, tx)
      await tx.em.nativeUpdate(Payment, { checkoutId }, { nextCheckAt: null })
    })
    const { context, taken } = dyingAfter(steps, app)
    const payment = await app.database.fresh().findOneOrFail(Payment, { checkoutId })
    await refundPayment(payment, context).catch((error: unknown) => {
      if (!(error instanceof Crash)) throw error
    })
    await app.database.fresh().nativeUpdate(Payment, { checkoutId }, { nextCheckAt: app.clock() })
    for (let hour = 0; hour < 27; hour += 1) await app.pass({ minutes: 60 })
    isWhole = taken() < steps
    outcomes.add(`${refundsAskedFor(app).slice(before).join('+')} ${(await moneyOfJourney(app, ids)).join()}`)
  }
  expect([...outcomes]).toEqual(['49 refunded 9800-4900-4900 = 4900-0-0 + 4900-4900-4900'])
})
