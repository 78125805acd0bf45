import type { phoneRefusal } from '@chauffeur/domain/phone-number'
import { useEffect, useState } from 'react'

type PhoneRefusal = typeof phoneRefusal

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
      const numbers = await import('@chauffeur/domain/phone-number')
      known = numbers.phoneRefusal
      if (!isLeft) setRule(() => known)
    }
    fetchRule().catch(() => {})
    return () => {
      isLeft = true
    }
  }, [rule, isWanted])
  return rule ?? refuseNothing
}
