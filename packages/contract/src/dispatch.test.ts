import { describeInput } from './testing/describe-input.ts'
import {
  day,
  id,
  optionalLine,
  optionalLines,
  version,
  wholeNumber,
  word,
  each,
  type FieldKind,
  optionalAmount,
} from './testing/field-kinds.ts'

const REASON = 300
const EVENT = '0b7e3c5a-9d1f-4b62-8a4e-6c2d1f0e9b17'
const assignmentId = id('Assignment id')
const carNo: FieldKind = {
  refused: wholeNumber('Car number', 1, 10).refused.filter(([value]) => value !== undefined),
  accepted: [...wholeNumber('Car number', 1, 10).accepted, [undefined, 1]],
}
describeInput('readBoard', {
  valid: { date: '2027-01-27' },
  fields: { date: day('Day'), changedSince: optionalLine('Changed since', 64) },
})
describeInput('readBookingTrip', { valid: { id: 'x' }, fields: { id: id('Booking id') } })

describeInput('readSuggestions', { valid: { id: 'x' }, fields: { id: id('Booking id'), carNo } })
describeInput('assignTrip', {
  valid: { id: 'x', carNo: 1, carId: null, driverId: null, override: null },
  fields: {
    id: id('Booking id'),
    carNo,
    carId: optionalLine('Car', 64),
    driverId: optionalLine('Driver', 64),
    version,
    override: optionalLine('Override', REASON),
    ended: word(
      'End',
      ['completed', 'no_show'],
      [
        [null, null],
        [undefined, undefined],
      ],
    ),
  },
})
describeInput('releaseTrip', {
  valid: { id: 'x', reason: null },
  fields: { id: assignmentId, reason: optionalLine('Reason', REASON) },
})
describeInput('restoreTrip', { valid: { id: 'x' }, fields: { id: assignmentId } })
describeInput('swapTripCars', {
  valid: { id: 'x', otherId: 'y' },
  fields: { id: assignmentId, otherId: id('Other assignment') },
})

const eventId: FieldKind = {
  refused: each([undefined, null, '', 'x', 5], 'The id of an event must be a UUID.'),
  accepted: [[EVENT, EVENT]],
}
const at = new Date('2027-01-27T10:30:00Z')
const occurredAt: FieldKind = {
  refused: each(
    ['', '10:30', '2027-01-27', '2027-01-27T10:30:00', 5],
    'The time of an event must be an instant like 2027-01-27T10:30:00Z.',
  ),
  accepted: [
    [undefined, null],
    [null, null],
    ['2027-01-27T10:30:00Z', at],
    ['2027-01-27T11:30:00+01:00', at],
  ],
}
describeInput('recordTripEvent', {
  valid: { id: 'x', eventId: EVENT, type: 'accept' },
  fields: {
    id: assignmentId,
    eventId,
    type: word('Event', [
      'accept',
      'decline',
      'on_the_way',
      'arrived',
      'contact_attempt',
      'no_show',
      'no_show_confirmed',
      'no_show_refused',
      'on_board',
      'completed',
      'undo',
    ]),
    version,
    occurredAt,
    note: optionalLines('Note', REASON),
    undoes: optionalLine('Event to take back', 64),
  },
})
describeInput('decideNoShow', {
  valid: { id: 'x', decision: 'wait' },
  fields: {
    id: assignmentId,
    decision: word('Decision', ['confirm', 'wait']),
    refund: optionalAmount('Refund'),
    note: optionalLines('Note', REASON),
  },
})
describeInput('settleUncountedStep', { valid: { id: 'x' }, fields: { id: id('Step id') } })

const alarm = { bookingId: 'x', carNo: null, kind: 'declined' }
describeInput('putOffAlarms', {
  valid: { alarms: [alarm] },
  fields: {
    alarms: {
      refused: [
        [[], 'Say which alarms.'],
        [Array.from({ length: 501 }, () => alarm), 'At most 500 alarms can be put off at once.'],
        [[{ ...alarm, kind: 'late' }]],
        [[{ ...alarm, carNo: 0 }]],
        [[{ ...alarm, bookingId: '' }]],
      ],
      accepted: [
        [
          [alarm, { ...alarm, carNo: 2 }],
          [alarm, { ...alarm, carNo: 2 }],
        ],
      ],
    },
  },
})

describeInput('listTripProofs', {
  valid: { id: '0b6f5a1e-3f6d-4a7e-9a53-6a7c7f1f1c01' },
  fields: { id: id('Booking id') },
})
