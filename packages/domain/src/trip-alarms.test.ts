import { expect, test } from 'vitest'
import { alarmSentence, changeAlarm, leaveBy, tripAlarm } from './trip-alarms.ts'
import type { TripState } from './trip-state.ts'

const pickupAt = new Date('2027-01-27T10:00:00Z')
const endsAt = new Date('2027-01-27T11:00:00Z')
const HOUR = 60

/** The alarm so many minutes before the pick-up; after it, where negative. */
const alarmAt = (state: TripState | null, before: number) => {
  const now = new Date(pickupAt.getTime() - before * 60_000)
  const alarm = tripAlarm({ state, pickupAt, endsAt, driveMinutes: 20 }, now)
  return alarm ? `${alarm.kind} ${alarm.level} ${alarm.minutes}` : 'none'
}

test.for([
  [null, 25 * HOUR, 'none'],
  [null, 24 * HOUR, 'nobody_assigned amber 1440'],
  [null, 6 * HOUR + 1, 'nobody_assigned amber 361'],
  [null, 6 * HOUR, 'nobody_assigned red 360'],
  [null, -5, 'nobody_assigned red -5'],
  ['offered', 13 * HOUR, 'none'],
  ['offered', 12 * HOUR, 'not_accepted amber 720'],
  ['offered', 3 * HOUR, 'not_accepted red 180'],
  ['offered', 29, 'should_have_left red 1'],
  ['accepted', 30, 'none'],
  ['accepted', 18, 'should_have_left red 12'],
  ['accepted', -3, 'not_at_pickup red 3'],
  ['on_the_way', 1, 'none'],
  ['on_the_way', 0, 'none'],
  ['on_the_way', -4, 'not_at_pickup red 4'],
  ['at_pickup', -50, 'none'],
  ['no_show_claimed', -63, 'no_show_claimed red 63'],
  ['on_board', -105, 'none'],
  ['on_board', -106, 'still_on_board amber 46'],
  ['completed', -500, 'none'],
  ['no_show', -500, 'none'],
] as const)('a trip that is %s, %i minutes before its pick-up: %s', ([state, before, alarm]) => {
  expect(alarmAt(state, before)).toBe(alarm)
})

test('a driver leaves in time for the drive, with ten minutes to spare', () => {
  expect(leaveBy({ pickupAt, driveMinutes: 19.2 })).toEqual(new Date('2027-01-27T09:30:00Z'))
})

test.for([
  ['should_have_left', 12, '10:00 Faro Airport → Vilamoura: Ana should have left 12 minutes ago.'],
  ['should_have_left', 1, '10:00 Faro Airport → Vilamoura: Ana should have left 1 minute ago.'],
  [
    'not_at_pickup',
    75,
    '10:00 Faro Airport → Vilamoura: Ana should have been at the pick-up 1 hour 15 min ago.',
  ],
  [
    'not_accepted',
    150,
    '10:00 Faro Airport → Vilamoura: Ana has not accepted yet, and the pick-up is in 2 hours 30 min.',
  ],
  [
    'nobody_assigned',
    1200,
    '10:00 Faro Airport → Vilamoura: nobody is assigned, and the pick-up is in 20 hours.',
  ],
  [
    'nobody_assigned',
    -5,
    '10:00 Faro Airport → Vilamoura: nobody is assigned, and the pick-up was 5 minutes ago.',
  ],
  [
    'no_show_claimed',
    63,
    '10:00 Faro Airport → Vilamoura: Ana says that the guest has not come. Please decide.',
  ],
  ['still_on_board', 60, '10:00 Faro Airport → Vilamoura: Ana should have arrived 1 hour ago.'],
] as const)('%s by %i minutes reads as a sentence', ([kind, minutes, sentence]) => {
  const trip = { time: '10:00', from: 'Faro Airport', to: 'Vilamoura', driverName: 'Ana Martins' }
  expect(alarmSentence({ kind, minutes, level: 'red' }, trip)).toBe(sentence)
})

test('a change that was asked for waits, the redder the nearer the pick-up is, and names its day', () => {
  const alarmBefore = (hours: number) =>
    changeAlarm(new Date('2027-01-27T10:00:00Z'), new Date(pickupAt.getTime() - hours * 3_600_000))
  expect([200, 7, 6].map((hours) => alarmBefore(hours).level)).toEqual(['amber', 'amber', 'red'])
  const trip = { day: '2027-01-27', time: '10:00', from: 'Faro Airport', to: 'Vilamoura', driverName: null }
  expect(alarmSentence(alarmBefore(200), trip)).toBe(
    '27 January, 10:00 Faro Airport → Vilamoura: a change of this trip was asked for, and waits for your answer.',
  )
})

test('a hire names its pick-up only', () => {
  const trip = { time: '09:00', from: 'Lagos', to: null, driverName: null }
  expect(alarmSentence({ kind: 'not_at_pickup', minutes: 2, level: 'red' }, trip)).toBe(
    '09:00 Lagos: The driver should have been at the pick-up 2 minutes ago.',
  )
})
