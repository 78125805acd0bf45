import type { Booking } from '../../src/server/bookings/booking.entity.ts'
import type { ChangeableTrip } from '../../src/server/changes/booking-change.entity.ts'

/**
 * One booking in which no fact has the value of another, as rows of the database. Somebody books for somebody else; there
 * are two stops and two cars, which are driven by two drivers after a third one had one of them; the trip was changed, a
 * later change was declined, and of what was paid a part has gone back before another one is to. It has its rating already,
 * whatever the hour.
 *
 * The pick-up is in Spain on a night in summer: by Seville's clock it is 00:30 on 15 June, by Lisbon's 23:30 the day
 * before, and by UTC 22:30.
 */
export const BOOKING_ID = 'b0000000-0000-4000-8000-000000000001'

/** The evening before the trip, when its drivers' phones and its guest's page show everything. */
export const EVENING_BEFORE = '2027-06-14T18:00:00.000Z'
/** Three days before: nobody outside the firm knows the drivers, and no driver the guest's phone. */
export const DAYS_BEFORE = '2027-06-11T18:00:00.000Z'
/** Five hours after the trip: its drivers' phones still show it, and no longer the guest's number. */
export const HOURS_AFTER = '2027-06-15T08:00:00.000Z'

const stops = [
  { id: '10000000-0000-4000-8000-000000000001', location: 'Huelva', duration: 30, priceCents: 1_511 },
  { id: '10000000-0000-4000-8000-000000000002', location: 'Tavira', duration: 75, priceCents: 2_522 },
]

const trip = {
  hireHours: null,
  pickupLocation: 'Seville Airport (SVQ), 41020 Sevilla, Spain',
  pickupPlaceId: null,
  pickupName: 'Seville Airport (SVQ)',
  pickupLat: 37.418,
  pickupLon: -5.8931,
  dropoffLocation: 'Rua do Sol 5, 8600-315 Lagos, Portugal',
  dropoffPlaceId: null,
  dropoffName: 'Hotel Solaris',
  dropoffLat: 37.1028,
  dropoffLon: -8.6733,
  pickupNote: 'Kerb by column 14',
  dropoffNote: 'Casa Azul behind the chapel',
  stops,
  pickupDate: '2027-06-15',
  pickupTime: '00:30',
  pickupZone: 'Europe/Madrid',
  pickupAt: '2027-06-14T22:30:00.000Z',
  vehicleId: 5,
  vehicleName: 'Sprinter (or two vans)',
  baseCents: 37_084,
  stopCents: 4_033,
  totalCents: 41_117,
  distance: 3_123,
  durationMinutes: 190,
  routeFallback: false,
} as const satisfies ChangeableTrip

export const bookingRow = {
  ...trip,
  id: BOOKING_ID,
  number: 'TR-7K3Q9X',
  status: 'confirmed',
  createdAt: new Date('2027-06-01T22:45:00.000Z'),
  updatedAt: new Date('2027-06-10T12:00:00.000Z'),
  version: 12,
  decidedAt: new Date('2027-06-02T23:10:00.000Z'),
  decidedBy: 'ada-decides',
  changedAt: new Date('2027-06-05T09:00:00.000Z'),
  icsSequence: 3,
  linkGeneration: 0,
  reference: 'PARTNER-REF-9',
  metadata: { 'cost-centre': 'Centre 88' },
  flags: ['vip'],
  customerName: 'Berta Booker',
  customerEmail: 'berta@booker.example',
  customerPhone: '+351 912 000 001',
  customerPhoneE164: '+351912000001',
  locale: 'pt',
  travellerName: 'Tomas Traveller',
  travellerPhone: '+34 612 000 002',
  signName: 'Grupo Girassol',
  whatsappNotifications: true,
  notes: 'Nut allergy on board',
  billing: {
    companyName: 'Booker Lda',
    taxNumber: '509999990',
    street: 'Rua Fatura',
    streetNumber: '77',
    city: 'Coimbra',
    state: null,
    postalCode: '3000-077',
    country: 'Portugal',
  },
  serviceType: 'point-to-point',
  pickupAt: new Date(trip.pickupAt),
  shortNotice: false,
  isAirportService: true,
  flightNumber: 'IB 3171',
  flightNumberNormalised: 'IB3171',
  flightDepartsAt: '23:35',
  luggageConfig: '9 golf bags',
  passengers: 11,
  childSeatCount: 1,
  boosterSeatCount: 2,
  wheelchair: 'folds',
  assistanceDog: true,
  pet: false,
  helpToCar: true,
  paymentMethod: 'sumup',
  paymentStatus: 'completed',
  refundStatus: 'under_way',
  paidCents: 35_913,
  refundCents: 3_031,
  refundedCents: 1_219,
  driverCents: 5_204,
  rating: 2,
  ratingText: 'Bumpy but friendly',
  ratedAt: new Date('2027-06-15T09:00:00.000Z'),
  searchText: '',
  searchNumber: '',
} as const satisfies Partial<Booking>

const asked = { bookingId: BOOKING_ID, by: 'guest', byName: null } as const

/** The changes of its trip, the first one first. */
export const changeRows = [
  {
    ...asked,
    id: 'c0000000-0000-4000-8000-000000000001',
    state: 'accepted',
    before: { ...trip, pickupTime: '21:15', pickupDate: '2027-06-14', pickupAt: '2027-06-14T19:15:00.000Z' },
    after: trip,
    oldTotalCents: 39_001,
    newTotalCents: 41_117,
    settlement: 'driver',
    createdAt: new Date('2027-06-04T09:00:00.000Z'),
    expiresAt: new Date('2027-06-05T09:00:00.000Z'),
    endedAt: new Date('2027-06-05T09:00:00.000Z'),
    endedBy: 'ada-decides',
    endCode: null,
    reason: null,
  },
  {
    ...asked,
    id: 'c0000000-0000-4000-8000-000000000002',
    state: 'declined',
    before: trip,
    after: { ...trip, pickupTime: '03:45', pickupAt: '2027-06-15T01:45:00.000Z' },
    oldTotalCents: 41_117,
    newTotalCents: 41_117,
    settlement: 'none',
    createdAt: new Date('2027-06-06T09:00:00.000Z'),
    expiresAt: new Date('2027-06-07T09:00:00.000Z'),
    endedAt: new Date('2027-06-06T10:00:00.000Z'),
    endedBy: 'ada-decides',
    endCode: null,
    reason: 'All vans out then',
  },
] as const

const van = { vehicleId: 4, label: null, seats: 8, childSeats: 4, base: 'Seville', version: 1 } as const
const years = { activeFrom: '2027-01-01', activeUntil: null } as const

export const carRows = [
  {
    ...van,
    ...years,
    id: 'd0000000-0000-4000-8000-000000000001',
    plate: '11-AA-11',
    plateKey: '11AA11',
    colour: 'Black',
  },
  {
    ...van,
    ...years,
    id: 'd0000000-0000-4000-8000-000000000002',
    plate: '22-BB-22',
    plateKey: '22BB22',
    colour: 'White',
  },
] as const

const driver = { email: null, languages: ['pt'], isActive: true, version: 1 } as const

export const driverRows = [
  { ...driver, id: 'e0000000-0000-4000-8000-000000000001', name: 'Dora Prima', phoneE164: '+351913000003' },
  { ...driver, id: 'e0000000-0000-4000-8000-000000000002', name: 'Duarte Dois', phoneE164: '+351913000004' },
  { ...driver, id: 'e0000000-0000-4000-8000-000000000003', name: 'Rita Antes', phoneE164: '+351913000005' },
] as const

const given = {
  bookingId: BOOKING_ID,
  startsAt: new Date('2027-06-14T22:30:00.000Z'),
  endsAt: new Date('2027-06-15T03:00:00.000Z'),
  version: 1,
  news: null,
  assignedBy: 'ada-decides',
  assignedAt: new Date('2027-06-10T10:00:00.000Z'),
  overrideReason: null,
  releasedAt: null,
  releaseCode: null,
  releaseReason: null,
} as const

/** Dora drives the first car, Duarte is offered the second one, and Rita had that one before. */
export const assignmentRows = [
  {
    ...given,
    id: 'a0000000-0000-4000-8000-000000000001',
    carNo: 1,
    carId: carRows[0].id,
    driverId: driverRows[0].id,
    state: 'accepted',
    stateSince: new Date('2027-06-10T11:00:00.000Z'),
  },
  {
    ...given,
    id: 'a0000000-0000-4000-8000-000000000002',
    carNo: 2,
    carId: carRows[1].id,
    driverId: driverRows[1].id,
    state: 'offered',
    stateSince: new Date('2027-06-14T16:00:00.000Z'),
    version: 2,
  },
  {
    ...given,
    id: 'a0000000-0000-4000-8000-000000000003',
    carNo: 2,
    carId: carRows[1].id,
    driverId: driverRows[2].id,
    state: 'released',
    stateSince: new Date('2027-06-14T15:00:00.000Z'),
    releasedAt: new Date('2027-06-14T15:00:00.000Z'),
    releaseReason: 'Duarte lives nearer',
  },
] as const

/** The office's own notes on it, the first one first. */
export const noteRows = [
  {
    id: '20000000-0000-4000-8000-000000000001',
    bookingId: BOOKING_ID,
    text: 'First inside note',
    by: 'ada-decides',
    at: new Date('2027-06-03T09:00:00.000Z'),
  },
  {
    id: '20000000-0000-4000-8000-000000000002',
    bookingId: BOOKING_ID,
    text: 'Second inside note',
    by: 'ada-decides',
    at: new Date('2027-06-04T09:00:00.000Z'),
  },
] as const

const trail = { subject: 'booking', subjectId: BOOKING_ID, subjectName: bookingRow.number } as const

/** The booking's audit entries, not in chronological order. */
export const auditRows = [
  {
    ...trail,
    id: '30000000-0000-4000-8000-000000000002',
    at: bookingRow.decidedAt,
    admin: 'ada-decides',
    act: 'confirmed',
    details: null,
  },
  {
    ...trail,
    id: '30000000-0000-4000-8000-000000000001',
    at: bookingRow.createdAt,
    admin: 'Lisbon Hotels',
    act: 'requested',
    details: { totalPrice: 390.01 },
  },
  {
    ...trail,
    id: '30000000-0000-4000-8000-000000000003',
    at: new Date('2027-06-05T09:00:00.000Z'),
    admin: 'the customer',
    act: 'changed',
    details: { note: 'Pick-up: 21:15 → 00:30' },
  },
] as const

const attempt = {
  bookingId: BOOKING_ID,
  changeId: null,
  provider: 'sumup',
  merchantCode: 'M1',
  amountCents: 35_913,
  currency: 'EUR',
  notifyToken: 'n',
  expiresAt: new Date('2027-06-01T23:16:00.000Z'),
  createdAt: new Date('2027-06-01T22:45:00.000Z'),
} as const

/** A card that was declined, and a second attempt that was paid; of it a part has gone back and another is on its way. */
export const paymentRows = [
  {
    ...attempt,
    id: '40000000-0000-4000-8000-000000000001',
    attempt: 1,
    state: 'failed',
    stateSince: new Date('2027-06-01T22:50:00.000Z'),
    reference: 'TR-7K3Q9X-1',
  },
  {
    ...attempt,
    id: '40000000-0000-4000-8000-000000000002',
    attempt: 2,
    state: 'refund_sent',
    stateSince: new Date('2027-06-09T10:00:00.000Z'),
    reference: 'TR-7K3Q9X-2',
    refundReason: 'office',
    refundTargetCents: 3_031,
    refundedCents: 1_219,
  },
] as const

const seen = { source: 'sweep', admin: null, facts: null } as const
const [, paid] = paymentRows

export const paymentChangeRows = [
  {
    ...seen,
    id: 1,
    paymentId: paymentRows[0].id,
    at: new Date('2027-06-01T22:50:00.000Z'),
    event: 'read_failed',
    fromState: 'pending',
    toState: 'failed',
  },
  {
    ...seen,
    id: 2,
    paymentId: paid.id,
    at: new Date('2027-06-01T22:55:00.000Z'),
    event: 'paid',
    fromState: 'pending',
    toState: 'completed',
  },
  {
    ...seen,
    id: 3,
    paymentId: paid.id,
    at: new Date('2027-06-08T10:00:00.000Z'),
    source: 'office',
    admin: 'ada-decides',
    event: 'refund_raised',
    fromState: 'completed',
    toState: 'refund_due',
    facts: { dueCents: 1_219 },
  },
  {
    ...seen,
    id: 4,
    paymentId: paid.id,
    at: new Date('2027-06-08T10:05:00.000Z'),
    event: 'refund_seen',
    fromState: 'refund_sent',
    toState: 'refunded',
    facts: { returnedCents: 1_219 },
  },
  {
    ...seen,
    id: 5,
    paymentId: paid.id,
    at: new Date('2027-06-09T10:00:00.000Z'),
    source: 'office',
    admin: 'ada-decides',
    event: 'refund_raised',
    fromState: 'refunded',
    toState: 'refund_due',
    facts: { dueCents: 3_031 },
  },
] as const
