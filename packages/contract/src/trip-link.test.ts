import { describeInput } from './testing/describe-input.ts'
import { each, id, optionalLine } from './testing/field-kinds.ts'

describeInput('sendTripLink', {
  valid: { email: 'ana@example.com' },
  fields: {
    bookingNumber: optionalLine('Booking number', 64),
    email: {
      refused: [
        ...each([undefined, null, '', ' '], 'Email is required.'),
        ...each(['no', 'a@x, b@y', 'Ana <a@x>'], 'address_not_mailed'),
        [`${'x'.repeat(200)}@example.com`],
      ],
      accepted: [[' Ana@example.com ', 'Ana@example.com']],
    },
  },
})

describeInput('endTripLinks', { valid: {}, fields: { bookingNumber: optionalLine('Booking number', 64) } })

describeInput('renewTripLink', { valid: { id: 'x' }, fields: { id: id('Booking id') } })
