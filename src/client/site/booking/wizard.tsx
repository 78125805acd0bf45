import type { VehicleId } from '@chauffeur/domain/vehicles'
import {
  useEffect,
  useCallback,
  useMemo,
  useState,
  startTransition,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react'
import { findLegTooEarly, legEnd, type LegTime } from '@chauffeur/domain/journeys'
import { todayIn } from '@chauffeur/domain/time'
import { tripMinutes } from '@chauffeur/domain/trip-minutes'
import { legTexts } from '@chauffeur/words/en/journey'
import {
  type WizardContext,
  BookingContext,
  usePaymentChoice,
} from '../../shared/journey/state/booking-context.ts'
import { atStep, bringsPlaces, prefillOf, type WizardSearch } from './booking-route.ts'
import { useQuotes } from '../../shared/journey/quotes/use-quotes.ts'
import { type KnownPlaces, prefillChanges } from '../../shared/journey/draft/prefill-changes.ts'
import type { Prefill, WizardStep } from '../../shared/journey/draft/wizard-search.ts'
import type { PlaceEnd } from '../../shared/places/chosen-place.ts'
import { reachableStep, useEmptyDetails } from '../../shared/journey/draft/steps.ts'
import { useNamedPlaces } from '../../shared/journey/state/use-route.ts'
import { type PlacedClock, usePickupClock, useNow } from '../../shared/journey/state/use-pickup-clock.ts'
import { WizardFrame, WizardOpening } from './wizard-frame.tsx'
import { changeDraft, type Draft, type DraftChange, wayBackOf } from '../../shared/journey/draft/draft.ts'
import {
  changeBookingSession,
  newBookingSession,
  type BookingSession,
} from '../../shared/journey/draft/booking-session.ts'
import { findStoredSession, storeSession } from '../../shared/journey/draft/session-storage.ts'
import { randomId } from '../../shared/forms/random-id.ts'

export interface WizardProps {
  readonly search: WizardSearch
  /** Handed over by the page before beside the link, like `asksFor`. */
  readonly knownPlaces?: KnownPlaces | undefined
  readonly asksFor?: PlaceEnd | undefined
  /** Milliseconds since 1970, by the clock that rendered the page. */
  readonly openedAt: number
  /** Shows a step; `replace` corrects the address instead of leaving the step that is shown. */
  readonly onMove: (search: WizardSearch, options: { replace: boolean }) => void
  readonly onConfirmed: () => void
}

/** Provides the booking session and decides which step is shown; the frame and the steps read it from the context. */
export function Wizard(props: WizardProps) {
  const { search, openedAt } = props
  const prefill = prefillOf(search)
  const { session, changeSession, isOpen } = useBookingSession(prefill, props.knownPlaces, openedAt)
  const draft = useNamedPlaces(session.draft)
  const way = useMemo(() => wayBackOf(session.draft), [session.draft])
  const named = useNamedPlaces(way ?? session.draft)
  const back = way && named
  const [typed] = useState({ pickup: prefill.pickupText ?? '', dropoff: prefill.dropoffText ?? '' })
  const [asksFor] = useState(props.asksFor)
  const known = { draft, back, session, changeSession, typed, asksFor }
  return <PricedWizard {...props} known={known} isOpen={isOpen} />
}

type PartProps<Known> = WizardProps & { readonly known: Known; readonly isOpen: boolean }

// Components of their own: between them React lets a slow phone answer a touch.
function PricedWizard({ known, ...props }: PartProps<Omit<WizardSession, 'quotes'>>) {
  const quotes = useQuotes(known.draft, known.back)
  return <ShownWizard {...props} known={{ ...known, quotes }} />
}

function ShownWizard({ known, isOpen, ...props }: PartProps<WizardSession>) {
  const requested = props.search.step ?? 1
  const booking = useWizard(known, props, { requested, isOpen })
  // The server does not know how far this tab has come.
  if (!isOpen && requested > 1) return <WizardOpening />
  return (
    <BookingContext value={booking}>
      <WizardFrame onConfirmed={props.onConfirmed} />
    </BookingContext>
  )
}

type WizardSession = Pick<
  WizardContext,
  'draft' | 'session' | 'changeSession' | 'quotes' | 'typed' | 'asksFor' | 'offer'
> & { readonly back?: Draft | undefined }

interface Requested {
  /** The step to show, unless one before it is incomplete. */
  readonly requested: WizardStep
  /** Whether the session has been read, so that the address can be corrected by it. */
  readonly isOpen: boolean
}

/** All that the steps know, with the step that is shown: also of an offer, which has its own session and price. */
export function useWizard(
  known: WizardSession,
  { search, openedAt, onMove }: WizardProps,
  { requested, isOpen }: Requested,
): WizardContext {
  const { draft, changeSession } = known
  const token = known.offer?.token
  const now = useNow(openedAt)
  const clock = usePickupClock(draft, now)
  const backClock = usePickupClock(known.back ?? draft, now)
  const back = known.back && wayBackInHand(known.back, backClock, timeOfWayThere(known, clock))
  const payment = usePaymentChoice(draft, known.quotes)
  const step = reachableStep(requested, draft, clock.problem, back)
  const emptyDetails = useEmptyDetails(step, draft)
  const prefill = prefillOf(search)
  const [arePlacesFolded, setPlacesFolded] = useState(bringsPlaces(prefill))
  // A guest who comes back to the first step wants to change something.
  if (arePlacesFolded && step !== 1) setPlacesFolded(false)

  const move = useCallback(
    (to: WizardStep, replace: boolean) =>
      onMove({ ...atStep(to), ...(token && { offer: token }) }, { replace }),
    [onMove, token],
  )
  // The entries of the link must not undo later changes at a reload; and the address names the step that is shown.
  const isStray = isOpen && (Object.keys(prefill).length > 0 || step !== (search.step ?? 1))
  useEffect(() => {
    if (isStray) move(step, true)
  }, [isStray, move, step])

  return {
    ...known,
    change: changeSession,
    clock,
    back,
    payment,
    step,
    arePlacesFolded,
    unfoldPlaces: () => setPlacesFolded(false),
    goTo: (to) => move(to, false),
    ...emptyDetails,
  }
}

/** The time that the way there takes, where its pick-up is known. */
function timeOfWayThere({ draft, quotes }: WizardSession, { instant }: PlacedClock): LegTime | undefined {
  if (!instant) return undefined
  const priced = quotes.all.find((quote) => quote.state === 'priced')
  const { stops } = draft
  return {
    pickupAt: instant,
    minutes: tripMinutes({ durationMinutes: priced?.quote.durationMinutes, stops }),
  }
}

/** The way back with its clock: it begins no sooner than the way there ends. */
function wayBackInHand(draft: Draft, clock: PlacedClock, there: LegTime | undefined) {
  const notBefore = there && legEnd(there)
  const own = clock.instant && { pickupAt: clock.instant, minutes: 0 }
  const isTooEarly = clock.problem === undefined && findLegTooEarly([there, own]) !== undefined
  return { draft, notBefore, clock: isTooEarly ? { ...clock, problem: legTexts.tooEarly } : clock }
}

/**
 * The booking session of this tab: what it has stored, and over it what the link fills in. The server, which knows nothing of the
 * tab, draws what the link fills in alone.
 */
function useBookingSession(prefill: Prefill, known: KnownPlaces | undefined, openedAt: number) {
  const [session, dispatch] = useReducer(changeBookingSession, newBookingSession, (fresh) =>
    prefilled(fresh, prefill, openedAt),
  )
  const isOpen = session.id !== ''
  const arrivedWith = useRef({ prefill, known })

  // Before the first paint, so that no empty form flashes.
  useLayoutEffect(() => {
    const found = findStoredSession()
    const { prefill, known } = arrivedWith.current
    const { hash } = window.location
    const resume = (session: BookingSession) =>
      dispatch({ type: 'resumed', session: prefilled(session, prefill, openedAt, known) })
    if (found) resume(found)
    // Nothing to show: a slow phone need not redraw the whole form at once.
    else startTransition(() => resume({ ...newBookingSession, id: randomId() }))
    // Few links say anything of the traveller. What cannot be loaded is left out.
    if (hash) addGiven(hash, prefill.vehicleId, dispatch).catch(() => {})
  }, [openedAt])

  useLayoutEffect(() => {
    if (isOpen) storeSession(session)
  }, [isOpen, session])

  // Not open until the stored session has been read.
  return { session, changeSession: dispatch, isOpen }
}

async function addGiven(
  hash: string,
  vehicleId: VehicleId | undefined,
  change: (given: DraftChange) => void,
) {
  const { givenChanges } = await import('../../shared/journey/draft/given-details.ts')
  for (const given of givenChanges(hash, vehicleId)) change(given)
}

function prefilled(
  session: BookingSession,
  prefill: Prefill,
  openedAt: number,
  known?: KnownPlaces,
): BookingSession {
  // Lisbon's day begins last of the service area's, so no day that is still on anywhere is dropped.
  const changes = prefillChanges(prefill, () => todayIn('Europe/Lisbon', new Date(openedAt)), known)
  const draft = changes.reduce(changeDraft, session.draft)
  return draft === session.draft ? session : { ...session, draft, revision: session.revision + 1 }
}
