import { useEffect, useState } from 'react'

interface Leaving {
  readonly isLeaving: boolean
  readonly leaveFor: (address: string) => void
}

/**
 * Navigates to another site's page, which takes a while. Whoever returns to this page from the browser's back/forward
 * cache can go on.
 */
export function useLeaving(): Leaving {
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setLeaving(false)
    }
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])
  return {
    isLeaving,
    leaveFor: (address) => {
      setLeaving(true)
      location.assign(address)
    },
  }
}
