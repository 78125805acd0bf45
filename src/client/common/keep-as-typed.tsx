import { PHONE_REFUSAL } from '@chauffeur/domain/contact-formats'
import type { ReactNode } from 'react'
import { say } from '../locale/say.ts'

/** What is wrong with a number; who knows better keeps it by a click. */
export function keepAsTyped(
  problem: string | undefined,
  onKeep: () => void,
  words = 'Keep it as typed',
): ReactNode {
  if (problem !== say(PHONE_REFUSAL)) return problem
  return (
    <>
      {problem}{' '}
      <button
        type="button"
        className="link pointer-coarse:min-h-11"
        onClick={({ currentTarget }) => {
          // The button goes; the focus belongs where the number is.
          currentTarget.closest('form, main')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
          onKeep()
        }}
      >
        {words}
      </button>
    </>
  )
}
