import type { ErrorCode } from '@chauffeur/contract/error-codes'
import { englishSentence, type Reason } from '@chauffeur/words/english-reasons'

/**
 * What a person can act on: a stable code, and the reason or, where nobody translates it, its sentence. Everything else
 * that goes wrong is a fault, which is logged and hidden. The table of codes stands in the contract.
 */
type RefusalCode = Exclude<ErrorCode, 'INTERNAL'>

/** Thrown by operations. `facts` stand beside `error` in the response. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: RefusalCode
  /** Not where only a sentence is known. */
  readonly reason: Reason | undefined
  readonly facts: Readonly<Record<string, unknown>>

  constructor(code: RefusalCode, reason: Reason | string, facts: Readonly<Record<string, unknown>> = {}) {
    super(sentenceOf(reason))
    this.code = code
    this.reason = typeof reason === 'string' ? undefined : reason
    this.facts = { ...facts, ...reasonFact(reason) }
  }
}

/** A reason in English. */
export const sentenceOf = (reason: Reason | string) =>
  typeof reason === 'string' ? reason : englishSentence(reason)

const reasonFact = (reason: Reason | string) => (typeof reason === 'string' ? {} : { reason })

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
export function invalid(field: string, reason: Reason | string): Refusal {
  return aboutField('INVALID_INPUT', field, reason)
}

/** A refusal that one field is the cause of. */
export function aboutField(code: RefusalCode, field: string, reason: Reason | string): Refusal {
  return new Refusal(code, reason, {
    details: [{ field, message: sentenceOf(reason), ...reasonFact(reason) }],
  })
}
