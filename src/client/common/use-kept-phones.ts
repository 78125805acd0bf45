import { useCallback, useState } from 'react'
import { usePhoneRefusal } from './use-phone-refusal.ts'

/** Numbers that cannot be dialled and are kept as they are typed, because who typed them says so. */
export function useKeptPhones(isWanted: boolean) {
  const phoneRefusal = usePhoneRefusal(isWanted)
  const [kept, setKept] = useState<readonly string[]>([])
  const isKept = (phone: string) => kept.includes(phone.trim())
  return {
    keep: useCallback((phone: string) => setKept((before) => [...before, phone.trim()]), []),
    refusalOf: (phone: string | null | undefined, before?: string | null) =>
      isKept(phone ?? '') ? undefined : phoneRefusal(phone, before),
    /** What the call says of these numbers. */
    unchecked: (...phones: readonly string[]) => (phones.some(isKept) ? { phoneUnchecked: true } : {}),
  }
}

export type KeptPhones = ReturnType<typeof useKeptPhones>
