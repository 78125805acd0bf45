import { useEffect, useRef, type RefObject } from 'react'

/** For the form: each try that failed, a new object, leads to the first field that is wrong. */
export function useFocusOnProblem(failedAttempt: object | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (failedAttempt) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failedAttempt])
  return form
}
