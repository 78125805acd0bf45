import { HASH_SCROLL_DELAY_MS, HASH_SCROLL_OFFSET_PX } from '@chauffeur/domain/timings'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { prefersReducedMotion } from '../ui/use-reduced-motion.ts'

/** Scrolls to what the address names after the #, or else to the page's own anchor. */
export function useHashScroll(anchor?: string) {
  const router = useRouter()
  useEffect(() => {
    let timer = 0
    const scrollSoon = () => {
      const target = router.latestLocation.hash || anchor
      window.clearTimeout(timer)
      if (target !== undefined) timer = window.setTimeout(() => scrollToId(target), HASH_SCROLL_DELAY_MS)
    }
    scrollSoon()
    // A click on a link to the page one is on is another visit.
    const stop = router.subscribe('onRendered', scrollSoon)
    return () => {
      stop()
      window.clearTimeout(timer)
    }
  }, [router, anchor])
}

function scrollToId(id: string) {
  const element = document.getElementById(id)
  if (!element) return
  window.scrollTo({
    top: element.getBoundingClientRect().top + window.scrollY - HASH_SCROLL_OFFSET_PX,
    behavior: prefersReducedMotion() ? 'instant' : 'smooth',
  })
}
