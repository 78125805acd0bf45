import { z } from 'zod'
import { endpointsFor } from './endpoint.ts'
import { booking } from './bookings.ts'
import { id, mailAddress, optionalText } from './fields.ts'
import { trip, whichBooking } from './trip.ts'

const visitors = endpointsFor('public', 'Your journey')
const guest = endpointsFor('public', 'Your journey', { limit: 'trip', isNeverCached: true })
const office = endpointsFor('admin', 'Office: bookings')

/** The answer to everyone who asks for a link, whether or not there is one. */
export const LINK_ON_ITS_WAY = 'If a booking matches, its link is on its way to that address.'

export const sendTripLink = visitors.post('/api/trips/link', {
  procedure: 'trip.sendLink',
  summary: 'Have the private link of a booking sent to its guest once more',
  description:
    'The answer is always the same, and comes before anything is looked up. The link goes to the address that the booking has; without a number, one email has the links of all bookings of that address.',
  status: 202,
  limit: 'lostLink',
  isNeverCached: true,
  input: z.object({
    bookingNumber: optionalText('Booking number', 64),
    email: mailAddress(),
  }),
  output: z.object({ message: z.literal(LINK_ON_ITS_WAY) }),
})

export const endTripLinks = guest.post('/api/trip/link', {
  procedure: 'trip.endLinks',
  summary: 'End all private links of the booking, and send its guest a new one',
  description:
    'Links that were sent or shared before have ended from now on, also where they were opened. The new one goes to the email address of the booking. The caller’s own cookie is replaced. At most three times a day.',
  refusals: ['NOT_FOUND', 'LINK_ENDED', 'LINK_ONLY_SHOWS'],
  input: z.object(whichBooking),
  output: trip,
})

export const renewTripLink = office.post('/api/admin/bookings/:id/private-link', {
  procedure: 'bookings.renewLink',
  summary: 'End the private links of a booking, and send its guest a new one',
  description: 'Links that were sent or shared before open nothing from now on, also where they were opened.',
  refusals: ['LINK_ENDED'],
  input: z.object({ id: id('Booking id') }),
  output: booking,
})
