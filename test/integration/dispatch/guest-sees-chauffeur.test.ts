import { expect } from 'vitest'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { clockAt } from '../../support/clock.ts'
import { carAndDriver, confirmedTrip, tell, tripOfTwoVans } from '../../support/dispatch.ts'
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
        { code: 'TOO_LATE', error: 'This trip has begun: please call us.' },
      ])
    }
  }
  const cancelled = await callAsAdmin(app, 'REST', 'cancelBooking', { id: trip.id, reason: 'As agreed' })
  expect(cancelled.status).toBe(200)
})

test('a guest who is reported not to have come changes and cancels nothing, and is written to once that is recorded', async ({
  open,
}) => {
  const app = await open({ clock: clockAt('2027-01-27T10:25:00Z') })
  const trip = await confirmedTrip(app)
  const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
  const guest = { cookie: await guestCookie(app, trip.id) }
  const { done: given } = await callAsAdmin(app, 'REST', 'assignTrip', { id: trip.id, ...ana })
  const begun = 'This trip has begun: please call us.'
  const expectNothingOpen = async () => {
    const { acts } = (await app.clients.REST.ask('readTrip', {}, guest)).done
    expect(new Set(acts.filter(({ act }) => act !== 'rate').map(({ refusal }) => refusal))).toEqual(
      new Set([begun]),
    )
    for (const client of [app.clients.REST, app.clients.tRPC]) {
      const { refused } = await client.ask('cancelTrip', { expectedRefundCents: 0 }, guest)
      expect(refused).toMatchObject({ code: 'TOO_LATE', error: begun })
    }
  }
  await tell(app, 'REST', given.id, 'no_show')
  await expectNothingOpen()
  const toGuest = async () => (await app.mails()).filter(({ subject }) => subject?.includes('not meet'))
  expect(await toGuest()).toEqual([])
  await callAsAdmin(app, 'REST', 'decideNoShow', { id: given.id, decision: 'confirm' })
  await expectNothingOpen()
  const [mail, ...others] = await toGuest()
  expect(others).toEqual([])
  expect(mail?.text).toContain('nobody came to the pick-up')
  expect(mail?.text).not.toMatch(/change|cancel/)
})

test('a booking of two vans is missed only once neither has met anybody', async ({ open }) => {
  const app = await open({ clock: clockAt('2027-01-27T10:25:00Z') })
  const { id, assignments } = await tripOfTwoVans(app)
  const guest = { cookie: await guestCookie(app, id) }
  const ends = async () =>
    await Promise.all(
      [app.clients.REST, app.clients.tRPC].map(
        async (client) => (await client.ask('readTrip', {}, guest)).done.end,
      ),
    )
  for (const type of ['no_show', 'no_show_confirmed'] as const) await tell(app, 'REST', assignments[0], type)
  expect(await ends()).toEqual([null, null])
  await app.mails()
  await callAsAdmin(app, 'REST', 'releaseTrip', { id: assignments[1], reason: null })
  expect(await ends()).toEqual([null, null])
  const { done } = await callAsAdmin(app, 'REST', 'readBoard', { date: '2027-01-27' })
  const driverId = done.drivers.find(({ name }) => name === 'Rui Costa')?.id
  const again = await callAsAdmin(app, 'REST', 'assignTrip', { id, carNo: 2, driverId, carId: null })
  for (const type of ['no_show', 'no_show_confirmed'] as const) await tell(app, 'REST', again.done.id, type)
  expect(await ends()).toEqual(['missed', 'missed'])
  // The first of the two was no reason to write.
  expect((await app.mails()).filter(({ subject }) => subject?.includes('not meet'))).toHaveLength(1)
})
