import { journeyReasons } from '@chauffeur/words/en/journey-reasons'
import { sentenceFor } from '@chauffeur/words/reasons'
import { createContext, type Dispatch, use } from 'react'
import {
  allowedPaymentMethods,
  isGuestPaymentMethod,
  type GuestPaymentMethod,
} from '@chauffeur/domain/payment-methods'
import { REGION_CHECK_CACHE_MS } from '@chauffeur/domain/timings'
import { isAirportPickup, type Draft, type DraftChange, type FreeField } from '../draft/draft.ts'
import type { Quotes } from '../quotes/use-quotes.ts'
import type { BookingSession, BookingSessionChange } from '../draft/booking-session.ts'
import type { WizardStep } from '../draft/wizard-search.ts'
import type { FieldProblems, ProblemAt } from '../../forms/use-form-problems.ts'
import type { PlacedClock } from './use-pickup-clock.ts'
import type { PlaceEnd } from '../../places/chosen-place.ts'
import { useSite } from '../../firm/use-site.ts'
import { serverSentence } from '../../api/refusal.ts'
import { trpc } from '../../api/trpc.ts'

/** The state that every part of the wizard knows. */
export interface WizardContext {
  readonly draft: Draft
  readonly session: BookingSession
  readonly change: Dispatch<DraftChange>
  readonly changeSession: Dispatch<BookingSessionChange>
  readonly clock: PlacedClock
  readonly quotes: Quotes
  /** The way back as a trip of its own, where one is booked with it. */
  readonly back?: WayBackInHand | undefined
  /** On the way back, when the way there ends, where that is known. */
  readonly notBefore?: Date | undefined
  readonly payment: PaymentChoice
  readonly step: WizardStep
  /** Texts from a link that are no places yet. */
  readonly typed: { readonly pickup: string; readonly dropoff: string }
  /** The end of the journey that the team is to be asked about when the wizard opens. */
  readonly asksFor?: PlaceEnd | undefined
  /** The places came with a link: they are one line until they are edited. */
  readonly arePlacesFolded: boolean
  readonly unfoldPlaces: () => void
  readonly goTo: (step: WizardStep) => void
  /** The problem of a field, once an attempt to go on has failed. */
  readonly problemAt: ProblemAt
  /** Whether the step may be left forwards; where not, the fields say why. */
  readonly mayLeave: () => boolean
  /** For a step that knows of more that is wrong: a stable function. */
  readonly reportProblems: (problems: FieldProblems) => void
  /** The office's offer that is being booked. */
  readonly offer?: OfferInHand
}

export interface LegInHand {
  readonly draft: Draft
  readonly clock: PlacedClock
}

/**
 * Whether a chauffeur waits for a flight: an airport transfer may have been asked for from a door that is at
 * no airport.
 */
export function waitsForFlight({ draft, clock }: LegInHand): boolean {
  return clock.isAtAirport && isAirportPickup(draft)
}

/** Whether a chauffeur waits for a flight on one of the ways. */
export function anyWayWaitsForFlight({
  back,
  ...there
}: LegInHand & { readonly back?: LegInHand | undefined }): boolean {
  return waitsForFlight(there) || (back !== undefined && waitsForFlight(back))
}

interface WayBackInHand extends LegInHand {
  readonly notBefore: Date | undefined
}

interface OfferInHand {
  /** The token in its link. */
  readonly token: string
  readonly expiresAt: string
  /** Throws away what was filled in, once it is booked. */
  readonly forget: () => void
}

export const BookingContext = createContext<WizardContext | null>(null)

export function useBooking(): WizardContext {
  const booking = use(BookingContext)
  if (!booking) throw new Error('useBooking must be used within the wizard')
  return booking
}

/** Binds controls to the fields of the draft that nothing else follows from. */
export function useDraftFields() {
  const { draft, change } = useBooking()
  return {
    /** A box of text, or what chooses one. */
    bind: (field: FreeField<string>) => ({
      value: draft[field],
      onValueChange: (value: string) => change({ type: 'set', fields: { [field]: value } }),
    }),
    bindSwitch: (field: FreeField<boolean>) => ({
      checked: draft[field],
      onCheckedChange: (isOn: boolean) => change({ type: 'set', fields: { [field]: isOn } }),
    }),
  }
}

/** How this trip can be paid. */
interface PaymentChoice {
  /** Not known yet: the region of the pick-up is being determined. */
  readonly isChecking: boolean
  readonly methods: readonly GuestPaymentMethod[] | undefined
  /** Why others are missing. */
  readonly reason: string | undefined
  /** The customer's choice where it is open, or the only one that is. */
  readonly chosen: GuestPaymentMethod | null
}

export function usePaymentChoice(draft: Draft, quotes?: Quotes): PaymentChoice {
  const { onlinePayment } = useSite()
  const { pickupLocation, pickupPlaceId } = draft
  const region = trpc.locations.checkRegion.useQuery(
    { location: pickupLocation, place_id: pickupPlaceId },
    { enabled: pickupLocation !== '', staleTime: REGION_CHECK_CACHE_MS, gcTime: REGION_CHECK_CACHE_MS },
  )
  // A vehicle changes nothing of how both ways can be paid.
  const priced = quotes?.all.find((quote) => quote.state === 'priced')
  if (draft.back && priced?.journey) {
    const { paymentMethods, paymentReason, paymentBecause } = priced.journey
    const methods = paymentMethods.filter(isGuestPaymentMethod)
    const reason = paymentBecause && serverSentence(paymentReason, paymentBecause)
    return { isChecking: false, methods, reason, chosen: choice(draft.paymentMethod, methods) }
  }
  if (pickupLocation === '' || region.isPending || draft.back)
    return { isChecking: true, methods: undefined, reason: undefined, chosen: null }
  const { methods, reason } = allowedPaymentMethods({
    pickupInAlgarve: region.data?.isInAlgarve,
    onlineOffered: onlinePayment,
  })
  return {
    isChecking: false,
    methods,
    reason: sentenceFor(journeyReasons, reason),
    chosen: choice(draft.paymentMethod, methods),
  }
}

function choice(
  wanted: GuestPaymentMethod | null,
  methods: readonly GuestPaymentMethod[],
): GuestPaymentMethod | null {
  if (wanted !== null && methods.includes(wanted)) return wanted
  return methods.length === 1 ? (methods[0] ?? null) : null
}
