import { describe, expect } from 'vitest'
import { AuditEntry } from '../../../src/server/core/audit/audit-entry.entity.ts'
import { Outbox } from '../../../src/server/mail/outbox.entity.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { protocols } from '../../support/api-clients.ts'
import { expectCode } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

const settings = { OFFICE_EMAIL: 'office@costa.example' }

describe.each(protocols)('the office, by %s,', (protocol) => {
  test('changes the details of a booking at any time, and is not mailed what it knows', async ({ open }) => {
    const app = await open({ settings })
    const { id } = (await app.clients.REST.ask('createBooking', faroToVilamoura())).done
    app.clock.advance({ hours: 400 })
    const requested = { passengers: 3, childSeatCount: 1, flightNumber: 'TP 1234', notes: 'Ring twice.' }
    const changed = await callAsAdmin(app, protocol, 'changeBookingDetails', { id, ...requested })
    expect([changed.status, changed.done]).toMatchObject([200, { id, ...requested }])
    const fresh = app.database.fresh()
    expect(await fresh.find(Outbox, { bookingId: id, kind: 'office-changed-details' })).toEqual([])
    const [entry, ...more] = await fresh.find(AuditEntry, { act: 'details-changed', subjectId: id })
    expect([entry?.admin, more]).toEqual(['maria', []])
    expect(entry?.details).toMatchObject({ changes: { passengers: { from: 2, to: 3 } } })
  })

  test('is refused what the car does not carry, what is cancelled, and what does not exist', async ({
    app,
  }) => {
    const { id } = (await app.clients.REST.ask('createBooking', faroToVilamoura())).done
    const change = (requested: object) =>
      callAsAdmin(app, protocol, 'changeBookingDetails', { id, ...requested })
    expectCode(await change({ passengers: 16 }), 422, 'INSUFFICIENT_CAPACITY')
    const cancel = { id, reason: 'The flight was cancelled.', expectedRefund: 0, refund: 0 }
    expect((await callAsAdmin(app, protocol, 'cancelBooking', cancel)).status).toBe(200)
    expectCode(await change({ passengers: 1 }), 409, 'ALREADY_CANCELLED')
    expectCode(await change({ id: 'nothing', passengers: 1 }), 404, 'NOT_FOUND')
  })
})
