import { useEffect, useState } from 'react'

/**
 * Navigates to another site's page, which takes a while. Somebody who returns to this page from the browser's
 * back/forward cache can go on.
 */
export function useLeaving() {
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
    leaveFor: (address: string) => {
      setLeaving(true)
      location.assign(address)
    },
  }
}
