import type { Offer } from '@chauffeur/contract/offers'
import { vehicleById } from '@chauffeur/domain/vehicles'
import { useEffect, useMemo, useReducer, useState } from 'react'
import { randomId } from '../common/random-id.ts'
import { atStep } from './booking-search.ts'
import { changeBookingSession, newBookingSession, type BookingSession } from './draft/booking-session.ts'
import { findOfferSession, removeOfferSession, storeOfferSession } from './draft/offer-session.ts'
import type { Step } from './draft/step.ts'
import { reachableStep } from './draft/steps.ts'
import type { Quotes } from './quotes/use-quotes.ts'
import { BookingContext, type Booking } from './state/booking-context.ts'
import { usePaymentChoice } from './state/payment-choice.ts'
import { usePickupClock } from './state/use-pickup-clock.ts'
import { useEmptyDetails } from './state/use-empty-details.ts'
import { useNow } from './state/use-now.ts'
import { WizardFrame } from './wizard-frame.tsx'
import type { WizardProps } from './wizard.tsx'
import { OfferBar } from './offer/offer-bar.tsx'
import { OfferTrip } from './offer/offer-trip.tsx'
import { draftOfOffer, withOffer } from './offer/offered-draft.ts'

const pages = { 1: OfferTrip }
const nothingTyped = { pickup: '', dropoff: '' }

export interface OfferWizardProps extends WizardProps {
  readonly offer: Offer
  /** What the address carries. */
  readonly token: string
}

/** The wizard around an offer: its trip, vehicle and price stand; the rest is filled in as ever. */
export function OfferWizard(props: OfferWizardProps) {
  const { offer, token, search, openedAt, onMove, onConfirmed } = props
  const [session, changeSession] = useReducer(
    changeBookingSession,
    undefined,
    (): BookingSession =>
      findOfferSession(token) ?? { ...newBookingSession, id: randomId(), draft: draftOfOffer(offer) },
  )
  useEffect(() => storeOfferSession(token, session), [token, session])
  const draft = useMemo(() => withOffer(session.draft, offer), [session.draft, offer])
  const clock = usePickupClock(draft, useNow(openedAt))
  const payment = usePaymentChoice(draft)
  const quotes = useMemo(() => quotesOf(offer), [offer])

  // The link names no step: everything but the passenger is filled in, so it opens there.
  const [isArriving, setArriving] = useState(search.step === undefined)
  if (isArriving && search.step !== undefined) setArriving(false)
  const requested = isArriving ? 3 : (search.step ?? 1)
  const step = reachableStep(requested, draft, clock.problem)
  const emptyDetails = useEmptyDetails(step, draft)
  const isStray = step !== (search.step ?? 1)
  useEffect(() => {
    if (isStray) onMove({ ...atStep(step), offer: token }, { replace: true })
  }, [isStray, onMove, step, token])

  const booking = useMemo<Booking>(
    () => ({
      draft,
      session,
      change: changeSession,
      changeSession,
      clock,
      quotes,
      payment,
      step,
      typed: nothingTyped,
      arePlacesFolded: true,
      unfoldPlaces: () => {},
      goTo: (to: Step) => onMove({ ...atStep(to), offer: token }, { replace: false }),
      ...emptyDetails,
      offer: { token, expiresAt: offer.expiresAt, forget: () => removeOfferSession(token) },
    }),
    [draft, session, clock, quotes, payment, step, onMove, token, offer, emptyDetails],
  )
  return (
    <BookingContext value={booking}>
      <OfferBar offer={offer} />
      <WizardFrame onConfirmed={onConfirmed} pages={pages} />
    </BookingContext>
  )
}

/** The offered vehicle at the offered price, and no other. */
function quotesOf({ vehicleId, quote }: Offer): Quotes {
  const vehicle = vehicleById(vehicleId)
  const chosen = vehicle && quote ? ({ vehicle, state: 'priced', quote } as const) : undefined
  return {
    all: chosen ? [chosen] : [],
    chosen,
    retry: () => {},
    refresh: () => Promise.resolve(undefined),
  }
}
