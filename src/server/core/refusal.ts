import type { ErrorCode } from '@chauffeur/contract/error-codes'
import { englishSentence, type Reason } from '@chauffeur/words/english-reasons'
import type { DatabaseAccess } from './transaction.ts'

/** The codes of the contract, but for that of a fault: a fault is no refusal, and is logged and hidden. */
type RefusalCode = Exclude<ErrorCode, 'INTERNAL'>

/** Thrown by operations where a person can act. `facts` stand beside `error` in the answer. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: RefusalCode
  readonly reason: Reason
  readonly facts: Readonly<Record<string, unknown>>

  constructor(code: RefusalCode, reason: Reason, facts: Readonly<Record<string, unknown>> = {}) {
    super(englishSentence(reason))
    this.code = code
    this.reason = reason
    this.facts = { ...facts, reason }
  }
}

/**
 * Thrown in a transaction in place of a refusal whose facts take time to be read: `transaction` of the context reads them
 * once it is rolled back, so that nobody waits for its locks meanwhile.
 */
export class LateRefusal extends Error {
  override name = 'LateRefusal'
  readonly read: (database: DatabaseAccess) => Promise<Refusal>

  constructor(read: (database: DatabaseAccess) => Promise<Refusal>) {
    super('A refusal of which the facts were not read')
    this.read = read
  }
}

/** The refusal of a rule of the domain, with the fields that it is about. */
export function invalidBy({ reason, fields }: { reason: Reason; fields: readonly string[] }): Refusal {
  return aboutFields('INVALID_INPUT', fields, reason)
}

/** A wrong field, named so that a form can show the sentence beside it. */
export function invalid(field: string, reason: Reason): Refusal {
  return aboutField('INVALID_INPUT', field, reason)
}

/** A refusal that one field is the cause of. */
export function aboutField(code: RefusalCode, field: string, reason: Reason): Refusal {
  return aboutFields(code, [field], reason)
}

function aboutFields(code: RefusalCode, fields: readonly string[], reason: Reason): Refusal {
  const message = englishSentence(reason)
  return new Refusal(code, reason, { details: fields.map((field) => ({ field, message, reason })) })
}
