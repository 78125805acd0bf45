import { expect, test } from 'vitest'
import { countInMemory } from './count-in-memory.ts'

const limits = [
  { max: 2, seconds: 60 },
  { max: 3, seconds: 3600 },
]

function open() {
  let now = Date.parse('2027-06-01T10:00:10Z')
  const counter = countInMemory(limits, () => new Date(now))
  const answer = (caller: string) => {
    try {
      counter.count(caller)
      return 'counted'
    } catch (error) {
      return error instanceof Error ? error.message : 'thrown'
    }
  }
  return { answer, pass: (seconds: number) => void (now += seconds * 1000) }
}

test('whoever passes a limit waits until its window ends, and nobody else does', () => {
  const { answer, pass } = open()
  expect(['ana', 'ana', 'ana', 'rui'].map(answer)).toEqual([
    'counted',
    'counted',
    'Too many attempts. Please wait 50 seconds and try again.',
    'counted',
  ])
  pass(50)
  // The hour's limit is passed by now.
  expect(answer('ana')).toBe('Too many attempts. Please wait 59 minutes and try again.')
  pass(3600)
  expect(answer('ana')).toBe('counted')
})

test('of very many callers those who came first are forgotten', () => {
  const { answer } = open()
  expect(['ana', 'ana'].map(answer)).toEqual(['counted', 'counted'])
  for (let caller = 0; caller < 10_000; caller += 1) answer(`caller-${caller}`)
  expect(answer('ana')).toBe('counted')
})
