import { useEffect, useRef, useState, type FormEvent } from 'react'

/** By the name of its field, the sentence to show at it. */
export type FieldProblems = Readonly<Record<string, string | undefined>>

/** The sentence to show at a field now. */
export type ProblemAt = (field: string) => string | undefined

/** A button, as that of a day, has no aria-invalid. */
function focusFirstInvalid(within: ParentNode): void {
  within.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]')?.focus()
}

/**
 * The problems of a form's fields, shown once an attempt to send it has failed. Each failed attempt moves the
 * focus to the first such field. `problems` are those of the fields as they are now; with those the form is not sent.
 */
export function useFormProblems(problems: FieldProblems = {}) {
  const form = useRef<HTMLFormElement>(null)
  // The server's refusal. A new object for each failed attempt, so that each moves the focus.
  const [failure, setFailure] = useState<FieldProblems>()
  useEffect(() => {
    if (failure && form.current) focusFirstInvalid(form.current)
  }, [failure])

  return {
    form,
    problemAt: (field: string) => failure && (problems[field] ?? failure[field]),
    /** For onSubmit: sends if no field is wrong; otherwise shows what is. */
    handleSubmit: (send: () => void) => (event: FormEvent) => {
      event.preventDefault()
      const isValid = Object.values(problems).every((problem) => problem === undefined)
      setFailure(isValid ? undefined : {})
      if (isValid) send()
    },
    /** Shows what the server refused, until the next attempt. */
    showRefused: setFailure,
    /** Shows nothing until the next failed attempt. */
    clear: () => setFailure(undefined),
    /** Like `clear`, but only after a refusal by the server. */
    clearRefused: () => setFailure((last) => (last && Object.keys(last).length > 0 ? undefined : last)),
  }
}
