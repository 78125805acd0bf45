import { useEffect, useRef, type RefObject } from 'react'

/** When a row is removed while it has the focus, the focus moves to the list's heading. */
export function useFocusWhenLost(target: RefObject<HTMLElement | null>, rows = 0): void {
  const before = useRef(rows)
  useEffect(() => {
    const isLess = rows < before.current
    before.current = rows
    if (!isLess) return undefined
    // A dialog that closes gives the focus back shortly after its row is gone.
    const later = setTimeout(() => {
      if (document.activeElement === document.body) target.current?.focus({ preventScroll: true })
    })
    return () => clearTimeout(later)
  }, [target, rows])
}
