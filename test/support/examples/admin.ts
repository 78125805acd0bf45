import type { Examples } from '@chauffeur/contract/examples/examples'
import { EXAMPLE_DAY, EXAMPLE_IDS, EXAMPLE_LOGIN, EXAMPLE_NEW_PASSWORD } from './example.ts'

const one = (id: string, summary: string): Examples => ({ one: { summary, input: { id } } })

export const login: Examples = { admin: { summary: 'As the administrator', input: EXAMPLE_LOGIN } }
export const changePassword: Examples = {
  new: {
    summary: 'Another password',
    input: { oldPassword: EXAMPLE_LOGIN.password, newPassword: EXAMPLE_NEW_PASSWORD },
  },
}
export const logout: Examples = { out: { summary: 'This session ends' } }
export const currentUser: Examples = { user: { summary: 'Whose session this is' } }

export const listBookings: Examples = { latest: { summary: 'The latest one', input: { limit: 1 } } }
export const takeBooking: Examples = {
  phone: {
    summary: 'By phone, at a price that the office sets',
    input: {
      customerName: 'Ana Sousa',
      customerEmail: 'ana.sousa@example.com',
      customerPhone: '+351 912 345 678',
      pickupLocation: 'Faro Airport',
      dropoffLocation: 'Vilamoura',
      pickupDate: EXAMPLE_DAY,
      pickupTime: '10:30',
      vehicleName: 'Mercedes E Class',
      serviceType: 'point-to-point',
      passengers: 2,
      paymentMethod: 'cash',
      setPrice: 45,
      priceReason: 'She drives with us every month.',
    },
  },
}
export const findBookings: Examples = {
  search: { summary: 'By name, those to be decided', input: { q: 'sousa', status: 'pending', limit: 1 } },
}
export const countBookings: Examples = { all: { summary: 'Altogether' } }
export const watchBookings: Examples = { now: { summary: 'Whether there is something new' } }
export const listDayBookings: Examples = {
  day: { summary: 'The trips of a day', input: { day: EXAMPLE_DAY } },
}
export const readBooking = one(EXAMPLE_IDS.booking, 'A booking that waits')
export const readBookingHistory = one(EXAMPLE_IDS.booking, 'What happened to it')
export const acceptBooking = one(EXAMPLE_IDS.booking, 'We drive')
export const readDecisionSetting: Examples = { now: { summary: 'As it is now' } }
export const changeDecisionSetting: Examples = {
  weekdays: {
    summary: 'From Monday to Friday, nine to six',
    input: { isLimited: true, opensAt: '09:00', closesAt: '18:00', days: [1, 2, 3, 4, 5] },
  },
}
export const actOnBookings: Examples = {
  accept: {
    summary: 'All that were chosen are accepted',
    input: { act: 'accept', bookings: [{ id: EXAMPLE_IDS.booking }], carId: null, driverId: null },
  },
}
export const rejectBooking: Examples = {
  one: {
    summary: 'With a reason, which the customer reads',
    input: { id: EXAMPLE_IDS.booking, reason: 'We are fully booked on that day.' },
  },
}
export const cancelBooking: Examples = {
  one: {
    summary: 'Everything that was paid is refunded',
    input: { id: EXAMPLE_IDS.booking, reason: 'The road to Vilamoura is closed on that day.' },
  },
}
export const correctEmail: Examples = {
  one: {
    summary: 'As the customer spelled it on the phone',
    input: { id: EXAMPLE_IDS.booking, customerEmail: 'ana.sousa@example.org' },
  },
}

export const readCalendarLink: Examples = { link: { summary: 'Whether there is one' } }
export const renewCalendarLink: Examples = { link: { summary: 'A new address' } }
export const removeCalendarLink: Examples = { link: { summary: 'No address any more' } }

export const listPayments = one(EXAMPLE_IDS.booking, 'Every attempt')
export const listPaymentsToSettle: Examples = { all: { summary: 'All that wait for a person' } }
export const acceptAsPaid = one(EXAMPLE_IDS.payment, 'The money is there')
export const dismissPayment = one(EXAMPLE_IDS.payment, 'The money went back by hand')
export const markRefunded = one(EXAMPLE_IDS.payment, 'The refund was given by hand')
export const raiseRefund: Examples = {
  one: { summary: 'A part of it', input: { id: EXAMPLE_IDS.payment, refundTotal: 20 } },
}

export const askRefundAgain: Examples = {
  one: {
    summary: 'It is not in the provider’s office',
    input: { id: EXAMPLE_IDS.payment, refundRequests: 1 },
  },
}

export const sendPaymentLink = one(EXAMPLE_IDS.booking, 'By email')
export const payDriver: Examples = {
  one: { summary: 'In cash', input: { id: EXAMPLE_IDS.booking, paymentMethod: 'cash' } },
}
export const markPaid: Examples = {
  one: { summary: 'By bank transfer', input: { id: EXAMPLE_IDS.booking, note: 'Bank transfer on 3 March' } },
}

export const listEnquiries: Examples = {
  waiting: { summary: 'Those that wait for an answer', input: { answered: false, limit: 1 } },
}
export const readEnquiry = one(EXAMPLE_IDS.enquiry, 'A request for a price')
export const markEnquiry: Examples = {
  answered: { summary: 'It is answered', input: { id: EXAMPLE_IDS.enquiry, answered: true } },
}

export const replyToEnquiry: Examples = {
  priced: {
    summary: 'With a price that the customer can book',
    input: {
      id: EXAMPLE_IDS.enquiry,
      subject: 'Your trip to Lisbon',
      text: 'Dear Mr Costa,\n\nwe gladly drive you to Lisbon, and offer you this price.',
      offer: {
        serviceType: 'point-to-point',
        pickupLocation: 'Faro Airport',
        dropoffLocation: 'Lisbon',
        pickupDate: EXAMPLE_DAY,
        pickupTime: '10:30',
        vehicleName: 'Mercedes V Class',
        passengers: 4,
        totalPrice: 520,
        validUntil: EXAMPLE_DAY,
      },
    },
  },
}
export const checkOffer: Examples = {
  free: {
    summary: 'A car is free',
    input: {
      serviceType: 'point-to-point',
      pickupLocation: 'Faro Airport',
      dropoffLocation: 'Lisbon',
      pickupDate: EXAMPLE_DAY,
      pickupTime: '10:30',
      vehicleName: 'Mercedes V Class',
    },
  },
}
export const withdrawOffer = one(EXAMPLE_IDS.offer, 'The day is taken')

export const listMails: Examples = { all: { summary: 'The first of them', input: { limit: 1 } } }
export const sendMailAgain = one(EXAMPLE_IDS.mail, 'Once more')
export const listBookingMails = one(EXAMPLE_IDS.booking, 'What the customer was sent')
export const sendBookingMail: Examples = {
  one: {
    summary: 'To the address as the customer spelled it on the phone',
    input: {
      id: EXAMPLE_IDS.booking,
      mailId: EXAMPLE_IDS.mail,
      customerEmail: 'ana.sousa@example.org',
    },
  },
}

export const readFirm: Examples = { all: { summary: 'As the settings say, before the first save' } }
export const changeFirm: Examples = {
  first: {
    summary: 'The first save',
    input: {
      brandName: 'Costa Chauffeurs',
      legalName: 'Costa Chauffeurs, Lda.',
      taxNumber: 'PT 500 000 000',
      licenceNumber: 'RNAAT 123/2026',
      address: 'Rua da Praia 1\n8000-001 Faro\nPortugal',
      phone: '+351 289 111 222',
      email: 'office@costa.example',
      openingHours: 'Every day, day and night',
      version: 0,
    },
  },
}
