import type { ApiKeyScope } from '@chauffeur/domain/api-keys'
import type { PartnerTerms } from '@chauffeur/domain/partner-money'
import type { PartnerKind, PartnerState } from '@chauffeur/domain/partners'
import type { Reader } from '../db/open-reader.ts'
import type { EntityManager, Orm } from '../db/orm.ts'
import type { Config } from './config.ts'
import type { Transaction } from './transaction.ts'

/** The signed-in part of a request, without how it travels. */
export interface SignIn {
  readonly userId: string | undefined
  /** Starts a new session under a new id. */
  start(userId: string): Promise<void>
  /** Whether the session still is one, of a request that takes long. */
  isOpen(): Promise<boolean>
  /** Ends the session everywhere. */
  end(): Promise<void>
}

/** Whose API key a request came with, or which person of a partner makes it on the page /partner. */
export interface ApiKeyPrincipal {
  /** Of the key, or of the person: calls are counted, and made once, by it. */
  readonly id: string
  /** It is a person, who has no key. */
  readonly isMember?: true
  /** The key's, or the person's email address. */
  readonly name: string
  readonly scopes: readonly ApiKeyScope[]
  readonly expiresAt: Date | null
  /** Which of the key's secrets was sent. */
  readonly secretHash?: string
  readonly partner: PartnerPrincipal
}

/** The partner whose system calls. What it has made is read by this, whichever of its keys made it. */
export interface PartnerPrincipal {
  readonly id: string
  readonly name: string
  readonly kind: PartnerKind
  readonly state: PartnerState
  readonly stateSince: Date
  readonly terms: PartnerTerms
  /** With net terms: so many basis points its price is below the list. */
  readonly discountBp: number
}

/** The context of every operation, whether it serves a request or runs in a worker. */
export interface OperationContext {
  readonly config: Config
  readonly orm: Orm
  /** For long reads, on a replica where there is one. */
  readonly reader: Reader
  /** The current instant. Nothing else asks the machine for it. */
  readonly clock: () => Date
  /** Holds the leases that this process takes (core/processes). */
  readonly processId: string
  /** Runs an operation in one database transaction, and wakes the workers for the jobs that it left. */
  transaction<T>(run: (tx: Transaction) => Promise<T>): Promise<T>
  /** Lets the workers look for jobs now; they also look from time to time by themselves. */
  readonly wakeWorkers: () => void
}

/** The facts of one request, whether it came over tRPC or REST. */
export interface RequestFacts {
  readonly requestId: string
  readonly signIn: SignIn
  /** The Idempotency-Key header. */
  readonly idempotencyKey: string | undefined
  /** The If-Match header: the version that a change is of. */
  readonly ifMatch: string | undefined
  /** The address that the call is counted for, hashed (auth/limit-calls.ts). */
  caller(): string
  /** Undefined without a key, but for a person of a partner on its page. With one there is no session. */
  readonly apiKey: ApiKeyPrincipal | undefined
  /** The cookie in which the browser keeps the private links that it has opened. */
  readonly tripCookie: string | undefined
  /** The cookie by which somebody of a partner is signed in. */
  readonly memberCookie: string | undefined
  /** The id of the partner that a page of its people was opened for. */
  readonly pagePartner: string | undefined
  /** The token of a driver's link. */
  readonly driverToken: string | undefined
  /** Aborted when the caller has gone before the answer. */
  signal(): AbortSignal
  /** Adds headers to the response. */
  setHeaders(headers: Readonly<Record<string, string>>): void
}

/** The context of the operations of one request. A feature that needs a service of its own names it beside this. */
export interface RequestContext extends OperationContext, RequestFacts {
  /** This request's own entity manager. */
  readonly em: EntityManager
}
