import type { Cents } from '@chauffeur/domain/money'
import type { ReportedPayment, ReportedReturn } from '@chauffeur/domain/payment-facts'

/** Longest reference that a provider takes, and longest id that one gives. */
export const MAX_CHECKOUT_REFERENCE_LENGTH = 64
export const MAX_CHECKOUT_ID_LENGTH = 64

export interface CheckoutRequest {
  /** Ours, never used before; at most 64 characters. */
  readonly reference: string
  readonly amountCents: Cents
  readonly currency: 'EUR'
  /** The text beside the amount, for the customer. */
  readonly description: string
  /** Where the provider sends notifications. They are unsigned: a reason to read the checkout, never a fact. */
  readonly returnUrl: string
  /** Where the customer is offered to go after paying; many never come back. */
  readonly redirectUrl: string
  readonly validUntil: Date
}

/** A checkout as the provider reports it; compareCheckout decides what it means. */
export interface Checkout extends ReportedPayment {
  readonly id: string
  /** The provider's page where it can be paid; not every answer has it. */
  readonly pageUrl: string | undefined
}

export interface RefundRequest {
  readonly transactionId: string
  /** All of it when left out. */
  readonly amountCents?: Cents
}

/** A transaction as the provider reports it; refundProgress decides how far its refund is. */
export interface ProviderTransaction extends ReportedReturn {
  readonly id: string
  readonly amountCents: Cents | undefined
  readonly currency: string | undefined
}

export interface Merchant {
  readonly merchantCode: string
  /** Whether no real money moves. The key alone does not show it. */
  readonly isSandbox: boolean
  readonly currency: string | undefined
}

/** The provider did it, or answered it. */
interface Ok<T> {
  readonly outcome: 'ok'
  readonly value: T
}

/** The provider certainly did not do it, and gave a reason. */
interface Refused {
  readonly outcome: 'refused'
  /** The HTTP status, 400 to 499. */
  readonly status: number
  /** The provider's code, like DUPLICATED_CHECKOUT. */
  readonly code: string | undefined
  /** For the log and the office: names the call and repeats the provider's message, without the key. */
  readonly reason: string
}

/** Nobody knows whether the provider did it. Remedy: read the current state; never repeat the call blindly. */
interface Unknown {
  readonly outcome: 'unknown'
  /** For the log and the office. */
  readonly reason: string
  /** False when the request certainly never arrived: only then it may be repeated. */
  readonly mayHaveArrived: boolean
}

export type Outcome<T> = Ok<T> | Refused | Unknown

/**
 * A provider of online payments by card, on a page of its own. Amounts are integer cents. A call always ends within its
 * time limit, reports every failure of the provider as an outcome rather than an error, and is never repeated by itself.
 */
export interface Payments {
  /**
   * @returns refused with 409 when the reference was used before: findByReference gives that checkout.
   * @throws {RangeError} when the reference is empty or too long, or the amount is no positive number of cents.
   */
  createCheckout(request: CheckoutRequest): Promise<Outcome<Checkout>>
  /** @returns refused with 404 when there is none with this id. */
  readCheckout(id: string): Promise<Outcome<Checkout>>
  /** All checkouts with exactly this reference. */
  findByReference(reference: string): Promise<Outcome<readonly Checkout[]>>
  /**
   * Closes a checkout, so that it can no longer be paid.
   *
   * @returns refused with 409 when it was paid, or is being paid: read it again.
   */
  deactivateCheckout(id: string): Promise<Outcome<Checkout>>
  /**
   * Requests a refund. Ok means that the provider accepted the request: the refund itself shows later, among those of the
   * transaction.
   *
   * @throws {RangeError} when the amount is given and is no positive number of cents.
   */
  refund(request: RefundRequest): Promise<Outcome<undefined>>
  /** @returns refused with 404 when there is none with this id. */
  readTransaction(id: string): Promise<Outcome<ProviderTransaction>>
  /** The merchant that the payments go to. Also checks the key. */
  readMerchant(): Promise<Outcome<Merchant>>
}
