import { changeableTripFields } from './testing/change-fields.ts'
import { describeInput } from './testing/describe-input.ts'
import { optionalLine, wholeNumber } from './testing/field-kinds.ts'

const bookingNumber = optionalLine('Booking number', 64)

describeInput('quoteTripChange', { valid: {}, fields: { bookingNumber, ...changeableTripFields } })
describeInput('requestTripChange', {
  valid: { expectedTotalCents: 4900 },
  fields: {
    bookingNumber,
    ...changeableTripFields,
    expectedTotalCents: wholeNumber('Expected total', 1, 1_000_000_000),
  },
})
describeInput('payTripChange', { valid: {}, fields: { bookingNumber } })
describeInput('withdrawTripChange', {
  valid: {},
  fields: { bookingNumber, changeId: optionalLine('Change id', 64) },
})
