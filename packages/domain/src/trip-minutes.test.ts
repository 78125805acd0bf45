import { expect, test } from 'vitest'
import { tripMinutes } from './trip-minutes.ts'

const stops = [{ duration: 60 }, { duration: 120 }]

test('a hire takes the hired hours, whatever lies on its way', () => {
  expect(tripMinutes({ hireHours: 4, durationMinutes: 45, stops })).toBe(240)
})

test('a transfer takes the drive and the stays at its stops', () => {
  expect(tripMinutes({ hireHours: null, durationMinutes: 45, stops })).toBe(225)
})

test('a transfer without stops takes the drive', () => {
  expect(tripMinutes({ durationMinutes: 45, stops: [] })).toBe(45)
})

test('a drive that was not measured counts as an hour', () => {
  expect(tripMinutes({ hireHours: null, durationMinutes: null, stops })).toBe(240)
})
