import { describe, expect } from 'vitest'
import { AuditEntry } from '../../../src/server/core/audit/audit-entry.entity.ts'
import { Enquiry } from '../../../src/server/enquiries/enquiry.entity.ts'
import type { TestApp } from '../../support/app.ts'
import { protocols, type Protocol } from '../../support/api-clients.ts'
import { aMessage, askForPrice } from '../../support/enquiries.ts'
import { expectRefused } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'

async function list(app: TestApp, protocol: Protocol, input?: object) {
  return app.clients[protocol].ask('listEnquiries', input, { cookie: await app.adminCookie() })
}

async function mark(app: TestApp, protocol: Protocol, input: object) {
  return app.clients[protocol].ask('markEnquiry', input, { cookie: await app.adminCookie() })
}

/** Messages a minute apart, the oldest first; their ids by name. */
async function writeMany(app: TestApp, names: readonly string[]): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const customerName of names) {
    const { done } = await app.clients.REST.ask('createContactMessage', aMessage({ customerName }))
    ids.set(customerName, done.id)
    app.clock.advance({ minutes: 1 })
  }
  return ids
}

const names = (answer: Awaited<ReturnType<typeof list>>) =>
  answer.done.enquiries.map(({ customerName }) => customerName)

describe.each(protocols)('the office, by %s,', (protocol) => {
  test('reads a request for a price with everything in it', async ({ open }) => {
    const app = await open()
    const { done: made } = await app.clients[protocol].ask(
      'createQuoteRequest',
      askForPrice({ message: '<script>alert(1)</script>', vehicleId: 2 }),
    )
    const { status, done } = await list(app, protocol)
    expect(status).toBe(200)
    expect(done).toEqual({
      enquiries: [
        {
          id: made.id,
          reference: made.reference,
          kind: 'quote',
          createdAt: '2027-01-13T09:00:00.000Z',
          answeredAt: null,
          answeredBy: null,
          dueAt: '2027-01-14T09:00:00.000Z',
          customerName: 'Ana Sousa',
          customerEmail: 'ana.sousa@example.com',
          customerPhone: '+351 912 345 678',
          customerPhoneE164: '+351912345678',
          whatsappNotifications: false,
          bookingNumber: null,
          message: '<script>alert(1)</script>',
          locale: 'en',
          trip: {
            serviceType: 'point-to-point',
            serviceDuration: null,
            pickupLocation: 'Faro Airport',
            pickupPlaceId: null,
            dropoffLocation: 'Atlantis',
            dropoffPlaceId: null,
            stops: [],
            pickupDate: '2027-01-27',
            pickupTime: '10:30',
            pickupZone: 'Europe/Lisbon',
            vehicleId: 2,
            vehicleName: 'Mercedes E Class',
            luggageConfig: null,
            passengers: 2,
            childSeatCount: 0,
            boosterSeatCount: 0,
            isAirportService: false,
            flightNumber: null,
            pickupNote: null,
            dropoffNote: null,
            notes: null,
            unavailableBecause: null,
            pickupName: 'Faro Airport (FAO)',
            dropoffName: null,
            unavailableReason: null,
          },
          replies: [],
        },
      ],
      nextCursor: null,
      unanswered: 1,
      overdue: 0,
    })
  })

  test('reads what is not answered first, the one that is due first before the others', async ({ open }) => {
    const app = await open()
    const ids = await writeMany(app, ['a', 'b', 'c', 'd'])
    await mark(app, protocol, { id: ids.get('d'), answered: true })
    await mark(app, protocol, { id: ids.get('b'), answered: true })
    const all = await list(app, protocol)
    expect([names(all), all.done.unanswered]).toEqual([['a', 'c', 'd', 'b'], 2])
    expect(names(await list(app, protocol, { answered: false }))).toEqual(['a', 'c'])
    expect(names(await list(app, protocol, { answered: true }))).toEqual(['d', 'b'])
  })

  test('reads page by page, and misses none that is answered in between', async ({ open }) => {
    const app = await open()
    const ids = await writeMany(app, ['a', 'b', 'c', 'd', 'e'])
    await mark(app, protocol, { id: ids.get('e'), answered: true })
    const first = await list(app, protocol, { limit: 2 })
    expect([names(first), first.done.unanswered]).toEqual([['a', 'b'], 4])
    // The last of the first page moves away.
    await mark(app, protocol, { id: ids.get('b'), answered: true })
    const second = await list(app, protocol, { limit: 2, cursor: first.done.nextCursor })
    expect(names(second)).toEqual(['c', 'd'])
    const third = await list(app, protocol, { limit: 2, cursor: second.done.nextCursor })
    expect([names(third), third.done.nextCursor]).toEqual([['e', 'b'], null])
  })

  test('reads pages of one part', async ({ open }) => {
    const app = await open()
    await writeMany(app, ['a', 'b', 'c'])
    const first = await list(app, protocol, { limit: 2, answered: false })
    const rest = await list(app, protocol, { limit: 2, answered: false, cursor: first.done.nextCursor })
    expect([names(first), names(rest), rest.done.nextCursor]).toEqual([['a', 'b'], ['c'], null])
    expect(names(await list(app, protocol, { answered: true }))).toEqual([])
  })

  test('reads by when each is answered, and how many are late', async ({ open }) => {
    const app = await open()
    const ids = await writeMany(app, ['a', 'b'])
    app.clock.set('2027-01-14T09:00:30Z')
    await writeMany(app, ['c'])
    const { done } = await list(app, protocol)
    expect(done.enquiries.map(({ customerName, dueAt }) => [customerName, dueAt])).toEqual([
      ['a', '2027-01-14T09:00:00.000Z'],
      ['b', '2027-01-14T09:01:00.000Z'],
      ['c', '2027-01-15T09:00:30.000Z'],
    ])
    expect(done.overdue).toBe(2)
    const answered = await mark(app, protocol, { id: ids.get('a'), answered: true })
    expect(answered.done.dueAt).toBeNull()
    expect((await list(app, protocol)).done.overdue).toBe(1)
  })

  test.for([
    ['limit', { limit: 0 }],
    ['limit', { limit: 201 }],
    ['limit', { limit: 1.5 }],
    ['limit', { limit: 'many' }],
    ['answered', { answered: 'perhaps' }],
    ['cursor', { cursor: 'nonsense' }],
    ['cursor', { cursor: "open.1.' or 1=1 --" }],
    ['cursor', { cursor: 'open.9999999999999999.00000000-0000-4000-8000-000000000000' }],
    ['cursor', { cursor: 'x'.repeat(300) }],
  ] as const)('reads what is wrong with the %s in %j', async ([field, input], { app }) => {
    const answer = await list(app, protocol, input)
    expectRefused(answer)
    expect([answer.status, answer.refused.details?.[0]?.field]).toEqual([400, field])
  })

  test('marks an enquiry as answered, with who and when, and takes it back', async ({ open }) => {
    const app = await open()
    const id = (await writeMany(app, ['a'])).get('a')
    const answered = await mark(app, protocol, { id, answered: true })
    expect(answered.status).toBe(200)
    expect(answered.done).toMatchObject({
      id,
      answeredAt: '2027-01-13T09:01:00.000Z',
      answeredBy: 'maria',
    })
    expect((await list(app, protocol)).done.unanswered).toBe(0)
    const back = await mark(app, protocol, { id, answered: false })
    expect([back.status, back.done.answeredAt, back.done.answeredBy]).toEqual([200, null, null])
    const stored = await app.database.fresh().findOneOrFail(Enquiry, { id: back.done.id })
    expect([stored.answeredAt, stored.answeredBy]).toEqual([null, null])
  })

  test('leaves in the audit trail who marked it, once for each change', async ({ open }) => {
    const app = await open()
    const id = (await writeMany(app, ['a'])).get('a')
    for (const answered of [true, true, false]) await mark(app, protocol, { id, answered })
    const { reference } = await app.database.fresh().findOneOrFail(Enquiry, { customerName: 'a' })
    const entries = await app.database.fresh().find(AuditEntry, { subject: 'enquiry' })
    const audited = entries.map(({ admin, act, subjectId, subjectName }) => [
      admin,
      act,
      subjectId,
      subjectName,
    ])
    expect(audited.toSorted(([, a = ''], [, b = '']) => a.localeCompare(b))).toEqual([
      ['maria', 'answered', id, reference],
      ['maria', 'reopened', id, reference],
    ])
  })

  test('marks twice what it marked once: the first time stays', async ({ open }) => {
    const app = await open()
    const id = (await writeMany(app, ['a'])).get('a')
    const first = await mark(app, protocol, { id, answered: true })
    app.clock.advance({ minutes: 5 })
    const second = await mark(app, protocol, { id, answered: true })
    expect([second.status, second.done]).toEqual([200, first.done])
    await mark(app, protocol, { id, answered: false })
    expect((await mark(app, protocol, { id, answered: false })).status).toBe(200)
  })

  test.for(['nonsense', '00000000-0000-4000-8000-000000000000', "' or 1=1 --"])(
    'finds no enquiry called %s',
    async (id, { app }) => {
      const { status, refused } = await mark(app, protocol, { id, answered: true })
      expect([status, refused.code, refused.error]).toEqual([404, 'NOT_FOUND', 'There is no such enquiry.'])
    },
  )

  test.for([undefined, null, 'yes', 1])('is refused %j as answered', async (answered, { app }) => {
    const answer = await mark(app, protocol, { id: '00000000-0000-4000-8000-000000000000', answered })
    expectRefused(answer)
    expect([answer.status, answer.refused.details?.[0]?.field]).toEqual([400, 'answered'])
  })
})

test('of many clicks at once the first one’s name and time stay', async ({ open }) => {
  const app = await open()
  const id = (await writeMany(app, ['a'])).get('a')
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => mark(app, index % 2 ? 'REST' : 'tRPC', { id, answered: true })),
  )
  for (const { status, done } of answers)
    expect([status, done.answeredAt]).toEqual([200, '2027-01-13T09:01:00.000Z'])
})
