import { contactReasons } from '@chauffeur/words/en/contact-reasons'
import { sentenceFor } from '@chauffeur/words/reasons'
import { type ReactNode, useCallback, useEffect, useState } from 'react'

/** Why a number is not taken, in the language of the page. */
export type PhoneRefusal = (phone: string | null | undefined, before?: string | null) => string | undefined

let known: PhoneRefusal | undefined

const refuseNothing: PhoneRefusal = () => undefined

/**
 * The rule of phone numbers, whose numbering plans are fetched once there is a number to look at. Until they are there,
 * or where they cannot be fetched, nothing is refused here: the server decides.
 */
export function usePhoneRefusal(isWanted: boolean): PhoneRefusal {
  const [rule, setRule] = useState(() => known)
  useEffect(() => {
    if (rule || !isWanted) return undefined
    let isLeft = false
    async function fetchRule() {
      const { phoneRefusal } = await import('@chauffeur/domain/phone-number')
      known = (phone, before) => sentenceFor(contactReasons, phoneRefusal(phone, before))
      if (!isLeft) setRule(() => known)
    }
    fetchRule().catch(() => {})
    return () => {
      isLeft = true
    }
  }, [rule, isWanted])
  return rule ?? refuseNothing
}

/** The problem of a number, with a click that keeps it as typed. */
export function keepAsTyped(
  problem: string | undefined,
  onKeep: () => void,
  words = 'Keep it as typed',
): ReactNode {
  if (problem !== contactReasons.phone_not_dialled) return problem
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
