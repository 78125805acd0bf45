import type { Cents } from './money.ts'

/** The most that the office can ask for one trip: €100,000. */
export const MAX_SET_CENTS: Cents = 10_000_000

/** Why the office cannot set this price; undefined when it can. */
export function setPriceRefusal(cents: Cents, what: 'An offer' | 'A booking'): string | undefined {
  if (cents <= 0) return `${what} needs a price above €0.`
  return cents > MAX_SET_CENTS ? `${what} can be at most €100,000.` : undefined
}
