import type { Check } from '@chauffeur/domain/check'
import { englishSentence, type Reason } from '@chauffeur/words/english-reasons'
import type { FieldProblems } from '../../shared/forms/use-form-problems.ts'
import { problemOfFields, shortenRepeats } from './use-procedure.ts'

/** The findings of a check of the domain, by field. */
export function problemsOfCheck(check: Check<unknown, Reason>): FieldProblems {
  return check.valid ? {} : problemOfFields(englishSentence(check.reason), check.fields)
}

/** Why fields are wrong, in sentences. */
export function englishProblems(reasons: Readonly<Record<string, Reason | undefined>>): FieldProblems {
  return Object.fromEntries(
    Object.entries(reasons).map(([field, reason]) => [field, reason && englishSentence(reason)]),
  )
}

/** Like `englishProblems`; fields that are missing beside the first one say so in short. */
export function missingFields(
  reasons: Readonly<Record<string, Reason | undefined>>,
  missing: Reason,
): FieldProblems {
  return shortenRepeats(englishProblems(reasons), englishSentence(missing), 'Missing, too.')
}
