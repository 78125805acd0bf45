import { expect, test } from 'vitest'
import { minutesShort, minutesShortForCarChange, overlaps } from './cars-needed.ts'

const point = { lat: 37, lon: -8 }
const job = (start: number, end: number) => ({
  start: start * 60_000,
  end: end * 60_000,
  from: point,
  to: point,
})

test.for([
  [60, 80, 20, 0],
  [60, 80, 27, 7],
  [60, 80, 26.2, 7],
  [60, 60, 0, 0],
  [60, 50, 5, 15],
] as const)('ends at %i, begins at %i, %f minutes of drive: %i short', ([end, start, drive, short]) => {
  expect(minutesShort(job(0, end), job(start, start + 30), () => drive)).toBe(short)
})

test('two jobs that touch do not overlap', () => {
  expect([overlaps(job(0, 60), job(60, 90)), overlaps(job(0, 61), job(60, 90))]).toEqual([false, true])
})

test.for([
  [[10, 15], 40, 0],
  [[10, 15], 30, 10],
  [[0, 0], 15, 0],
  [[0, 0], 3, 12],
  [[undefined, 15], 300, Number.POSITIVE_INFINITY],
] as const)(
  'with %j minutes to the other car and on to the pick-up, %i minutes are %f short',
  ([drives, spare, short]) => {
    const left = [...drives]
    expect(minutesShortForCarChange(job(0, 60), job(60 + spare, 120), point, () => left.shift())).toBe(short)
  },
)
