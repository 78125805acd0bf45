import type { FlightArrival, FlightQuery, Flights } from '@chauffeur/gateways/flights/flights'
import { describe, expect } from 'vitest'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { overTrpc } from '../../support/api-clients.ts'
import type { TestApp } from '../../support/app.ts'
import { clockAt } from '../../support/clock.ts'
import { confirmedTrip, tell } from '../../support/dispatch.ts'
import { guestCookie } from '../../support/private-links.ts'
import { anaWithTrip, byPhone, said, send } from '../../support/phone.ts'
import { test } from '../../support/test.ts'

// The pick-up is at 10:30 at Faro Airport, so the guest is thought to land at 10:00.
const at = (time: string, day = '27') => `2027-01-${day}T${time}:00.000Z`

const BOOKED = { flightNumber: 'tp 1234', isAirportService: true }

/** Flights that land as a test says. */
function knownFlights(first: object = {}) {
  const asked: FlightQuery[] = []
  let answer: object = first
  const flights: Flights = {
    arrival: (query) => {
      asked.push(query)
      return Promise.resolve({ ...arrival(at('10:00')), ...answer } as FlightArrival)
    },
  }
  return { flights, asked, say: (next: object) => void (answer = next) }
}

function arrival(expected: string) {
  return {
    kind: 'found' as const,
    scheduled: new Date(at('10:00')),
    expected: new Date(expected),
    landed: null,
    phase: 'flying' as const,
    isLive: true,
    asOf: new Date(at('09:00')),
  }
}

const due = (app: TestApp) => app.workers.flights?.drain()
/** Has each flight checked now. A check that is under way ends first, as it says when the next one is due. */
async function checkAll(app: TestApp) {
  await due(app)
  await app.database.fresh().execute('update flight_watch set next_check_at = ?', [app.clock()])
  await due(app)
}
const boardOf = async (app: TestApp) =>
  (await callAsAdmin(app, 'tRPC', 'readBoard', { date: '2027-01-27' })).done
const flightAlarms = async (app: TestApp) =>
  (await boardOf(app)).alarms.filter(({ kind }) => kind.startsWith('flight'))
const nextChecks = async (app: TestApp) =>
  (
    await app.database
      .fresh()
      .execute<{ next_check_at: Date | null }[]>('select next_check_at from flight_watch')
  ).map(({ next_check_at: next }) => next && new Date(next).toISOString())

describe.each(overTrpc)('a flight that is late, by %s,', (protocol) => {
  test('is proposed to the office, which tells chauffeur and guest with one act', async ({ open }) => {
    const { flights, asked, say } = knownFlights()
    const app = await open({ clock: clockAt(at('09:10')), flights })
    const { bookingId, jobId, token } = await anaWithTrip(app, BOOKED)
    await tell(app, 'tRPC', jobId, 'accept')
    await due(app)
    expect(asked).toMatchObject([{ designator: 'TP 1234', date: '2027-01-27', airport: 'FAO' }])
    expect(await flightAlarms(app)).toEqual([])
    say({ expected: new Date(at('10:35')) })
    app.clock.set(at('10:05'))
    await due(app)
    const [alarm, ...others] = await flightAlarms(app)
    expect(others).toEqual([])
    expect(alarm).toMatchObject({
      kind: 'flight_late',
      group: 'decide',
      sentence: '10:30 Faro Airport → Vilamoura: TP 1234 expected 10:35, 35 min late → chauffeur 11:05.',
    })
    const { done: shown } = await callAsAdmin(app, protocol, 'readBookingTrip', { id: bookingId })
    const meetAt = shown.trip?.flight?.meetAt
    expect(meetAt).toEqual({ date: '2027-01-27', time: '11:05' })
    expect(shown.trip?.meetAt).toBeNull()
    await callAsAdmin(app, protocol, 'moveMeeting', { id: bookingId, ...meetAt })
    expect(await flightAlarms(app)).toEqual([])
    const jobs = await app.clients.REST.ask('listDriverJobs', undefined, byPhone(token))
    expect(jobs.done.jobs[0]).toMatchObject({ state: 'accepted', meetAt: at('11:05') })
    expect((await app.mails()).some(({ subject }) => subject?.startsWith('We meet you at 11:05'))).toBe(true)
  })
})

test('waiting and a no-show count from a known landing', async ({ open }) => {
  const landed = new Date(at('11:00'))
  const { flights } = knownFlights({ landed, expected: landed, phase: 'landed' })
  const app = await open({ clock: clockAt(at('09:10')), flights })
  const { jobId, token } = await anaWithTrip(app, BOOKED)
  await due(app)
  for (const type of ['on_the_way', 'arrived', 'contact_attempt'] as const)
    await send(app, 'REST', token, [said(app, jobId, type)])
  app.clock.set(at('11:50'))
  await send(app, 'REST', token, [said(app, jobId, 'contact_attempt')])
  const claim = () => [said(app, jobId, 'no_show', { note: 'Nobody' })]
  const [early] = await send(app, 'REST', token, claim())
  expect(early).toMatchObject({ status: 409, reason: { code: 'wait_not_over', minutes: 10 } })
  app.clock.set(at('12:00'))
  const [done] = await send(app, 'REST', token, claim())
  expect(done).toMatchObject({ status: 200, job: { landedAt: at('11:00') } })
})

test('the guest’s calendar entry keeps its time when the flight lands; the office’s moves', async ({
  open,
}) => {
  const { flights, say } = knownFlights()
  const app = await open({ clock: clockAt(at('09:10')), flights })
  const { id } = await confirmedTrip(app, BOOKED)
  await due(app)
  const landed = new Date(at('11:00'))
  say({ landed, expected: landed, phase: 'landed' })
  app.clock.set(at('11:05'))
  await due(app)
  const text = async (path: string, headers = {}) =>
    (await app.raw({ method: 'GET', path, headers })).text.replaceAll('\r\n ', '')
  const own = await text('/api/trip/calendar.ics', { cookie: await guestCookie(app, id) })
  expect(own).toContain('DTSTART:20270127T103000Z')
  expect(own).toContain('from the pick-up time\\, 10:30')
  expect(own).not.toContain('11:00')
  await app.signInAgain()
  const { url } = (await callAsAdmin(app, 'tRPC', 'renewCalendarLink')).done
  const office = await text(new URL(url).pathname)
  for (const line of ['SEQUENCE:1', 'DTSTART:20270127T110000Z', 'LAST-MODIFIED:20270127T110500Z'])
    expect(office).toContain(line)
  expect(office).toContain('Guest is met: Wednesday\\, 27 January 2027\\, 11:00 (Lisbon time)')
})

test('a flight that is more than three hours late is the office’s task, and the guest is told once', async ({
  open,
}) => {
  const { flights, say } = knownFlights({ expected: new Date(at('13:10')) })
  const app = await open({ clock: clockAt(at('09:10')), flights })
  const { id } = await confirmedTrip(app, { ...BOOKED, locale: 'pt' })
  await due(app)
  expect(await flightAlarms(app)).toMatchObject([
    { kind: 'flight_lost', reason: { flight: { meetAt: null } } },
  ])
  say({ expected: new Date(at('13:30')) })
  app.clock.set(at('09:30'))
  await due(app)
  const mails = (await app.mails()).filter(({ subject }) => subject?.includes('parece atrasado'))
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('A sua reserva mantém-se; vamos escrever-lhe.')
  await callAsAdmin(app, 'tRPC', 'moveMeeting', { id, date: null, time: '14:00' })
  expect(await flightAlarms(app)).toEqual([])
})

describe.each(overTrpc)('a flight that was diverted, by %s,', (protocol) => {
  test('is told to the guest once, by mail and on the page until the office has seen to it', async ({
    open,
  }) => {
    const { flights, say } = knownFlights()
    const app = await open({ clock: clockAt(at('09:10')), flights })
    const { id } = await confirmedTrip(app, { ...BOOKED, locale: 'es' })
    const guest = { cookie: await guestCookie(app, id) }
    const shown = async () => (await app.clients[protocol].ask('readTrip', {}, guest)).done.flight
    await due(app)
    expect(await shown()).toBeNull()
    for (const next of ['09:30', '09:50']) {
      say({ phase: 'diverted', expected: null })
      app.clock.set(at(next))
      await checkAll(app)
    }
    expect(await shown()).toEqual({ code: 'diverted', number: 'TP 1234', airport: 'FAO', landsAt: null })
    const mails = (await app.mails()).filter(({ subject }) => subject?.includes('haber sido desviado'))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('Parece que el vuelo TP 1234 aterriza en otro aeropuerto.')
    await callAsAdmin(app, 'tRPC', 'moveMeeting', { id, date: null, time: '13:00' })
    expect(await shown()).toBeNull()
  })

  test('is told no more once the booking is cancelled', async ({ open }) => {
    const { flights, say } = knownFlights()
    const app = await open({ clock: clockAt(at('09:10')), flights })
    const { id } = await confirmedTrip(app, BOOKED)
    const guest = { cookie: await guestCookie(app, id) }
    say({ phase: 'diverted', expected: null })
    await due(app)
    const shown = async () => (await app.clients[protocol].ask('readTrip', {}, guest)).done.flight
    expect(await shown()).toMatchObject({ code: 'diverted' })
    await callAsAdmin(app, 'tRPC', 'cancelBooking', { id, reason: 'Their flight' })
    expect(await shown()).toBeNull()
  })
})

test('a flight that lands elsewhere, or twice that day, is asked about until the office has set when to meet', async ({
  open,
}) => {
  const { flights, say } = knownFlights()
  const app = await open({ clock: clockAt(at('09:10')), flights })
  const { id } = await confirmedTrip(app, BOOKED)
  const alarmsAfter = async (answer: object) => {
    say(answer)
    await checkAll(app)
    return (await flightAlarms(app)).map(({ sentence }) => sentence)
  }
  const elsewhere = { kind: 'elsewhere', airport: 'LIS' }
  const asked = ['10:30 Faro Airport → Vilamoura: TP 1234 lands at LIS, not FAO. Please call the guest.']
  expect(await alarmsAfter(elsewhere)).toEqual(asked)
  expect(await alarmsAfter({ kind: 'unavailable' })).toEqual(asked)
  await callAsAdmin(app, 'tRPC', 'moveMeeting', { id, date: null, time: null })
  expect(await flightAlarms(app)).toEqual([])
  expect(await alarmsAfter(elsewhere)).toEqual([])
  const legs = ['10:05', '18:40'].map((time) => new Date(at(time)))
  expect(await alarmsAfter({ kind: 'several', legs })).toEqual([
    '10:30 Faro Airport → Vilamoura: TP 1234 lands at 10:05 and 18:40 that day. Please call the guest.',
  ])
  expect(await alarmsAfter({ kind: 'found' })).toEqual([])
})

test('nothing is asked of the office while nobody knows of a delay', async ({ open }) => {
  const { flights, say } = knownFlights()
  const app = await open({ clock: clockAt(at('09:10')), flights })
  await confirmedTrip(app, BOOKED)
  const alarmsAfter = async (answer: object) => {
    say(answer)
    await checkAll(app)
    return (await flightAlarms(app)).map(({ kind }) => kind)
  }
  const late = { expected: new Date(at('11:00')) }
  for (const answer of [
    { kind: 'none' },
    { kind: 'unavailable' },
    { expected: null },
    { ...late, asOf: new Date(at('05:00')) },
    { ...late, phase: 'uncertain' },
  ])
    expect(await alarmsAfter(answer)).toEqual([])
  expect(await alarmsAfter(late)).toEqual(['flight_late'])
  expect(await alarmsAfter({ phase: 'diverted' })).toEqual(['flight_lost'])
  expect(await alarmsAfter({ phase: 'cancelled', expected: null })).toEqual(['flight_lost'])
  expect(await alarmsAfter({ phase: 'flying' })).toEqual([])
})

test('a flight is asked for when it is due, by one of two processes, and again after one has died', async ({
  open,
}) => {
  const { flights, asked } = knownFlights()
  const app = await open({ clock: clockAt(at('10:00', '20')), flights })
  const other = await open({ beside: app, flights })
  await confirmedTrip(app, BOOKED)
  await Promise.all([due(app), due(other)])
  expect(asked).toHaveLength(1)
  expect(await nextChecks(app)).toEqual([at('10:00', '26')])
  await due(other)
  expect(asked).toHaveLength(1)
  app.clock.set(at('10:00', '26'))
  // One that has claimed it and died leaves it to be claimed two minutes later.
  await app.database
    .fresh()
    .execute('update flight_watch set next_check_at = ?', [new Date(at('10:02', '26'))])
  await due(app)
  expect(asked).toHaveLength(1)
  app.clock.set(at('10:02', '26'))
  await Promise.all([due(app), due(other)])
  expect(asked).toHaveLength(2)
  expect(await nextChecks(app)).toEqual([at('04:00')])
})

test('another flight or time is asked for anew, and a trip that was cancelled or has begun no more', async ({
  open,
}) => {
  const { flights, asked } = knownFlights({ expected: new Date(at('10:50')) })
  const app = await open({ clock: clockAt(at('09:10')), flights })
  const { bookingId, jobId } = await anaWithTrip(app, BOOKED)
  await due(app)
  expect(await flightAlarms(app)).toHaveLength(1)
  await callAsAdmin(app, 'tRPC', 'changeBookingDetails', { id: bookingId, flightNumber: 'FR 2612' })
  expect(await flightAlarms(app)).toEqual([])
  await due(app)
  expect(asked.map(({ designator }) => designator)).toEqual(['TP 1234', 'FR 2612'])
  const { id } = await confirmedTrip(app, {
    ...BOOKED,
    customerEmail: 'rui@example.com',
    pickupTime: '15:00',
  })
  await callAsAdmin(app, 'tRPC', 'cancelBooking', { id, reason: 'Asked by phone' })
  await tell(app, 'tRPC', jobId, 'on_board')
  expect(await flightAlarms(app)).toEqual([])
  app.clock.set(at('10:30'))
  await due(app)
  expect(asked.filter(({ designator }) => designator === 'FR 2612')).toHaveLength(1)
})

test('a flight is not asked for where nobody is met at one of our airports', async ({ open }) => {
  const { flights, asked } = knownFlights()
  const app = await open({ clock: clockAt(at('09:10')), flights })
  await confirmedTrip(app, { ...BOOKED, pickupLocation: 'Vilamoura', dropoffLocation: 'Faro Airport' })
  await due(app)
  expect(asked).toEqual([])
  expect(await flightAlarms(app)).toEqual([])
  expect(await nextChecks(app)).toEqual([null])
})

test('a pick-up after midnight is that of the evening’s flight', async ({ open }) => {
  const { flights, asked } = knownFlights()
  const app = await open({ clock: clockAt(at('09:10')), flights })
  await confirmedTrip(app, { ...BOOKED, pickupDate: '2027-01-28', pickupTime: '00:10' })
  await due(app)
  expect(asked).toMatchObject([{ date: '2027-01-27', near: new Date(at('23:40')) }])
})

test('what was learned while the guest cancelled is not kept', async ({ open }) => {
  const app = await open({
    clock: clockAt(at('09:10')),
    flights: {
      arrival: async () => {
        await callAsAdmin(app, 'tRPC', 'cancelBooking', { id, reason: 'Asked by phone' })
        return arrival(at('14:00'))
      },
    },
  })
  const { id } = await confirmedTrip(app, BOOKED)
  await due(app)
  expect(await flightAlarms(app)).toEqual([])
  expect((await app.mails()).filter(({ subject }) => subject?.includes('seems late'))).toEqual([])
})
