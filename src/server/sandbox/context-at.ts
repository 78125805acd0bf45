import type { LinkServices } from '../bookings/payment-link.ts'
import { isSandbox } from '../core/config.ts'
import { Refusal } from '../core/refusal.ts'
import type { RequestContext } from '../core/request-context.ts'
import type { CurrentFirm } from '../firm/current-firm.ts'
import type { PaymentServices } from '../payments/online-payments.ts'
import type { QuoteServices } from '../quotes/quote-trip.ts'

/** The context of what is done in the sandbox. */
export type SandboxContext = RequestContext &
  QuoteServices &
  PaymentServices &
  LinkServices & { readonly firm: CurrentFirm }

/** A context in which it is another instant, also within its transactions. */
export function contextAt(context: SandboxContext, at: Date): SandboxContext {
  const clock = () => at
  return { ...context, clock, transaction: (run) => context.transaction((tx) => run({ ...tx, clock })) }
}

/** Refuses the call on a live server. */
export function refuseOnLive({ config }: Pick<SandboxContext, 'config'>): void {
  if (!isSandbox(config)) throw new Refusal('TEST_ONLY', { code: 'test_only' })
}
