import { expect, test } from 'vitest'
import { describeCost } from './change-summary.tsx'

const dearer = { oldTotalCents: 14_487, newTotalCents: 16_000, differenceCents: 1513 }
const cheaper = { oldTotalCents: 16_000, newTotalCents: 14_487, differenceCents: -1513 }
const same = { oldTotalCents: 4900, newTotalCents: 4900, differenceCents: 0 }

test.each([
  [{ ...same, settlement: 'none' }, {}, 'The price stays at €49.00.'],
  [{ ...dearer, settlement: 'checkout' }, {}, 'Now €144.87 · then €160.00 · €15.13 to pay now'],
  [{ ...dearer, settlement: 'checkout' }, { isPaid: true }, 'Now €144.87 · then €160.00 · €15.13 paid'],
  [{ ...dearer, settlement: 'driver' }, {}, 'Now €144.87 · then €160.00 · €15.13 more to your chauffeur'],
  [{ ...cheaper, settlement: 'driver' }, {}, 'Now €160.00 · then €144.87 · €15.13 less to your chauffeur'],
  [{ ...cheaper, settlement: 'refund' }, {}, 'Now €160.00 · then €144.87 · €15.13 to be refunded'],
  [
    { ...cheaper, settlement: 'refund' },
    { isWaiting: true },
    'Now €160.00 · then €144.87 · €15.13 to be refunded when we confirm',
  ],
] as const)('a change of %o is described in words', (costs, when, words) => {
  expect(describeCost(costs, when)).toBe(words)
})
