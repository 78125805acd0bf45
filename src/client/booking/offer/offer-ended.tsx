import type { Offer } from '@chauffeur/contract/offers'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CallUs } from '../ask/call-us.tsx'
import { draftOfOffer } from './offered-draft.ts'
import { offerTexts } from './offer-texts.ts'
import { useLeaveOffer } from './use-leave-offer.ts'

type OfferEndedProps = { offer: Offer; state: Exclude<Offer['state'], 'open'> }

/** What has become of an offer that cannot be booked any more, and what can be done instead. */
export function OfferEnded({ offer, state }: OfferEndedProps) {
  const leave = useLeaveOffer()
  const texts = offerTexts.ended[state]
  if (state === 'booked') return <OfferNotice {...texts} more={offerTexts.bookedMail} />
  return (
    <OfferNotice {...texts}>
      <Button asChild variant="primary">
        <Link to="/contact">{offerTexts.ask}</Link>
      </Button>
      <Button onClick={() => leave(draftOfOffer(offer))}>{offerTexts.today}</Button>
    </OfferNotice>
  )
}

type OfferNoticeProps = { heading: string; text: string; more?: string; children?: ReactNode }

export function OfferNotice({ heading, text, more, children }: OfferNoticeProps) {
  return (
    <div className="shell pt-8 pb-20 sm:pt-12">
      <Card as="section" padding="large" aria-labelledby="offer-notice" className="mx-auto max-w-2xl">
        <div>
          <h2 id="offer-notice" className="text-title">
            {heading}
          </h2>
          <p className="mt-3 text-lead">{text}</p>
          {more !== undefined && <p className="mt-2 text-soft">{more}</p>}
        </div>
        <CallUs lead="" />
        {children && <div className="mt-6 flex flex-wrap gap-3 max-sm:grid">{children}</div>}
      </Card>
    </div>
  )
}
