import { EXAMPLE_IDS, EXAMPLE_LOGIN, type Examples } from './example.ts'

const one = (id: string, summary: string): Examples => ({ one: { summary, input: { id } } })

export const login: Examples = { admin: { summary: 'As the administrator', input: EXAMPLE_LOGIN } }
export const logout: Examples = { out: { summary: 'This session ends' } }
export const currentUser: Examples = { user: { summary: 'Whose session this is' } }

export const listBookings: Examples = { latest: { summary: 'The latest one', input: { limit: 1 } } }
export const findBookings: Examples = {
  search: { summary: 'By name, those to be decided', input: { q: 'sousa', status: 'pending', limit: 1 } },
}
export const countBookings: Examples = { all: { summary: 'Altogether' } }
export const readBooking = one(EXAMPLE_IDS.booking, 'A booking that waits')
export const readBookingHistory = one(EXAMPLE_IDS.booking, 'What happened to it')
export const acceptBooking = one(EXAMPLE_IDS.booking, 'We drive')
export const rejectBooking: Examples = {
  one: {
    summary: 'With a reason, which the customer reads',
    input: { id: EXAMPLE_IDS.booking, reason: 'We are fully booked on that day.' },
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

export const listEnquiries: Examples = {
  waiting: { summary: 'Those that wait for an answer', input: { answered: false, limit: 1 } },
}
export const markEnquiry: Examples = {
  answered: { summary: 'It is answered', input: { id: EXAMPLE_IDS.enquiry, answered: true } },
}

export const listMails: Examples = { all: { summary: 'The first of them', input: { limit: 1 } } }
export const sendMailAgain = one(EXAMPLE_IDS.mail, 'Once more')
