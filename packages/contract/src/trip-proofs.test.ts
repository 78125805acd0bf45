import { describeInput } from './testing/describe-input.ts'
import { id } from './testing/field-kinds.ts'

describeInput('listTripProofs', {
  valid: { id: '0b6f5a1e-3f6d-4a7e-9a53-6a7c7f1f1c01' },
  fields: { id: id('Booking id') },
})
