import { expect, test } from 'vitest'
import { judgeRefundTotal } from './refund-part.ts'

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
