import { refusalSentence } from '../../shared/api/refusal.ts'
import type { ToastMessage } from '../../shared/ui/toast-stack.tsx'
import { sentenceOf } from '../session/sentence-of.ts'
import { problemsOfRefusal } from './field-problems.ts'

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
