import { changeableTripFields } from './testing/change-fields.ts'
import { describeInput } from './testing/describe-input.ts'
import { expectedTotal, id, optionalLine } from './testing/field-kinds.ts'

const bookingNumber = id('Booking number')
const fields = { bookingNumber, ...changeableTripFields }

describeInput('quotePartnerChange', { valid: { bookingNumber: 'TR-7K3Q9X' }, fields })
describeInput('requestPartnerChange', {
  valid: { bookingNumber: 'TR-7K3Q9X', expectedTotal: 49 },
  fields: { ...fields, expectedTotal },
})
describeInput('withdrawPartnerChange', {
  valid: { bookingNumber: 'TR-7K3Q9X' },
  fields: { bookingNumber, changeId: optionalLine('Change id', 64) },
})
