import { detailKinds } from './testing/detail-kinds.ts'
import { describeInput } from './testing/describe-input.ts'
import { each, optionalDay, optionalLine, optionalLines, time, wholeNumber } from './testing/field-kinds.ts'

const bookingNumber = optionalLine('Booking number', 64)

describeInput('readTrip', { valid: {}, fields: { bookingNumber } })
describeInput('readTripCancellation', { valid: {}, fields: { bookingNumber } })
describeInput('cancelTrip', {
  valid: { expectedRefundCents: 0 },
  fields: {
    bookingNumber,
    expectedRefundCents: wholeNumber('Expected refund', 0, 1_000_000_000),
    reason: optionalLine('Reason', 300),
  },
})

describeInput('changeTripDetails', { valid: {}, fields: { bookingNumber, ...detailKinds } })

describeInput('correctTripCustomer', {
  valid: {},
  fields: {
    bookingNumber,
    customerName: {
      refused: each([null, '', ' '], 'Full name is required.'),
      accepted: [
        [undefined, undefined],
        [' Ana ', 'Ana'],
      ],
    },
    customerEmail: {
      refused: [...each([null, ''], 'Email is required.'), ['ana at home', 'address_not_mailed']],
      accepted: [
        [undefined, undefined],
        [' ana@example.com ', 'ana@example.com'],
      ],
    },
  },
})

describeInput('landLater', {
  valid: { date: null, time: '19:05' },
  fields: { bookingNumber, date: optionalDay('Day'), time: time('Time') },
})

describeInput('sayHere', {
  valid: {},
  fields: { bookingNumber, exit: optionalLine('Exit', 40) },
})

describeInput('takeBackHere', { valid: {}, fields: { bookingNumber } })

describeInput('rateTrip', {
  valid: { score: 5 },
  fields: {
    bookingNumber,
    score: wholeNumber('Rating', 1, 5),
    text: optionalLines('What you tell us', 1000),
  },
})

describeInput('readTripRoute', { valid: {}, fields: { bookingNumber: optionalLine('Booking number', 64) } })
