import { expect, test } from 'vitest'
import { isDateRange } from './date-range.ts'

test.for([
  { from: '2026-12-01', to: '2026-12-31', usable: true },
  { from: '2026-12-05', to: '2026-12-05', usable: true },
  { from: '2026-12-06', to: '2026-12-05', usable: false },
  { from: '', to: '2026-12-05', usable: true },
  { from: '2026-12-06', to: '', usable: true },
  { from: '', to: '', usable: true },
])('a filter from "$from" to "$to" can be used: $usable', ({ usable, ...range }) => {
  expect(isDateRange(range)).toBe(usable)
})
