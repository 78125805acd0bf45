import { describe, expect } from 'vitest'
import { AuditEntry } from '../../../src/server/core/audit/audit-entry.entity.ts'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { Outbox } from '../../../src/server/mail/outbox.entity.ts'
import type { TestApp } from '../../support/app.ts'
import { protocols, type Protocol } from '../../support/api-clients.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

async function booked(app: TestApp): Promise<string> {
  return (await app.clients.REST.ask('createBooking', faroToVilamoura())).done.id
}

async function decide(
  app: TestApp,
  protocol: Protocol,
  call: 'acceptBooking' | 'rejectBooking',
  input: object,
) {
  return app.clients[protocol].ask(call, input, { cookie: await app.adminCookie() })
}

const mailsOf = async (app: TestApp, bookingId: string) =>
  (await app.database.fresh().find(Outbox, { bookingId })).map(({ kind }) => kind).toSorted()

describe.each(protocols)('the office decides by %s', (protocol) => {
  test('to accept a booking: it is confirmed, with who and when, and a mail follows', async ({ app }) => {
    const id = await booked(app)
    const { status, done } = await decide(app, protocol, 'acceptBooking', { id })
    expect(status).toBe(200)
    expect(done).toMatchObject({
      id,
      status: 'confirmed',
      decidedAt: '2027-01-13T09:00:00.000Z',
      decidedBy: 'maria',
      rejectReason: null,
    })
    const stored = await app.database.fresh().findOneOrFail(Booking, { id })
    expect([stored.status, stored.decidedBy, stored.rejectReason]).toEqual(['confirmed', 'maria', null])
    expect(await mailsOf(app, id)).toEqual(['booking-confirmed', 'booking-received'])
  })

  test.for([
    [{}, null],
    [{ reason: '' }, null],
    [{ reason: null }, null],
    [{ reason: 'We are fully booked.\nSorry.' }, 'We are fully booked.\nSorry.'],
  ] as const)('to reject a booking with %j', async ([body, reason], { app }) => {
    const id = await booked(app)
    const { status, done } = await decide(app, protocol, 'rejectBooking', { id, ...body })
    expect([status, done.status, done.rejectReason]).toEqual([200, 'rejected', reason])
    const stored = await app.database.fresh().findOneOrFail(Booking, { id })
    expect([stored.status, stored.rejectReason]).toEqual(['rejected', reason])
    expect(await mailsOf(app, id)).toEqual(['booking-received', 'booking-rejected'])
  })

  test.for([
    ['acceptBooking', 'acceptBooking', 'confirmed'],
    ['acceptBooking', 'rejectBooking', 'confirmed'],
    ['rejectBooking', 'acceptBooking', 'rejected'],
    ['rejectBooking', 'rejectBooking', 'rejected'],
  ] as const)('only once: after %s, %s finds it %s', async ([first, second, state], { app }) => {
    const id = await booked(app)
    await decide(app, protocol, first, { id })
    const { status, refused } = await decide(app, protocol, second, { id })
    expect(status).toBe(409)
    expect(refused).toEqual({
      error: `This booking is already ${state}.`,
      message: `This booking is already ${state}.`,
      code: 'ALREADY_DECIDED',
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
      status: state,
      reason: { code: 'already_decided', status: state },
      ...(protocol === 'REST' && {
        doc_url: expect.stringMatching(/\/api\/docs\/errors#ALREADY_DECIDED$/),
      }),
    })
    expect(await mailsOf(app, id)).toHaveLength(2)
  })

  test.for(['nonsense', '00000000-0000-4000-8000-000000000000', "' or 1=1 --", '..'])(
    'nothing about a booking called %s',
    async (id, { app }) => {
      for (const call of ['acceptBooking', 'rejectBooking'] as const) {
        const { status, refused } = await decide(app, protocol, call, { id })
        expect([status, refused.code, refused.error]).toEqual([404, 'NOT_FOUND', 'There is no such booking.'])
      }
    },
  )

  test.for([
    ['blank', '  '],
    ['of 65 characters', 'x'.repeat(65)],
  ])('nothing about an id that is %s, and says so in a sentence', async ([, id], { app }) => {
    const { status, refused } = await decide(app, protocol, 'acceptBooking', { id })
    expect([400, 404]).toContain(status)
    expect(refused.error).toMatch(/^[A-Z“].*\.$/)
    expect(refused.error).not.toMatch(/Too (big|small)|Invalid/)
  })

  test('not for a reason of more than 1000 characters', async ({ app }) => {
    const id = await booked(app)
    const { status, refused } = await decide(app, protocol, 'rejectBooking', { id, reason: 'x'.repeat(1001) })
    expect([status, refused.error]).toEqual([400, 'Reason can be at most 1000 characters long.'])
    expect((await app.database.fresh().findOneOrFail(Booking, { id })).status).toBe('pending')
  })
})

test('the audit trail says who decided what, once, also after a second try', async ({ app }) => {
  const id = await booked(app)
  await decide(app, 'REST', 'rejectBooking', { id, reason: 'Fully booked' })
  await decide(app, 'REST', 'acceptBooking', { id })
  const { number } = await app.database.fresh().findOneOrFail(Booking, { id })
  const entries = await app.database.fresh().find(AuditEntry, { subjectId: id })
  expect(
    entries.map(({ admin, act, subject, subjectName, details, at }) => [
      at.toISOString(),
      admin,
      act,
      subject,
      subjectName,
      details,
    ]),
  ).toEqual([
    ['2027-01-13T09:00:00.000Z', 'maria', 'rejected', 'booking', number, { reason: 'Fully booked' }],
  ])
})

test('an id in the body does not replace the one in the address', async ({ app }) => {
  const [one, other] = [await booked(app), await booked(app)]
  const answer = await app.raw({
    method: 'POST',
    path: `/api/admin/bookings/${one}/reject`,
    headers: {
      cookie: await app.adminCookie(),
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
    },
    body: JSON.stringify({ id: other, reason: 'mixed up' }),
  })
  expect([answer.status, JSON.parse(answer.text).id]).toEqual([200, one])
  expect((await app.database.fresh().findOneOrFail(Booking, { id: other })).status).toBe('pending')
})

test('accepting needs neither a body nor a content type', async ({ app }) => {
  const id = await booked(app)
  const headers = { cookie: await app.adminCookie(), 'sec-fetch-site': 'same-origin' }
  const answer = await app.raw({ method: 'POST', path: `/api/admin/bookings/${id}/accept`, headers })
  expect(answer.status).toBe(200)
})

test('accepting takes an announced JSON body that is empty', async ({ app }) => {
  const id = await booked(app)
  const headers = {
    cookie: await app.adminCookie(),
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
  }
  const answer = await app.raw({
    method: 'POST',
    path: `/api/admin/bookings/${id}/accept`,
    headers,
    body: '',
  })
  expect(answer.status).toBe(200)
})
