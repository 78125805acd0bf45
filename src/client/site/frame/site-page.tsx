import { Suspense, useEffect, type ReactNode } from 'react'
import { HASH_SCROLL_DELAY_MS, HASH_SCROLL_OFFSET_PX } from '@chauffeur/domain/timings'
import { useRouter } from '@tanstack/react-router'
import { navigationTexts } from '@chauffeur/words/en/frame'
import { prefersReducedMotion } from '../../shared/ui/use-reduced-motion.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { WhatsappButton } from './contact-links.tsx'

type SitePageProps = {
  /** Where the page opens, unless its address names another place: the id of an element. */
  readonly anchor?: string | undefined
  /** Whether this is the wizard, which needs the room of a whole header and footer. */
  readonly isBooking?: boolean
  /** Whether it has prices or a form, which nothing may cover: the chat is in the header where there is no margin beside them. */
  readonly keepsClear?: boolean
  readonly children: ReactNode
}

const CONTENT = 'content'

/** A public page: header, content, footer, and the WhatsApp button. */
export function SitePage({ anchor, isBooking = false, keepsClear = isBooking, children }: SitePageProps) {
  useHashScroll(anchor)
  return (
    <div className="relative pt-15 md:pt-16">
      <a
        href={`#${CONTENT}`}
        className={
          'fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-raised px-5 py-2.5 font-medium ' +
          'focus-visible:translate-y-0 focus-visible:shadow-float'
        }
      >
        {navigationTexts.skip}
      </a>
      {/* Each part of its own: React takes them over in small steps, and what is touched first of all. */}
      <Suspense>
        <SiteHeader isBooking={isBooking} hasChat={keepsClear} />
      </Suspense>
      <main id={CONTENT} tabIndex={-1} className="outline-none">
        <Suspense>{children}</Suspense>
      </main>
      <Suspense>
        <SiteFooter isBooking={isBooking} />
        <WhatsappButton isBesideContent={keepsClear} />
      </Suspense>
    </div>
  )
}

/** Scrolls to what the address names after the #, or else to the page's own anchor. */
function useHashScroll(anchor?: string) {
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
