import type { Order } from './simulated-checkout.ts'

/** What happens after the customer has agreed to a payment. */
export interface Scenario {
  /** Shown on the payment page. */
  readonly label: string
  /** How long the checkout is still reported as PENDING. */
  readonly settlesAfterMs: number
  /** The delays of the notifications to the shop, after the payment has settled. */
  readonly notifiedAfterMs: readonly number[]
  /** The facts that are reported instead of the true ones. */
  readonly reports?: (order: Order) => Partial<Order>
  readonly tipCents: number
  readonly charges: 1 | 2
}

const smooth: Scenario = {
  label: 'Everything goes well',
  settlesAfterMs: 0,
  notifiedAfterMs: [0],
  tipCents: 0,
  charges: 1,
}

/** Every scenario, the usual one first. */
export const scenarios = {
  smooth,
  slow: { ...smooth, label: 'The bank takes 20 seconds', settlesAfterMs: 20_000 },
  unnoticed: { ...smooth, label: 'The shop is never notified', notifiedAfterMs: [] },
  'noticed-twice': { ...smooth, label: 'The shop is notified twice at once', notifiedAfterMs: [0, 0] },
  'noticed-late': { ...smooth, label: 'The shop is notified a minute late', notifiedAfterMs: [60_000] },
  'other-amount': {
    ...smooth,
    label: 'Another amount is reported',
    reports: ({ amountCents }) => ({ amountCents: amountCents + 100 }),
  },
  'other-currency': {
    ...smooth,
    label: 'Another currency is reported',
    reports: () => ({ currency: 'USD' }),
  },
  'other-merchant': {
    ...smooth,
    label: 'Another merchant is reported',
    reports: () => ({ merchantCode: 'SIMOTHER' }),
  },
  'other-reference': {
    ...smooth,
    label: 'Another reference is reported',
    reports: ({ reference }) => ({ reference: `${reference}-other` }),
  },
  tip: { ...smooth, label: 'A tip of one euro is added', tipCents: 100 },
  'charged-twice': { ...smooth, label: 'The card is charged twice', charges: 2 },
} as const satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof scenarios

export function isScenario(name: string): name is ScenarioName {
  return Object.hasOwn(scenarios, name)
}
