import { expect } from 'vitest'
import { Payment } from '../../../src/server/payments/payment.entity.ts'
import { refundPart } from '../../../src/server/payments/return-payments.ts'
import { refundPayment } from '../../../src/server/payments/refund-payment.ts'
import { paymentContextOf, providerOf, refundsAskedFor, returnedBy } from '../../support/direct-payments.ts'
import { Crash, dyingAfter } from '../../support/dying-process.ts'
import { attemptOf, bookOnline, openPaying, statesOf, type PayingApp } from '../../support/payments.ts'
import { test } from '../../support/test.ts'

/** @param nextCheckAt keeps the app's own worker from it, where it is null. */
const refund = (app: PayingApp, id: string, refundTotal: number, nextCheckAt: Date | null) =>
  paymentContextOf(app, providerOf(app)).transaction(async (tx) => {
    await refundPart({ id, refundTotal }, { ...tx, admin: 'maria' })
    await tx.em.nativeUpdate(Payment, { id }, { nextCheckAt })
  })

/** Two equal parts: the process dies while it returns the first one. */
async function twoPartsWithDeathAfter(steps: number, app: PayingApp) {
  const { booking, checkoutId } = await bookOnline(app, {}, `crash-${steps}`)
  await app.provider.pay(checkoutId)
  await app.pass({ seconds: 10 })
  const before = refundsAskedFor(app).length
  const { id } = await attemptOf(app, booking.id)
  await refund(app, id, 2000, null)
  const { context, taken } = dyingAfter(steps, app)
  const payment = await attemptOf(app, booking.id)
  await refundPayment(payment, context).catch((error: unknown) => {
    if (!(error instanceof Crash)) throw error
  })
  await refund(app, id, 4000, app.clock())
  for (let hour = 0; hour < 27; hour += 1) await app.pass({ minutes: 60 })
  return {
    isWhole: taken() < steps,
    asked: refundsAskedFor(app).slice(before),
    returned: await returnedBy(app, booking.id),
    state: (await statesOf(app, booking.id))[0],
  }
}

test('a process that dies at any step of a refund never has it given twice', async ({ open }) => {
  const app = await openPaying(open)
  const outcomes: string[] = []
  for (let steps = 0, isWhole = false; !isWhole; steps += 1) {
    const outcome = await twoPartsWithDeathAfter(steps, app)
    ;({ isWhole } = outcome)
    outcomes.push(`${outcome.asked.join('+')} ${outcome.returned} ${outcome.state}`)
  }
  // Also one that had written down that it asks, and then did not, ends by itself once that is known.
  expect(outcomes).toEqual([
    ...Array.from({ length: 5 }, () => '40 4000 refunded'),
    ...Array.from({ length: 5 }, () => '20+20 4000 refunded'),
  ])
})
