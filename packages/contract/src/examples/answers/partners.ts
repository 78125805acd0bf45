import type { ApiKey } from '../../api-keys.ts'
import type { PartnerBooking } from '../../partner-bookings.ts'
import { EXAMPLE_DAY, EXAMPLE_IDS, EXAMPLE_NUMBER } from '../example.ts'
import { newId, NOW, TOMORROW, type AnswersOf } from './answers-of.ts'

const booking: PartnerBooking = {
  id: newId(2),
  bookingNumber: EXAMPLE_NUMBER,
  reference: 'HX-2291',
  metadata: { desk: 'Lobby 2' },
  status: 'pending',
  paymentStatus: 'not_required',
  refundStatus: null,
  paidAmount: 0,
  refundAmount: 0,
  refundedAmount: 0,
  paymentMethod: 'cash',
  totalPrice: 49,
  currency: 'EUR',
  createdAt: NOW,
  updatedAt: NOW,
  decidedAt: null,
  rejectReason: null,
  cancelledAt: null,
  cancelledBy: null,
  cancelReason: null,
  cancelFee: null,
  pickupAt: `${EXAMPLE_DAY}T10:30:00+00:00`,
  pickupDate: EXAMPLE_DAY,
  pickupTime: '10:30',
  pickupZone: 'Europe/Lisbon',
  pickupLocation: 'Faro Airport',
  dropoffLocation: 'Vilamoura',
  stops: [],
  serviceType: 'point-to-point',
  serviceDuration: null,
  distanceKm: 23.2,
  vehicleId: 2,
  vehicleName: 'Mercedes E Class',
  passengers: 2,
  luggageConfig: null,
  childSeatCount: 0,
  boosterSeatCount: 0,
  isAirportService: false,
  flightNumber: null,
  notes: null,
  customerName: 'Ana Sousa',
  customerEmail: 'ana.sousa@example.com',
  customerPhone: '+351 912 345 678',
  locale: 'en',
  travellerName: null,
  travellerPhone: null,
  signName: null,
  whatsappNotifications: false,
  trips: [],
}
export const readPartnerBooking: AnswersOf<'readPartnerBooking'> = { one: booking }
export const listPartnerBookings: AnswersOf<'listPartnerBookings'> = {
  changed: { data: [booking], next_cursor: null },
  reference: { data: [booking], next_cursor: null },
}
export const createPartnerBooking: AnswersOf<'createPartnerBooking'> = {
  transfer: {
    id: newId(1),
    bookingNumber: EXAMPLE_NUMBER,
    status: 'pending',
    paymentStatus: 'not_required',
    totalPrice: 49,
  },
}
export const changePartnerBooking: AnswersOf<'changePartnerBooking'> = {
  flight: { ...booking, flightNumber: 'TP 1234', passengers: 3 },
}
export const cancelPartnerBooking: AnswersOf<'cancelPartnerBooking'> = {
  one: {
    ...booking,
    cancelledAt: NOW,
    cancelledBy: 'partner',
    cancelReason: 'The guest has changed plans.',
    cancelFee: 0,
  },
}

const START = 'ctk_live_AbCdEf'
const SECRET = 'ctk_live_…'
const apiKey: ApiKey = {
  id: EXAMPLE_IDS.apiKey,
  name: 'Lisbon Hotels',
  scopes: ['quote', 'book', 'read'],
  start: START,
  createdAt: NOW,
  createdBy: 'admin',
  lastUsedAt: NOW,
  oldSecret: null,
  revokedAt: null,
  revokedBy: null,
  usage: ['2026-12-15', '2026-12-16', '2026-12-17'].map((day) => ({ day, calls: 0 })),
}
export const listApiKeys: AnswersOf<'listApiKeys'> = { all: { keys: [apiKey] } }
export const createApiKey: AnswersOf<'createApiKey'> = {
  hotels: { ...apiKey, id: newId(0), lastUsedAt: null, secret: SECRET },
}
export const rotateApiKey: AnswersOf<'rotateApiKey'> = {
  one: { ...apiKey, oldSecret: { start: START, endsAt: TOMORROW }, secret: SECRET },
  atOnce: { ...apiKey, secret: SECRET },
}
export const endOldSecret: AnswersOf<'endOldSecret'> = { one: apiKey }
export const revokeApiKey: AnswersOf<'revokeApiKey'> = {
  one: { ...apiKey, revokedAt: NOW, revokedBy: 'admin' },
}
