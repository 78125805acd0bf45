import { describe, expect } from 'vitest'
import { auditTrail } from '../../support/audit.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { protocols } from '../../support/api-clients.ts'
import { ADMIN } from '../../support/config.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

describe.each(protocols)('an address that mail does not reach, by %s,', (protocol) => {
  test('is corrected, and what did not arrive is sent to the new one', async ({ open }) => {
    const app = await open()
    const body = faroToVilamoura({ customerEmail: 'ana at example.com' })
    const { id, bookingNumber } = (await app.clients[protocol].ask('createBooking', body)).done
    await callAsAdmin(app, protocol, 'acceptBooking', { id })
    expect(await app.mails()).toEqual([])
    expect((await callAsAdmin(app, protocol, 'readBooking', { id })).done.mail?.state).toBe('failed')

    const correction = { id, customerEmail: 'ana@example.com' }
    const { done } = await callAsAdmin(app, protocol, 'correctEmail', correction)
    expect(done).toMatchObject({ customerEmail: 'ana@example.com', mail: { error: null } })
    const sent = await app.mails()
    expect(sent.map(({ to }) => to?.[0]?.address)).toEqual(['ana@example.com', 'ana@example.com'])
    expect((await callAsAdmin(app, protocol, 'readBooking', { id })).done.mail).toEqual({
      state: 'sent',
      error: null,
    })

    const { entries } = (await callAsAdmin(app, protocol, 'readBookingHistory', { id })).done
    const note = 'Email: ana at example.com → ana@example.com'
    expect(entries).toContainEqual(
      expect.objectContaining({ act: 'email-corrected', by: ADMIN.username, note }),
    )
    expect(await auditTrail(app)).toContainEqual(
      expect.objectContaining({
        act: 'email-corrected',
        subject: 'booking',
        subjectName: bookingNumber,
        details: { changes: { customerEmail: { from: 'ana at example.com', to: 'ana@example.com' } } },
      }),
    )
  })

  test('is corrected without repeating what has arrived', async ({ open }) => {
    const app = await open()
    const { id } = (await app.clients[protocol].ask('createBooking', faroToVilamoura())).done
    const before = (await app.mails()).length
    await callAsAdmin(app, protocol, 'correctEmail', { id, customerEmail: 'other@example.com' })
    expect(await app.mails()).toHaveLength(before)
  })

  test('is not exchanged for another such one, nor at a booking that there is none of', async ({ open }) => {
    const app = await open()
    const { id } = (await app.clients[protocol].ask('createBooking', faroToVilamoura())).done
    const wrong = await callAsAdmin(app, protocol, 'correctEmail', { id, customerEmail: 'a@x, b@y' })
    expect([wrong.status, wrong.refused.details?.[0]?.field]).toEqual([400, 'customerEmail'])
    const unknown = { id: 'nonsense', customerEmail: 'ana@example.com' }
    expect((await callAsAdmin(app, protocol, 'correctEmail', unknown)).status).toBe(404)
  })
})
