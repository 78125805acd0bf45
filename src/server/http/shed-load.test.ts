import { expect, test, vi } from 'vitest'
import { createLoadLimit, type LoadLimit } from './shed-load.ts'

const SATURATED = { isSaturated: true, elapsedMs: 100 }
const RELAXED = { isSaturated: false, elapsedMs: 100 }

const enter = (limit: LoadLimit, count: number) => {
  const starts = Array.from({ length: count }, () => vi.fn<() => void>())
  const admissions = starts.map((start) => limit.enter(false, start))
  return {
    admissions,
    admitted: admissions.filter((admission) => admission !== undefined).length,
    waiting: () => admissions.filter((admission) => admission?.isWaiting).length,
    called: () => starts.filter((start) => start.mock.calls.length > 0).length,
  }
}

test('without pressure all are worked on at once, up to the most', () => {
  const limit = createLoadLimit(256)
  const { admitted, waiting } = enter(limit, 300)
  expect([admitted, waiting()]).toEqual([256, 0])
})

test('0 bounds nothing, also while the process is saturated', () => {
  const limit = createLoadLimit(0)
  limit.adjust(SATURATED)
  const { admitted, waiting } = enter(limit, 5_000)
  expect([admitted, waiting()]).toEqual([5_000, 0])
})

test('a saturated process works on six at once, lets some more wait, and refuses the others', () => {
  const limit = createLoadLimit(256)
  limit.adjust(SATURATED)
  const { admitted, waiting } = enter(limit, 100)
  expect([admitted, waiting()]).toEqual([16, 10])
})

test('it lets in as many as it answered lately in 200 ms', () => {
  const limit = createLoadLimit(256)
  for (const admission of enter(limit, 100).admissions) admission?.leave()
  limit.adjust(SATURATED)
  expect(enter(limit, 250).admitted).toBe(200)
})

test('a rate is forgotten after a second', () => {
  const limit = createLoadLimit(256)
  for (const admission of enter(limit, 100).admissions) admission?.leave()
  for (let time = 0; time < 11; time += 1) limit.adjust(SATURATED)
  expect(enter(limit, 200).admitted).toBe(16)
})

test('one that waits starts when another leaves, in the order in which they came', () => {
  const limit = createLoadLimit(256)
  limit.adjust(SATURATED)
  const { admissions, called, waiting } = enter(limit, 8)
  expect(called()).toBe(0)
  admissions[0]?.leave()
  expect([called(), waiting(), admissions[6]?.isWaiting]).toEqual([1, 1, false])
})

test('one that gives up waiting makes room and is never started', () => {
  const limit = createLoadLimit(256)
  limit.adjust(SATURATED)
  const { admissions, called } = enter(limit, 7)
  admissions[6]?.leave()
  admissions[0]?.leave()
  expect([called(), limit.admitted]).toEqual([0, 5])
})

test('all that wait start once the pressure is over', () => {
  const limit = createLoadLimit(256)
  limit.adjust(SATURATED)
  const { waiting, called } = enter(limit, 16)
  limit.adjust(RELAXED)
  expect([waiting(), called()]).toEqual([0, 10])
})

test('what is essential neither waits nor is refused before twice the most are let in', () => {
  const limit = createLoadLimit(256)
  limit.adjust(SATURATED)
  enter(limit, 100)
  const essential = Array.from({ length: 600 }, () => limit.enter(true, () => {}))
  expect(essential.filter((admission) => admission?.isWaiting === false)).toHaveLength(512 - 16)
})
