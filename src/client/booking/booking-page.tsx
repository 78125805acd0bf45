import { useState } from 'react'
import { pageHeads } from '../content/page-heads.ts'
import { SitePage } from '../site/site-page.tsx'
import { CallUs } from './ask/call-us.tsx'
import { bringsPlaces } from './booking-search.ts'
import { WizardOpening } from './wizard-frame.tsx'
import { Wizard, type WizardProps } from './wizard.tsx'
import { wizardTexts } from './wizard-texts.ts'

export function BookingPage(props: WizardProps) {
  const { search } = props
  const [hasPlaces] = useState(() => bringsPlaces(search))
  const isStart = search.step === undefined && !hasPlaces
  return (
    <SitePage isBooking>
      {/* On a phone whoever has begun needs the room more than this text. */}
      <div
        data-theme="night"
        className={isStart ? 'pt-5 pb-8 sm:pt-10 sm:pb-12' : 'pt-1 pb-3 sm:pt-10 sm:pb-12'}
      >
        <div className="shell">
          <h1 className={isStart ? 'text-display' : 'text-title sm:text-display'}>
            {pageHeads.booking.title}
          </h1>
          <p className={isStart ? 'mt-2 text-soft sm:text-lead' : 'mt-2 text-lead text-soft max-sm:hidden'}>
            {wizardTexts.promise}
          </p>
          <WithoutScripts />
        </div>
      </div>
      <Wizard {...props} />
    </SitePage>
  )
}

/** The page of an offer until the offer is there; the server knows no more than that. */
export function OfferOpening() {
  return (
    <SitePage>
      <div data-theme="night" className="pt-1 pb-3 sm:pt-10 sm:pb-12">
        <div className="shell">
          <h1 className="text-title sm:text-display">{pageHeads.booking.title}</h1>
          <WithoutScripts />
        </div>
      </div>
      <WizardOpening />
    </SitePage>
  )
}

function WithoutScripts() {
  return (
    <noscript>
      <div className="mt-6 max-w-prose rounded-card border border-line-strong p-4">
        <p>{wizardTexts.withoutScripts}</p>
        <CallUs lead={wizardTexts.bookByPhone} />
      </div>
    </noscript>
  )
}
