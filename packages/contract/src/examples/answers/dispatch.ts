import type { BoardTrip } from '../../board.ts'
import type { AssignmentAnswer } from '../../dispatch-fields.ts'
import { EXAMPLE_IDS } from '../example.ts'
import { done, newId, NOW, type AnswersOf } from './answers-of.ts'

const assigned: AssignmentAnswer = {
  id: EXAMPLE_IDS.assignment,
  bookingId: EXAMPLE_IDS.booking,
  carNo: 1,
  carId: EXAMPLE_IDS.car,
  plate: '12-AB-34',
  carName: 'black Mercedes E Class',
  driverId: EXAMPLE_IDS.driver,
  driverName: 'Ana Martins',
  driverPhone: '+351912345678',
  startsAt: '2028-01-19T10:30:00.000Z',
  endsAt: '2028-01-19T11:47:00.000Z',
  state: 'offered',
  stateSince: NOW,
  arrivedAt: null,
  version: 1,
  changed: null,
  overrideReason: null,
  assignedBy: 'admin',
  assignedAt: NOW,
  releaseReason: null,
  events: [],
}
type Event = AssignmentAnswer['events'][number]
const said = (over: Partial<Event>): Event => ({
  id: newId(4),
  type: 'accept',
  occurredAt: NOW,
  reportedAt: NOW,
  receivedAt: NOW,
  isClockOff: false,
  source: 'office',
  by: 'admin',
  note: null,
  undoes: null,
  outcome: 'moved',
  sentence: null,
  ...over,
})

const trip: BoardTrip = {
  bookingId: EXAMPLE_IDS.booking,
  bookingNumber: 'TR-7K3Q9X',
  status: 'confirmed',
  pickupTime: '10:30',
  pickupZone: 'Europe/Lisbon',
  pickupAt: assigned.startsAt,
  endsAt: assigned.endsAt,
  from: 'Faro Airport',
  to: 'Vilamoura',
  pickupLocation: 'Faro Airport',
  dropoffLocation: 'Vilamoura',
  hireHours: null,
  vehicleId: 2,
  vehicleName: 'Mercedes E Class',
  passengers: 2,
  childSeats: 0,
  guestName: 'Ana Sousa',
  guestPhone: '+351 912 345 678',
  flightNumber: null,
  notes: null,
  includedWait: 60,
  keptAmount: 0,
  pending: null,
  cars: [
    {
      carNo: 1,
      assignment: assigned,
      version: 1,
      leaveBy: '2028-01-19T10:20:00.000Z',
      steps: ['accept', 'decline', 'on_the_way'],
      declines: [],
      shortage: null,
    },
  ],
}

export const readBoard: AnswersOf<'readBoard'> = {
  day: {
    date: '2028-01-19',
    cursor: 'ZQ0J7Zk3vXo2mY8c1bTq4w',
    trips: [trip],
    alarms: [],
    uncountedSteps: [],
    cars: [
      { id: EXAMPLE_IDS.car, plate: '12-AB-34', name: 'black Mercedes E Class', vehicleId: 2, blocks: [] },
    ],
    drivers: [{ id: EXAMPLE_IDS.driver, name: 'Ana Martins', phone: '+351912345678' }],
  },
}
export const readBookingTrip: AnswersOf<'readBookingTrip'> = { one: { trip } }
export const readSuggestions: AnswersOf<'readSuggestions'> = {
  all: {
    suggestions: [
      {
        carId: EXAMPLE_IDS.car,
        plate: '12-AB-34',
        carName: 'black Mercedes E Class',
        driverId: EXAMPLE_IDS.driver,
        driverName: 'Ana Martins',
        isExactClass: true,
        emptyMinutes: 0,
        isUsual: true,
        minutesThatDay: 0,
        warnings: [],
      },
    ],
    cars: [
      {
        id: EXAMPLE_IDS.car,
        name: '12-AB-34 · black Mercedes E Class',
        taken: null,
        warnings: [],
        shortage: null,
      },
    ],
    drivers: [{ id: EXAMPLE_IDS.driver, name: 'Ana Martins', taken: null, warnings: [], declined: null }],
  },
}
export const assignTrip: AnswersOf<'assignTrip'> = { ana: { ...assigned, id: newId(3) } }
export const releaseTrip: AnswersOf<'releaseTrip'> = {
  ill: { ...assigned, state: 'released', releaseReason: 'Ana is ill today.' },
}
const swapped = { ...assigned, version: 2 }
export const swapTripCars: AnswersOf<'swapTripCars'> = {
  two: {
    assignments: [
      { ...swapped, carId: newId(5), plate: '56-CD-78', changed: 'The car is 56-CD-78 now.' },
      {
        ...swapped,
        id: EXAMPLE_IDS.otherAssignment,
        bookingId: newId(6),
        driverId: newId(7),
        driverName: 'Rui Costa',
        changed: 'The car is 12-AB-34 now.',
      },
    ],
  },
}
export const recordTripEvent: AnswersOf<'recordTripEvent'> = {
  accepted: {
    ...assigned,
    state: 'accepted',
    events: [said({})],
  },
}
export const decideNoShow: AnswersOf<'decideNoShow'> = {
  keep: {
    ...assigned,
    state: 'no_show',
    arrivedAt: '2027-01-13T09:00:00.000Z',
    endsAt: '2028-01-19T10:31:00.000Z',
    events: [said({ type: 'no_show' }), said({ id: newId(5), type: 'no_show_confirmed' })],
  },
}
export const listTripProofs: AnswersOf<'listTripProofs'> = {
  one: {
    proofs: [
      {
        id: '27cbfead-9c8b-4b7f-9f5e-a2918f7e6d19',
        assignmentId: EXAMPLE_IDS.assignment,
        driverName: 'Ana Martins',
        takenAt: NOW,
        receivedAt: NOW,
        deleteAfter: '2027-05-13T09:00:00.000Z',
      },
    ],
  },
}
export const settleUncountedStep: AnswersOf<'settleUncountedStep'> = { called: done }
