import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { WebhookDelivery } from '../../../src/server/webhooks/webhook-delivery.entity.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { byKey, makeKey } from '../../support/api-keys.ts'
import { carAndDriver, tell } from '../../support/dispatch.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'
import { addWebhook, PRIVATE } from '../../support/webhooks.ts'

test('a partner reads who drives and how far that is, and other systems are told each step once', async ({
  open,
}) => {
  const app = await open(PRIVATE)
  await addWebhook(app, 'http://127.0.0.1:9/')
  const key = await makeKey(app, { scopes: ['read', 'book'] })
  const { done } = await app.clients.REST.ask('createPartnerBooking', faroToVilamoura(), byKey(key))
  await callAsAdmin(app, 'REST', 'acceptBooking', { id: done.id })
  const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
  const { done: given } = await callAsAdmin(app, 'REST', 'assignTrip', { id: done.id, ...ana })
  const eventId = randomUUID()
  await tell(app, 'REST', given.id, 'accept')
  for (let time = 0; time < 2; time += 1) await tell(app, 'REST', given.id, 'on_the_way', { eventId })
  for (const type of ['arrived', 'on_board', 'completed'] as const) await tell(app, 'REST', given.id, type)

  const bookingNumber = done.bookingNumber
  const read = await app.clients.REST.ask('readPartnerBooking', { bookingNumber }, byKey(key))
  expect(read.done.trips).toEqual([
    {
      carNo: 1,
      state: 'completed',
      stateSince: '2027-01-13T09:00:00.000Z',
      driverName: 'Ana Martins',
      driverPhone: '+351912345678',
      plate: '12-AB-34',
      car: 'black Mercedes E Class',
      onTheWayAt: '2027-01-13T09:00:00.000Z',
      arrivedAt: '2027-01-13T09:00:00.000Z',
      onBoardAt: '2027-01-13T09:00:00.000Z',
      completedAt: '2027-01-13T09:00:00.000Z',
    },
  ])
  const list = await app.clients.REST.ask('listPartnerBookings', {}, byKey(key))
  expect(list.done.data[0]?.trips).toEqual(read.done.trips)

  const messages = await app.database.fresh().find(WebhookDelivery, { type: { $like: 'trip.%' } })
  const states = messages.map(({ type, body }) => `${type} ${JSON.parse(body).data.trip.state}`)
  expect(states.toSorted()).toEqual([
    'trip.arrived at_pickup',
    'trip.assigned offered',
    'trip.completed completed',
    'trip.on_board on_board',
    'trip.on_the_way on_the_way',
  ])
})
