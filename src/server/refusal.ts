/**
 * What a person can act on: a stable code and a sentence. Everything else that goes wrong is a fault, which is
 * logged and hidden. trpc/errors.ts maps each code to its status.
 */
export type RefusalCode =
  | 'INVALID_INPUT'
  | 'UNREADABLE'
  | 'ADDRESS_TOO_LONG'
  | 'UNAUTHENTICATED'
  | 'WRONG_LOGIN'
  | 'WRONG_API_KEY'
  | 'API_KEY_NOT_ALLOWED'
  | 'CROSS_SITE'
  | 'NOT_FOUND'
  | 'ALREADY_DECIDED'
  | 'ALREADY_EXISTS'
  | 'ROUTE_IN_USE'
  | 'MAIL_UNDER_WAY'
  | 'TOO_MANY_WEBHOOKS'
  | 'WEBHOOK_OFF'
  | 'DELIVERY_UNDER_WAY'
  | 'PRICE_CHANGED'
  | 'QUOTE_EXPIRED'
  | 'QUOTE_INVALID'
  | 'REQUEST_IN_PROGRESS'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'UNKNOWN_PLACE'
  | 'UNKNOWN_STOP'
  | 'NO_ROUTE'
  | 'NO_PRICE'
  | 'TOO_MANY_REQUESTS'
  | 'DATABASE_UNAVAILABLE'
  | 'PLACES_UNAVAILABLE'
  | 'ROUTING_UNAVAILABLE'
  | 'INSUFFICIENT_CAPACITY'
  | 'PAYMENT_METHOD_NOT_ALLOWED'
  | 'PAYMENT_UNAVAILABLE'
  | 'PAYMENT_MOVED_ON'

/** Thrown by acts. `facts` are laid beside `error` in the answer. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: RefusalCode
  readonly facts: Readonly<Record<string, unknown>>

  constructor(code: RefusalCode, sentence: string, facts: Readonly<Record<string, unknown>> = {}) {
    super(sentence)
    this.code = code
    this.facts = facts
  }
}

/** What a rule of the domain refused, with the fields that it is about. */
export function invalidBy({
  message,
  fields = [],
}: {
  message: string
  fields?: readonly string[]
}): Refusal {
  return new Refusal('INVALID_INPUT', message, {
    ...(fields.length > 0 && { details: fields.map((field) => ({ field, message })) }),
  })
}

/** A wrong field, named so that a form can show the sentence beside it. */
export function invalid(field: string, sentence: string): Refusal {
  return new Refusal('INVALID_INPUT', sentence, { details: [{ field, message: sentence }] })
}
