import { useEffect, useRef, useState, type RefObject } from 'react'
import type { RefusalFields } from '../api/refusal.ts'

/** Sentences by the names that the calls give the fields. */
export type Problems = Readonly<Record<string, string | undefined>>

interface ShownProblems {
  readonly form: RefObject<HTMLFormElement | null>
  /** Those to show now: what the server said, and what is missing once sending has been tried. */
  readonly problems: Problems
  /** Whether the form can be sent; if not, it says so at its fields from now on. */
  readonly isComplete: () => boolean
  readonly startOver: () => void
}

/** What is wrong with a form's fields, shown where they stand; the first of them gets the focus. */
export function useProblems(missing: Problems, refusal: RefusalFields | undefined): ShownProblems {
  const form = useRef<HTMLFormElement>(null)
  // A new object for each try, so that each leads to its first problem.
  const [failedAttempt, setFailedAttempt] = useState<object>()
  useFocusOn(failedAttempt, form)
  useFocusOn(refusal, form)

  const isMissing = Object.values(missing).some((problem) => problem !== undefined)
  return {
    form,
    problems: { ...refusal?.fields, ...(failedAttempt && filled(missing)) },
    isComplete() {
      if (isMissing) setFailedAttempt({})
      return !isMissing
    },
    startOver: () => setFailedAttempt(undefined),
  }
}

function useFocusOn(failure: object | undefined, form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failure, form])
}

function filled(problems: Problems): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))
}
