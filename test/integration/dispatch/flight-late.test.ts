import { describe, expect } from 'vitest'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { protocols, type Protocol } from '../../support/api-clients.ts'
import type { TestApp } from '../../support/app.ts'
import { clockAt } from '../../support/clock.ts'
import { carAndDriver, confirmedTrip, tell } from '../../support/dispatch.ts'
import { anaWithTrip, byPhone, said, send } from '../../support/phone.ts'
import { guestCookie } from '../../support/private-links.ts'
import { expectCode } from '../../support/refusals.ts'
import { textOfAttachment } from '../../support/mailbox.ts'
import { test } from '../../support/test.ts'

const meet = (
  app: TestApp,
  protocol: Protocol,
  id: string,
  time: string | null,
  date: string | null = null,
) => callAsAdmin(app, protocol, 'moveMeeting', { id, date, time })

const jobOf = async (app: TestApp, token: string) =>
  (await app.clients.REST.ask('listDriverJobs', undefined, byPhone(token))).done.jobs[0]

describe.each(protocols)('a flight that is late, by %s,', (protocol) => {
  test('moves the meeting and not the booking; up to an hour the driver need not accept again', async ({
    open,
  }) => {
    const app = await open({ clock: clockAt('2027-01-27T08:00:00Z') })
    const { jobId, bookingId, token } = await anaWithTrip(app)
    await tell(app, 'tRPC', jobId, 'accept')
    app.clock.advance({ minutes: 1 })
    const { done } = await meet(app, protocol, bookingId, '11:30')
    expect(done).toEqual({ meetAt: '2027-01-27T11:30:00.000Z', isToBeAccepted: false, affected: [] })
    expect(await jobOf(app, token)).toMatchObject({
      state: 'accepted',
      version: 1,
      pickupTime: '10:30',
      meetAt: '2027-01-27T11:30:00.000Z',
    })
    const { done: sheet } = await callAsAdmin(app, protocol, 'listDayBookings', { day: '2027-01-27' })
    expect(sheet.bookings).toMatchObject([{ pickupTime: '10:30', meetAt: '2027-01-27T11:30:00.000Z' }])
    const { done: history } = await callAsAdmin(app, protocol, 'readBookingHistory', { id: bookingId })
    expect(history.entries.find(({ act }) => act === 'trip-meeting-moved')?.note).toBe(
      'At 11:30; booked for 10:30.',
    )
    const mail = (await app.mails()).find(({ subject }) => subject?.startsWith('We meet you at 11:30'))
    expect(mail?.text).toContain('Your pick-up was booked for 10:30.')
    const entry = mail?.attachments.map(textOfAttachment).at(-1) ?? ''
    for (const line of [
      'METHOD:REQUEST',
      'SEQUENCE:1',
      'DTSTAMP:20270127T080100Z',
      'DTSTART:20270127T113000Z',
      'LAST-MODIFIED:20270127T080100Z',
    ])
      expect(entry).toContain(line)
    expect(entry).toContain('DESCRIPTION:Your pick-up was booked for 10:30.')
  })

  test('by more than an hour has to be accepted again', async ({ open }) => {
    const app = await open({ clock: clockAt('2027-01-27T08:00:00Z') })
    const { jobId, bookingId, token } = await anaWithTrip(app)
    await tell(app, 'tRPC', jobId, 'accept')
    const { done } = await meet(app, protocol, bookingId, '00:10', '2027-01-28')
    expect(done).toMatchObject({ meetAt: '2027-01-28T00:10:00.000Z', isToBeAccepted: true })
    expect(await jobOf(app, token)).toMatchObject({
      state: 'offered',
      version: 2,
      news: [{ code: 'pickup_time', from: '10:30', to: '00:10', day: '2027-01-28' }],
    })
    // On the list of the day that it is booked for, and of the one on which the guest is met.
    for (const date of ['2027-01-27', '2027-01-28']) {
      const { done: board } = await callAsAdmin(app, protocol, 'readBoard', { date })
      const { done: sheet } = await callAsAdmin(app, protocol, 'listDayBookings', { day: date })
      const known = {
        bookingNumber: sheet.bookings[0]?.bookingNumber,
        pickupAt: done.meetAt,
        canLandLate: true,
      }
      expect(board.trips).toMatchObject([known])
    }
  })

  test('is not accepted again by a driver who is under way', async ({ open }) => {
    const app = await open({ clock: clockAt('2027-01-27T10:00:00Z') })
    const { jobId, bookingId, token } = await anaWithTrip(app)
    await tell(app, 'tRPC', jobId, 'on_the_way')
    const { done } = await meet(app, protocol, bookingId, '12:00')
    expect(done.isToBeAccepted).toBe(false)
    expect(await jobOf(app, token)).toMatchObject({ state: 'on_the_way', version: 2 })
  })

  test('names the next trip of the same driver or car that no longer fits', async ({ open }) => {
    const app = await open({ clock: clockAt('2027-01-27T08:00:00Z') })
    const { bookingId, ...ana } = await anaWithTrip(app)
    const next = await confirmedTrip(app, { pickupTime: '13:00' })
    const { carId, driverId } = ana
    await callAsAdmin(app, 'tRPC', 'assignTrip', { id: next.id, carId, driverId })
    expect((await meet(app, protocol, bookingId, '10:40')).done.affected).toEqual([])
    const { done } = await meet(app, protocol, bookingId, '12:50')
    expect(done.affected).toMatchObject([
      {
        bookingNumber: next.bookingNumber,
        driverName: 'Ana Martins',
        plate: '12-AB-34',
        pickupTime: '13:00',
        from: 'Faro Airport',
        to: 'Vilamoura',
        version: 1,
      },
    ])
    expect(done.affected[0]?.minutes).toBeGreaterThan(60)
    const back = await meet(app, protocol, bookingId, null)
    expect(back.done).toEqual({ meetAt: null, isToBeAccepted: true, affected: [] })
  })

  test('moves the trip over another one of its car: an alarm names both until one is given to others', async ({
    open,
  }) => {
    const app = await open({ clock: clockAt('2027-01-27T08:00:00Z') })
    const { bookingId, carId, driverId } = await anaWithTrip(app)
    const next = await confirmedTrip(app, { pickupTime: '13:00' })
    await callAsAdmin(app, 'tRPC', 'assignTrip', { id: next.id, carId, driverId })
    const board = async () => {
      const { done } = await callAsAdmin(app, protocol, 'readBoard', { date: '2027-01-27' })
      const trip = done.trips?.find((one) => one.bookingId === bookingId)
      return {
        order: done.trips?.map((one) => one.bookingId),
        car: trip?.cars[0],
        alarms: done.alarms.filter(({ kind }) => kind === 'no_longer_fits'),
      }
    }
    await meet(app, protocol, bookingId, '13:30')
    const late = await board()
    expect(late.order).toEqual([next.id, bookingId])
    expect(late.car?.assignment).toMatchObject({ startsAt: '2027-01-27T13:30:00.000Z' })
    expect(late.alarms).toMatchObject([
      {
        bookingId,
        group: 'decide',
        level: 'red',
        sentence: expect.stringMatching(
          /^13:30 Faro Airport → Vilamoura no longer fits: 12-AB-34 is with another guest until 14:\d\d \(13:00 Faro Airport → Vilamoura\)\.$/,
        ),
      },
    ])
    // The trip that was moved over the other holds its car and driver all the same.
    const rui = await carAndDriver(app, '56-CD-78', 'Rui Costa')
    const third = await confirmedTrip(app, { pickupTime: '14:20' })
    const give = (id: string, to: object) => callAsAdmin(app, protocol, 'assignTrip', { id, ...to })
    expectCode(await give(third.id, { carId, driverId }), 409, 'CAR_TAKEN')
    await give(bookingId, { ...rui, version: late.car?.version })
    expect((await board()).alarms).toEqual([])
  })

  test('leaves the next trip of its driver too little time to drive there: an alarm at that one says so', async ({
    open,
  }) => {
    const app = await open({ clock: clockAt('2027-01-27T08:00:00Z') })
    const { bookingId, carId, driverId } = await anaWithTrip(app)
    const next = await confirmedTrip(app, { pickupTime: '13:00' })
    await callAsAdmin(app, 'tRPC', 'assignTrip', { id: next.id, carId, driverId })
    // It ends before one o'clock, but not so early that the car is back at the airport by then.
    await meet(app, protocol, bookingId, '11:30')
    const { done } = await callAsAdmin(app, protocol, 'readBoard', { date: '2027-01-27' })
    expect(done.alarms.filter(({ kind }) => kind === 'no_longer_fits')).toMatchObject([
      {
        bookingId: next.id,
        group: 'decide',
        sentence: expect.stringMatching(
          /^13:00 Faro Airport → Vilamoura no longer fits: 12-AB-34 is with another guest until 12:\d\d \(11:30 Faro Airport → Vilamoura\), \d+ min too late for the drive\.$/,
        ),
      },
    ])
  })

  test('can be taken back from its driver and be given back, as every trip', async ({ open }) => {
    const app = await open({ clock: clockAt('2027-01-27T08:00:00Z') })
    const { jobId, bookingId } = await anaWithTrip(app)
    await meet(app, protocol, bookingId, '11:15')
    await callAsAdmin(app, protocol, 'releaseTrip', { id: jobId, reason: null })
    const { done } = await callAsAdmin(app, protocol, 'restoreTrip', { id: jobId })
    expect(done).toMatchObject({ state: 'offered' })
  })

  test('is refused before the booked time, a day later, and for a guest who was met', async ({ open }) => {
    const app = await open({ clock: clockAt('2027-01-27T08:00:00Z') })
    const { jobId, bookingId } = await anaWithTrip(app)
    expectCode(await meet(app, protocol, bookingId, '10:29'), 400, 'INVALID_INPUT')
    expectCode(await meet(app, protocol, bookingId, '10:31', '2027-01-28'), 400, 'INVALID_INPUT')
    await tell(app, 'tRPC', jobId, 'on_board')
    expectCode(await meet(app, protocol, bookingId, '11:30'), 409, 'TRIP_MOVED_ON')
  })
})

describe.each(protocols)('a guest who lands later, by %s,', (protocol) => {
  const land = async (app: TestApp, bookingId: string, time: string, date: string | null = null) =>
    app.clients[protocol].ask('landLater', { time, date }, { cookie: await guestCookie(app, bookingId) })

  test('is met as long after the landing as was booked, and chauffeur and office are told', async ({
    open,
  }) => {
    const app = await open({
      clock: clockAt('2027-01-27T08:00:00Z'),
      settings: { OFFICE_EMAIL: 'office@example.com' },
    })
    const { bookingId, token } = await anaWithTrip(app)
    const { done } = await land(app, bookingId, '10:40')
    expect(done.meetAt).toBe('2027-01-27T11:10:00.000Z')
    expect(await jobOf(app, token)).toMatchObject({ meetAt: '2027-01-27T11:10:00.000Z' })
    const mails = await app.mails()
    expect(mails.some(({ subject }) => subject?.startsWith('We meet you at 11:10'))).toBe(true)
    expect(mails.some(({ text }) => text?.includes('At 11:10; booked for 10:30.'))).toBe(true)
    const { done: history } = await callAsAdmin(app, 'tRPC', 'readBookingHistory', { id: bookingId })
    expect(history.entries.find(({ act }) => act === 'trip-meeting-moved')?.by).toBe('the customer')
    expect((await land(app, bookingId, '09:50')).done.meetAt).toBeNull()
  })

  test('is refused more than twelve hours later, once the journey has begun, and when it is cancelled', async ({
    open,
  }) => {
    const app = await open({ clock: clockAt('2027-01-27T08:00:00Z') })
    const { bookingId, jobId } = await anaWithTrip(app)
    expectCode(await land(app, bookingId, '22:31'), 400, 'INVALID_INPUT')
    expectCode(await land(app, bookingId, '00:20'), 400, 'INVALID_INPUT')
    expectCode(await land(app, bookingId, '10:40', '2027-01-28'), 400, 'INVALID_INPUT')
    await tell(app, 'tRPC', jobId, 'on_board')
    expectCode(await land(app, bookingId, '10:40'), 409, 'TOO_LATE')
    const other = await confirmedTrip(app, { pickupTime: '18:00' })
    await callAsAdmin(app, 'tRPC', 'cancelBooking', { id: other.id, reason: 'Asked by phone' })
    expectCode(await land(app, other.id, '18:40'), 409, 'ALREADY_CANCELLED')
  })
})

test('waiting, and a no-show, count from when the guest is met', async ({ open }) => {
  const app = await open({ clock: clockAt('2027-01-27T10:00:00Z') })
  const { jobId, bookingId, token } = await anaWithTrip(app)
  await meet(app, 'REST', bookingId, '11:15')
  for (const type of ['on_the_way', 'arrived', 'contact_attempt'] as const)
    await send(app, 'REST', token, [said(app, jobId, type)])
  app.clock.set('2027-01-27T12:00:00Z')
  const claim = (over = {}) => [said(app, jobId, 'no_show', { note: 'Nobody', ...over })]
  await send(app, 'REST', token, [said(app, jobId, 'contact_attempt')])
  const [early] = await send(app, 'REST', token, claim())
  expect(early).toMatchObject({ status: 409, reason: { code: 'wait_not_over', minutes: 15, included: 60 } })
  app.clock.set('2027-01-27T12:15:00Z')
  const [due] = await send(app, 'REST', token, claim())
  expect(due).toMatchObject({ status: 200, job: { state: 'no_show_claimed' } })
})

test('the calendar of the office has the trip at the time of the meeting', async ({ open }) => {
  const app = await open({ clock: clockAt('2027-01-27T08:00:00Z') })
  const { bookingId } = await anaWithTrip(app)
  const { done } = await callAsAdmin(app, 'REST', 'renewCalendarLink', undefined)
  await meet(app, 'REST', bookingId, '11:30')
  const { text } = await app.raw({ method: 'GET', path: new URL(done.url).pathname })
  expect(text).toContain('DTSTART:20270127T113000Z')
})

test('another booked time takes it back', async ({ open }) => {
  const app = await open({ clock: clockAt('2027-01-27T08:00:00Z') })
  const { bookingId, token } = await anaWithTrip(app)
  await meet(app, 'REST', bookingId, '11:30')
  await callAsAdmin(app, 'tRPC', 'changeBooking', {
    id: bookingId,
    pickupDate: '2027-01-27',
    pickupTime: '12:00',
    price: 'kept',
    expectedTotal: 49,
    reason: 'Asked by phone',
  })
  expect(await jobOf(app, token)).toMatchObject({ pickupTime: '12:00', meetAt: null })
})
