import { PHONE_REFUSAL } from '@chauffeur/domain/contact-formats'
import type { ReactNode } from 'react'

/** What is wrong with a number; the office, which knows better, keeps it by a click. */
export function keepAsTyped(problem: string | undefined, onKeep: () => void): ReactNode {
  if (problem !== PHONE_REFUSAL) return problem
  return (
    <>
      {problem}{' '}
      <button
        type="button"
        className="link pointer-coarse:min-h-11"
        onClick={({ currentTarget }) => {
          // The button goes; the focus belongs where the number is.
          currentTarget.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
          onKeep()
        }}
      >
        Keep it as typed
      </button>
    </>
  )
}
