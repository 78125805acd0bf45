import { expect, test } from 'vitest'
import { carsNeededByHour, carsThereByHour, type ChainRules, type Job } from './cars-needed.ts'

const MINUTE_MS = 60_000
const at = (hour: number, minute = 0) => (hour * 60 + minute) * MINUTE_MS
const point = { lat: 37, lon: -8 }
const job = (start: number, end: number): Job => ({ start, end, from: point, to: point })
const rules: ChainRules = { driveMinutes: () => 10, turnaroundMinutes: 0 }
const hours = [8, 9, 10].map((hour) => ({ start: at(hour), end: at(hour + 1) }))

test('an hour needs the fewest cars that can drive its trips', () => {
  const beside = [job(at(8), at(9, 30)), job(at(9), at(10))]
  expect(carsNeededByHour(beside, hours, rules)).toEqual([1, 2, 0])
})

test('two trips of an hour that one car can drive one after the other need one', () => {
  const apart = [job(at(9), at(9, 20)), job(at(9, 30), at(9, 50))]
  expect(carsNeededByHour(apart, hours, rules)).toEqual([0, 1, 0])
  const tooNear = [job(at(9), at(9, 20)), job(at(9, 29), at(9, 50))]
  expect(carsNeededByHour(tooNear, hours, rules)).toEqual([0, 2, 0])
})

test('a car that is away for a part of an hour is not there in it', () => {
  const always: never[] = []
  const morning = [{ start: at(8), end: at(9, 1) }]
  const ended = [{ start: at(10), end: Number.POSITIVE_INFINITY }]
  expect(carsThereByHour([always, morning, ended], hours)).toEqual([2, 2, 2])
  expect(carsThereByHour([morning], hours)).toEqual([0, 0, 1])
})
