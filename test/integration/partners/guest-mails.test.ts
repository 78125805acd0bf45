import { expect } from 'vitest'
import { Outbox } from '../../../src/server/mail/outbox.entity.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { byKey, makePartner } from '../../support/api-keys.ts'
import type { TestApp } from '../../support/app.ts'
import { carAndDriver, tell } from '../../support/dispatch.ts'
import { clockAt } from '../../support/clock.ts'
import { textOfAttachment } from '../../support/mailbox.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

const GUEST = 'ana.sousa@example.com'

/** A confirmed trip of a partner on the evening before it, whose chauffeur has accepted it. */
async function tripOf(app: TestApp, partner: Parameters<typeof makePartner>[1]) {
  const key = await makePartner(app, { name: 'Hotel Sol', confirmation: 'instant', ...partner })
  const car = await carAndDriver(app, '12-AB-34', 'Ana Martins')
  const { done } = await app.clients.REST.ask('createPartnerBooking', faroToVilamoura(), byKey(key))
  const assigned = await callAsAdmin(app, 'tRPC', 'assignTrip', { id: done.id, carNo: 1, ...car })
  await tell(app, 'tRPC', assigned.done.id, 'accept')
  app.clock.advance({ seconds: 61 })
  return done
}

/** Writes all mails that are due, and returns those that reached the guest. */
async function toGuest(app: TestApp) {
  await app.workers.chauffeurs.drain()
  return (await app.mails()).filter(({ to }) => to?.some(({ address }) => address === GUEST))
}

test('a partner’s guests read its name in place of the firm’s, where it wants that', async ({ open }) => {
  const app = await open({ clock: clockAt('2027-01-26T23:00:00Z'), settings: { BRAND_NAME: 'Poente' } })
  await tripOf(app, { guestMails: 'partner' })
  const mails = await toGuest(app)
  expect(mails.map(({ subject }) => subject?.replace(/TR-\w+/, ''))).toEqual([
    'Your booking  is confirmed',
    'Ana will be your chauffeur: ',
  ])
  for (const { from, html, text, attachments } of mails) {
    expect(from?.name).toBe('Hotel Sol')
    const read = [html, text, ...attachments.map(textOfAttachment)].join()
    expect(read).toContain('Hotel Sol')
    expect(read).not.toContain('Poente')
  }
})

test('where the partner alone writes to its guests they get what they have asked for, and each mail is kept as left to it', async ({
  open,
}) => {
  const app = await open({ clock: clockAt('2027-01-26T23:00:00Z') })
  const { id } = await tripOf(app, { guestMails: 'none' })
  expect(await toGuest(app)).toEqual([])
  const { mails } = (await callAsAdmin(app, 'REST', 'listBookingMails', { id })).done
  expect(mails.map(({ kind, state, recipient }) => [kind, state, recipient])).toEqual([
    ['chauffeur-assigned', 'left_to_partner', null],
    ['booking-confirmed', 'left_to_partner', null],
  ])
  await app.workers.chauffeurs.drain()
  expect(await app.database.fresh().count(Outbox, { bookingId: id })).toBe(2)

  await callAsAdmin(app, 'REST', 'renewTripLink', { id })
  expect(await toGuest(app)).toHaveLength(1)
})
