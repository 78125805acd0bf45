import { expect, test } from 'vitest'
import { byObjections } from './trip-objections.ts'

test('of choices that something speaks against, what breaks least comes first', () => {
  const duty = { code: 'duty_too_long', minutes: 900 } as const
  const late = (minutes: number) => ({ code: 'break_too_short', minutes }) as const
  const choices = [
    [{ code: 'no_road_between_trips' }],
    [{ code: 'driver_blocked' }],
    [duty, late(40)],
    [late(40)],
    [late(5)],
    [duty, { code: 'other_class' }],
    [{ ...duty, minutes: 840 }],
    [duty],
    [{ code: 'other_class' }],
    [],
  ] as const
  expect(choices.toReversed().toSorted(byObjections)).toEqual([
    choices[9],
    choices[8],
    choices[6],
    choices[7],
    choices[5],
    choices[4],
    choices[3],
    choices[2],
    choices[1],
    choices[0],
  ])
})
