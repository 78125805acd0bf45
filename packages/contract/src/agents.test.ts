import { describeInput } from './testing/describe-input.ts'
import { each, version, type FieldKind } from './testing/field-kinds.ts'

const NO_COUNT = 'The bookings a day must be a whole number from 1 to 500.'
const bookingsPerDay: FieldKind = {
  refused: each([null, '5', 0, 501, 1.5], NO_COUNT),
  accepted: [
    [undefined, 20],
    [1, 1],
    [500, 500],
  ],
}
const mayBook: FieldKind = {
  refused: each([undefined, null, 'yes', 1], 'mayBook must be true or false.'),
  accepted: [
    [true, true],
    [false, false],
  ],
}

describeInput('changeAgentSetting', {
  valid: { mayBook: true, bookingsPerDay: 5 },
  fields: { version, mayBook, bookingsPerDay },
})
