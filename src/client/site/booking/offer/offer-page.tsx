import type { Offer } from '@chauffeur/contract/offers'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { offerTexts } from '@chauffeur/words/en/checkout'
import { parseRefusal, refusalSentence } from '../../../shared/api/refusal.ts'
import { trpc } from '../../../shared/api/trpc.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { findOfferSession } from '../../../shared/journey/draft/offer-session.ts'
import { Card } from '../../../shared/ui/card.tsx'
import { SitePage } from '../../frame/site-page.tsx'
import { findOnlineOrder } from '../review/online-order.ts'
import { WizardHead, WizardOpening } from '../wizard-frame.tsx'
import { CallUs } from '../ask/call-us.tsx'
import { draftOfOffer, OfferWizard, type OfferWizardProps, useLeaveOffer } from './offer-wizard.tsx'

type OfferPageProps = Omit<OfferWizardProps, 'offer'>

/** The wizard as the link of an offer opens it. */
export function OfferPage(props: OfferPageProps) {
  return (
    <SitePage isBooking>
      <WizardHead title={offerTexts.heading} promise={offerTexts.promise} />
      <ReadOffer {...props} />
    </SitePage>
  )
}

function ReadOffer(props: OfferPageProps) {
  const { token } = props
  const { client } = trpc.useUtils()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['offer', token],
    queryFn: () => client.offers.read.mutate({ token }),
    retry: (failures, error) => parseRefusal(error) === undefined && failures < 3,
    staleTime: Infinity,
    gcTime: 0,
  })
  const [mayRepeat] = useState(() => isBeingPaid(token))
  if (data && (data.state === 'open' || (data.state === 'booked' && mayRepeat)))
    return <OfferWizard {...props} offer={data} />
  if (data) return <OfferEnded offer={data} state={endedState(data)} />
  if (!error) return <WizardOpening />
  const code = parseRefusal(error)?.code
  if (code === 'NOT_FOUND' || code === 'INVALID_INPUT') return <OfferNotice {...offerTexts.broken} />
  const { heading, text, again } = offerTexts.failed
  return (
    <OfferNotice heading={heading} text={refusalSentence(error) ?? text}>
      <Button variant="primary" busy={isFetching} onClick={() => void refetch()}>
        {again}
      </Button>
    </OfferNotice>
  )
}

function endedState({ state }: Offer): Exclude<Offer['state'], 'open'> {
  return state === 'open' ? 'ended' : state
}

/** A guest who comes back from the payment page without having paid sends the same booking again. */
function isBeingPaid(token: string): boolean {
  return findOnlineOrder()?.offer === token && findOfferSession(token) !== undefined
}

/** The end of an offer that cannot be booked any more, and the ways to go on. */
function OfferEnded({ offer, state }: { offer: Offer; state: Exclude<Offer['state'], 'open'> }) {
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

function OfferNotice({ heading, text, more, children }: OfferNoticeProps) {
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
