import type { ApiKeyScope } from '@chauffeur/domain/api-keys'
import type { Places } from '@chauffeur/gateways/places/places'
import type { Routing } from '@chauffeur/gateways/routing/routing'
import type { WebhookSender } from '@chauffeur/gateways/webhooks/webhook-sender'
import type { Config } from './config.ts'
import type { EntityManager, Orm } from '../db/orm.ts'
import type { PasswordHasher } from '../auth/password-hasher.ts'
import type { ApiKeyUsageCounter } from '../auth/api-key-usage.ts'
import type { OnlinePayments } from '../payments/online-payments.ts'
import type { PriceList } from '../catalogue/pricing/price-list.ts'
import type { QuoteSigner } from '../trips/quotes/quote-token.ts'
import type { SecretBox } from '../webhooks/secret-box.ts'

/** What the acts work with. Made once in app.ts; tests hand in their own clock and gateways. */
export interface Services {
  readonly config: Config
  readonly orm: Orm
  readonly places: Places
  readonly routing: Routing
  readonly prices: PriceList
  /** Undefined when online payment is not offered. */
  readonly payments: OnlinePayments | undefined
  /** The current instant. Nothing else asks the machine for it. */
  readonly clock: () => Date
  readonly quoteSigner: QuoteSigner
  readonly webhooks: { readonly sender: WebhookSender; readonly box: SecretBox }
  readonly passwords: PasswordHasher
  readonly keyUse: ApiKeyUsageCounter
  /** Tells the workers that there may be something to do; they also look by themselves. */
  readonly wakeWorkers: () => void
}

/** The signed-in part of a request; how it travels is the web server's matter. */
export interface SignIn {
  readonly userId: string | undefined
  /** Starts a new session under a new id. */
  start(userId: string): Promise<void>
  /** Ends the session everywhere. */
  end(): Promise<void>
}

/** Whose API key a request came with. */
export interface ApiKeyPrincipal {
  readonly id: string
  readonly name: string
  readonly scopes: readonly ApiKeyScope[]
}

/** What is known of one request, whichever door it came through. */
export interface RequestFacts {
  readonly requestId: string
  readonly signIn: SignIn
  /** The Idempotency-Key header. */
  readonly idempotencyKey: string | undefined
  /** Whom the call is counted for, where it came without a key (limits/caller.ts). */
  caller(): string
  /** Undefined without a key. With one there is no session. */
  readonly apiKey: ApiKeyPrincipal | undefined
  /** Adds headers to the answer. */
  setHeaders(headers: Readonly<Record<string, string>>): void
}

/** What an act may touch inside one transaction. */
export interface Transaction {
  readonly em: EntityManager
  readonly clock: () => Date
}

/** The services and facts of one request, for its acts. */
export interface RequestContext extends Services, RequestFacts {
  /** This request's own entity manager. */
  readonly em: EntityManager
  /** Runs the act in one transaction, and wakes the workers for what it left to be done. */
  transaction<T>(act: (tx: Transaction) => Promise<T>): Promise<T>
}

/** Makes the work of a request. Its entity manager is made when it is first asked for. */
export function createRequestContext(services: Services, facts: RequestFacts): RequestContext {
  let em: EntityManager | undefined
  return {
    ...services,
    ...facts,
    get em() {
      return (em ??= services.orm.em.fork())
    },
    async transaction(act) {
      const result = await services.orm.em.fork().transactional((em) => act({ em, clock: services.clock }))
      services.wakeWorkers()
      return result
    },
  }
}
