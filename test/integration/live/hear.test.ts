import { DRIVER_HEADER } from '@chauffeur/domain/driver-link'
import { expect } from 'vitest'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { carAndDriver, confirmedTrip, phoneToken, tell } from '../../support/dispatch.ts'
import { hear, openStream, untilEnd } from '../../support/live.ts'
import { guestCookie } from '../../support/private-links.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

test('the office hears of a booking and of the decision on it, by its id alone', async ({ app }) => {
  const office = await hear(app, 'office', { cookie: await app.adminCookie() })
  const { done } = await app.clients.REST.ask('createBooking', faroToVilamoura())
  expect(await office.next()).toEqual({ name: 'booking', id: done.id })
  await callAsAdmin(app, 'REST', 'acceptBooking', { id: done.id })
  expect(await office.next()).toEqual({ name: 'booking', id: done.id })
})

test('the office hears that somebody has put alarms off', async ({ app }) => {
  const { id } = await confirmedTrip(app)
  const office = await hear(app, 'office', { cookie: await app.adminCookie() })
  const alarms = [{ bookingId: id, carNo: 1, kind: 'nobody_assigned' }]
  await callAsAdmin(app, 'REST', 'putOffAlarms', { alarms })
  expect(await office.next()).toEqual({ name: 'alarms', id: '' })
})

test('a guest hears of their own booking and of no other', async ({ app }) => {
  const [own, other] = [await confirmedTrip(app), await confirmedTrip(app, { pickupTime: '18:00' })]
  const guest = await hear(app, 'trip', { cookie: await guestCookie(app, own.id) })
  for (const { id } of [other, own])
    await callAsAdmin(app, 'REST', 'cancelBooking', { id, reason: 'As agreed' })
  expect(await guest.next()).toEqual({ name: 'booking', id: own.id })
})

test('a driver hears of a trip that was given, changed and taken away, and of nobody else’s', async ({
  app,
}) => {
  const [one, two] = [await confirmedTrip(app), await confirmedTrip(app, { pickupTime: '18:00' })]
  const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
  const rui = await carAndDriver(app, '56-CD-78', 'Rui Costa')
  const phone = await hear(app, 'driver', { [DRIVER_HEADER]: await phoneToken(app, ana) })
  const jobs = { name: 'jobs', id: ana.driverId }
  await callAsAdmin(app, 'REST', 'assignTrip', { id: one.id, ...rui })
  const { done: given } = await callAsAdmin(app, 'REST', 'assignTrip', { id: two.id, ...ana })
  expect(await phone.next()).toEqual(jobs)
  await tell(app, 'REST', given.id, 'accept')
  expect(await phone.next()).toEqual(jobs)
  await callAsAdmin(app, 'REST', 'assignTrip', { id: two.id, version: 1, carId: ana.carId, driverId: null })
  expect(await phone.next()).toEqual(jobs)
  const link = { [DRIVER_HEADER]: await phoneToken(app, { assignmentId: given.id }) }
  const partner = await openStream(app, 'driver', link)
  expect(await partner.refusal()).toBeUndefined()
})

test('a stream ends with the right to it', async ({ open }) => {
  const app = await open()
  const { id } = await confirmedTrip(app)
  const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
  const cookie = await app.adminCookie()
  const guest = await hear(app, 'trip', { cookie: await guestCookie(app, id) })
  const phone = await hear(app, 'driver', { [DRIVER_HEADER]: await phoneToken(app, ana) })
  const office = await hear(app, 'office', { cookie })
  await callAsAdmin(app, 'REST', 'renewTripLink', { id })
  await untilEnd(guest)
  await callAsAdmin(app, 'REST', 'revokeDriverLink', { id: ana.driverId })
  await untilEnd(phone)
  await app.clients.REST.ask('logout', undefined, { cookie })
  await untilEnd(office)
})

test.for([
  ['office', {}, 'UNAUTHENTICATED'],
  ['trip', {}, 'NOT_FOUND'],
  ['driver', { [DRIVER_HEADER]: 'x'.repeat(32) }, 'LINK_ENDED'],
] as const)('who has no right to the stream of the %s gets none', async ([path, headers, code], { app }) => {
  expect(await (await openStream(app, path, headers)).refusal()).toBe(code)
})

test('a server that stops ends its streams', async ({ open }) => {
  const app = await open()
  const office = await hear(app, 'office', { cookie: await app.adminCookie() })
  await open.release(app)
  expect(await office.next()).toBeUndefined()
})
