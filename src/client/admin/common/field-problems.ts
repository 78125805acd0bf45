import type { Check } from '@chauffeur/domain/check'
import { parseRefusal } from '../../shared/api/refusal.ts'
import type { FieldProblems } from '../../shared/forms/use-form-problems.ts'

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
