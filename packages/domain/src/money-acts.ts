/** What a booking's history says of its money. */
export const moneyActs = [
  'payment-completed',
  'payment-declined',
  'payment-expired',
  'payment-review',
  'payment-dismissed',
  'refund-due',
  'refund-returned',
  'refund-failed',
] as const
export type MoneyActName = (typeof moneyActs)[number]
