import type { Payments } from '@chauffeur/gateways/payments/payments'
import { describe, expect } from 'vitest'
import { AuditEntry } from '../../../src/server/core/audit/audit-entry.entity.ts'
import { Payment } from '../../../src/server/payments/payment.entity.ts'
import { refundPart } from '../../../src/server/payments/return-payments.ts'
import { refundPayment } from '../../../src/server/payments/refund-payment.ts'
import { protocols } from '../../support/api-clients.ts'
import { paymentContextOf, providerOf, refundsAskedFor, returnedBy } from '../../support/direct-payments.ts'
import {
  attemptOf,
  bookOnline,
  eventsOf,
  openPaying,
  paymentMails,
  statesOf,
  type PayingApp,
} from '../../support/payments.ts'
import { test } from '../../support/test.ts'

type Fault = Parameters<PayingApp['provider']['faults']['next']>[1]

/** A paid booking of which the office gives back so many euros, by a provider that fails with the first request. */
async function withRefund(app: PayingApp, refundTotal: number, ...faults: Fault[]) {
  const { booking, checkoutId } = await bookOnline(app)
  await app.provider.pay(checkoutId)
  await app.pass({ seconds: 10 })
  for (const fault of faults) app.provider.faults.next('refund', fault)
  const payment = await attemptOf(app, booking.id)
  await raise(app, payment.id, refundTotal)
  return { ...booking, payment }
}

async function raise(app: PayingApp, id: string, refundTotal: number) {
  await app.clients.REST.ask('raiseRefund', { id, refundTotal }, { cookie: await app.adminCookie() })
  await app.pass({})
}

/** Lets so many minutes pass, in steps that grow as those between the checks do. */
async function passMinutes(app: PayingApp, minutes: number) {
  for (
    let passed = 0, step = 1;
    passed < minutes;
    passed += step, step = Math.min(15, 2 * step, minutes - passed)
  )
    await app.pass({ minutes: step })
}

/** Raises a refund as `raise` does, but unseen by the app's own worker. */
async function raiseUnseen(app: PayingApp, bookingId: string, refundTotal: number) {
  const { id } = await attemptOf(app, bookingId)
  await paymentContextOf(app, providerOf(app)).transaction(async (tx) => {
    await refundPart({ id, refundTotal }, { ...tx, admin: 'maria' })
    await tx.em.nativeUpdate(Payment, { id }, { nextCheckAt: null })
  })
}

/** The provider, whose transactions are shown as they were before any refund. */
function withoutRefunds(provider: Payments): Payments {
  return {
    ...provider,
    async readTransaction(id) {
      const answer = await provider.readTransaction(id)
      return answer.outcome === 'ok' ? { ...answer, value: { ...answer.value, refunds: [] } } : answer
    },
  }
}

/** Has the payment worker of another process check the refund at these minutes. */
async function checkAt(app: PayingApp, gateway: Payments, bookingId: string, minutes: readonly number[]) {
  const context = paymentContextOf(app, gateway)
  // Kept from the app's own worker.
  const keep = () => app.database.fresh().nativeUpdate(Payment, { bookingId }, { nextCheckAt: null })
  await keep()
  let passed = 0
  for (const minute of minutes) {
    app.clock.advance({ minutes: minute - passed })
    passed = minute
    await refundPayment(await attemptOf(app, bookingId), context)
    await keep()
  }
}

const LATE = /^office-payment-alert 1-refund-late/
const officeWasTold = async (app: PayingApp, id: string) =>
  (await paymentMails(app, id)).some((mail) => LATE.test(mail))

describe('a refund that the provider did not make', () => {
  test.for([
    ['is answered with 5xx', 'HTML 502'],
    ['breaks the connection off', 'reset before the work'],
  ] as const)('and %s is asked for again after half an hour, once', async ([, fault], { open }) => {
    const app = await openPaying(open)
    const { id, payment } = await withRefund(app, 49, fault)
    await passMinutes(app, 29)
    expect([await statesOf(app, id), refundsAskedFor(app)]).toEqual([['refund_sent'], ['all']])
    await passMinutes(app, 90)
    expect([await statesOf(app, id), refundsAskedFor(app)]).toEqual([['refunded'], ['all', 'all']])
    expect(await returnedBy(app, id)).toBe(4900)
    expect(await eventsOf(app, payment)).toEqual([
      'created',
      'paid',
      'refund_raised',
      'refund_begun',
      'refund_unknown',
      'refund_not_made',
      'refund_begun',
      'refund_seen',
    ])
    expect(await officeWasTold(app, id)).toBe(false)
  })

  test('is asked for again after two hours where two of them could be given', async ({ open }) => {
    const app = await openPaying(open)
    const { id } = await withRefund(app, 20, 'HTML 502')
    await passMinutes(app, 119)
    expect([await statesOf(app, id), refundsAskedFor(app)]).toEqual([['refund_sent'], [20]])
    expect(await officeWasTold(app, id)).toBe(true)
    await passMinutes(app, 5)
    expect([await statesOf(app, id), refundsAskedFor(app)]).toEqual([['refunded'], [20, 20]])
    expect(await returnedBy(app, id)).toBe(2000)
  })

  test('is asked for ever less often by a provider that fails for hours, and the office is told once', async ({
    open,
  }) => {
    const app = await openPaying(open)
    const { id, payment } = await withRefund(app, 49, 'HTML 502', 'HTML 502', 'HTML 502')
    await passMinutes(app, 59)
    expect(await officeWasTold(app, id)).toBe(false)
    await passMinutes(app, 3)
    expect(await paymentMails(app, id)).toContain('office-payment-alert 1-refund-late-4900')
    for (let time = 0; time < 16; time += 1) await app.pass({ minutes: 15 })
    expect([await statesOf(app, id), refundsAskedFor(app).length]).toEqual([['refunded'], 4])
    expect(await returnedBy(app, id)).toBe(4900)
    expect((await eventsOf(app, payment)).filter((event) => event === 'refund_late')).toEqual(['refund_late'])
  })
})

describe('a refund that the provider made', () => {
  test.for([
    ['is answered with 5xx', 'HTML 502 after the work'],
    ['gets no answer in time', 'slow headers'],
    ['breaks the connection off', 'reset after the work'],
  ] as const)('and %s is found, and never asked for again', async ([, fault], { open }) => {
    const app = await openPaying(open, { paymentCalls: { timeoutMs: 500 } })
    const { id } = await withRefund(app, 20, fault)
    await passMinutes(app, 3)
    expect([await statesOf(app, id), refundsAskedFor(app)]).toEqual([['refunded'], [20]])
    expect(await returnedBy(app, id)).toBe(2000)
  })

  test('of two equal parts is found though its answer was lost, and the second one is asked for', async ({
    open,
  }) => {
    const app = await openPaying(open)
    const { id, payment } = await withRefund(app, 20, 'HTML 502 after the work')
    await raise(app, payment.id, 40)
    await passMinutes(app, 10)
    expect([await statesOf(app, id), refundsAskedFor(app)]).toEqual([['refunded'], [20, 20]])
    expect(await returnedBy(app, id)).toBe(4000)
  })

  test('and shows only after half an hour is refused the second time, and then found', async ({ open }) => {
    const app = await openPaying(open)
    const { id, payment } = await withRefund(app, 49, 'HTML 502 after the work')
    await checkAt(app, withoutRefunds(providerOf(app)), id, [1, 3, 8, 29])
    expect(refundsAskedFor(app)).toEqual(['all'])
    await checkAt(app, withoutRefunds(providerOf(app)), id, [1, 2, 4])
    expect([await statesOf(app, id), refundsAskedFor(app)]).toEqual([['refund_sent'], ['all', 'all']])
    await checkAt(app, providerOf(app), id, [5])
    expect([await statesOf(app, id), await returnedBy(app, id)]).toEqual([['refunded'], 4900])
    expect((await eventsOf(app, payment)).slice(3)).toEqual([
      'refund_begun',
      'refund_unknown',
      'refund_not_made',
      'refund_begun',
      'refund_unknown',
      'refund_seen',
    ])
  })

  test('and shows only after half an hour is found though more is to go back by now', async ({ open }) => {
    const app = await openPaying(open)
    const { id } = await withRefund(app, 20, 'HTML 502 after the work')
    await raiseUnseen(app, id, 4000)
    await checkAt(app, withoutRefunds(providerOf(app)), id, [1, 3, 8, 30])
    // The provider has 29.00 left to give back, and refuses 40.00.
    expect(refundsAskedFor(app)).toEqual([20, 40])
    await checkAt(app, providerOf(app), id, [1, 2])
    expect(refundsAskedFor(app)).toEqual([20, 40, 20])
    expect([await statesOf(app, id), await returnedBy(app, id)]).toEqual([['refunded'], 4000])
  })

  test('and shows as on its way is known, and the office is told of nothing', async ({ open }) => {
    const app = await openPaying(open)
    const { booking, checkoutId } = await bookOnline(app)
    await app.provider.pay(checkoutId)
    await app.pass({ seconds: 10 })
    const provider = providerOf(app)
    // It takes the refund, and its answer is lost.
    const answersInVain: Payments = {
      ...provider,
      async refund(request) {
        app.provider.faults.next('refund', 'stays pending')
        await provider.refund(request)
        return { outcome: 'unknown', reason: 'SumUp refund: answered 502', mayHaveArrived: true }
      },
    }
    await raiseUnseen(app, booking.id, 4900)
    await checkAt(app, answersInVain, booking.id, [0, 1, 60, 180])
    expect([await statesOf(app, booking.id), refundsAskedFor(app)]).toEqual([['refund_sent'], ['all']])
    expect(await officeWasTold(app, booking.id)).toBe(false)
  })

  test('is waited for while the provider shows nothing at all for hours', async ({ open }) => {
    const app = await openPaying(open)
    const { id } = await withRefund(app, 49, 'HTML 502 after the work')
    for (let time = 0; time < 100; time += 1) app.provider.faults.next('transaction', 'HTML 502')
    for (let time = 0; time < 20; time += 1) await app.pass({ minutes: 15 })
    expect([await statesOf(app, id), refundsAskedFor(app)]).toEqual([['refund_sent'], ['all']])
    expect(await officeWasTold(app, id)).toBe(true)
    while (app.provider.faults.take('transaction'));
    for (let time = 0; time < 12; time += 1) await app.pass({ minutes: 15 })
    expect([await statesOf(app, id), refundsAskedFor(app)]).toEqual([['refunded'], ['all']])
  })
})

test('a refund that could not be asked for waits for a provider that is away for two days', async ({
  open,
}) => {
  const app = await openPaying(open)
  for (let time = 0; time < 100; time += 1) app.provider.faults.next('transaction', 'HTML 502')
  const { id } = await withRefund(app, 49)
  for (let hour = 0; hour < 48; hour += 1) await app.pass({ minutes: 60 })
  expect([await statesOf(app, id), refundsAskedFor(app)]).toEqual([['refund_due'], []])
  expect(await officeWasTold(app, id)).toBe(true)
  while (app.provider.faults.take('transaction'));
  for (let hour = 0; hour < 26; hour += 1) await app.pass({ minutes: 60 })
  expect([await statesOf(app, id), refundsAskedFor(app)]).toEqual([['refunded'], ['all']])
})

test('a refund that the provider says it took is only waited for, and after a day somebody has to look', async ({
  open,
}) => {
  const app = await openPaying(open)
  const { booking, checkoutId } = await bookOnline(app)
  await app.provider.pay(checkoutId)
  await app.pass({ seconds: 10 })
  await raiseUnseen(app, booking.id, 2000)
  const hours = Array.from({ length: 24 }, (_, hour) => hour * 60)
  await checkAt(app, withoutRefunds(providerOf(app)), booking.id, hours)
  expect([await statesOf(app, booking.id), refundsAskedFor(app)]).toEqual([['refund_sent'], [20]])
  expect(await officeWasTold(app, booking.id)).toBe(false)
  await checkAt(app, withoutRefunds(providerOf(app)), booking.id, [120])
  expect([await statesOf(app, booking.id), refundsAskedFor(app)]).toEqual([['refund_failed'], [20]])
})

test('a process that was paused before it could ask does not ask, and the refund is due again', async ({
  open,
}) => {
  const app = await openPaying(open)
  const { booking, checkoutId } = await bookOnline(app)
  await app.provider.pay(checkoutId)
  await app.pass({ seconds: 10 })
  await raiseUnseen(app, booking.id, 2000)
  const context = paymentContextOf(app, providerOf(app))
  const paused: typeof context = {
    ...context,
    async transaction(act) {
      const done = await context.transaction(act)
      app.clock.advance({ minutes: 5 })
      return done
    },
  }
  await refundPayment(await attemptOf(app, booking.id), paused)
  expect([await statesOf(app, booking.id), refundsAskedFor(app)]).toEqual([['refund_due'], []])
  await app.pass({ minutes: 30 })
  await app.pass({ minutes: 1 })
  expect([await statesOf(app, booking.id), refundsAskedFor(app)]).toEqual([['refunded'], [20]])
})

describe.each(protocols)('the office, by %s,', (protocol) => {
  const read = async (app: PayingApp, bookingId: string) => {
    const cookie = await app.adminCookie()
    const { done } = await app.clients[protocol].ask('listPayments', { id: bookingId }, { cookie })
    const [payment] = done
    if (!payment) throw new Error('There is no attempt')
    return payment
  }
  const askAgain = async (app: PayingApp, id: string, refundRequests: number) =>
    app.clients[protocol].ask('askRefundAgain', { id, refundRequests }, { cookie: await app.adminCookie() })

  test('has a refund asked for again that failed, once however often it clicks', async ({ open }) => {
    const app = await openPaying(open)
    const { id } = await withRefund(app, 49, 'refused with 403')
    const failed = await read(app, id)
    expect(failed).toMatchObject({ state: 'refund_failed', refundRequests: 1, mayAskRefundAgain: true })
    const answers = await Promise.all([askAgain(app, failed.id, 1), askAgain(app, failed.id, 1)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    await passMinutes(app, 3)
    expect((await askAgain(app, failed.id, 1)).refused.code).toBe('PAYMENT_MOVED_ON')
    expect(refundsAskedFor(app)).toEqual(['all', 'all'])
    expect([await statesOf(app, id), await returnedBy(app, id)]).toEqual([['refunded'], 4900])
    expect(await app.database.fresh().count(AuditEntry, { act: 'refund asked for again' })).toBe(1)
    expect((await read(app, id)).history.map(({ event, admin }) => [event, admin])).toContainEqual([
      'refund_asked_again',
      'maria',
    ])
  })

  test('has one asked for again that the provider began and could not finish', async ({ open }) => {
    const app = await openPaying(open)
    const { id } = await withRefund(app, 49, 'fails later')
    await passMinutes(app, 3)
    const failed = await read(app, id)
    expect(failed.state).toBe('refund_failed')
    expect((await askAgain(app, failed.id, failed.refundRequests)).status).toBe(200)
    await passMinutes(app, 3)
    expect([await statesOf(app, id), refundsAskedFor(app)]).toEqual([['refunded'], ['all', 'all']])
  })

  test('has one asked for again of which nobody knows, after an hour and not before', async ({ open }) => {
    const app = await openPaying(open)
    const { id } = await withRefund(app, 20, 'HTML 502')
    await passMinutes(app, 59)
    const early = await read(app, id)
    expect([early.mayAskRefundAgain, (await askAgain(app, early.id, early.refundRequests)).status]).toEqual([
      false,
      409,
    ])
    await passMinutes(app, 1)
    const late = await read(app, id)
    expect([late.mayAskRefundAgain, (await askAgain(app, late.id, late.refundRequests)).status]).toEqual([
      true,
      200,
    ])
    await passMinutes(app, 2)
    expect([await statesOf(app, id), refundsAskedFor(app)]).toEqual([['refunded'], [20, 20]])
  })

  test('is refused where nothing is to be asked for', async ({ open }) => {
    const app = await openPaying(open)
    const { id } = await withRefund(app, 20)
    const { id: payment, refundRequests, mayAskRefundAgain } = await read(app, id)
    expect(mayAskRefundAgain).toBe(false)
    expect((await askAgain(app, payment, refundRequests)).refused.code).toBe('PAYMENT_MOVED_ON')
    const unknown = '01234567-89ab-4cde-8f01-23456789abcd'
    expect((await askAgain(app, unknown, 0)).status).toBe(404)
    const input = { id: payment, refundRequests }
    expect((await app.clients[protocol].ask('askRefundAgain', input)).status).toBe(401)
  })
})
