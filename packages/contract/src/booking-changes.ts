import { LOCALES } from '@chauffeur/domain/locale'
import { saleRefusals } from '@chauffeur/domain/sale-refusals'
import { changePrices } from '@chauffeur/domain/trip-change'
import { z } from 'zod'
import { booking } from './bookings.ts'
import { changeQuote, changeRefusals, changeableTripFields, readChange, tripChange } from './change-fields.ts'
import { endpointsFor } from './endpoint.ts'
import { detailFields, guestFields } from './fact-fields.ts'
import { euros, id, oneOf, overrideReason, phoneUnchecked, text } from './fields.ts'

const office = endpointsFor('admin', 'Office: bookings')

const whichBooking = { id: id('Booking id') }
const whichChange = { ...whichBooking, changeId: id('Change id') }

const newPrice = {
  price: oneOf('Price', changePrices).describe(
    'recalculated: today’s, or unchanged where only date and time change. kept: as it is. set: totalPrice',
  ),
  totalPrice: euros('Total price').nullish().describe('The new total, where price is set'),
  collect: oneOf('Collection', ['driver', 'link'])
    .nullish()
    .describe(
      'Who takes the difference of a trip that is paid and gets dearer. driver: the change is made at once. link, as without it: the customer is mailed a link to pay it, and the change is made once it is paid',
    ),
}

export const quoteBookingChange = office.post('/api/admin/bookings/:id/changes/quote', {
  procedure: 'changes.quote',
  summary: 'What a change of a booking would cost',
  description: 'A field that is left out stays as it is. Nothing is stored.',
  refusals: changeRefusals,
  input: z.object({ ...whichBooking, ...changeableTripFields, ...newPrice }).transform(readChange),
  output: changeQuote,
})

export const changeBooking = office.post('/api/admin/bookings/:id/changes', {
  procedure: 'changes.make',
  summary: 'Change the trip of a booking, or its price',
  description:
    'Made at once and mailed to the customer, unless a difference is to be paid by link first. What gets cheaper and was paid is refunded automatically.',
  refusals: [...changeRefusals, 'PRICE_CHANGED'],
  input: z
    .object({
      ...whichBooking,
      ...changeableTripFields,
      ...newPrice,
      expectedTotal: euros('Expected total').describe('The new total that the office was shown'),
      reason: text('Reason', 300).describe('For the booking’s history'),
      overrideReason,
    })
    .transform(readChange),
  output: booking,
})

export const acceptBookingChange = office.post('/api/admin/bookings/:id/changes/:changeId/accept', {
  procedure: 'changes.accept',
  summary: 'Make the change that the customer asks for, and tell the customer by email',
  description: 'Of this and a withdrawal, or a cancellation, at once one wins.',
  refusals: ['CHANGE_ENDED', 'ALREADY_CANCELLED', 'ALREADY_DECIDED', ...saleRefusals],
  input: z.object({ ...whichChange, overrideReason }),
  output: booking,
})

export const declineBookingChange = office.post('/api/admin/bookings/:id/changes/:changeId/decline', {
  procedure: 'changes.decline',
  summary: 'Decline the change that the customer asks for, or withdraw one that waits to be paid',
  description: 'The booking stays as it is. What was paid for the change is refunded.',
  refusals: ['CHANGE_ENDED', 'ALREADY_CANCELLED'],
  input: z.object({ ...whichChange, reason: text('Reason', 300).describe('Which the customer reads') }),
  output: booking,
})

export const listBookingChanges = office.get('/api/admin/bookings/:id/changes', {
  procedure: 'changes.list',
  summary: 'The changes of a booking’s trip, the latest first',
  input: z.object(whichBooking),
  output: z.object({ changes: z.array(tripChange) }),
})

export const correctCustomer = office.post('/api/admin/bookings/:id/customer', {
  procedure: 'changes.correctCustomer',
  summary: 'Correct the customer’s name, phone, email address or language',
  description:
    'A field that is left out stays as it is. With another address, the mails that did not arrive are sent to it.',
  input: z.object({
    ...whichBooking,
    customerName: guestFields.customerName,
    customerPhone: text('Phone').optional(),
    phoneUnchecked,
    customerEmail: guestFields.customerEmail,
    locale: oneOf('Locale', LOCALES).optional().describe('The language of mails from now on'),
  }),
  output: booking,
})

export const changeBookingDetails = office.patch('/api/admin/bookings/:id/details', {
  procedure: 'changes.details',
  summary: 'Change what costs nothing: phone, sign, wishes, seats, luggage, passengers, flight',
  description: 'A field that is left out stays as it is; null empties it. The customer is not mailed.',
  refusals: ['ALREADY_CANCELLED', 'ALREADY_DECIDED', 'INSUFFICIENT_CAPACITY', 'WHEELCHAIR_NOT_CARRIED'],
  input: z.object({ ...whichBooking, ...detailFields, phoneUnchecked }),
  output: booking,
})
