import { useState, type RefObject } from 'react'
import { readRefusal } from '../../api/refusal.ts'
import { useFocusOnProblem } from './use-focus-on-problem.ts'

/** A sentence and the fields that it is about, in the order of the form. */
interface Problem {
  readonly message: string
  readonly fields?: readonly string[]
}

interface FieldProblems {
  readonly form: RefObject<HTMLFormElement | null>
  /** What stands at a field: the sentence at the first that it is about, a word at the others. */
  readonly at: (field: string) => string | undefined
  readonly show: (problem: Problem) => void
  /** Shows what the server has said of fields. */
  readonly showTold: (error: unknown) => void
  readonly clear: () => void
}

/** What is wrong with a form, shown where it is wrong; the first such field gets the focus. */
export function useFieldProblems(): FieldProblems {
  const [problem, setProblem] = useState<Problem>()
  const form = useFocusOnProblem(problem)
  return {
    form,
    at(field) {
      const place = problem?.fields?.indexOf(field) ?? -1
      if (place < 0) return undefined
      return place === 0 ? problem?.message : 'This one, too'
    },
    show: setProblem,
    showTold(error) {
      const refusal = readRefusal(error)
      if (refusal) setProblem({ message: refusal.sentence, fields: Object.keys(refusal.fields) })
    },
    clear: () => setProblem(undefined),
  }
}
