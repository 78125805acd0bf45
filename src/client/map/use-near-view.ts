import { useEffect, useState, type RefObject } from 'react'

const MARGIN = '240px'

/** Whether the element has ever come near the screen. */
export function useNearView(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(isUnknown)
  useEffect(() => {
    if (isNear || !element.current) return undefined
    const sight = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: MARGIN },
    )
    sight.observe(element.current)
    return () => sight.disconnect()
  }, [element, isNear])
  return isNear
}

function isUnknown(): boolean {
  return typeof window !== 'undefined' && !('IntersectionObserver' in window)
}
