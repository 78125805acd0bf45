import type { Booking } from '@chauffeur/contract/bookings'
import type { DriverJob } from '@chauffeur/contract/driver-jobs'
import { exampleAnswer } from '@chauffeur/contract/examples/answers'
import type { Trip } from '@chauffeur/contract/trip'
import { assignmentRows, bookingRow, carRows, changeRows, driverRows } from './full-booking.ts'

// The booking of full-booking.ts as the server answers it to pages; shown/ has the whole answers.

const { stops, pickupName, dropoffName, pickupLocation, dropoffLocation } = bookingRow
const { pickupDate, pickupTime, pickupZone, vehicleId, vehicleName } = bookingRow
const {
  passengers,
  childSeatCount,
  boosterSeatCount,
  luggageConfig,
  flightNumber,
  flightDepartsAt,
  isAirportService,
} = bookingRow
const {
  customerName,
  customerEmail,
  customerPhone,
  signName,
  pickupNote,
  dropoffNote,
  notes,
  whatsappNotifications,
} = bookingRow

const { wheelchair, assistanceDog, pet, helpToCar } = bookingRow
const needs = { wheelchair, assistanceDog, pet, helpToCar }

const journey = {
  bookingNumber: bookingRow.number,
  serviceType: bookingRow.serviceType,
  serviceDuration: null,
  pickupLocation,
  pickupName,
  dropoffLocation,
  dropoffName,
  pickupDate,
  pickupTime,
  pickupZone,
  pickupAt: bookingRow.pickupAt.toISOString(),
  meetAt: null,
  vehicleId,
  vehicleName,
  passengers,
  childSeatCount,
  boosterSeatCount,
  luggageConfig,
  flightNumber,
  flightDepartsAt,
  isAirportService,
}
const facts = {
  customerName,
  customerEmail,
  customerPhone,
  signName,
  pickupNote,
  dropoffNote,
  notes,
  whatsappNotifications,
}
const money = {
  totalPrice: 411.17,
  paymentMethod: 'sumup',
  paymentStatus: 'completed',
  refundStatus: 'under_way',
  paidAmount: 359.13,
  refundAmount: 30.31,
  refundedAmount: 12.19,
  driverAmount: 52.04,
} as const
const shownStops = stops.map(({ id, location, duration }) => ({ id, location, duration }))
const [black, white] = carRows
const [dora, duarte] = driverRows

export const office: Booking = {
  ...exampleAnswer('readBooking', 'one'),
  ...journey,
  ...facts,
  ...money,
  id: bookingRow.id,
  status: 'confirmed',
  createdAt: bookingRow.createdAt.toISOString(),
  decidedAt: bookingRow.decidedAt.toISOString(),
  decidedBy: bookingRow.decidedBy,
  travellerName: bookingRow.travellerName,
  travellerPhone: bookingRow.travellerPhone,
  reference: bookingRow.reference,
  billing: bookingRow.billing,
  distanceKm: 312.3,
  stops: stops.map(({ priceCents, ...stop }) => ({ ...stop, price: priceCents / 100 })),
  trips: [
    {
      carNo: 1,
      state: 'accepted',
      driverName: dora.name,
      plate: black.plate,
      car: 'black Mercedes Vito',
      collected: null,
    },
    {
      carNo: 2,
      state: 'offered',
      driverName: duarte.name,
      plate: white.plate,
      car: 'white Mercedes Vito',
      collected: null,
    },
  ],
}

const changes = changeRows.toReversed().map(
  ({ before, after, createdAt, endedAt, oldTotalCents, newTotalCents, ...change }) =>
    ({
      ...change,
      before: { ...before, serviceDuration: null },
      after: { ...after, serviceDuration: null },
      oldTotalCents,
      newTotalCents,
      differenceCents: newTotalCents - oldTotalCents,
      reasonCode: null,
      createdAt: createdAt.toISOString(),
      endsAt: null,
      endedAt: endedAt.toISOString(),
    }) as const,
)

const onTheWay = {
  carNo: 1,
  name: dora.name,
  phone: dora.phoneE164,
  car: 'black Mercedes Vito',
  plate: black.plate,
  state: 'on_the_way',
  onTheWayAt: '2027-06-14T21:40:00.000Z',
  arrivedAt: null,
  onBoardAt: null,
  completedAt: null,
  includedWait: 60,
} as const

export const guest: Trip = {
  ...exampleAnswer('readTrip', 'last'),
  ...journey,
  access: 'manage',
  state: 'confirmed',
  stops: shownStops,
  arrival: { sign: signName },
  chauffeurs: [onTheWay],
  acts: [],
  end: null,
  private: {
    ...facts,
    ...needs,
    ...money,
    rejectReason: null,
    rejectCode: null,
    cancelReason: null,
    cancelFee: null,
    change: null,
    changePayment: null,
    pastChanges: changes.map(({ by, state, ...change }) => ({ ...change, by, state })),
    rating: null,
    shareUrl: 'https://poente.example/trip/view',
    payUrl: null,
  },
}

/** The trip as read through a link that only shows the journey. */
export const link: Trip = {
  ...guest,
  access: 'view',
  arrival: { sign: null },
  chauffeurs: [{ ...onTheWay, phone: null }],
  private: null,
}

const [first] = assignmentRows

/** As its first driver's phone reads it. */
export const job: DriverJob = {
  assignmentId: first.id,
  bookingNumber: bookingRow.number,
  version: 1,
  changed: null,
  news: null,
  meetingPlace: null,
  guestHere: null,
  state: 'accepted',
  stateSince: first.stateSince.toISOString(),
  endReason: null,
  endCode: null,
  pickupDate,
  pickupTime,
  pickupZone,
  pickupAt: bookingRow.pickupAt.toISOString(),
  meetAt: null,
  landedAt: null,
  endsAt: first.endsAt.toISOString(),
  from: { name: pickupName, address: pickupLocation, lat: bookingRow.pickupLat, lon: bookingRow.pickupLon },
  to: {
    name: dropoffName,
    address: dropoffLocation,
    lat: bookingRow.dropoffLat,
    lon: bookingRow.dropoffLon,
  },
  hireHours: null,
  stops: stops.map(({ location, duration }) => ({ location, minutes: duration })),
  bookedClassName: vehicleName,
  className: 'Mercedes Vito',
  plate: black.plate,
  colour: black.colour,
  flightNumber,
  flightDepartsAt,
  passengers,
  childSeats: childSeatCount,
  boosterSeats: boosterSeatCount,
  luggage: luggageConfig,
  ...needs,
  signName,
  guestName: bookingRow.travellerName,
  pickupNote,
  dropoffNote,
  notes,
  guestPhone: '+34612000002',
  collect: { how: 'rest', amount: 52.04 },
  collected: null,
  isAtAirport: true,
  arrivedAt: null,
  contactAttempts: [],
  photos: 0,
  lastStep: null,
}
