import { describe, expect } from 'vitest'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { protocols } from '../../support/api-clients.ts'
import { byKey, makePartner } from '../../support/api-keys.ts'
import { checkoutOf, online, openPaying } from '../../support/payments.ts'
import { expectCode } from '../../support/refusals.ts'
import { SANDBOX, sandboxCalls, startPartner } from '../../support/sandbox.ts'
import { test } from '../../support/test.ts'

const HOTEL = 'https://hotel.example'

describe.each(protocols)('a partner, by %s,', (protocol) => {
  test('has a guest pay and come back to its own site', async ({ open }) => {
    const app = await openPaying(open)
    const client = app.clients[protocol]
    const key = await makePartner(app, { returnOrigins: [HOTEL] })
    const made = (await client.ask('createPartnerBooking', online(), byKey(key))).done
    const { bookingNumber } = made
    const checkout = (returnUrl: string, number = bookingNumber) =>
      client.ask('openPartnerCheckout', { bookingNumber: number, returnUrl }, byKey(key))
    const read = async () => (await client.ask('readPartnerBooking', { bookingNumber }, byKey(key))).done
    expect(made.payment).toMatchObject({ state: 'pending', checkoutUrl: made.checkoutUrl })

    for (const elsewhere of ['https://evil.example/', 'http://localhost:5173/', 'javascript:alert(1)']) {
      const refused = await checkout(elsewhere)
      expectCode(refused, 400, 'INVALID_INPUT')
      expect(refused.refused.details?.map(({ field }) => field)).toEqual(['returnUrl'])
    }
    const opened = await checkout(`${HOTEL}/paid?order=7`)
    expect(await checkout(`${HOTEL}/paid?order=7`)).toMatchObject({ status: 200, done: opened.done })
    const token = new URL(opened.done.checkoutUrl).hash.slice(1)
    const page = (await app.clients.REST.ask('openPaymentLink', { token })).done.checkoutUrl
    expect((await read()).payment.checkoutUrl).toBe(page)
    const status = async () =>
      (await app.clients.REST.ask('readPaymentStatus', { checkoutId: checkoutOf(page) })).done
    expect((await status()).returnUrl).toBeNull()
    await app.provider.pay(checkoutOf(page), 'smooth')
    await app.pass({ minutes: 2 })
    expect((await status()).returnUrl).toBe(`${HOTEL}/paid?order=7&bookingNumber=${bookingNumber}`)
    expect((await read()).payment).toEqual({
      method: 'sumup',
      state: 'completed',
      paid: '49.00',
      refund: null,
      checkoutUrl: null,
    })
    expectCode(await checkout(`${HOTEL}/`), 409, 'NOTHING_TO_PAY')

    const other = (await client.ask('createPartnerBooking', online(), byKey(key))).done
    await client.ask('cancelPartnerBooking', { bookingNumber: other.bookingNumber }, byKey(key))
    expectCode(await checkout(`${HOTEL}/`, other.bookingNumber), 409, 'NOTHING_TO_PAY')
    const stranger = await makePartner(app, { name: 'Other', returnOrigins: [HOTEL] })
    const foreign = { bookingNumber, returnUrl: `${HOTEL}/` }
    expectCode(await client.ask('openPartnerCheckout', foreign, byKey(stranger)), 404, 'NOT_FOUND')
  })
})

test('the office says where guests may be led, and the history shows it', async ({ open }) => {
  const app = await open()
  await makePartner(app, { returnOrigins: [HOTEL] })
  const [partner] = (await callAsAdmin(app, 'REST', 'listPartners')).done.partners
  expect(partner?.returnOrigins).toEqual([HOTEL])
  const change = { id: partner?.id, name: 'Lisbon Hotels', kind: 'hotel' }
  const wrong = await callAsAdmin(app, 'REST', 'changePartner', {
    ...change,
    returnOrigins: ['hotel.example'],
  })
  expectCode(wrong, 400, 'INVALID_INPUT')
  expect((await callAsAdmin(app, 'REST', 'changePartner', change)).done.returnOrigins).toEqual([])
})

test('in the sandbox a guest may be led to a developer’s own machine', async ({ open }) => {
  const app = await open(SANDBOX)
  const key = await startPartner(app)
  const { bookingNumber } = await sandboxCalls(app, key).book({ paymentMethod: 'sumup' })
  const asked = { bookingNumber, returnUrl: 'http://localhost:5173/paid' }
  expect((await app.clients.REST.ask('openPartnerCheckout', asked, byKey(key))).status).toBe(200)
})
