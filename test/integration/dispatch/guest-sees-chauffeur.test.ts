import { expect } from 'vitest'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { clockAt } from '../../support/clock.ts'
import { carAndDriver, confirmedTrip, tell } from '../../support/dispatch.ts'
import { guestCookie } from '../../support/private-links.ts'
import { test } from '../../support/test.ts'

test('the guest sees who comes and how far that is, once the driver has accepted and the day is near', async ({
  open,
}) => {
  const app = await open({ clock: clockAt('2027-01-26T22:15:00Z') })
  const trip = await confirmedTrip(app)
  const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
  const guest = { cookie: await guestCookie(app, trip.id) }
  const chauffeurs = async () => (await app.clients.REST.ask('readTrip', {}, guest)).done.chauffeurs
  const { done: given } = await callAsAdmin(app, 'REST', 'assignTrip', { id: trip.id, ...ana })
  app.clock.set('2027-01-26T22:31:00Z')
  expect(await chauffeurs()).toEqual([])
  await tell(app, 'REST', given.id, 'accept')
  expect(await chauffeurs()).toMatchObject([
    {
      name: 'Ana Martins',
      phone: '+351912345678',
      car: 'black Mercedes E Class',
      plate: '12-AB-34',
      state: 'accepted',
      onTheWayAt: null,
      includedWait: 60,
    },
  ])
  await tell(app, 'REST', given.id, 'on_the_way')
  expect(await chauffeurs()).toMatchObject([{ state: 'on_the_way', onTheWayAt: '2027-01-26T22:31:00.000Z' }])
  await callAsAdmin(app, 'REST', 'releaseTrip', { id: given.id, reason: null })
  expect(await chauffeurs()).toEqual([])
})

test('who drives is not told days before', async ({ open }) => {
  const app = await open()
  const trip = await confirmedTrip(app)
  const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
  const { done: given } = await callAsAdmin(app, 'REST', 'assignTrip', { id: trip.id, ...ana })
  await tell(app, 'REST', given.id, 'accept')
  const guest = { cookie: await guestCookie(app, trip.id) }
  expect((await app.clients.REST.ask('readTrip', {}, guest)).done.chauffeurs).toEqual([])
})

test('a guest who is on board or has arrived cannot cancel, and the office can', async ({ open }) => {
  const app = await open({ clock: clockAt('2027-01-27T10:25:00Z') })
  const trip = await confirmedTrip(app)
  const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
  const guest = { cookie: await guestCookie(app, trip.id) }
  const { done: given } = await callAsAdmin(app, 'REST', 'assignTrip', { id: trip.id, ...ana })
  for (const step of ['on_board', 'completed'] as const) {
    await tell(app, 'REST', given.id, step)
    for (const client of [app.clients.REST, app.clients.tRPC]) {
      const { status, refused } = await client.ask('cancelTrip', { expectedRefundCents: 0 }, guest)
      expect([status, refused]).toMatchObject([
        409,
        { code: 'TOO_LATE', error: 'This journey has begun: please call us.' },
      ])
    }
  }
  const cancelled = await callAsAdmin(app, 'REST', 'cancelBooking', { id: trip.id, reason: 'As agreed' })
  expect(cancelled.status).toBe(200)
})
