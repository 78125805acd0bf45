import { MAX_BULK } from '@chauffeur/domain/bulk-acts'
import { describeInput } from './testing/describe-input.ts'
import { each, optionalLine, word } from './testing/field-kinds.ts'

describeInput('actOnBookings', {
  valid: { act: 'accept', bookings: [{ id: 'x' }], carId: null, driverId: null },
  fields: {
    act: word('Act', ['accept', 'assign', 'end']),
    bookings: {
      refused: [
        ...each([undefined, null, 'x', 5, {}], 'The bookings must be a list.'),
        [[], 'Choose at least one booking.'],
        [Array.from({ length: MAX_BULK + 1 }, () => ({ id: 'x' })), `Choose at most ${MAX_BULK} bookings.`],
        [[{}]],
      ],
      accepted: [
        [
          [{ id: 'x' }, { id: 'y', carNo: 2, version: 0 }],
          [
            { id: 'x', carNo: 1 },
            { id: 'y', carNo: 2, version: 0 },
          ],
        ],
      ],
    },
    carId: optionalLine('Car', 64),
    driverId: optionalLine('Driver', 64),
  },
})
