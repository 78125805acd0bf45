import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bookingLinks } from '../../src/server/bookings/booking-link.ts'
import { Booking } from '../../src/server/bookings/booking.entity.ts'
import { Car, Driver } from '../../src/server/cars/car.entity.ts'
import { BookingChange } from '../../src/server/changes/booking-change.entity.ts'
import { Assignment } from '../../src/server/dispatch/assignment.entity.ts'
import { presentJob } from '../../src/server/dispatch/driver-jobs.ts'
import type { TripProgress } from '../../src/server/dispatch/read-trip-progress.ts'
import { presentChauffeur, presentTrip } from '../../src/server/guest/present-trip.ts'
import { testConfig } from '../support/config.ts'
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

// What test/integration/presenters reads over HTTP, of the presenters alone: fast enough to be tried against every fault.

const booking = Object.assign(new Booking(), bookingRow)
const changes = changeRows.toReversed().map((row) => Object.assign(new BookingChange(), row))
const progress = assignmentRows.map((row): TripProgress => ({
  assignment: Object.assign(new Assignment(), row),
  car: Object.assign(
    new Car(),
    carRows.find(({ id }) => id === row.carId),
  ),
  driver: Object.assign(
    new Driver(),
    driverRows.find(({ id }) => id === row.driverId),
  ),
  state: row.state,
  times: {},
  arrivedAt: null,
  contactAttempts: [],
  events: [],
}))
const [dora, duarte, rita] = progress

function trip(purpose: 'manage' | 'view') {
  const context = {
    clock: () => new Date(EVENING_BEFORE),
    config: testConfig(),
    links: bookingLinks(Buffer.alloc(32, 1)),
  }
  const chauffeurs = dora ? [presentChauffeur(dora, 60, purpose === 'manage') ?? []].flat() : []
  return presentTrip(
    { booking, purpose },
    { changes, payment: undefined },
    { chauffeurs, end: null, hasBegun: false },
    context,
  )
}

const jobs = (of: TripProgress | undefined, now = EVENING_BEFORE) =>
  of ? [presentJob(of, { booking, photos: 0, now: new Date(now) })] : []

const answers = {
  guest: () => trip('manage'),
  link: () => trip('view'),
  early: () => jobs(dora, DAYS_BEFORE),
  driver: () => jobs(dora),
  offered: () => jobs(duarte),
  back: () => jobs(rita),
  over: () => jobs(dora, HOURS_AFTER),
} as const

test.for(Object.entries(answers))('what is presented to %s has what the table says', ([reader, present]) => {
  expect(seenIn(JSON.stringify(present()))).toEqual(shownTo(reader))
})

const inOrder = (lines: string) => lines.split('\n').toSorted()

test.for(['early', 'driver', 'offered', 'back', 'over'] as const)(
  'what is presented to %s is all that is answered',
  (reader) => {
    const written = readFileSync(new URL(`shown/${reader}.snap.txt`, import.meta.url), 'utf8')
    expect(inOrder(linesOf(answers[reader]()))).toEqual(inOrder(written))
  },
)
