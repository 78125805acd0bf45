import { bookingOrders, bookingSelections } from '@chauffeur/domain/booking-selections'
import { bookingStates } from '@chauffeur/domain/booking-status'
import { describeInput } from './testing/describe-input.ts'
import { each, id, optionalDay, optionalLine, pageSize, word } from './testing/field-kinds.ts'

const filter = {
  q: optionalLine('Search'),
  status: word('Status', bookingStates, [
    [null, null],
    [undefined, undefined],
  ]),
  only: word('Selection', bookingSelections, [
    [null, null],
    [undefined, undefined],
  ]),
  from: optionalDay('The first day'),
  to: optionalDay('The last day'),
}
describeInput('findBookings', {
  valid: {},
  fields: {
    ...filter,
    sort: word('Order', bookingOrders, [
      [null, null],
      [undefined, undefined],
    ]),
    limit: pageSize(200, 40),
    cursor: optionalLine('Cursor'),
  },
})
describeInput('countBookings', {
  valid: {},
  fields: {
    ...filter,
    newerThan: {
      refused: each(
        ['', 5, 'yesterday', '2027-01-13', '2027-01-13T09:00:00+01:00'],
        'The instant “newerThan” must be written like 2027-01-13T09:00:00Z.',
      ),
      accepted: [
        [null, null],
        [undefined, undefined],
        ['2027-01-13T09:00:00Z', '2027-01-13T09:00:00Z'],
      ],
    },
  },
})

describeInput('listDayBookings', {
  valid: { day: '2027-03-28' },
  fields: {
    day: {
      refused: [
        [undefined, 'The day is required.'],
        ...each(['tomorrow', '2027-02-30', '28.3.2027'], 'The day must be written like 2027-03-28.'),
      ],
      accepted: [[' 2027-03-28 ', '2027-03-28']],
    },
  },
})
describeInput('readBooking', { valid: { id: 'x' }, fields: { id: id('Booking id, or booking number') } })
describeInput('readBookingHistory', { valid: { id: 'x' }, fields: { id: id('Booking id') } })
