import { bookingStatuses } from '@chauffeur/domain/booking-status'
import { shortageCodes } from '@chauffeur/domain/car-room'
import { BLOCK_REASONS } from '@chauffeur/domain/cars'
import { paymentMethods } from '@chauffeur/domain/payment-methods'
import { paymentStatuses } from '@chauffeur/domain/payment-status'
import { flightAdviceCodes } from '@chauffeur/domain/flights'
import { alarmGroups, alarmKinds, PUT_OFF_MINUTES } from '@chauffeur/domain/trip-alarms'
import { uncountedReasons } from '@chauffeur/domain/driver-link'
import { tripEventTypes } from '@chauffeur/domain/trip-state'
import { z } from 'zod'
import { assignment, tripEvent } from './dispatch.ts'
import { endpointsFor } from './endpoint.ts'
import { guestHereAnswer } from './meeting-points.ts'
import { amount, collectedAnswer, count, id, instant, oneOf, optionalText, reason, day } from './fields.ts'
import { journeyOfBooking } from './journey-fields.ts'

const office = endpointsFor('admin', 'Office: today’s work', { isNeverCached: true })
const MAX_PUT_OFF = 500

/** The facts of a booking that the question before a decision shows. */
const pendingBooking = z.object({
  customerName: z.string(),
  customerEmail: z.string(),
  paymentMethod: z.enum(paymentMethods),
  paymentStatus: z.enum(paymentStatuses),
  totalPrice: amount.describe('In euros'),
  journey: journeyOfBooking.exactOptional().describe('Left out of one that was booked alone'),
})

const decline = z.object({
  driverId: z.string(),
  driverName: z.string(),
  reason: z.string().nullable().describe('In the driver’s own words'),
  at: instant,
})

const shortage = z.object({
  code: z.enum(shortageCodes),
  room: z.int().describe('There are so many, in all cars of the booking together'),
  needed: z.int(),
  cars: z.int().describe('How many cars these are'),
})

const flightNews = z.object({
  code: z.enum(flightAdviceCodes).describe('meet_later: at meetAt. Else somebody has to ask the guest'),
  number: z.string(),
  minutes: z.int().nullable().describe('Late by so much; null where it does not land here'),
  expected: z.string().nullable().describe('When it lands or has landed, on the clock of the pick-up'),
  hasLanded: z.boolean(),
  meetAt: z.object({ date: z.string(), time: z.string() }).nullable().describe('To be sent to …/meeting'),
  airport: z.string().describe('Of the pick-up, like FAO'),
  landsAt: z.string().nullable().describe('The other airport at which it lands'),
  times: z.array(z.string()).describe('When it lands, where that is several times on the day'),
})

/** What the office acts on of all that was reported of an assignment. */
const reported = {
  lastStep: tripEvent
    .pick({ id: true, type: true, occurredAt: true, receivedAt: true, note: true })
    .nullable()
    .describe('That led to its state, and was not taken back'),
  contactAttempts: z.array(instant).describe('When the driver tried to call the guest'),
  isClockOff: z.boolean().describe('It was reported by a clock that is off: times of arrival count'),
}

/** Who has a car of a trip, as far as a board shows it: a day has a thousand trips. */
export const boardAssignment = assignment
  .omit({ bookingId: true, carNo: true, carName: true, assignedBy: true, assignedAt: true, events: true })
  .omit({ changed: true, news: true, releaseReason: true, releaseCode: true })
  .extend(reported)
export type BoardAssignment = z.infer<typeof boardAssignment>

/** One of a trip's cars. */
const boardCar = z.object({
  carNo: z.int(),
  assignment: boardAssignment.nullable(),
  version: z.int().describe('To be sent with an assignment; 0 while nobody has it'),
  leaveBy: instant.nullable().describe('When the driver has to leave for the pick-up'),
  steps: z.array(z.enum(tripEventTypes)).describe('What can be reported next, the likely one first'),
  declines: z.array(decline).describe('Who was offered it and declined, the first one first'),
  takenBack: z
    .object({
      assignmentId: z.string(),
      from: z.string().describe('The driver, or the car where there was none'),
      undoUntil: instant,
    })
    .nullable()
    .describe('From whom it was taken back just now, while that can be undone'),
  shortage: shortage.nullable().describe('What its car lacks for the party; null where it is large enough'),
  collected: collectedAnswer.nullable().describe('What its driver has said to have collected'),
  carried: amount.describe('Cash of the firm that its driver has, in euros'),
})

/** A trip of the day. */
export const boardTrip = z.object({
  bookingId: z.string(),
  bookingNumber: z.string(),
  status: z.enum(bookingStatuses).exclude(['rejected']).describe('Only confirmed ones are given to drivers'),
  pickupDate: z.string().describe('As booked'),
  pickupTime: z.string().describe('As booked'),
  pickupZone: z.enum(['Europe/Lisbon', 'Europe/Madrid']).describe('The clock of the pick-up time'),
  pickupAt: instant.describe('When the guest is met'),
  meetAt: instant.nullable().describe('When a guest is met whose flight is late; null at the booked time'),
  canLandLate: z.boolean().describe('The guest lands at the pick-up, and nobody has met him yet'),
  endsAt: instant.describe('When it is planned to be over'),
  from: z.string().describe('As short as it can be said'),
  to: z.string().nullable().describe('Null for a hire'),
  pickupLocation: z.string(),
  dropoffLocation: z.string().nullable(),
  hireHours: z.int().nullable(),
  vehicleId: z.int(),
  vehicleName: z.string(),
  passengers: z.int(),
  childSeats: z.int().describe('Child and booster seats'),
  guestName: z.string(),
  guestPhone: z.string(),
  flightNumber: z.string().nullable(),
  flight: flightNews
    .nullable()
    .describe('What the flight asks of the office; null while all is well or unknown'),
  notes: z.string().nullable(),
  includedWait: z.int().describe('Minutes of waiting that are included'),
  guestHere: guestHereAnswer
    .nullable()
    .describe('That the guest has come, as long as guest and driver look for each other'),
  keptAmount: amount.describe('So much was paid and is with us, in euros'),
  pending: pendingBooking.nullable().describe('While the booking waits to be accepted'),
  cars: z
    .array(boardCar)
    .describe('None while the booking is pending, and of a cancelled one but those that drove'),
})
export type BoardTrip = z.infer<typeof boardTrip>

/** The trip of one booking, with the whole of each assignment. */
export const tripOfBooking = boardTrip.extend({
  cars: z.array(boardCar.extend({ assignment: assignment.extend(reported).nullable() })),
})
export type TripOfBooking = z.infer<typeof tripOfBooking>

/** The facts of an alarm, and of the trip that it is about. */
const alarmReason = z.object({
  code: z.enum(alarmKinds),
  minutes: z.int().describe('Late by so much; until the pick-up, of what has to be done before'),
  day: z.string().nullable().describe('Where the time does not say enough'),
  time: z.string(),
  from: z.string(),
  to: z.string().nullable().describe('Null for a hire'),
  driverName: z.string().nullable(),
  isAccepted: z.boolean().describe('The driver has said that he drives it'),
  declines: z.array(decline.pick({ driverName: true, reason: true })),
  shortage: shortage.extend({ plate: z.string() }).nullable(),
  clash: z
    .object({
      who: z.string().describe('The plate of its car, or the name of its driver'),
      until: z.string(),
      time: z.string(),
      from: z.string(),
      to: z.string().nullable(),
      minutes: z
        .int()
        .nullable()
        .describe(
          'Too short for the drive by so much; 0 where both are at once, null where no road leads there',
        ),
    })
    .nullable()
    .describe('The trip that its car or driver has at the same time, or too shortly before'),
  away: z
    .object({
      who: z.string().describe('The plate of its car, or the name of its driver'),
      day: z.string().nullable().describe('Where it is another day than that of the trip'),
      until: z.string(),
    })
    .nullable()
    .describe('Where no trip is in its way: its car or driver is not there then'),
  flight: flightNews.nullable(),
  decideIn: z
    .int()
    .nullable()
    .describe('In so many minutes the booking is rejected by itself; null where that is not soon'),
})

/** Something that is wrong now. */
const boardAlarm = z.object({
  bookingId: z.string(),
  bookingNumber: z.string(),
  carNo: z.int().nullable().describe('Null where it is about the whole booking'),
  kind: z.enum(alarmKinds),
  group: z
    .enum(alarmGroups)
    .describe('decide: it waits for the office. late: it should have happened. later: there is time'),
  level: z.enum(['amber', 'red']),
  sentence: z.string(),
  reason: alarmReason.describe('The same by code'),
  pickupDate: z.string(),
  assignmentId: z.string().nullable(),
  driverName: z.string().nullable(),
  driverPhone: z.string().nullable(),
  version: z.int(),
  pending: pendingBooking.nullable().describe('Of a booking that waits to be accepted'),
  putOff: z
    .object({ until: instant, by: z.string() })
    .nullable()
    .describe(
      'The office looks at it again then; null of one that was not put off, or is not later any more',
    ),
})
export type BoardAlarm = z.infer<typeof boardAlarm>

/** A step from a driver's phone that can never be counted. */
const uncountedStep = z.object({
  id: z.string(),
  trip: z
    .object({
      bookingNumber: z.string(),
      pickupDate: z.string(),
      pickupTime: z.string(),
      from: z.string(),
      to: z.string().nullable().describe('Null for a hire'),
    })
    .nullable()
    .describe('Null where it is about no trip of this driver'),
  code: z.enum(uncountedReasons),
  type: z.string().nullable().describe('The event as it was sent; null where it cannot be read'),
  note: z.string().nullable().describe('What the driver has written, as far as it can be read'),
  receivedAt: instant,
  driverName: z.string().nullable(),
  driverPhone: z.string().nullable(),
})
export type UncountedStepAnswer = z.infer<typeof uncountedStep>

export const readBoard = office.get('/api/admin/board', {
  procedure: 'dispatch.board',
  summary: 'The work of a day: its trips, who drives them, and what is wrong now',
  description:
    'Alarms are computed at this moment; for today they reach 24 hours ahead, and name every change that waits for an answer, every trip that was declined and every car that is too small. With changedSince, the trips are null while nothing has changed.',
  input: z.object({
    date: day('Day'),
    changedSince: optionalText('Changed since', 64).describe('The cursor of the answer before'),
  }),
  output: z.object({
    date: z.string(),
    cursor: z.string(),
    trips: z.array(boardTrip).nullable().describe('By when the guest is met; null where nothing has changed'),
    alarms: z
      .array(boardAlarm)
      .describe('By group; in each the red ones first, and those where somebody waits before others'),
    uncountedSteps: z
      .array(uncountedStep)
      .describe('Steps from drivers’ phones that can never be counted, until the office has settled them'),
    cars: z.array(
      z.object({
        id: z.string(),
        plate: z.string(),
        name: z.string(),
        vehicleId: z.int(),
        blocks: z.array(z.object({ startsAt: instant, endsAt: instant, reason: z.enum(BLOCK_REASONS) })),
      }),
    ),
    drivers: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        phone: z.string(),
        usualCarId: z.string().nullable(),
        carried: amount.describe('Cash of the firm that the driver has, in euros'),
      }),
    ),
  }),
})
export type Board = z.infer<typeof readBoard.output>

export const readBookingTrip = office.get('/api/admin/bookings/:id/trip', {
  procedure: 'dispatch.ofBooking',
  summary: 'Who drives a booking, how far that is, and what can be reported next',
  input: z.object({ id: id('Booking id') }),
  output: z.object({ trip: tripOfBooking.nullable().describe('Null of a booking that was rejected') }),
})

export const putOffAlarms = office.post('/api/admin/alarms/put-off', {
  procedure: 'dispatch.putOffAlarms',
  summary: `Put alarms that have time off for ${PUT_OFF_MINUTES} minutes, for everybody in the office`,
  description: 'One that turns late meanwhile, or that has to be decided, is shown all the same.',
  input: z.object({
    alarms: z
      .array(
        z.object({
          bookingId: id('Booking id'),
          carNo: count('Car number', 1, 10).nullable(),
          kind: oneOf('Kind', alarmKinds),
        }),
      )
      .min(1, 'Say which alarms.')
      .max(MAX_PUT_OFF, `At most ${MAX_PUT_OFF} alarms can be put off at once.`),
  }),
  output: z.object({ until: instant }),
})
export type PutOffInput = z.output<typeof putOffAlarms.input>

/** Somebody or some car for a trip, and the objections. */
const choice = z.object({
  id: z.string(),
  name: z.string(),
  taken: z.string().nullable().describe('The trip at the same time, which nothing overrides'),
  warnings: z.array(z.string()).describe('What needs a reason'),
  objections: z.array(reason).describe('The same by code'),
})
const carChoice = choice.extend({
  shortage: shortage.nullable().describe('What the car lacks for the party, which nothing overrides'),
})
const driverChoice = choice.extend({
  declined: decline
    .omit({ driverId: true, driverName: true })
    .nullable()
    .describe('That the driver has declined this trip'),
})

export const readSuggestions = office.get('/api/admin/bookings/:id/suggestions', {
  procedure: 'dispatch.suggestions',
  summary: 'Who could drive a booking with which car, the best first',
  description:
    'No car that is too small and no driver who has declined the trip. First what needs no reason, then what breaks least (another class, too long a duty, too short a time), then the shortest empty drive, then the usual driver, then who has worked least that day.',
  input: z.object({
    id: id('Booking id'),
    carNo: count('Car number', 1, 10).default(1),
  }),
  output: z.object({
    suggestions: z.array(
      z.object({
        carId: z.string(),
        plate: z.string(),
        carName: z.string(),
        driverId: z.string(),
        driverName: z.string(),
        isExactClass: z.boolean(),
        emptyMinutes: z.int().describe('Of the drive to the pick-up'),
        isUsual: z.boolean().describe('The driver usually drives this car, or drives it that day'),
        minutesThatDay: z.int().describe('Which the driver works already'),
        warnings: z.array(z.string()),
        objections: z.array(reason).describe('The same by code'),
      }),
    ),
    cars: z.array(carChoice),
    drivers: z.array(driverChoice),
  }),
})
export type Suggestions = z.infer<typeof readSuggestions.output>
