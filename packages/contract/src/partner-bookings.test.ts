import { describeInput } from './testing/describe-input.ts'
import { each, id, optionalAmount, optionalLine, pageSize } from './testing/field-kinds.ts'

describeInput('listPartnerBookings', {
  valid: {},
  fields: {
    updated_since: {
      refused: each(
        [null, '', 5, 'yesterday', '2027-01-13', '2027-01-13T09:00:00', '2027-01-13T09:00:00 01:00'],
        'The instant “updated_since” must be written like 2027-01-13T09:00:00Z; a + in it as %2B.',
      ),
      accepted: [
        [undefined, undefined],
        ['2027-01-13T09:00:00Z', new Date('2027-01-13T09:00:00Z')],
        ['2027-01-13T10:00:00.5+01:00', new Date('2027-01-13T09:00:00.5Z')],
      ],
    },
    cursor: optionalLine('Cursor'),
    limit: pageSize(100, 20),
  },
})

describeInput('readPartnerBooking', {
  valid: { bookingNumber: 'TR-7K3Q9X' },
  fields: { bookingNumber: id('Booking number') },
})

describeInput('cancelPartnerBooking', {
  valid: { bookingNumber: 'TR-7K3Q9X' },
  fields: {
    bookingNumber: id('Booking number'),
    reason: optionalLine('Reason', 300),
    expectedRefund: optionalAmount('Expected refund'),
  },
})
