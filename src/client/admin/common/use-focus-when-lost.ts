import { useEffect, useRef, type RefObject } from 'react'

/** When a row goes away with the focus in it, the focus goes to what names the list. */
export function useFocusWhenLost(target: RefObject<HTMLElement | null>, rows = 0): void {
  const before = useRef(rows)
  useEffect(() => {
    const isLess = rows < before.current
    before.current = rows
    if (!isLess) return undefined
    // A question that closes gives the focus back a moment after its row is gone.
    const later = setTimeout(() => {
      if (document.activeElement === document.body) target.current?.focus({ preventScroll: true })
    })
    return () => clearTimeout(later)
  }, [target, rows])
}
