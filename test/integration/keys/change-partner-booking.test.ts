import { contactReasons } from '@chauffeur/words/en/contact-reasons'
import { describe, expect } from 'vitest'
import { AuditEntry } from '../../../src/server/core/audit/audit-entry.entity.ts'
import { Outbox } from '../../../src/server/mail/outbox.entity.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { protocols } from '../../support/api-clients.ts'
import { byKey, makeKey } from '../../support/api-keys.ts'
import type { TestApp } from '../../support/app.ts'
import { expectCode } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'
import { addWebhook, openReceiver, PRIVATE, verify } from '../../support/webhooks.ts'

const OFFICE = { OFFICE_EMAIL: 'office@costa.example' }

async function booked(app: TestApp) {
  const key = await makeKey(app)
  const trip = faroToVilamoura({ reference: 'HX-2291', metadata: { desk: 'Lobby 2' } })
  const { done } = await app.clients.REST.ask('createPartnerBooking', trip, byKey(key))
  return { key, ...done }
}

const mailsToOffice = async (app: TestApp, bookingId: string) =>
  app.database.fresh().find(Outbox, { bookingId, kind: 'office-changed-details' })

describe.each(protocols)('a partner, by %s,', (protocol) => {
  test('is refused a phone number that cannot be dialled', async ({ open }) => {
    const app = await open()
    const { key, bookingNumber } = await booked(app)
    const wish = { bookingNumber, customerPhone: 'abc' }
    const { refused } = await app.clients[protocol].ask('changePartnerBooking', wish, byKey(key))
    expect([refused.code, refused.details]).toEqual([
      'INVALID_INPUT',
      [
        {
          field: 'customerPhone',
          message: contactReasons.phone_not_dialled,
          reason: { code: 'phone_not_dialled' },
        },
      ],
    ])
  })

  test('changes details, once however often it asks, and everybody concerned hears of it', async ({
    open,
  }) => {
    const app = await open({ settings: { ...PRIVATE.settings, ...OFFICE } })
    const { key, id, bookingNumber } = await booked(app)
    const receiver = await openReceiver()
    const { secret } = await addWebhook(app, receiver.url, {
      partnerId: key.partner.id,
      events: ['booking.changed'],
    })
    const wish = {
      bookingNumber,
      customerPhone: '+351 911 111 111',
      signName: 'Rui Costa',
      notes: 'Ring twice.',
      flightNumber: 'TP 1234',
      passengers: 3,
      childSeatCount: 1,
      metadata: { desk: 'Lobby 3' },
    }
    const change = () => app.clients[protocol].ask('changePartnerBooking', wish, byKey(key))
    const { status, done } = await change()
    expect([status, done]).toMatchObject([200, { ...wish, reference: 'HX-2291', boosterSeatCount: 0 }])
    expect((await change()).done).toEqual(done)

    const [mail, ...more] = await mailsToOffice(app, id)
    expect([mail?.details?.changedBy, more]).toEqual(['Lisbon Hotels', []])
    expect(mail?.details?.alert).toContain('Passengers: 2 → 3')
    expect(mail?.details?.alert).not.toContain('Lobby')
    const entries = await app.database.fresh().find(AuditEntry, { act: 'details-changed' })
    expect(entries).toMatchObject([{ admin: 'Lisbon Hotels', subjectId: id }])
    await app.workers.webhooks.drain()
    const [message, ...others] = receiver.received
    expect(others).toEqual([])
    expect(message && verify(message, secret, app.clock())).toMatchObject({
      type: 'booking.changed',
      data: {
        bookingNumber,
        passengers: 3,
        metadata: { desk: 'Lobby 3' },
        changes: [
          'customerPhone',
          'signName',
          'notes',
          'passengers',
          'childSeatCount',
          'flightNumber',
          'metadata',
        ],
      },
    })
  })

  test('corrects the guest, and everybody concerned hears of it', async ({ open }) => {
    const app = await open({ settings: OFFICE })
    const { key, id, bookingNumber } = await booked(app)
    const guest = { customerName: 'Rui Costa', customerEmail: 'rui@example.com', locale: 'pt' }
    const wish = { bookingNumber, ...guest, customerPhone: '+351 911 111 111' }
    const change = () => app.clients[protocol].ask('changePartnerBooking', wish, byKey(key))
    const { status, done } = await change()
    expect([status, done]).toMatchObject([200, { ...guest, customerPhone: '+351 911 111 111' }])
    expect((await change()).done).toEqual(done)
    const mails = await app.database.fresh().find(Outbox, { bookingId: id })
    // To the address before, by which the change can be taken back.
    const undoable = mails.filter(({ kind }) => kind === 'email-changed')
    expect(undoable.map(({ details }) => details?.to)).toEqual(['ana.sousa@example.com'])
    const told = (await mailsToOffice(app, id)).map(
      ({ details }) => `${details?.changedBy}: ${details?.alert}`,
    )
    expect(told.toSorted()).toEqual([
      'Lisbon Hotels: Name: Ana Sousa → Rui Costa\nEmail: ana.sousa@example.com → rui@example.com\nLanguage: en → pt',
      'Lisbon Hotels: Phone: +351 912 345 678 → +351 911 111 111',
    ])
    const { data } = (await app.clients[protocol].ask('listPartnerEvents', {}, byKey(key))).done
    expect(data.slice(1)).toMatchObject([
      { data: { changes: ['customerPhone'] }, previous: { passengerPhone: '+351912345678' } },
      {
        data: { changes: ['customerName', 'locale', 'customerEmail'], passengerName: 'Rui Costa' },
        previous: { passengerName: 'Ana Sousa', guest: { email: 'ana.sousa@example.com' } },
      },
    ])
  })

  test('empties what null is sent for, and leaves the rest', async ({ open }) => {
    const app = await open()
    const { key, id, bookingNumber } = await booked(app)
    const change = async (wish: object) =>
      (await app.clients[protocol].ask('changePartnerBooking', { bookingNumber, ...wish }, byKey(key))).done
    expect(await change({ flightNumber: 'TP 1234' })).toMatchObject({
      reference: 'HX-2291',
      metadata: { desk: 'Lobby 2' },
    })
    expect(await change({ reference: 'HX-7', metadata: { other: 'one' } })).toMatchObject({
      flightNumber: 'TP 1234',
      metadata: { other: 'one' },
    })
    const { bookings } = (await callAsAdmin(app, 'REST', 'findBookings', { q: 'HX-7' })).done
    expect(bookings.map((booking) => booking.id)).toEqual([id])
    expect(await change({ flightNumber: null, reference: null, metadata: null })).toMatchObject({
      flightNumber: null,
      reference: null,
      metadata: {},
    })
  })

  test('is refused what there is no field for, what does not fit, and what is not its own', async ({
    open,
  }) => {
    const app = await open()
    const { key, bookingNumber } = await booked(app)
    const ask = (wish: object, by = key) =>
      app.clients[protocol].ask('changePartnerBooking', { bookingNumber, ...wish }, byKey(by))
    const { status, refused } = await ask({ pickupTime: '11:30', passengers: 3 })
    expect([status, refused['details']]).toEqual([
      400,
      [{ field: 'pickupTime', message: 'There is no field “pickupTime”.' }],
    ])
    expectCode(await ask({ passengers: 4 }), 422, 'INSUFFICIENT_CAPACITY')
    expectCode(await ask({ childSeatCount: 3 }), 400, 'INVALID_INPUT')
    expectCode(await ask({ notes: 'x' }, await makeKey(app, { name: 'Another' })), 404, 'NOT_FOUND')
    expectCode(
      await ask({ notes: 'x' }, await makeKey(app, { name: 'Reader', scopes: ['read'] })),
      403,
      'API_KEY_NOT_ALLOWED',
    )
  })

  test('is too late an hour before the pick-up, to the second; the flight may change until then', async ({
    open,
  }) => {
    const app = await open()
    const { key, id, bookingNumber } = await booked(app)
    await callAsAdmin(app, 'REST', 'acceptBooking', { id })
    const change = async (wish: object) => {
      const answer = await app.clients[protocol].ask(
        'changePartnerBooking',
        { bookingNumber, ...wish },
        byKey(key),
      )
      return answer.status === 200 ? 200 : answer.refused.code
    }
    // The pick-up is at 10:30 on the 27th.
    const left = Date.parse('2027-01-27T09:30:00Z') - app.clock().getTime()
    app.clock.advance({ seconds: left / 1000 })
    expect(await change({ notes: 'Ring twice.' })).toBe(200)
    app.clock.advance({ seconds: 1 })
    expect(await change({ notes: 'Ring once.' })).toBe('TOO_LATE')
    expect(await change({ reference: 'HX-9' })).toBe('TOO_LATE')
    expect(await change({ flightNumber: 'TP 1' })).toBe(200)
    app.clock.advance({ seconds: 3600 })
    expect(await change({ flightNumber: 'TP 2' })).toBe('TOO_LATE')
  })
})

test('nothing of a cancelled booking changes', async ({ open }) => {
  const app = await open()
  const { key, bookingNumber } = await booked(app)
  await app.clients.REST.ask('cancelPartnerBooking', { bookingNumber }, byKey(key))
  const wish = { bookingNumber, notes: 'Ring twice.' }
  expectCode(await app.clients.REST.ask('changePartnerBooking', wish, byKey(key)), 409, 'ALREADY_CANCELLED')
})

test('what only the partner’s own system reads is no mail to the office', async ({ open }) => {
  const app = await open({ settings: OFFICE })
  const { key, id, bookingNumber } = await booked(app)
  const change = (wish: object) =>
    app.clients.REST.ask('changePartnerBooking', { bookingNumber, ...wish }, byKey(key))
  await change({ metadata: { desk: 'Lobby 4' } })
  expect(await mailsToOffice(app, id)).toEqual([])
  await change({ reference: 'HX-7' })
  expect((await mailsToOffice(app, id)).map(({ details }) => details?.alert)).toEqual([
    'Reference: HX-2291 → HX-7',
  ])
})
