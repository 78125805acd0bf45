import type { Examples } from '@chauffeur/contract/examples/examples'
import { EXAMPLE_DAY, EXAMPLE_IDS } from './example.ts'

const assignment = { id: EXAMPLE_IDS.assignment }
const EVENT = '0b7e3c5a-9d1f-4b62-8a4e-6c2d1f0e9b17'

export const readBoard: Examples = { day: { summary: 'One day', input: { date: EXAMPLE_DAY } } }
export const readBookingTrip: Examples = {
  one: { summary: 'One booking', input: { id: EXAMPLE_IDS.booking } },
}
export const readSuggestions: Examples = {
  all: { summary: 'For its only car', input: { id: EXAMPLE_IDS.booking } },
}
export const assignTrip: Examples = {
  ana: {
    summary: 'To Ana and her usual car',
    input: {
      id: EXAMPLE_IDS.booking,
      carNo: 1,
      carId: EXAMPLE_IDS.car,
      driverId: EXAMPLE_IDS.driver,
      version: 0,
      override: null,
    },
  },
}
export const releaseTrip: Examples = {
  ill: { summary: 'The driver is ill', input: { ...assignment, reason: 'Ana is ill today.' } },
}
export const restoreTrip: Examples = {
  again: { summary: 'It was the wrong one', input: assignment },
}
export const swapTripCars: Examples = {
  two: {
    summary: 'The other car is larger',
    input: { ...assignment, otherId: EXAMPLE_IDS.otherAssignment },
  },
}
export const recordTripEvent: Examples = {
  accepted: {
    summary: 'She has accepted by phone',
    input: {
      ...assignment,
      eventId: EVENT,
      type: 'accept',
      version: 1,
      occurredAt: null,
      note: null,
      undoes: null,
    },
  },
}
export const decideNoShow: Examples = {
  keep: {
    summary: 'That is so; nothing is refunded',
    input: { ...assignment, decision: 'confirm', refund: 0, note: null },
  },
}
export const moveMeeting: Examples = {
  late: { summary: 'The flight is late', input: { id: EXAMPLE_IDS.booking, date: null, time: '11:05' } },
}
export const readDriverNotices: Examples = {
  one: { summary: 'One booking', input: { id: EXAMPLE_IDS.booking } },
}
export const listDayMessages: Examples = { day: { summary: 'One day', input: { date: EXAMPLE_DAY } } }
export const listTripProofs: Examples = {
  one: { summary: 'Nobody was at the meeting point', input: { id: EXAMPLE_IDS.booking } },
}
export const settleUncountedStep: Examples = {
  called: { summary: 'The driver was called', input: { id: EXAMPLE_IDS.step } },
}
export const putOffAlarms: Examples = {
  tomorrow: {
    summary: 'Tomorrow’s trip still has no driver',
    input: { alarms: [{ bookingId: EXAMPLE_IDS.booking, carNo: 1, kind: 'nobody_assigned' }] },
  },
}
export const planDay: Examples = {
  day: { summary: 'One day', input: { date: EXAMPLE_DAY, pins: [] } },
}
export const takePlan: Examples = {
  one: {
    summary: 'One of the trips',
    input: {
      trips: [
        {
          bookingId: EXAMPLE_IDS.booking,
          carNo: 1,
          carId: EXAMPLE_IDS.car,
          driverId: EXAMPLE_IDS.driver,
          version: 0,
        },
      ],
      override: null,
    },
  },
}
