import { useEffect, useMemo, useState } from 'react'
import type { FieldProblems, ProblemAt } from '../../common/use-form-problems.ts'
import type { Draft } from '../draft/draft.ts'
import type { Step } from '../draft/step.ts'
import { emptyDetails, hasProblem } from '../draft/steps.ts'

interface EmptyDetails {
  readonly problemAt: ProblemAt
  /** Whether the step may be left; where not, what is wrong is shown, with the focus there. */
  readonly mayLeave: () => boolean
  /** For a step that knows of more that is wrong: a stable function. */
  readonly reportProblems: (problems: FieldProblems) => void
}

/** What a step switched on and left empty, shown once an attempt to leave it has failed. */
export function useEmptyDetails(step: Step, draft: Draft): EmptyDetails {
  // A new object for each attempt, so that each moves the focus.
  const [failed, setFailed] = useState<{ readonly step: Step }>()
  useEffect(() => {
    if (failed) document.querySelector<HTMLElement>('main [aria-invalid=true]')?.focus()
  }, [failed])
  const [reported, reportProblems] = useState<FieldProblems>()
  return useMemo(() => {
    const problems: FieldProblems = { ...emptyDetails(step, draft), ...reported }
    return {
      reportProblems,
      problemAt: (field) => (failed?.step === step ? problems[field] : undefined),
      mayLeave() {
        const isEmpty = hasProblem(problems)
        setFailed(isEmpty ? { step } : undefined)
        return !isEmpty
      },
    }
  }, [failed, step, draft, reported])
}
