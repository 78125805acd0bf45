import { describeInput } from './testing/describe-input.ts'
import { id, line } from './testing/field-kinds.ts'

describeInput('openPartnerCheckout', {
  valid: { bookingNumber: 'TR-7K3Q9X', returnUrl: 'https://hotel.example/paid' },
  fields: { bookingNumber: id('Booking number'), returnUrl: line('Return address', 1000) },
})
