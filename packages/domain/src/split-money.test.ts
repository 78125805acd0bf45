import { expect, test } from 'vitest'
import { judgeRefundTotal, splitMoney } from './split-money.ts'

test.each([
  ['nothing was paid', [0, 0, 0], [0, 0, 0]],
  ['all of it is kept', [6000, 0, 0], [0, 0, 6000]],
  ['all of it is on its way back', [6000, 6000, 0], [0, 6000, 0]],
  ['a part has gone back, the rest is on its way', [6000, 6000, 2000], [2000, 4000, 0]],
  ['a part goes back, and a part is kept', [6000, 4000, 1500], [1500, 2500, 2000]],
  ['more has gone back than was asked for', [6000, 2000, 5000], [5000, 0, 1000]],
  ['more has gone back than was paid', [6000, 6000, 7000], [6000, 0, 0]],
] as const)('of the money of a trip, %s', (_, [paidCents, refundCents, refundedCents], parts) => {
  const { returnedCents, onItsWayCents, keptCents } = splitMoney({ paidCents, refundCents, refundedCents })
  expect([returnedCents, onItsWayCents, keptCents]).toEqual(parts)
  expect(returnedCents + onItsWayCents + keptCents).toBe(paidCents)
})

test.for([
  [1, 0, 'possible'],
  [4900, 0, 'possible'],
  [2000, 2000, 'possible'],
  [0, 0, 'impossible'],
  [-1, 0, 'impossible'],
  [4901, 0, 'impossible'],
  [20.5, 0, 'impossible'],
  [Number.NaN, 0, 'impossible'],
  [1999, 2000, 'lowered'],
] as const)('of €49.00, a total of %d cents after %d is %s', ([total, refundTargetCents, verdict]) => {
  expect(judgeRefundTotal(total, { amountCents: 4900, refundTargetCents })).toBe(verdict)
})
