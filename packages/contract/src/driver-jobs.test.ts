import { expect, test } from 'vitest'
import { reportDriverEvents } from './driver-jobs.ts'
import { describeInput, fieldsRefused } from './testing/describe-input.ts'
import { each, id } from './testing/field-kinds.ts'

const at = '2027-01-27T10:30:00Z'
const event = {
  id: '0b7e3c5a-9d1f-4b62-8a4e-6c2d1f0e9b17',
  assignmentId: 'x',
  type: 'accept',
  version: 1,
  occurredAt: at,
}
const read = { ...event, occurredAt: new Date(at), note: null, undoes: null }

const times = <T>(count: number, one: T) => Array.from({ length: count }, () => one)

describeInput('reportDriverEvents', {
  valid: { sentAt: at, events: [event] },
  fields: {
    sentAt: {
      refused: each(
        [undefined, null, '', '10:30', 5],
        'The time of sending must be an instant like 2027-01-27T10:30:00Z.',
      ),
      accepted: [[at, new Date(at)]],
    },
    events: {
      refused: [
        ...each([undefined, null, 'x', {}], 'Events must be a list.'),
        [[], 'Send at least one event.'],
        [times(51, event), 'Send at most 50 events at once.'],
      ],
      accepted: [
        [[event], [read]],
        [times(50, event), times(50, read)],
      ],
    },
  },
})
describeInput('makeDriverLink', { valid: { id: 'x' }, fields: { id: id('Driver id') } })
describeInput('revokeDriverLink', { valid: { id: 'x' }, fields: { id: id('Driver id') } })
describeInput('makeTripLink', { valid: { id: 'x' }, fields: { id: id('Assignment id') } })
describeInput('revokeTripLink', { valid: { id: 'x' }, fields: { id: id('Assignment id') } })

test('a driver’s phone cannot say what only the office can', () => {
  for (const type of ['no_show_confirmed', 'no_show_refused', 'x'])
    expect(fieldsRefused('reportDriverEvents', { sentAt: at, events: [{ ...event, type }] })).toEqual([
      'events.0.type',
    ])
  expect(
    reportDriverEvents.input.safeParse({ sentAt: at, events: [{ ...event, type: 'no_show' }] }).success,
  ).toBe(true)
})
