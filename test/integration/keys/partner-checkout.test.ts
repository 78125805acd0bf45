import { describe, expect } from 'vitest'
import { AuditEntry } from '../../../src/server/core/audit/audit-entry.entity.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { protocols } from '../../support/api-clients.ts'
import { byKey, makePartner } from '../../support/api-keys.ts'
import { checkoutOf, online, openPaying } from '../../support/payments.ts'
import { addMember, memberCookie } from '../../support/partner-members.ts'
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

test.for(protocols)(
  'who owns the team keeps the return addresses, and one that is removed leads nobody back, by %s',
  async (protocol, { open }) => {
    const app = await openPaying(open)
    const client = app.clients[protocol]
    const key = await makePartner(app)
    await addMember(app, key.partner.id, 'ana@hotel.example', 'owner')
    await addMember(app, key.partner.id, 'dev@hotel.example', 'developer')
    const as = { cookie: await memberCookie(app, 'ana@hotel.example') }
    const add = (origin: string) => client.ask('addReturnOrigin', { origin }, as)
    expectCode(await add('http://hotel.example'), 400, 'INVALID_INPUT')
    await add(HOTEL)
    expect((await add(HOTEL)).done.returnOrigins).toEqual([HOTEL])
    for (const n of Array.from({ length: 9 }, (_, n) => n)) await add(`https://${n}.example`)
    expectCode(await add('https://one-more.example'), 400, 'INVALID_INPUT')
    const developer = { cookie: await memberCookie(app, 'dev@hotel.example') }
    expectCode(await client.ask('addReturnOrigin', { origin: HOTEL }, developer), 403, 'MEMBER_NOT_ALLOWED')

    const { bookingNumber } = (await client.ask('createPartnerBooking', online(), byKey(key))).done
    const asked = { bookingNumber, returnUrl: `${HOTEL}/paid` }
    const { checkoutUrl } = (await client.ask('openPartnerCheckout', asked, byKey(key))).done
    const token = new URL(checkoutUrl).hash.slice(1)
    const checkoutId = checkoutOf((await client.ask('openPaymentLink', { token })).done.checkoutUrl)
    await app.provider.pay(checkoutId, 'smooth')
    await app.pass({ minutes: 2 })
    const returnUrl = async () => (await client.ask('readPaymentStatus', { checkoutId })).done.returnUrl
    expect(await returnUrl()).toContain(`${HOTEL}/paid`)
    await client.ask('removeReturnOrigin', { origin: HOTEL }, as)
    expect(await returnUrl()).toBeNull()
    expect((await client.ask('readPartnerSettings', undefined, as)).done.returnOrigins).toHaveLength(9)
    const contact = { contactEmail: 'ana@hotel.example', locale: 'pt' } as const
    expectCode(await client.ask('changePartnerSettings', contact, developer), 403, 'MEMBER_NOT_ALLOWED')
    expect((await client.ask('changePartnerSettings', contact, as)).done).toMatchObject(contact)
    const alone = async (change: object) => (await client.ask('changePartnerSettings', change, as)).done
    expect(await alone({ locale: 'es' })).toMatchObject({ ...contact, locale: 'es' })
    expect(await alone({ contactEmail: '' })).toMatchObject({ contactEmail: null, locale: 'es' })
    expect(await alone({ guestMails: 'none' })).toMatchObject({ locale: 'es', guestMails: 'none' })
    const [entry] = await app.database
      .fresh()
      .find(AuditEntry, { act: 'changed', subject: 'partner' }, { orderBy: { at: 'asc', sequence: 'asc' } })
    expect([entry?.admin, entry?.details]).toEqual([
      'ana@hotel.example',
      { returnOrigins: { from: [], to: [HOTEL] } },
    ])
  },
)

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
