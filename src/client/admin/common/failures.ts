import { refusalSentence, parseRefusal } from '../../shared/api/refusal.ts'
import type { ToastMessage } from '../../shared/ui/toast-stack.tsx'
import { sentenceOf } from '../session/sentence-of.ts'
import type { Check } from '@chauffeur/domain/check'
import type { FieldProblems } from '../../shared/forms/use-form-problems.ts'
import { isMailAddress } from '@chauffeur/domain/contact-formats'

/** The failed act, and why it failed. */
export function failureToast(title: string, error: unknown): ToastMessage {
  return { title, description: sentenceOf(error) }
}

/** Why it failed: in the server's sentence alone where it gave one. */
export function reasonToast(title: string, error: unknown): ToastMessage {
  const refusal = refusalSentence(error)
  return refusal === undefined ? failureToast(title, error) : { title: refusal }
}

/** The toast of a failure that is described by a title alone, or whole by a function of the error. */
export function failedToast(
  failed: string | ((error: unknown) => ToastMessage | undefined),
  error: unknown,
): ToastMessage | undefined {
  return typeof failed === 'string' ? failureToast(failed, error) : failed(error)
}

/** No toast where the form itself shows what is wrong, at its fields. */
export function toastUnlessAtFields(title: string, error: unknown): ToastMessage | undefined {
  return Object.keys(problemsOfRefusal(error)).length > 0 ? undefined : failureToast(title, error)
}

/** The toast of a form's failure: a title alone gives none where the fields themselves show the reason. */
export function unlessAtFields(
  failed: string | ((error: unknown) => ToastMessage | undefined),
): (error: unknown) => ToastMessage | undefined {
  return typeof failed === 'string' ? (error) => toastUnlessAtFields(failed, error) : failed
}

/** The findings of a check of the domain, by field. */
export function problemsOfCheck(check: Check<unknown>): FieldProblems {
  return check.valid ? {} : problemOfFields(check.message, check.fields)
}

/** The server's refusal, by field. */
export function problemsOfRefusal(error: unknown): FieldProblems {
  const refusal = parseRefusal(error)
  return refusal ? problemOfFields(refusal.sentence, Object.keys(refusal.fields)) : {}
}

function problemOfFields(sentence: string, fields: readonly string[]): FieldProblems {
  const problems = Object.fromEntries(fields.map((field) => [field, sentence]))
  return shortenRepeats(problems, sentence, 'This one, too')
}

/** Shown at a field that is missing beside another one. */
export const MISSING_TOO = 'Missing, too.'

/** Leaves a sentence about several fields at the first of them; the others get `again`. */
export function shortenRepeats(problems: FieldProblems, sentence: string, again: string): FieldProblems {
  const first = Object.keys(problems).find((field) => problems[field] === sentence)
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [
      field,
      problem === sentence && field !== first ? again : problem,
    ]),
  )
}

/** Of a customer whose address is none. */
export const NO_MAIL_REACHES = 'No e-mail can reach this customer. Please call.'

/** The toast of an act that tells the customer by e-mail: where none can go out, nothing in it says that one does. */
export function toastFor(customerEmail: string, toast: ToastMessage): ToastMessage {
  return isMailAddress(customerEmail) ? toast : { ...toast, description: NO_MAIL_REACHES }
}
