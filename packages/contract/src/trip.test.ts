import { describeInput } from './testing/describe-input.ts'
import { each, optionalLine, wholeNumber, type FieldKind } from './testing/field-kinds.ts'

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

/** A text that stays when it is left out, and is emptied by null. */
const kept = (label: string, max = 200): FieldKind => ({
  refused: [
    ...each([5, true, ['Faro']], `${label} must be text.`),
    ...each(['', '  '], `${label} is required.`),
    ['x'.repeat(max + 1), `${label} can be at most ${max} characters long.`],
  ],
  accepted: [
    ['  Rui ', 'Rui'],
    [null, null],
    [undefined, undefined],
  ],
})
const counted = (label: string, min: number, max: number): FieldKind => ({
  refused: each([min - 1, max + 1, 1.5], `${label} must be a whole number from ${min} to ${max}.`),
  accepted: [
    [max, max],
    [undefined, undefined],
  ],
})

describeInput('changeTripDetails', {
  valid: {},
  fields: {
    bookingNumber,
    customerPhone: {
      ...kept('Phone'),
      accepted: [
        ['+351 912', '+351 912'],
        [undefined, undefined],
      ],
    },
    signName: kept('Name on the sign'),
    notes: kept('Special requests', 2000),
    whatsappNotifications: {
      refused: each(['maybe', 1], 'The WhatsApp wish must be "yes" or "no".'),
      accepted: [
        ['yes', true],
        [false, false],
        [undefined, undefined],
      ],
    },
    luggageConfig: kept('Luggage configuration'),
    passengers: counted('The number of passengers', 1, 16),
    childSeatCount: counted('The number of child seats', 0, 4),
    boosterSeatCount: counted('The number of booster seats', 0, 4),
    flightNumber: kept('Flight number'),
  },
})
