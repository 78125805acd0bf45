import type { WebhookMessage } from '@chauffeur/contract/webhook-messages'
import { expect } from 'vitest'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { clockAt } from '../../support/clock.ts'
import { carAndDriver, confirmedTrip } from '../../support/dispatch.ts'
import { guestCookie } from '../../support/private-links.ts'
import { test } from '../../support/test.ts'
import { addWebhook, PRIVATE } from '../../support/webhooks.ts'
import { faroToVilamoura } from '../../support/trips.ts'
import { AuditEntry } from '../../../src/server/core/audit/audit-entry.entity.ts'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { sweepAll } from '../../../src/server/sweeps.ts'
import { WebhookDelivery } from '../../../src/server/webhooks/webhook.entity.ts'

const SEATED = { wheelchair: 'stays_seated' }
const FOLDED = { wheelchair: 'folds' }

test('somebody who stays in the wheelchair is sold no trip, and told whom to ask', async ({ app }) => {
  const { REST } = app.clients
  const refused = await REST.ask('createBooking', faroToVilamoura(SEATED))
  expect(refused.status).toBe(422)
  expect(refused.refused).toMatchObject({
    code: 'WHEELCHAIR_NOT_CARRIED',
    error: 'None of our cars carries somebody who stays in the wheelchair. Ask our team for a price.',
    reason: { code: 'wheelchair_not_carried' },
  })
  const { id } = await confirmedTrip(app)
  const guest = { cookie: await guestCookie(app, id) }
  for (const answer of [
    await REST.ask('changeTripDetails', SEATED, guest),
    await callAsAdmin(app, 'tRPC', 'changeBookingDetails', { id, ...SEATED }),
  ])
    expect(answer.status).toBe(422)
})

test('a folded wheelchair is sold where the boot has room for it beside the luggage', async ({ app }) => {
  const { REST } = app.clients
  const book = (over: object) => REST.ask('createBooking', faroToVilamoura({ ...FOLDED, ...over }))
  const full = await book({ luggageConfig: '2 large suitcases' })
  expect(full.status).toBe(422)
  expect(full.refused).toMatchObject({ reason: { code: 'wheelchair_no_room' } })
  const { done } = await book({ assistanceDog: 'yes', totalPrice: 49 })
  expect(done.totalPrice).toBe(49)
  const guest = { cookie: await guestCookie(app, done.id) }
  const later = await REST.ask('changeTripDetails', { luggageConfig: '2 large suitcases' }, guest)
  expect(later.refused).toMatchObject({ reason: { code: 'wheelchair_no_room' } })
  const smaller = {
    ...FOLDED,
    vehicleId: 3,
    vehicleName: 'Mercedes V Class',
    luggageConfig: '6 large suitcases',
  }
  expect((await REST.ask('createBooking', faroToVilamoura(smaller))).status).toBe(422)
})

test('a car without room for the wheelchair is not given to the trip, whatever the reason', async ({
  open,
}) => {
  const app = await open({ clock: clockAt('2027-01-26T08:00:00Z') })
  const small = await carAndDriver(app, '12-AB-34', 'Ana Martins', { luggage: 1 })
  const large = await carAndDriver(app, '56-CD-78', 'Rui Costa', { luggage: 2 })
  const { id } = await confirmedTrip(app, FOLDED)
  const give = (who: typeof small) =>
    callAsAdmin(app, 'tRPC', 'assignTrip', { id, carNo: 1, ...who, override: 'As agreed.' })
  expect((await give(small)).refused).toMatchObject({ code: 'CAR_TOO_SMALL' })
  expect((await give(large)).status).toBe(200)
})

test('thirty days after the pick-up nothing says any more what its travellers needed', async ({ open }) => {
  const app = await open({ ...PRIVATE, clock: clockAt('2027-01-20T08:00:00Z') })
  await addWebhook(app, 'http://127.0.0.1:9/')
  const { id } = await confirmedTrip(app, { ...FOLDED, assistanceDog: 'yes', helpToCar: 'yes' })
  const given = { wheelchair: 'folds', assistanceDog: true, pet: true, helpToCar: true }
  await callAsAdmin(app, 'tRPC', 'changeBookingDetails', { id, pet: true })
  const needs = async (at: string) => {
    await sweepAll(app.database.orm, new Date(at))
    return app.database.fresh().findOneOrFail(Booking, { id })
  }
  // Kept as young ones, so that the sweep of old messages passes over them.
  const createdAt = new Date('2027-02-20T08:00:00Z')
  await app.database.fresh().nativeUpdate(WebhookDelivery, {}, { createdAt })
  const lastMessage = async () => {
    const deliveries = await app.database.fresh().find(WebhookDelivery, {}, { orderBy: { createdAt: 'asc' } })
    const messages = deliveries.map(({ body }): WebhookMessage => JSON.parse(body))
    return messages.toSorted((a, b) => a.sequence - b.sequence).at(-1)
  }
  expect(await needs('2027-02-26T10:30:00Z')).toMatchObject(given)
  expect(await lastMessage()).toMatchObject({ data: given, previous: { pet: false } })
  const forgotten = { wheelchair: null, assistanceDog: false, pet: false, helpToCar: false }
  expect(await needs('2027-02-26T10:30:01Z')).toMatchObject(forgotten)
  expect(await lastMessage()).toMatchObject({ data: { id, ...forgotten }, previous: {} })
  expect(JSON.stringify((await lastMessage())?.data)).not.toContain('folds')
  const [entry] = await app.database.fresh().find(AuditEntry, { act: 'details-changed' })
  expect(entry?.details?.['changes']).toEqual({ pet: { from: null, to: null } })
})
