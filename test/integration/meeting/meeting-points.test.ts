import { describe, expect } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { protocols } from '../../support/api-clients.ts'
import { auditTrail } from '../../support/audit.ts'
import { clockAt } from '../../support/clock.ts'
import { confirmedTrip } from '../../support/dispatch.ts'
import { anaWithTrip, byPhone } from '../../support/phone.ts'
import { guestCookie } from '../../support/private-links.ts'
import { expectCode } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'

const faro = {
  name: 'Faro Airport',
  latitude: 37.0196,
  longitude: -7.9681,
  textEn: 'Under the clock.',
  textPt: 'Debaixo do relógio.',
  textEs: 'Debajo del reloj.',
  imageUrl: null,
  exits: ['Exit A', 'Exit B'],
}
const texts = { en: faro.textEn, pt: faro.textPt, es: faro.textEs }
const place = { airport: 'FAO', texts, imageUrl: null, exits: faro.exits }

describe.each(protocols)('a meeting point, by %s,', (protocol) => {
  test('of the office takes the place of our own words, for guest and driver, until it is deleted', async ({
    open,
  }) => {
    const app = await open({ clock: clockAt('2027-01-27T08:00:00Z') })
    const { bookingId, token } = await anaWithTrip(app)
    const cookie = await guestCookie(app, bookingId)
    const read = async () => (await app.clients[protocol].ask('readTrip', {}, { cookie })).done.meeting?.place
    const own = await read()
    expect(own).toMatchObject({ airport: 'FAO', imageUrl: null, exits: [] })
    expect(own?.texts.en).toContain('arrivals hall')

    const { status, done } = await callAsAdmin(app, protocol, 'createMeetingPoint', faro)
    expect([status, done]).toMatchObject([201, { ...place, name: faro.name, version: 1 }])
    expect(await read()).toEqual(place)
    const { done: jobs } = await app.clients[protocol].ask('listDriverJobs', undefined, byPhone(token))
    expect(jobs.jobs[0]?.meetingPlace).toEqual(place)
    await confirmedTrip(app, { pickupTime: '18:00' })
    expect((await app.mails()).some(({ text }) => text?.includes(faro.textEn))).toBe(true)
    const { text: entry } = await app.raw({
      method: 'GET',
      path: '/api/trip/calendar.ics',
      headers: { cookie },
    })
    expect(entry).toContain(faro.textEn)
    const { done: list } = await callAsAdmin(app, protocol, 'listMeetingPoints', undefined)
    expect(list.points).toEqual([done])
    expect(list.airports.map(({ airport }) => airport)).not.toContain('FAO')

    const { id } = done
    const { done: changed } = await callAsAdmin(app, protocol, 'changeMeetingPoint', {
      id,
      version: 1,
      ...faro,
      textEn: 'Beside the café.',
    })
    expect(changed).toMatchObject({ texts: { ...texts, en: 'Beside the café.' }, version: 2 })
    const outdated = await callAsAdmin(app, protocol, 'changeMeetingPoint', {
      id,
      version: 1,
      ...faro,
    })
    expectCode(outdated, 409, 'CHANGED_MEANWHILE')
    await callAsAdmin(app, protocol, 'deleteMeetingPoint', { id, version: 2 })
    expect(await read()).toEqual(own)
    expect((await auditTrail(app)).map(({ act, subject }) => [subject, act])).toEqual(
      expect.arrayContaining([
        ['meeting-point', 'created'],
        ['meeting-point', 'changed'],
        ['meeting-point', 'deleted'],
      ]),
    )
  })

  test('is one for each airport; elsewhere it counts for what is near', async ({ open }) => {
    const app = await open({ clock: clockAt('2027-01-27T08:00:00Z') })
    await callAsAdmin(app, protocol, 'createMeetingPoint', faro)
    const twice = await callAsAdmin(app, protocol, 'createMeetingPoint', { ...faro, latitude: 37.02 })
    expectCode(twice, 409, 'ALREADY_EXISTS')
    const { id } = await confirmedTrip(app, { pickupLocation: 'Vilamoura', dropoffLocation: 'Faro' })
    const cookie = await guestCookie(app, id)
    const read = async () => (await app.clients[protocol].ask('readTrip', {}, { cookie })).done.meeting?.place
    expect(await read()).toBeNull()
    const { pickupLat, pickupLon } = await app.database.fresh().findOneOrFail(Booking, { id })
    const near = { ...faro, name: 'Marina', latitude: pickupLat + 0.002, longitude: pickupLon }
    await callAsAdmin(app, protocol, 'createMeetingPoint', near)
    expect(await read()).toEqual({ ...place, airport: null })
  })
})
