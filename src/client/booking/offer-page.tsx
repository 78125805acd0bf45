import type { Offer } from '@chauffeur/contract/offers'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { parseRefusal, refusalSentence } from '../api/refusal.ts'
import { trpc } from '../api/trpc.ts'
import { SitePage } from '../site/site-page.tsx'
import { Button } from '../ui/button.tsx'
import { findOfferSession } from './draft/offer-session.ts'
import { findOnlineOrder } from './review/online-order.ts'
import { WizardOpening } from './wizard-frame.tsx'
import { OfferEnded, OfferNotice } from './offer/offer-ended.tsx'
import { offerTexts } from './offer/offer-texts.ts'
import { OfferWizard, type OfferWizardProps } from './offer-wizard.tsx'

type OfferPageProps = Omit<OfferWizardProps, 'offer'>

/** The wizard as the link of an offer opens it. */
export function OfferPage(props: OfferPageProps) {
  return (
    <SitePage isBooking>
      <div data-theme="night" className="pt-1 pb-3 sm:pt-10 sm:pb-12">
        <div className="shell">
          <h1 className="text-title sm:text-display">{offerTexts.heading}</h1>
          <p className="mt-2 text-lead text-soft max-sm:hidden">{offerTexts.promise}</p>
        </div>
      </div>
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

/** Whoever comes back from the payment page unpaid sends the same booking again. */
function isBeingPaid(token: string): boolean {
  return findOnlineOrder()?.offer === token && findOfferSession(token) !== undefined
}
