import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** How far from the window an element is near, so that it is whole before it comes into sight. */
const MARGIN = '600px'

const waiting = new Map<Element, () => void>()
let observer: IntersectionObserver | undefined

/** One observer for all elements: each of its own would look at the page again. */
function observerOfAll(): IntersectionObserver {
  if (observer) return observer
  addEventListener('beforeprint', () => flushSync(() => waiting.forEach((draw) => draw())))
  observer = new IntersectionObserver(
    (entries) =>
      startTransition(() => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.()
      }),
    { rootMargin: MARGIN },
  )
  return observer
}

/**
 * Whether an element is near the window, or was once, or is printed: what is drawn then stays. True where the browser
 * cannot say.
 */
export function useIsNear<Kind extends Element>(
  isFirst: boolean,
): readonly [RefObject<Kind | null>, boolean] {
  const ref = useRef<Kind>(null)
  const [isNear, setNear] = useState(isFirst || typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    const { current } = ref
    if (isNear || !current) return undefined
    const all = observerOfAll()
    waiting.set(current, () => setNear(true))
    all.observe(current)
    return () => {
      all.unobserve(current)
      waiting.delete(current)
    }
  }, [isNear])
  return [ref, isNear]
}
