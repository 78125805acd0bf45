import { expect, test } from 'vitest'
import { driverEvent } from './driver-jobs.ts'
import { describeInput } from './testing/describe-input.ts'
import { each, id, readAs } from './testing/field-kinds.ts'

const at = '2027-01-27T10:30:00Z'
const event = {
  id: '0b7e3c5a-9d1f-4b62-8a4e-6c2d1f0e9b17',
  assignmentId: 'x',
  type: 'accept',
  version: 1,
  occurredAt: at,
}
const times = <T>(count: number, one: T) => Array.from({ length: count }, () => one)

describeInput('reportDriverEvents', {
  valid: { sentAt: at, events: [event] },
  fields: {
    sentAt: {
      refused: [],
      // A phone's clock may be wrong: the steps count all the same.
      accepted: [[at, new Date(at)], ...readAs([null, '', '10:30', 5], null)],
    },
    events: {
      refused: [
        ...each([undefined, null, 'x', {}], 'Events must be a list.'),
        [[], 'Send at least one event.'],
        [times(51, event), 'Send at most 50 events at once.'],
      ],
      accepted: [
        [[event], [event]],
        // Each is judged for itself.
        [
          ['x', null],
          ['x', null],
        ],
        [times(50, event), times(50, event)],
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
    expect(issuesOf({ ...event, type })).toEqual(['type'])
  expect(issuesOf({ ...event, type: 'no_show' })).toEqual([])
})

test.each([
  ['what is no event', null, ['']],
  ['an id that is none', { ...event, id: 'x' }, ['id']],
  ['no trip', { ...event, assignmentId: undefined }, ['assignmentId']],
  ['no version', { ...event, version: undefined }, ['version']],
  ['a note that is too long', { ...event, note: 'x'.repeat(301) }, ['note']],
  ['control characters', { ...event, note: 'a\u0000b' }, ['note']],
  ['what to take back, left out', { ...event, type: 'undo' }, ['undoes']],
  ['a note of several lines', { ...event, note: 'One\r\nTwo' }, []],
  ['a clock of the year 0', { ...event, occurredAt: '0000-01-01T00:00:00Z' }, []],
  ['no time at all', { ...event, occurredAt: undefined }, []],
  ['a field of a newer page', { ...event, mood: 'good' }, []],
])('an event with %s is read, or refused, for itself', (_what, value, fields) => {
  expect(issuesOf(value)).toEqual(fields)
})

function issuesOf(value: unknown): string[] {
  return (driverEvent.safeParse(value).error?.issues ?? []).map(({ path }) => path.join('.'))
}
