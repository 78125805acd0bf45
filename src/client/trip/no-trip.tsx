import type { ReactNode } from 'react'
import { ContactButton } from '../site/contact-button.tsx'
import { SitePage } from '../site/site-page.tsx'
import { SendLink } from './send-link.tsx'
import { tripTexts } from './trip-texts.ts'

type NoTripProps = { heading: string; children: ReactNode }

/** Where no booking is open: how to open one, and the link once more for those who have lost it. */
export function NoTrip({ heading, children }: NoTripProps) {
  return (
    <SitePage>
      <div className="shell grid max-w-2xl! gap-8 py-10 sm:py-16">
        <header className="grid gap-4">
          <h1 className="text-display text-balance">{heading}</h1>
          <div className="grid gap-3 text-lead text-soft">{children}</div>
        </header>
        <SendLink />
        <p className="flex flex-wrap items-center gap-x-4 gap-y-3 text-soft">
          {tripTexts.noMail}
          <ContactButton>{tripTexts.writeToUs}</ContactButton>
        </p>
      </div>
    </SitePage>
  )
}
