import { describeInput } from './testing/describe-input.ts'
import { day, optionalLine } from './testing/field-kinds.ts'

const pin = { bookingId: 'x', carNo: 2 }

describeInput('planDay', {
  valid: { date: '2027-01-27' },
  fields: {
    date: day('Day'),
    pins: {
      refused: [
        [Array.from({ length: 501 }, () => pin)],
        [[{ ...pin, bookingId: '' }]],
        [[{ ...pin, carNo: 0 }]],
        [[{ ...pin, carNo: 11 }]],
      ],
      accepted: [
        [undefined, []],
        [[pin], [pin]],
        [[{ bookingId: 'x' }], [{ bookingId: 'x', carNo: 1 }]],
      ],
    },
  },
})

const trip = { ...pin, carId: 'y', driverId: 'z', version: 0 }

describeInput('takePlan', {
  valid: { trips: [trip] },
  fields: {
    trips: {
      refused: [
        [[]],
        [Array.from({ length: 501 }, () => trip)],
        [[{ ...trip, version: -1 }]],
        [[{ ...trip, carId: '' }]],
        [[{ ...trip, driverId: undefined }], 'Driver is required.'],
      ],
      accepted: [[[trip], [trip]]],
    },
    override: optionalLine('Override', 300),
  },
})
