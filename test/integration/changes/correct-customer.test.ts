import { contactReasons } from '@chauffeur/words/en/contact-reasons'
import { LockMode } from '@mikro-orm/core'
import { describe, expect } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { AuditEntry } from '../../../src/server/core/audit/audit-entry.entity.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { protocols } from '../../support/api-clients.ts'
import type { TestApp } from '../../support/app.ts'
import { expectCode } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

const booked = async (app: TestApp) =>
  (await app.clients.REST.ask('createBooking', faroToVilamoura({ customerName: 'Ana Sousa' }))).done

const correct = (app: TestApp, id: string, customer: object) =>
  callAsAdmin(app, 'REST', 'correctCustomer', { id, ...customer })

const foundBy = async (app: TestApp, q: string) =>
  (await callAsAdmin(app, 'REST', 'findBookings', { q })).done.bookings.map(({ id }) => id)

describe.each(protocols)('the office, by %s,', (protocol) => {
  test('corrects name, phone and address, and finds the booking by them', async ({ app }) => {
    const { id } = await booked(app)
    const customer = {
      customerName: 'Zita Quaresma',
      customerPhone: '+351 934 000 111',
      customerEmail: `zita-${protocol}@example.com`.toLowerCase(),
    }
    const answer = await callAsAdmin(app, protocol, 'correctCustomer', { id, ...customer })
    expect([answer.status, answer.done]).toMatchObject([200, { id, ...customer }])
    for (const q of [customer.customerEmail, '934000111', 'quaresma'])
      expect(await foundBy(app, q)).toContain(id)
    expect(await foundBy(app, 'ana sousa')).not.toContain(id)
    const entries = await app.database
      .fresh()
      .find(AuditEntry, { subjectId: id }, { orderBy: { act: 'asc' } })
    expect(entries.map(({ act, admin, details }) => [act, admin, details])).toEqual([
      [
        'customer-corrected',
        'maria',
        {
          changes: {
            customerName: { from: 'Ana Sousa', to: 'Zita Quaresma' },
            customerPhone: { from: '+351 912 345 678', to: '+351 934 000 111' },
          },
        },
      ],
      [
        'email-corrected',
        'maria',
        { changes: { customerEmail: { from: 'ana.sousa@example.com', to: customer.customerEmail } } },
      ],
    ])
    const history = (await callAsAdmin(app, protocol, 'readBookingHistory', { id })).done.entries
    expect(history.find(({ act }) => act === 'customer-corrected')?.note).toBe(
      'Name: Ana Sousa → Zita Quaresma\nPhone: +351 912 345 678 → +351 934 000 111',
    )
  })

  test.for(['correctCustomer', 'changeBookingDetails'] as const)(
    '%s keeps a number that cannot be dialled only where the office says so',
    async (call, { app }) => {
      const { id } = await booked(app)
      const ask = (input: object) => callAsAdmin(app, protocol, call, { id, customerPhone: 'abc', ...input })
      const { refused } = await ask({})
      expect(refused.details).toEqual([
        {
          field: 'customerPhone',
          message: contactReasons.phone_not_dialled,
          reason: { code: 'phone_not_dialled' },
        },
      ])
      expect((await ask({ phoneUnchecked: true })).done.customerPhone).toBe('abc')
    },
  )

  test('changes nothing by what it leaves out or writes again', async ({ app }) => {
    const { id } = await booked(app)
    const same = await callAsAdmin(app, protocol, 'correctCustomer', { id, customerName: 'Ana Sousa' })
    expect([same.status, (await callAsAdmin(app, protocol, 'correctCustomer', { id })).status]).toEqual([
      200, 200,
    ])
    expect(await app.database.fresh().count(AuditEntry, { subjectId: id })).toBe(0)
  })

  test('is refused an address that no mail can reach, and a booking that does not exist', async ({ app }) => {
    const { id } = await booked(app)
    const ask = (input: object) => callAsAdmin(app, protocol, 'correctCustomer', input)
    expectCode(await ask({ id, customerEmail: 'ana at home' }), 400, 'INVALID_INPUT')
    expectCode(await ask({ id, customerName: ' ' }), 400, 'INVALID_INPUT')
    expectCode(await ask({ id: 'nothing', customerName: 'Ana' }), 404, 'NOT_FOUND')
  })
})

test('nobody else corrects a customer', async ({ app }) => {
  const { id } = await booked(app)
  for (const client of Object.values(app.clients))
    expect((await client.ask('correctCustomer', { id, customerName: 'Mallory' })).status).toBe(401)
})

test('of two corrections at once both are found', async ({ app }) => {
  const { id } = await booked(app)
  const calls = await whileLocked<{ status: number }>(app, id, [
    () => correct(app, id, { customerName: 'Beatriz Lobo' }),
    () => correct(app, id, { customerEmail: 'beatriz@lobo.example' }),
    () => correct(app, id, { customerPhone: '+351 934 555 666' }),
    () => callAsAdmin(app, 'REST', 'changeBookingDetails', { id, flightNumber: 'TP 777' }),
  ])
  expect(calls.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  for (const q of ['Beatriz Lobo', 'beatriz@lobo.example', '934555666', 'TP777'])
    expect({ q, found: await foundBy(app, q) }).toEqual({ q, found: [id] })
  expect(await foundBy(app, 'Ana Sousa')).not.toContain(id)
})

/** Has all calls come as far as they come while somebody else holds the booking, and only then lets them go on. */
async function whileLocked<T>(app: TestApp, id: string, calls: readonly (() => Promise<T>)[]): Promise<T[]> {
  await app.adminCookie()
  const running: Promise<T>[] = []
  await app.database.fresh().transactional(async (em) => {
    await em.findOneOrFail(Booking, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    running.push(...calls.map((call) => call()))
    await expect.poll(() => waitingFor(app)).toBe(calls.length)
  })
  return Promise.all(running)
}

/** How many connections to the app's database wait for a lock. */
async function waitingFor(app: TestApp): Promise<number> {
  const [row] = await app.database
    .fresh()
    .execute<{ waiting: string }[]>(
      `select count(*) as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  return Number(row?.waiting)
}
