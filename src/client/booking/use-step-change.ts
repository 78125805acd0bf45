import { useEffect, useRef } from 'react'
import type { Step } from './draft/step.ts'

const SLIDE_PX = 28

/** A new step starts at the top, with the focus on its heading, and comes in from the side it lies on. */
export function useStepChange(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null)
  const page = useRef<HTMLDivElement>(null)
  const shown = useRef(step)

  useEffect(() => {
    const before = shown.current
    shown.current = step
    if (before === step) return
    heading.current?.focus({ preventScroll: true })
    toTop()
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
      page.current?.animate(
        [
          { opacity: 0, transform: `translateX(${step > before ? SLIDE_PX : -SLIDE_PX}px)` },
          { opacity: 1, transform: 'none' },
        ],
        { duration: 220, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
      )
  }, [step])

  return { heading, page }
}

// Going back, the router puts the old scroll position back after this effect; a step always starts at its top.
function toTop() {
  scrollTo(0, 0)
  requestAnimationFrame(() => scrollTo(0, 0))
}
