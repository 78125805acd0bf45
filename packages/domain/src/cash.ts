import { formatEuros, type Cents } from './money.ts'

/** How a guest has paid a driver. `not_paid`: not at all. */
export const collectionMethods = ['cash', 'card', 'not_paid'] as const
export type CollectionMethod = (typeof collectionMethods)[number]

/** `taken_back`: the step that said so was, within its minute. */
export const cashEntryKinds = ['collected', 'taken_back', 'handed_over'] as const
export type CashEntryKind = (typeof cashEntryKinds)[number]

/** The most that a driver can say to have collected for one trip, in cents: €100,000, as a trip costs at most. */
export const MAX_COLLECTED_CENTS: Cents = 10_000_000

export interface CollectedMoney {
  readonly method: CollectionMethod
  readonly amountCents: Cents
}

/** Returns the cash that a driver carries for the firm, in cents: all that was collected, less what was handed over. */
export function carriedCents(entries: readonly CollectedMoney[]): Cents {
  return entries.reduce((sum, { method, amountCents }) => sum + (method === 'cash' ? amountCents : 0), 0)
}

/** Whether the office has to be told: another amount than was owed, or nothing. */
export function isOtherThanOwed({ amountCents, owedCents }: { amountCents: Cents; owedCents: Cents | null }) {
  return amountCents !== (owedCents ?? 0)
}

/** Describes a guest's payment to the driver, as the office reads it: "€75.00 paid to the driver in cash". */
export function collectedLabel({ method, amountCents }: CollectedMoney): string {
  if (method === 'not_paid') return 'Not paid to the driver'
  return `${formatEuros(amountCents)} paid to the driver ${method === 'cash' ? 'in cash' : 'by card'}`
}
