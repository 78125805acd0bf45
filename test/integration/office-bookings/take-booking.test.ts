import { describe, expect } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { overTrpc } from '../../support/api-clients.ts'
import type { TestApp } from '../../support/app.ts'
import { auditTrail } from '../../support/audit.ts'
import { askForPrice } from '../../support/enquiries.ts'
import { checkoutOf, online, openPaying, withKey } from '../../support/payments.ts'
import { expectRefusal } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura, hireInFaro, sevilleToFaro } from '../../support/trips.ts'

const subjects = async (app: TestApp) => (await app.mails()).map(({ subject }) => subject)

async function acts(app: TestApp, id: string): Promise<string[]> {
  const { done } = await callAsAdmin(app, 'REST', 'readBookingHistory', { id })
  return done.entries
    .filter(({ mail }) => mail === null)
    .map(({ act, by, note }) => [act, by, note].filter(Boolean).join(' | '))
}

describe.each(overTrpc)('the office, by %s,', (protocol) => {
  test('books at the price of the list, confirmed at once, and the guest gets one mail', async ({ open }) => {
    const app = await open({ settings: { OFFICE_EMAIL: 'office@costa.example' } })
    const { status, done } = await callAsAdmin(app, protocol, 'takeBooking', faroToVilamoura())
    expect(status).toBe(201)
    expect(done).toMatchObject({
      status: 'confirmed',
      decidedBy: 'maria',
      totalPrice: 49,
      paymentMethod: 'cash',
      paymentStatus: 'not_required',
      bookedThrough: null,
      mail: { state: 'queued', error: null },
    })
    expect(await subjects(app)).toEqual([`Your booking ${done.bookingNumber} is confirmed`])
    expect(await acts(app, done.id)).toEqual(['taken | maria', 'confirmed | maria'])
  })

  test('lets a booking wait where it says so', async ({ open }) => {
    const app = await open()
    const { done } = await callAsAdmin(app, protocol, 'takeBooking', {
      ...hireInFaro(),
      confirmed: false,
    })
    expect(done).toMatchObject({ status: 'pending', decidedAt: null, totalPrice: 300, serviceDuration: '4' })
    expect(await subjects(app)).toEqual([`We have received your request ${done.bookingNumber}`])
    const accepted = await callAsAdmin(app, protocol, 'acceptBooking', { id: done.id })
    expect(accepted.done.status).toBe('confirmed')
  })

  test('sets a price, with a reason that its history alone holds', async ({ open }) => {
    const app = await open()
    const { done } = await callAsAdmin(app, protocol, 'takeBooking', {
      ...faroToVilamoura(),
      setPrice: '45.50',
      priceReason: 'A regular guest',
    })
    expect(done.totalPrice).toBe(45.5)
    const stored = await app.database.fresh().findOneOrFail(Booking, { id: done.id })
    expect(stored).toMatchObject({ baseCents: 4550, stopCents: 0, totalCents: 4550, distance: 232 })
    expect(await acts(app, done.id)).toContain('price-set | maria | A regular guest')
    const trail = await auditTrail(app)
    expect(trail.find(({ act }) => act === 'price-set')?.details).toEqual({
      reason: 'A regular guest',
      totalPrice: 45.5,
      listPrice: 49,
    })
    const [mail] = await app.mails()
    expect(mail?.text).toContain('€45.50')
    expect(`${mail?.text}${mail?.html}`).not.toContain('A regular guest')
    expect(JSON.stringify(done)).not.toContain('A regular guest')
  })

  test('keeps a phone number as it is typed where the office says so', async ({ app }) => {
    const body = faroToVilamoura({ customerPhone: 'ask at the reception' })
    const { done } = await callAsAdmin(app, protocol, 'takeBooking', { ...body, phoneUnchecked: true })
    expect(done.customerPhone).toBe('ask at the reception')
  })

  test('sets the price of a trip that the list has none for', async ({ open }) => {
    const app = await open()
    const sprinter = { vehicleId: 5, vehicleName: 'Sprinter (or two vans)' }
    await app.database.fresh().execute(`delete from vehicle_pricing where vehicle_name like 'Sprinter%'`)
    const unpriced = await callAsAdmin(app, protocol, 'takeBooking', faroToVilamoura(sprinter))
    expect([unpriced.status, unpriced.refused.code]).toEqual([422, 'NO_PRICE'])
    const body = { ...faroToVilamoura(sprinter), setPrice: 220, priceReason: 'Agreed by phone' }
    const { done } = await callAsAdmin(app, protocol, 'takeBooking', body)
    expect(done).toMatchObject({ totalPrice: 220, distanceKm: 23.2 })
  })

  test.for([
    [{ setPrice: 45 }, 'priceReason'],
    [{ setPrice: 0, priceReason: 'A gift' }, 'setPrice'],
    [{ setPrice: 100_000.01, priceReason: 'Gold' }, 'setPrice'],
    [{ customerEmail: 'by phone' }, 'customerEmail'],
    [{ customerName: ' ' }, 'customerName'],
    [{ customerPhone: '' }, 'customerPhone'],
    [{ customerPhone: 'abc' }, 'customerPhone'],
    [{ travellerName: 'Rui', travellerPhone: 'abc' }, 'travellerPhone'],
    [{ travellerPhone: '+351 912 345 678' }, 'travellerName'],
    [{ billingAddressEnabled: true }, 'companyName'],
    [{ pickupDate: '2027-01-12' }, 'pickupTime'],
    [{ dropoffLocation: '' }, 'dropoffLocation'],
    [{ dropoffLocation: 'Faro Airport' }, 'dropoffLocation'],
    [{ childSeatCount: 3 }, 'childSeatCount'],
    [{ paymentMethod: 'cheque' }, 'paymentMethod'],
  ] as const)('is refused %j, beside its field', async ([change, field], { app }) => {
    const before = await app.database.fresh().count(Booking)
    const answer = await callAsAdmin(app, protocol, 'takeBooking', { ...faroToVilamoura(), ...change })
    expect([answer.status, answer.refused.code]).toEqual([400, 'INVALID_INPUT'])
    expect(answer.refused.details?.map((detail) => detail.field)).toEqual([field])
    expect(await app.database.fresh().count(Booking)).toBe(before)
  })

  test.for([
    [{ passengers: 4 }, { status: 422, code: 'INSUFFICIENT_CAPACITY' }],
    [{ pickupLocation: 'Atlantis' }, { status: 422, code: 'UNKNOWN_PLACE' }],
    [{ totalPrice: 12 }, { status: 409, code: 'PRICE_CHANGED' }],
    [{ paymentMethod: 'sumup' }, { status: 422, code: 'PAYMENT_METHOD_NOT_ALLOWED' }],
    [{ enquiryId: 'nobody' }, { status: 404, code: 'NOT_FOUND' }],
  ] as const)('is held to the rules of the wizard: %j', async ([change, refusal], { open }) => {
    const app = await open({ settings: { PAYMENTS: 'off' } })
    const answer = await callAsAdmin(app, protocol, 'takeBooking', { ...faroToVilamoura(), ...change })
    expect([answer.status, answer.refused.code]).toEqual([refusal.status, refusal.code])
    expect(await app.database.fresh().count(Booking)).toBe(0)
  })

  test.for(['cash', 'card_on_pickup'])(
    'takes %s outside the Algarve, too',
    async (paymentMethod, { open }) => {
      const app = await open()
      const { done } = await callAsAdmin(app, protocol, 'takeBooking', sevilleToFaro({ paymentMethod }))
      expect(done).toMatchObject({
        paymentMethod,
        paymentStatus: 'not_required',
        pickupZone: 'Europe/Madrid',
      })
    },
  )

  test.for([
    [true, 'is confirmed'],
    [false, 'payment due'],
  ] as const)(
    'has the guest pay by the link of a mail (confirmed: %s)',
    async ([confirmed, subject], { open }) => {
      const app = await openPaying(open)
      const { done } = await callAsAdmin(app, protocol, 'takeBooking', { ...online(), confirmed })
      expect(done).toMatchObject({ paymentStatus: 'pending' })
      expect(done.unpaidActs).toContain('sendPaymentLink')
      const mail = (await app.mails()).find((mail) => mail.subject?.includes(subject))
      const [, token = ''] = /\/pay#([\w-]+)/.exec(mail?.text ?? '') ?? []
      const { done: opened } = await app.clients[protocol].ask('openPaymentLink', { token })
      await app.provider.pay(checkoutOf(opened.checkoutUrl))
      await app.pass({ seconds: 10 })
      const paid = await callAsAdmin(app, protocol, 'readBooking', { id: done.id })
      expect(paid.done).toMatchObject({ paymentStatus: 'completed', paidAmount: 49, unpaidActs: [] })
    },
  )

  test('books what an enquiry asks for, which is answered then', async ({ open }) => {
    const app = await open()
    const { done: asked } = await app.clients.REST.ask('createQuoteRequest', askForPrice())
    const read = await callAsAdmin(app, protocol, 'readEnquiry', { id: asked.id })
    expect(read.done).toMatchObject({ id: asked.id, customerName: 'Ana Sousa', answeredAt: null })
    const body = { ...faroToVilamoura(), enquiryId: asked.id }
    const { done } = await callAsAdmin(app, protocol, 'takeBooking', body)
    const { done: list } = await callAsAdmin(app, 'REST', 'listEnquiries', {})
    expect(list.enquiries[0]).toMatchObject({ id: asked.id, answeredBy: 'maria' })
    const [taken] = await acts(app, done.id)
    expect(taken).toBe(`taken | maria | For the enquiry ${list.enquiries[0]?.reference}`)
  })

  test('makes one booking of two clicks', async ({ open }) => {
    const app = await open()
    const cookie = await app.adminCookie()
    const click = () =>
      app.clients[protocol].ask('takeBooking', faroToVilamoura(), { cookie, ...withKey('one call') })
    const answers = await Promise.all([click(), click()])
    // The one that comes while the other is worked on is asked to wait, or gets its answer.
    expect(answers.some(({ status }) => status === 201)).toBe(true)
    const again = await click()
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true'])
    expect(await app.database.fresh().count(Booking)).toBe(1)
    expect(await app.mails()).toHaveLength(1)
  })

  test('is refused another booking with the same key', async ({ open }) => {
    const app = await open()
    const options = { cookie: await app.adminCookie(), ...withKey('one call') }
    await app.clients[protocol].ask('takeBooking', faroToVilamoura(), options)
    const other = await app.clients[protocol].ask('takeBooking', faroToVilamoura({ passengers: 1 }), options)
    expect([other.status, other.refused.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
  })

  test('reads no enquiry that there is none of', async ({ app }) => {
    const answer = await callAsAdmin(app, protocol, 'readEnquiry', { id: 'nonsense' })
    expect([answer.status, answer.refused.error]).toEqual([404, 'There is no such enquiry.'])
  })

  test('nobody else can', async ({ app }) => {
    const answer = await app.clients[protocol].ask('takeBooking', faroToVilamoura())
    expectRefusal(answer, { status: 401, code: 'UNAUTHENTICATED', error: 'Please sign in to continue.' })
  })
})
