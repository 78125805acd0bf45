import { readFileSync } from 'node:fs'
import { booking as bookingAnswer } from '@chauffeur/contract/bookings'
import { driverJob } from '@chauffeur/contract/driver-jobs'
import { partnerBooking } from '@chauffeur/contract/partner-bookings'
import { trip as tripAnswer } from '@chauffeur/contract/trip'
import { afterAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { bookingFactRows } from '../../src/server/bookings/booking-facts.ts'
import { presentCore, presentJourney } from '../../src/server/bookings/booking-core.ts'
import { Booking } from '../../src/server/bookings/booking.entity.ts'
import { Car, Driver } from '../../src/server/cars/car.entity.ts'
import { presentChange } from '../../src/server/changes/present-change.ts'
import { BookingChange } from '../../src/server/changes/booking-change.entity.ts'
import { Assignment, TripEvent } from '../../src/server/dispatch/assignment.entity.ts'
import {
  presentAssignment,
  presentOnBoard,
  presentPartnerTrip,
} from '../../src/server/dispatch/present-trip.ts'
import { presentJob } from '../../src/server/dispatch/driver-jobs.ts'
import type { TripProgress } from '../../src/server/dispatch/read-trip-progress.ts'
import { presentChauffeur, presentMeeting, presentTrip } from '../../src/server/guest/present-trip.ts'
import { meetingPlacesOf } from '../../src/server/meeting/meeting-points.ts'
import { testConfig } from '../support/config.ts'
import { testLinks } from '../support/private-links.ts'
import {
  assignmentRows,
  bookingRow,
  carRows,
  changeRows,
  DAYS_BEFORE,
  driverRows,
  EVENING_BEFORE,
  HOURS_AFTER,
} from './full-booking.ts'
import { linesOf, seenIn, shownTo } from './who-sees-what.ts'

// The checks of test/integration/presenters without HTTP, of the presenters alone: fast enough to be tried against every fault.

// The clock of the machine is nobody's.
vi.stubEnv('TZ', 'Asia/Tokyo')
afterAll(() => void vi.unstubAllEnvs())

const links = await testLinks()
const bookingOf = (over: object = {}) => Object.assign(new Booking(), bookingRow, over)
const changeOf = (row: object) => Object.assign(new BookingChange(), row)
const changes = changeRows.toReversed().map(changeOf)
function progressOf(row: (typeof assignmentRows)[number]): TripProgress {
  const car = carRows.find(({ id }) => id === row.carId)
  const driver = driverRows.find(({ id }) => id === row.driverId)
  return {
    assignment: Object.assign(new Assignment(), row),
    car: Object.assign(new Car(), car),
    driver: Object.assign(new Driver(), driver),
    state: row.state,
    times: {},
    arrivedAt: null,
    contactAttempts: [],
    events: [],
  }
}

const dora = progressOf(assignmentRows[0])
const duarte = progressOf(assignmentRows[1])
const rita = progressOf(assignmentRows[2])

/** The office has set no meeting point. */
const places = meetingPlacesOf([])

type TripAsked = Parameters<typeof presentTrip>

/** The private page, or what else is to be known of the trip. */
function trip(
  purpose: 'manage' | 'view',
  {
    booking = bookingOf(),
    now = EVENING_BEFORE,
    ...more
  }: { booking?: Booking; now?: string } & Partial<TripAsked[1] & TripAsked[2]> = {},
) {
  return sent(
    tripAnswer,
    presentTrip(
      { booking, purpose },
      { changes, payment: undefined, ...more },
      {
        chauffeurs: [presentChauffeur(dora, 60, purpose) ?? []].flat(),
        end: null,
        hasBegun: false,
        meeting: presentMeeting(booking, {
          places,
          states: [dora.state, duarte.state],
          chauffeurs: [],
          now: new Date(now),
        }),
        flight: null,
        stopPlaces: [],
        ...more,
      },
      { clock: () => new Date(now), config: testConfig(), links, payments: undefined },
    ),
  )
}

/** An answer as it is sent, amounts in euros: all that is presented, and no more. */
function sent<S extends z.ZodType>(schema: S, presented: z.output<S>): z.input<S> {
  const answer = z.encode(schema, presented)
  expect(pathsOf(answer)).toEqual(pathsOf(presented))
  return answer
}

const pathsOf = (answer: unknown) =>
  linesOf(answer)
    .split('\n')
    .map((line) => line.split(': ', 1).join(''))
    .toSorted()

const core = { office: bookingAnswer.partial(), partner: partnerBooking.partial() }
const coreOf = (booking: Booking, reader: keyof typeof core) =>
  sent(core[reader], presentCore(booking, reader))

const jobOf = (of: TripProgress, { booking = bookingOf(), now = EVENING_BEFORE, photos = 0 } = {}) =>
  sent(driverJob, presentJob(of, { booking, places, photos, collected: undefined, now: new Date(now) }))

const answers = {
  guest: () => trip('manage'),
  link: () => trip('view'),
  early: () => [jobOf(dora, { now: DAYS_BEFORE })],
  driver: () => [jobOf(dora)],
  offered: () => [jobOf(duarte)],
  back: () => [jobOf(rita)],
  over: () => [jobOf(dora, { now: HOURS_AFTER })],
} as const

test.for(Object.entries(answers))('what is presented to %s has what the table says', ([reader, present]) => {
  expect(seenIn(JSON.stringify(present()))).toEqual(shownTo(reader))
})

const inOrder = (lines: string) => lines.split('\n').toSorted()
const written = (reader: string) => readFileSync(new URL(`shown/${reader}.snap.txt`, import.meta.url), 'utf8')

test.for(Object.entries(answers))('what is presented to %s is all that is answered', ([reader, present]) => {
  expect(inOrder(linesOf(present()))).toEqual(inOrder(written(reader)))
})

test.for(['office', 'partner'] as const)(
  'the facts of a booking are answered to the %s as they are',
  (reader) => {
    const answered = written(reader).split('\n')
    const { id: _, ...facts } = coreOf(bookingOf(), reader)
    expect(
      linesOf(facts)
        .trim()
        .split('\n')
        .filter((line) => !answered.includes(line)),
    ).toEqual([])
  },
)

test('the office’s calendar has the facts of a booking as they are', () => {
  const lines = bookingFactRows(bookingOf()).map(([label, text]) => `${label}: ${text}`)
  expect(lines).toHaveLength(24)
  expect(written('feed')).toContain(`\n${lines.join('\n')}\n`)
  const labels = bookingFactRows(
    bookingOf({ ...NOTHING, driverCents: 0, childSeatCount: 0, boosterSeatCount: 0 }),
  )
  expect(labels.map(([label]) => label)).toEqual([
    'Booking number',
    'Pick-up',
    'From',
    'Stop',
    'Stop',
    'Hire',
    'Service',
    'Vehicle',
    'Passengers',
    'Price',
    'Payment',
  ])
})

/** The fields that a booking may lack, all unset. */
const NOTHING = {
  dropoffLocation: undefined,
  dropoffName: undefined,
  pickupName: undefined,
  flightNumber: undefined,
  flightDepartsAt: undefined,
  luggageConfig: undefined,
  travellerName: undefined,
  travellerPhone: undefined,
  signName: undefined,
  pickupNote: undefined,
  dropoffNote: undefined,
  notes: undefined,
  distance: undefined,
  reference: undefined,
  decidedAt: undefined,
  refundStatus: undefined,
  rating: undefined,
  ratingText: undefined,
  ratedAt: undefined,
}

test('what a booking does not have is null', () => {
  const core = coreOf(bookingOf({ ...NOTHING, hireHours: 4 }), 'partner')
  expect(core).toMatchObject({
    dropoffLocation: null,
    flightNumber: null,
    luggageConfig: null,
    travellerName: null,
    travellerPhone: null,
    signName: null,
    pickupNote: null,
    dropoffNote: null,
    notes: null,
    distanceKm: null,
    reference: null,
    decidedAt: null,
    cancelledAt: null,
    cancelledBy: null,
    cancelReason: null,
    cancelFee: null,
    rejectReason: null,
    refundStatus: null,
    serviceDuration: '4',
  })
  expect(coreOf(bookingOf(), 'office').serviceDuration).toBeNull()
  const shown = trip('manage', { booking: bookingOf(NOTHING) })
  expect([shown.pickupName, shown.dropoffName, shown.private?.rating]).toEqual([null, null, null])
  const hire = jobOf(dora, { booking: bookingOf({ ...NOTHING, hireHours: 4 }) })
  expect([hire.to, hire.hireHours, hire.luggage, hire.notes]).toEqual([null, 4, null, null])
})

test('a booking that was cancelled or refused says by whom, why, and what is kept', () => {
  const cancelled = {
    cancelledAt: new Date(EVENING_BEFORE),
    cancelledBy: 'customer',
    cancelReason: 'The group is ill',
    cancelFeeCents: 12_345,
    rejectReason: 'No van',
  }
  expect(coreOf(bookingOf(cancelled), 'office')).toMatchObject({
    cancelledAt: EVENING_BEFORE,
    cancelledBy: 'customer',
    cancelReason: 'The group is ill',
    cancelFee: 123.45,
    rejectReason: 'No van',
  })
  expect(trip('manage', { booking: bookingOf(cancelled) })).toMatchObject({
    state: 'cancelled',
    private: { cancelReason: 'The group is ill', cancelFee: 123.45 },
  })
})

test('the private page parts the open change from those before, of which it has ten', () => {
  const open = changeOf({
    ...changeRows[1],
    id: 'open',
    state: 'awaiting_payment',
    endedAt: null,
    reason: null,
  })
  const many = Array.from({ length: 12 }, (_, index) => changeOf({ ...changeRows[1], id: `past ${index}` }))
  const { change, pastChanges, changePayment } =
    trip('manage', { changes: [open, ...many], payment: 'failed' }).private ?? {}
  expect(change).toMatchObject({
    id: 'open',
    endsAt: '2027-06-07T09:00:00.000Z',
    endedAt: null,
    reason: null,
  })
  expect(pastChanges?.map(({ id }) => id)).toEqual(many.slice(0, 10).map(({ id }) => id))
  expect(changePayment).toEqual({
    state: 'failed',
    message: 'The payment did not go through. Your booking stands as it is.',
  })
})

test('a guest is met with a sign at an airport alone, and rates a journey that is over', () => {
  const inTown = { pickupLat: 37.3886, pickupLon: -5.9823 }
  expect(trip('manage', { booking: bookingOf(inTown) }).arrival).toBeNull()
  const driven = { now: HOURS_AFTER, end: 'driven', hasBegun: true } as const
  const mayRate = (booking: Booking) =>
    trip('manage', { ...driven, booking }).acts.find(({ act }) => act === 'rate')?.refusal
  expect(mayRate(bookingOf(NOTHING))).toBeNull()
  expect(mayRate(bookingOf())).not.toBeNull()
  expect(trip('manage', { ...driven, booking: bookingOf() }).private?.rating).toEqual({
    score: 2,
    text: 'Bumpy but friendly',
  })
  expect(trip('manage', { ...driven, booking: bookingOf({ ratingText: null }) }).private?.rating).toEqual({
    score: 2,
    text: null,
  })
  expect(trip('manage').acts.find(({ act }) => act === 'cancel')?.refusal).toBeNull()
  expect(trip('manage', { hasBegun: true }).acts.find(({ act }) => act === 'cancel')?.refusal).not.toBeNull()
})

test('a guest reads of no chauffeur who has not accepted, and of no car that is not known', () => {
  expect(presentChauffeur(duarte, 60, 'manage')).toBeUndefined()
  expect(presentChauffeur(rita, 60, 'manage')).toBeUndefined()
  expect(presentChauffeur({ ...dora, driver: undefined }, 60, 'manage')).toBeUndefined()
  expect(presentChauffeur({ ...dora, car: undefined }, 15, 'view')).toMatchObject({
    name: 'Dora Prima',
    phone: null,
    car: null,
    plate: null,
    includedWait: 15,
  })
})

const times = {
  on_the_way: new Date('2027-06-14T21:40:00Z'),
  arrived: new Date('2027-06-14T22:20:00Z'),
  on_board: new Date('2027-06-14T22:50:00Z'),
  completed: new Date('2027-06-15T02:10:00Z'),
}
const told = {
  onTheWayAt: '2027-06-14T21:40:00.000Z',
  arrivedAt: '2027-06-14T22:20:00.000Z',
  onBoardAt: '2027-06-14T22:50:00.000Z',
  completedAt: '2027-06-15T02:10:00.000Z',
}

test('a partner reads who drives once the guest may know it, and when each step was taken', () => {
  const pickupAt = new Date(bookingRow.pickupAt)
  const present = (of: TripProgress, now = EVENING_BEFORE) => presentPartnerTrip(of, pickupAt, new Date(now))
  const who = {
    driverName: 'Dora Prima',
    driverPhone: '+351913000003',
    plate: '11-AA-11',
    car: 'black Mercedes Vito',
  }
  const nobody = { driverName: null, driverPhone: null, plate: null, car: null }
  const since = { carNo: 1, state: 'accepted', stateSince: '2027-06-10T11:00:00.000Z' }
  expect(present({ ...dora, times })).toEqual({ ...since, ...who, ...told })
  expect(present({ ...dora, times }, DAYS_BEFORE)).toEqual({ ...since, ...nobody, ...told })
  expect(present({ ...dora, driver: undefined, car: undefined, times })).toEqual({
    ...since,
    ...nobody,
    ...told,
  })
  expect(present(duarte)).toMatchObject({ carNo: 2, state: 'offered', ...nobody })
  expect(present(rita)).toBeUndefined()
  expect(presentChauffeur({ ...dora, times }, 60, 'manage')).toMatchObject(told)
})

test('a driver reads the last step, the attempts and photos, and nothing to collect of a guest who did not come', () => {
  const event = { assignmentId: dora.assignment.id, no: 1, source: 'driver', outcome: 'moved', by: 'Dora' }
  const moved = Object.assign(new TripEvent(), {
    ...event,
    id: 'e',
    type: 'arrived',
    occurredAt: times.arrived,
  })
  const called = Object.assign(new TripEvent(), {
    ...event,
    id: 'c',
    outcome: 'added',
    type: 'contact_attempt',
    occurredAt: times.on_board,
  })
  const there = {
    ...dora,
    arrivedAt: times.arrived,
    contactAttempts: [times.on_board],
    events: [moved, called],
  }
  expect(jobOf(there, { photos: 3 })).toMatchObject({
    arrivedAt: told.arrivedAt,
    contactAttempts: [told.onBoardAt],
    photos: 3,
    lastStep: { id: 'e', type: 'arrived', occurredAt: told.arrivedAt },
  })
  const byOffice = Object.assign(new TripEvent(), moved, { source: 'office' })
  expect(jobOf({ ...there, events: [byOffice] }).lastStep).toBeNull()
  const missed = Object.assign(new Assignment(), dora.assignment, { state: 'no_show' })
  expect(jobOf({ ...dora, assignment: missed }).collect).toBeNull()
})

test.each([
  [{ driverCents: 0 }, null],
  [
    { driverCents: 0, paymentMethod: 'cash', paymentStatus: 'not_required' },
    { how: 'cash', amount: 411.17 },
  ],
  [
    { driverCents: 0, paymentMethod: 'card_on_pickup', paymentStatus: 'not_required' },
    { how: 'card', amount: 411.17 },
  ],
])('of a booking with %o its first driver collects %o, and its second one nothing', (money, collect) => {
  const booking = bookingOf(money)
  expect(jobOf(dora, { booking }).collect).toEqual(collect)
  expect(jobOf(duarte, { booking }).collect).toBeNull()
})

test('a phone that is no number is shown as it was typed', () => {
  expect(jobOf(dora, { booking: bookingOf({ travellerPhone: 'ask reception' }) }).guestPhone).toBe(
    'ask reception',
  )
})

test('what is not known of a car is left out of its name', () => {
  const van = { ...dora, car: Object.assign(new Car(), carRows[0], { colour: null, vehicleId: 99 }) }
  expect(presentChauffeur(van, 60, 'manage')?.car).toBe('car')
  expect(jobOf({ ...dora, car: undefined })).toMatchObject({ plate: null, colour: null })
})

test('a driver reads what has changed, and why a trip is over, as codes beside the sentence', () => {
  const news = [{ code: 'vehicle' }]
  const changed = Object.assign(new Assignment(), dora.assignment, { news })
  expect(jobOf({ ...dora, assignment: changed })).toMatchObject({
    news,
    changed: 'Another vehicle was booked.',
  })
  const ended = Object.assign(new Assignment(), rita.assignment, {
    releaseCode: 'taken_back',
    releaseReason: null,
  })
  expect(jobOf({ ...rita, assignment: ended })).toMatchObject({
    endCode: 'taken_back',
    endReason: 'The office has taken the trip back.',
  })
})

test('the office reads of an assignment who, with what, and each report', () => {
  const event = {
    id: 'e',
    type: 'arrived',
    isClockOff: false,
    source: 'office',
    by: 'ada-decides',
    outcome: 'moved',
  } as const
  const at = { occurredAt: times.arrived, reportedAt: times.on_board, receivedAt: times.completed }
  const said = { note: 'By phone', undoes: 'd', reason: { code: 'step_does_not_fit' } } as const
  const events = [Object.assign(new TripEvent(), event, at, said), Object.assign(new TripEvent(), event, at)]
  const assignment = Object.assign(new Assignment(), dora.assignment, { overrideReason: 'As agreed' })
  const shown = { occurredAt: told.arrivedAt, reportedAt: told.onBoardAt, receivedAt: told.completedAt }
  const facts = {
    id: assignment.id,
    bookingId: bookingRow.id,
    carNo: 1,
    startsAt: '2027-06-14T22:30:00.000Z',
    endsAt: '2027-06-15T03:00:00.000Z',
    state: 'accepted',
    stateSince: '2027-06-10T11:00:00.000Z',
    version: 1,
    changed: null,
    news: null,
    assignedBy: 'ada-decides',
    assignedAt: '2027-06-10T10:00:00.000Z',
    releaseReason: null,
    releaseCode: null,
  }
  expect(presentAssignment({ ...dora, assignment, arrivedAt: times.arrived, events })).toEqual({
    ...facts,
    carId: carRows[0].id,
    plate: '11-AA-11',
    carName: 'black Mercedes Vito',
    driverId: driverRows[0].id,
    driverName: 'Dora Prima',
    driverPhone: '+351913000003',
    arrivedAt: told.arrivedAt,
    overrideReason: 'As agreed',
    events: [
      { ...event, ...shown, ...said, sentence: 'This does not fit.' },
      { ...event, ...shown, note: null, undoes: null, reason: null, sentence: null },
    ],
  })
  expect(presentAssignment({ ...dora, car: undefined, driver: undefined })).toEqual({
    ...facts,
    carId: null,
    plate: null,
    carName: null,
    driverId: null,
    driverName: null,
    driverPhone: null,
    arrivedAt: null,
    overrideReason: null,
    events: [],
  })
})

test('the board has of all reports the last step, the attempts to call and whether a clock is off', () => {
  const at = { occurredAt: times.arrived, reportedAt: times.arrived, receivedAt: times.completed }
  const moved = { type: 'arrived', outcome: 'moved', ...at } as const
  const events = [
    { ...moved, id: 'a', note: 'By phone' },
    { ...moved, id: 'b', isClockOff: true },
    { ...moved, id: 'c', type: 'undo', undoes: 'b' } as const,
  ].map((event) => Object.assign(new TripEvent(), event))
  const step = { id: 'a', type: 'arrived', occurredAt: told.arrivedAt, receivedAt: told.completedAt }
  expect(presentOnBoard({ ...dora, events, contactAttempts: [times.arrived] })).toMatchObject({
    lastStep: { ...step, note: 'By phone' },
    contactAttempts: [told.arrivedAt],
    isClockOff: true,
  })
  expect(presentOnBoard({ ...dora, events: events.slice(1, 2) }).lastStep?.note).toBeNull()
  expect(presentOnBoard(dora)).toMatchObject({ lastStep: null, contactAttempts: [], isClockOff: false })
})

test('a changed hire says its hours, and a change that the system ended says why', () => {
  const hire = { ...changeRows[1].before, dropoffLocation: null, dropoffName: null, hireHours: 4 }
  const change = changeOf({ ...changeRows[1], before: hire, reason: null, endCode: 'vehicle_gone' })
  expect(presentChange(change)).toMatchObject({
    before: { serviceDuration: '4', dropoffLocation: null, dropoffName: null },
    after: { serviceDuration: null },
    reasonCode: 'vehicle_gone',
    reason: 'The new vehicle is not offered any more.',
  })
})

test('a trip on the board has its flight, or none', () => {
  expect(presentJourney(bookingOf()).flightNumber).toBe('IB 3171')
  expect(presentJourney(bookingOf(NOTHING))).toMatchObject({ flightNumber: null, dropoffLocation: null })
})
