import { useEffect, useRef } from 'react'

/** What is opened on the page is left by the phone's own way back, too. */
export function useHistoryEntry(onLeft: () => void) {
  const left = useRef(onLeft)
  useEffect(() => {
    left.current = onLeft
  })
  useEffect(() => {
    const leave = () => left.current()
    addEventListener('popstate', leave)
    return () => removeEventListener('popstate', leave)
  }, [])
  return {
    enter: () => history.pushState({ isOpen: true }, ''),
    leave: () => history.back(),
  }
}
