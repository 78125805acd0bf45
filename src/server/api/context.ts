import type { Flights } from '@chauffeur/gateways/flights/flights'
import type { ApiKeyUsageCounter } from '../auth/api-key-usage.ts'
import type { PasswordHasher } from '../auth/passwords.ts'
import type { LinkServices } from '../bookings/payment-link.ts'
import type { WrongLinkServices } from '../guest/find-trip.ts'
import type { RequestContext } from '../core/request-context.ts'
import type { AgentServices } from '../agents/agent-texts.ts'
import type { CallLog } from '../partners/call-log.ts'
import type { CurrentFirm } from '../firm/current-firm.ts'
import type { AlertAddresses } from '../flights/take-alert.ts'
import type { LiveStreams } from '../live/live-streams.ts'
import type { PaymentServices } from '../payments/online-payments.ts'
import type { QuoteServices } from '../quotes/quote-trip.ts'
import type { WebhookServices } from '../webhooks/deliver-webhook.ts'

/** Everything that the features need beside the request and the database. */
export interface Services
  extends QuoteServices, PaymentServices, LinkServices, WrongLinkServices, WebhookServices, AgentServices {
  readonly passwords: PasswordHasher
  readonly firm: CurrentFirm
  readonly apiKeyUsage: ApiKeyUsageCounter
  readonly callLog: CallLog
  readonly live: LiveStreams
  /** Undefined where nobody is asked when flights land. */
  readonly flights: Flights | undefined
  readonly alertAddresses: AlertAddresses
}

export interface AppContext extends RequestContext, Services {}

/** One member only: tRPC copies its context for every step of a call. */
export interface Context {
  readonly request: AppContext
}
