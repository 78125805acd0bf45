import { changeableTripFields } from './testing/change-fields.ts'
import { describeInput } from './testing/describe-input.ts'
import { expectedTotal, id, optionalLine } from './testing/field-kinds.ts'

const bookingNumber = id('Booking number')
const fields = { bookingNumber, ...changeableTripFields }

for (const name of ['quotePartnerChange', 'quoteChangeAsMember'] as const)
  describeInput(name, { valid: { bookingNumber: 'TR-7K3Q9X' }, fields })
for (const name of ['requestPartnerChange', 'changeTripAsMember'] as const)
  describeInput(name, {
    valid: { bookingNumber: 'TR-7K3Q9X', expectedTotal: 49 },
    fields: { ...fields, expectedTotal },
  })
for (const name of ['withdrawPartnerChange', 'withdrawChangeAsMember'] as const)
  describeInput(name, {
    valid: { bookingNumber: 'TR-7K3Q9X' },
    fields: { bookingNumber, changeId: optionalLine('Change id', 64) },
  })
