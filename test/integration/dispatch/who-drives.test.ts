import { matchesSearch, parseSearch } from '@chauffeur/domain/booking-search'
import ICAL from 'ical.js'
import { describe, expect } from 'vitest'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { overTrpc } from '../../support/api-clients.ts'
import type { TestApp } from '../../support/app.ts'
import { aCar, aDriver } from '../../support/cars.ts'
import { carAndDriver, confirmedTrip, tell, tripOfTwoVans } from '../../support/dispatch.ts'
import { countBookings, findBookings } from '../../support/find-bookings.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

/** The numbers of the bookings that a search finds: those that the rule says, in the list as in the count. */
const numbers = async (app: TestApp, q: string) => {
  const { done } = await findBookings(app, 'REST', { q })
  const all = (await findBookings(app, 'REST')).done.bookings
  const wanted = all.filter((booking) => matchesSearch(booking, parseSearch(q)))
  expect([q, done.bookings.map(({ id }) => id)]).toEqual([q, wanted.map(({ id }) => id)])
  const [, matching] = await countBookings(app, 'REST', { q })
  expect([q, matching]).toEqual([q, done.bookings.length])
  return done.bookings.map(({ bookingNumber }) => bookingNumber)
}

async function events(app: TestApp, url: string) {
  const { text } = await app.raw({ method: 'GET', path: new URL(url).pathname })
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const { summary, description } = new ICAL.Event(component)
    const modified = String(component.getFirstPropertyValue('last-modified'))
    return { driver: description.split('\n').filter((line) => line.startsWith('Driver')), summary, modified }
  })
}

async function rowsOf(app: TestApp): Promise<string[]> {
  const { text } = await app.raw({
    method: 'GET',
    path: '/api/admin/bookings.csv',
    headers: { cookie: await app.adminCookie() },
  })
  const [heads = '', ...rows] = text.trim().split('\r\n')
  const from = heads.split(',').indexOf('Driver')
  return [heads, ...rows].map((row) =>
    row
      .split(',')
      .slice(from, from + 3)
      .join(','),
  )
}

describe.each(overTrpc)('by %s', (protocol) => {
  test('a booking says who drives it, with which car and how far that is', async ({ open }) => {
    const app = await open()
    const { id } = await confirmedTrip(app)
    const trips = async () => (await callAsAdmin(app, protocol, 'readBooking', { id })).done.trips
    const ofBooking = async () => (await callAsAdmin(app, protocol, 'readBookingTrip', { id })).done.trip
    expect(await trips()).toEqual([
      { carNo: 1, state: null, driverName: null, plate: null, car: null, collected: null },
    ])
    expect((await ofBooking())?.cars).toMatchObject([{ carNo: 1, assignment: null, version: 0 }])
    const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins', { colour: 'Black' })
    const { done: assigned } = await callAsAdmin(app, protocol, 'assignTrip', { id, ...ana })
    await tell(app, protocol, assigned.id, 'accept')
    const driven = {
      carNo: 1,
      state: 'accepted',
      driverName: 'Ana Martins',
      plate: '12-AB-34',
      car: 'black Mercedes E Class',
      collected: null,
    }
    expect(await trips()).toEqual([driven])
    expect((await ofBooking())?.cars).toMatchObject([
      {
        carNo: 1,
        assignment: { driverName: 'Ana Martins', state: 'accepted' },
        steps: ['on_the_way', 'decline', 'arrived', 'no_show'],
      },
    ])
    const { done: day } = await callAsAdmin(app, protocol, 'listDayBookings', { day: '2027-01-27' })
    expect(day.bookings.map((booking) => booking.trips)).toEqual([[driven]])
    // Neither an assignment that was taken back nor one of a cancelled booking is shown as if it stood.
    await callAsAdmin(app, protocol, 'releaseTrip', { id: assigned.id })
    expect(await trips()).toMatchObject([{ state: null, driverName: null, plate: null }])
    await callAsAdmin(app, protocol, 'assignTrip', { id, ...ana })
    await callAsAdmin(app, protocol, 'cancelBooking', { id, reason: 'The road is closed.' })
    expect(await trips()).toEqual([])
    expect((await ofBooking())?.cars).toEqual([])
    expect(await numbers(app, 'martins')).toEqual([])
  })

  test('a booking that waits has nobody to drive it, and one that was rejected has no trip', async ({
    app,
  }) => {
    const { done } = await app.clients.REST.ask('createBooking', faroToVilamoura())
    expect((await callAsAdmin(app, protocol, 'readBookingTrip', { id: done.id })).done.trip).toMatchObject({
      status: 'pending',
      cars: [],
    })
    const { done: rejected } = await callAsAdmin(app, protocol, 'rejectBooking', { id: done.id })
    expect(rejected.trips).toEqual([])
    expect((await callAsAdmin(app, protocol, 'readBookingTrip', { id: done.id })).done.trip).toBeNull()
    expect((await callAsAdmin(app, protocol, 'readBookingTrip', { id: 'x' })).status).toBe(404)
  })
})

test('bookings are found by driver and plate, also after another name, plate or driver', async ({ open }) => {
  const app = await open()
  const [one, other] = [await confirmedTrip(app), await confirmedTrip(app, { pickupDate: '2027-02-27' })]
  const ana = await carAndDriver(app, '12-AB-34', 'Ana Araújo')
  const rui = await carAndDriver(app, '56-CD-78', 'Rui Costa')
  await callAsAdmin(app, 'tRPC', 'assignTrip', { id: one.id, ...ana })
  await callAsAdmin(app, 'tRPC', 'assignTrip', { id: other.id, ...rui })
  expect(await numbers(app, 'araujo')).toEqual([one.bookingNumber])
  expect(await numbers(app, 'rui c')).toEqual([other.bookingNumber])
  for (const plate of ['12-AB-34', '12 ab', 'ab34'])
    expect(await numbers(app, plate)).toEqual([one.bookingNumber])
  // The common word of a booking's own text still finds both.
  expect(await numbers(app, 'vilamoura')).toHaveLength(2)

  await callAsAdmin(app, 'tRPC', 'changeDriver', { id: ana.driverId, ...aDriver({ name: 'Ana Gonçalves' }) })
  await callAsAdmin(app, 'tRPC', 'changeCar', { id: ana.carId, ...aCar({ plate: '99-ZZ-00' }) })
  expect(await numbers(app, 'araujo')).toEqual([])
  expect(await numbers(app, '12ab34')).toEqual([])
  expect(await numbers(app, 'goncalves')).toEqual([one.bookingNumber])
  expect(await numbers(app, '99 zz 00')).toEqual([one.bookingNumber])

  await callAsAdmin(app, 'tRPC', 'assignTrip', { id: one.id, ...rui })
  expect(await numbers(app, 'goncalves')).toEqual([])
  expect(await numbers(app, 'rui costa')).toHaveLength(2)
})

test('the export and the calendar of the office say who drives; the calendar without the phone', async ({
  open,
}) => {
  const app = await open()
  const { done } = await callAsAdmin(app, 'REST', 'renewCalendarLink', undefined)
  const { id } = await confirmedTrip(app)
  const [before] = await events(app, done.url)
  expect([before?.driver, await rowsOf(app)]).toEqual([[], ['Driver,Plate,Trip', ',,']])
  app.clock.advance({ minutes: 5 })
  const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
  const { done: assigned } = await callAsAdmin(app, 'tRPC', 'assignTrip', { id, ...ana })
  await tell(app, 'tRPC', assigned.id, 'accept')
  const [given] = await events(app, done.url)
  expect(given?.driver).toEqual(['Driver: Ana Martins, 12-AB-34 (accepted)'])
  expect(given?.summary).toMatch(/, Mercedes E Class · Ana Martins, 12-AB-34$/)
  // A calendar program leaves an event alone that was not changed since.
  expect(given?.modified.localeCompare(before?.modified ?? '')).toBe(1)
  const { text } = await app.raw({ method: 'GET', path: new URL(done.url).pathname })
  expect(text.replaceAll(/\r\n[ \t]/g, '')).not.toContain(assigned.driverPhone)
  expect(await rowsOf(app)).toEqual(['Driver,Plate,Trip', 'Ana Martins,12-AB-34,Accepted'])
  await callAsAdmin(app, 'tRPC', 'releaseTrip', { id: assigned.id })
  expect((await events(app, done.url)).map(({ driver }) => driver)).toEqual([[]])
  expect(await rowsOf(app)).toEqual(['Driver,Plate,Trip', ',,'])
})

test('two vans have two drivers, each in its place', async ({ open }) => {
  const app = await open()
  const { done } = await callAsAdmin(app, 'REST', 'renewCalendarLink', undefined)
  const { id, assignments } = await tripOfTwoVans(app)
  const trips = async () =>
    (await callAsAdmin(app, 'REST', 'readBooking', { id })).done.trips.map(({ carNo, driverName, plate }) => [
      carNo,
      driverName,
      plate,
    ])
  expect(await trips()).toEqual([
    [1, 'Ana Martins', '12-AB-34'],
    [2, 'Rui Costa', '56-CD-78'],
  ])
  expect(await rowsOf(app)).toEqual([
    'Driver,Plate,Trip',
    'Ana Martins | Rui Costa,12-AB-34 | 56-CD-78,Offered | Offered',
  ])
  await callAsAdmin(app, 'REST', 'releaseTrip', { id: assignments[0] })
  expect(await trips()).toEqual([
    [1, null, null],
    [2, 'Rui Costa', '56-CD-78'],
  ])
  expect((await events(app, done.url)).map(({ driver }) => driver)).toEqual([
    ['Driver of car 1: nobody yet', 'Driver of car 2: Rui Costa, 56-CD-78 (offered)'],
  ])
})
