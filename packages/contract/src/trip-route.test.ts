import { describeInput } from './testing/describe-input.ts'
import { optionalLine } from './testing/field-kinds.ts'

describeInput('readTripRoute', { valid: {}, fields: { bookingNumber: optionalLine('Booking number', 64) } })
