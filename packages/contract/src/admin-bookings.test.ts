import { bookingStatuses } from '@chauffeur/domain/booking-status'
import { describeInput } from './testing/describe-input.ts'
import { id, optionalDay, optionalLine, pageSize, word } from './testing/field-kinds.ts'

const filter = {
  q: optionalLine('Search'),
  status: word('Status', bookingStatuses, [
    [null, null],
    [undefined, undefined],
  ]),
  from: optionalDay('The first day'),
  to: optionalDay('The last day'),
}
describeInput('findBookings', {
  valid: {},
  fields: { ...filter, limit: pageSize(200, 40), cursor: optionalLine('Cursor') },
})
describeInput('countBookings', { valid: {}, fields: filter })

for (const name of ['readBooking', 'readBookingHistory'] as const)
  describeInput(name, { valid: { id: 'x' }, fields: { id: id('Booking id') } })
