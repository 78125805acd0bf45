import { expect, test } from 'vitest'
import { randomUuid } from './random-id.ts'

test('each is a UUID of random numbers, and another one', () => {
  const ids = Array.from({ length: 50 }, () => randomUuid())
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(ids).size).toBe(50)
})
