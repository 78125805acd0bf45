import { expect } from 'vitest'
import { countFlightCalls, takeFlightCall } from '../../../src/server/flights/flight-budget.ts'
import { test } from '../../support/test.ts'

const now = new Date('2027-01-31T23:59:00Z')

test('the calls of a month are counted once for all processes, and never beyond the setting', async ({
  app,
}) => {
  const take = (most: number | null, at = now) => takeFlightCall(app.database.fresh(), most, at)
  const taken = await Promise.all(Array.from({ length: 12 }, () => take(7)))
  expect(taken.filter(Boolean)).toHaveLength(7)
  expect(await countFlightCalls(app.database.fresh(), now)).toBe(7)
  expect(await take(7)).toBe(false)
  // Of a call that ends costs.
  expect(await take(null)).toBe(true)
  expect(await take(7)).toBe(false)
  expect(await take(7, new Date('2027-02-01T00:00:00Z'))).toBe(true)
  expect(await take(0, new Date('2027-03-01T00:00:00Z'))).toBe(false)
})
