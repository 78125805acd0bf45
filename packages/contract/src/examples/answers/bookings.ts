import type { Booking } from '../../bookings.ts'
import { accepted, booking } from './booking-of-examples.ts'
import { EXAMPLE_DAY, EXAMPLE_LINK_TOKEN, EXAMPLE_NUMBER } from '../example.ts'
import { done, newId, NOW, type AnswersOf } from './answers-of.ts'

const quoted = {
  quoteId: 'eyJwIjo0OTAwLCJkIjoyMzIwMH0.q8Zx1dJwVb2mK0',
  expiresAt: '2027-01-13T09:30:00.000Z',
}

export const createQuote: AnswersOf<'createQuote'> = {
  transfer: {
    totalPrice: 49,
    serviceType: 'point-to-point',
    basePrice: 49,
    stopCosts: 0,
    hourlyRate: null,
    duration: null,
    currency: 'EUR',
    distanceKm: 23.2,
    durationMinutes: 28,
    ...quoted,
  },
  withStop: {
    totalPrice: 685.89,
    serviceType: 'point-to-point',
    basePrice: 565.89,
    stopCosts: 120,
    hourlyRate: null,
    duration: null,
    currency: 'EUR',
    distanceKm: 290.2,
    durationMinutes: 180,
    ...quoted,
  },
  hire: {
    totalPrice: 380,
    serviceType: 'hourly',
    basePrice: 380,
    stopCosts: 0,
    hourlyRate: 95,
    duration: 4,
    currency: 'EUR',
    distanceKm: null,
    durationMinutes: null,
    ...quoted,
  },
}

const booked = { id: newId(0), bookingNumber: EXAMPLE_NUMBER, status: 'pending' } as const
export const createBooking: AnswersOf<'createBooking'> = {
  transfer: { ...booked, paymentStatus: 'not_required', totalPrice: 49 },
  hire: { ...booked, paymentStatus: 'not_required', totalPrice: 380 },
  online: {
    ...booked,
    paymentStatus: 'pending',
    totalPrice: 331.82,
    checkoutUrl: 'https://checkout.sumup.com/pay/8f9316a3-cda9-42a9-9771',
  },
}
export const readPaymentStatus: AnswersOf<'readPaymentStatus'> = {
  asked: { paymentStatus: 'pending', amount: 49, bookingNumber: EXAMPLE_NUMBER },
}
export const readPaymentLink: AnswersOf<'readPaymentLink'> = {
  link: {
    bookingNumber: EXAMPLE_NUMBER,
    pickupLocation: 'Faro Airport',
    pickupName: 'Faro Airport (FAO)',
    dropoffLocation: 'Vilamoura',
    dropoffName: 'Vilamoura',
    pickupDate: EXAMPLE_DAY,
    pickupTime: '10:30',
    pickupZone: 'Europe/Lisbon',
    vehicleName: 'Mercedes E Class',
    totalPrice: 49,
    state: 'to_pay',
  },
}
export const openPaymentLink: AnswersOf<'openPaymentLink'> = {
  link: { checkoutUrl: 'https://checkout.sumup.com/pay/8f9316a3-cda9-42a9-9771' },
}
export const createQuoteRequest: AnswersOf<'createQuoteRequest'> = {
  remote: { id: newId(0), reference: 'QR-7K3Q9X' },
}
export const createContactMessage: AnswersOf<'createContactMessage'> = {
  question: { id: newId(0), reference: 'CM-7K3Q9X' },
}

export const takeBooking: AnswersOf<'takeBooking'> = {
  phone: {
    ...booking,
    ...accepted,
    id: newId(0),
    totalPrice: 45,
  },
}
export const listBookings: AnswersOf<'listBookings'> = { latest: [booking] }
export const findBookings: AnswersOf<'findBookings'> = { search: { bookings: [booking], nextCursor: null } }
export const countBookings: AnswersOf<'countBookings'> = {
  all: { total: 1, matching: 1, waiting: 1, changes: 0 },
}
export const watchBookings: AnswersOf<'watchBookings'> = { now: { waiting: 1, changes: 0, latestAt: NOW } }
export const listDayBookings: AnswersOf<'listDayBookings'> = { day: { bookings: [booking] } }
export const readBooking: AnswersOf<'readBooking'> = { one: booking }
export const readBookingHistory: AnswersOf<'readBookingHistory'> = {
  one: {
    entries: [
      {
        at: NOW,
        act: 'requested',
        by: null,
        mail: null,
        note: null,
        amount: null,
        listAmount: null,
        takenAt: null,
      },
      {
        at: NOW,
        act: 'mail-sent',
        by: null,
        mail: 'booking-received',
        note: null,
        amount: null,
        listAmount: null,
        takenAt: null,
      },
    ],
  },
}
export const acceptBooking: AnswersOf<'acceptBooking'> = {
  one: { ...booking, ...accepted },
}
export const rejectBooking: AnswersOf<'rejectBooking'> = {
  one: {
    ...booking,
    status: 'rejected',
    decidedAt: NOW,
    decidedBy: 'admin',
    rejectReason: 'We are fully booked on that day.',
  },
}
export const cancelBooking: AnswersOf<'cancelBooking'> = {
  one: {
    ...booking,
    cancelledAt: NOW,
    cancelledBy: 'office',
    cancelReason: 'The road to Vilamoura is closed on that day.',
    cancelFee: 0,
  },
}
export const correctEmail: AnswersOf<'correctEmail'> = {
  one: { ...booking, customerEmail: 'ana.sousa@example.org' },
}
export const renewTripLink: AnswersOf<'renewTripLink'> = { one: booking }

const link = { createdAt: NOW, createdBy: 'admin' }
export const readCalendarLink: AnswersOf<'readCalendarLink'> = { all: { link } }
export const renewCalendarLink: AnswersOf<'renewCalendarLink'> = {
  all: { ...link, url: 'https://www.example.com/calendar/a-secret-of-32-letters.ics' },
}
export const removeCalendarLink: AnswersOf<'removeCalendarLink'> = { all: done }

const unpaid: Booking = {
  ...booking,
  createdAt: '2027-06-01T10:00:00.000Z',
  paymentMethod: 'sumup',
  paymentStatus: 'pending',
  unpaidActs: ['sendPaymentLink', 'payDriver', 'markPaid'],
}
export const sendPaymentLink: AnswersOf<'sendPaymentLink'> = {
  one: { url: `https://www.example.com/pay#${EXAMPLE_LINK_TOKEN}` },
}
export const payDriver: AnswersOf<'payDriver'> = {
  one: { ...unpaid, paymentMethod: 'cash', paymentStatus: 'not_required', unpaidActs: [] },
}
export const markPaid: AnswersOf<'markPaid'> = {
  one: { ...unpaid, paymentStatus: 'completed', paidAmount: 49, unpaidActs: [] },
}
