import { PHONE_REFUSAL } from '@chauffeur/domain/contact-formats'
import { useCallback, useState, type ReactNode } from 'react'
import { say } from '../locale/say.ts'
import { usePhoneRefusal } from './use-phone-refusal.ts'

/** The problem of a number, with a click that keeps it as typed. */
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

/** Numbers that cannot be dialled and are kept as they are typed, because who typed them says so. */
export function useKeptPhones(isWanted: boolean) {
  const phoneRefusal = usePhoneRefusal(isWanted)
  const [kept, setKept] = useState<readonly string[]>([])
  const isKept = (phone: string) => kept.includes(phone.trim())
  return {
    keep: useCallback((phone: string) => setKept((before) => [...before, phone.trim()]), []),
    refusalOf: (phone: string | null | undefined, before?: string | null) =>
      isKept(phone ?? '') ? undefined : phoneRefusal(phone, before),
    /** The call's statement about these numbers. */
    unchecked: (...phones: readonly string[]) => (phones.some(isKept) ? { phoneUnchecked: true } : {}),
  }
}
