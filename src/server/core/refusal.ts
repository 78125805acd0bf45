import type { ErrorCode } from '@chauffeur/contract/error-codes'

/**
 * What a person can act on: a stable code and a sentence. Everything else that goes wrong is a fault, which is
 * logged and hidden. The table of codes stands in the contract.
 */
type RefusalCode = Exclude<ErrorCode, 'INTERNAL'>

/** Thrown by operations. `facts` stand beside `error` in the response. */
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
