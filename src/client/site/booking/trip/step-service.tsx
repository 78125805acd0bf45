import { serviceKindIn, serviceTypes, serviceIn } from '@chauffeur/domain/service-type'
import { journeyReasons } from '@chauffeur/words/en/journey-reasons'
import { lazy, type ReactNode, useEffect, useRef, useState } from 'react'
import { currentLocale } from '@chauffeur/words/current-locale'
import { askTexts } from '@chauffeur/words/en/booking'
import { itineraryTexts, journeyTexts, legTexts } from '@chauffeur/words/en/journey'
import { classNames } from '../../../shared/ui/class-names.ts'
import { Segmented } from '../../../shared/ui/segmented.tsx'
import type { Draft } from '../../../shared/journey/draft/draft.ts'
import { whyIncomplete, whySamePlace } from '../../../shared/journey/draft/steps.ts'
import { useBooking } from '../../../shared/journey/state/booking-context.ts'
import {
  AirportFields,
  type AskedPlace,
  PartyFields,
  PlaceFields,
} from '../../../shared/journey/fields/journey-fields.tsx'
import { StopsSection } from '../../../shared/journey/fields/stops-section.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { EditIcon, PlusIcon, stroke, UsersIcon } from '../../../shared/ui/icons.tsx'
import { shortName } from '../../../shared/journey/journey-points.ts'
import { dayAndTimeText } from '../../../shared/locale/formats.ts'
import { fetchAhead, LatePart } from '../../../shared/ui/late-part.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { useAskAboutPlace } from '../ask/ask-about-place.tsx'
import { AskTeam } from '../ask/ask-team.tsx'
import { LateFlightTimes, PickupTimeFields, SwapEnds } from './leg-fields.tsx'
import { HireCard, RouteCard } from './route-card.tsx'

// Most guests go one way.
const loadWayBack = () => import('./way-back.tsx')
const WayBackFields = lazy(async () => ({ default: (await loadWayBack()).WayBackFields }))

/** Step 1: where, when, who. */
export function StepService() {
  const { draft, payment } = useBooking()
  const isHourly = draft.serviceType === 'hourly'
  const { isThereFolded, unfoldThere, hasBack, isNew, add, remove, addButton } = useWayBack()
  const { ask, dialog } = useAskAboutPlace()
  return (
    <div className="grid gap-3">
      {dialog}
      {isThereFolded ? <WayThere onEdit={unfoldThere} /> : <TripFields onAskTeam={ask} />}
      {hasBack && (
        <LatePart waiting={<Skeleton className="h-80" />}>
          <WayBackFields isNew={isNew} onRemove={remove} />
        </LatePart>
      )}
      <div className="fields relative">
        <PartyFields />
        <UsersIcon className="absolute top-4.75 left-3.75 size-5 text-soft" />
      </div>
      {payment.methods?.length === 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-2">
          <p className="text-soft">{askTexts.stillPossible}</p>
          <AskTeam className="max-sm:w-full" />
        </div>
      )}
      {!isHourly && !hasBack && (
        <button
          ref={addButton}
          type="button"
          onClick={add}
          onPointerEnter={() => fetchAhead(loadWayBack)}
          onFocus={() => fetchAhead(loadWayBack)}
          className="flex min-h-15 w-full items-center gap-3.5 rounded-card border-[1.5px] border-dashed border-accent-line px-3.75 py-1.5 text-left leading-snug noscript:hidden"
        >
          <BackIcon className="size-5.5 text-accent" />
          <span className="min-w-0 flex-1">
            <span className="block font-semibold">{legTexts.add}</span>
            <span className="block text-sm text-soft">{legTexts.addHint}</span>
          </span>
          <PlusIcon className="size-5.5 text-accent" />
        </button>
      )}
      {isHourly && <HireCard />}
      {!isHourly && !isThereFolded && (
        <>
          <RouteCard />
          <StopsSection />
        </>
      )}
    </div>
  )
}

const BackIcon = stroke('M9 14.5 4.5 10 9 5.5', 'M4.5 10h10a5 5 0 0 1 0 10H12')

/** Whether there is a way back, and the way there is folded: once it is filled in, until it is to be edited. */
function useWayBack() {
  const { draft, clock, change } = useBooking()
  const hasBack = draft.back !== null
  const isWhole = whyIncomplete(1, draft, clock.problem) === undefined
  const [isOpen, setOpen] = useState<boolean>()
  const [last, setLast] = useState<'added' | 'removed'>()
  const addButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (last === 'removed') addButton.current?.focus()
  }, [last])
  return {
    hasBack,
    isNew: last === 'added',
    isThereFolded: hasBack && isWhole && isOpen !== true,
    unfoldThere: () => setOpen(true),
    add: () => {
      // A way there that is being filled in must not fold under the fingers.
      setOpen(!isWhole)
      setLast('added')
      change({ type: 'back-added' })
    },
    remove: () => {
      setLast('removed')
      change({ type: 'back-removed' })
    },
    addButton,
  }
}

/** The way there in three lines. */
function WayThere({ onEdit }: { onEdit: () => void }) {
  const { draft } = useBooking()
  const { pickupDate, pickupTime, isAirport, flightNumber } = draft
  const when = [dayAndTimeText(pickupDate, pickupTime), isAirport && flightNumber.trim()]
  return (
    <Folded label={legTexts.there} editLabel={legTexts.edit} onEdit={onEdit}>
      <p className="text-sm text-soft">{legTexts.there}</p>
      <p className="font-medium">{endsOf(draft).join(' → ')}</p>
      <p className="text-sm text-soft first-letter:uppercase">{when.filter(Boolean).join(' · ')}</p>
    </Folded>
  )
}

/** Service, places and time of the trip; with a way back, of the way there. */
function TripFields({ onAskTeam }: { onAskTeam: (asked: AskedPlace) => void }) {
  const { draft, change, payment, quotes, arePlacesFolded } = useBooking()
  const isHourly = draft.serviceType === 'hourly'
  // Only the server knows that two different addresses are one place.
  const isSamePlace = quotes.all.some(
    (quote) => quote.state === 'unpriced' && quote.reason === 'same_place' && quote.leg !== 2,
  )
  const dropoffProblem = whySamePlace(draft) ?? (isSamePlace ? journeyReasons.same_place : undefined)
  const isFolded = arePlacesFolded && dropoffProblem === undefined && payment.methods?.length !== 0
  const fields = useFocusOnUnfold(arePlacesFolded)
  return (
    <>
      {isFolded && <FilledPlaces />}
      <Segmented
        className={isFolded ? 'scripted:hidden' : undefined}
        aria-label={itineraryTexts.service}
        value={draft.serviceType}
        onValueChange={(serviceType) => change({ type: 'service', serviceType })}
        options={serviceTypes.map((value) => ({ value, label: serviceKindIn(currentLocale(), value) }))}
      />
      <div className={classNames('relative', isFolded && 'scripted:hidden')}>
        <div
          ref={fields}
          tabIndex={-1}
          className={classNames(
            // The hint that both places share is shown once.
            'fields outline-none [&>:not(:last-child)>[data-slot=hint]]:sr-only',
            !isHourly && '[--end:3rem]',
          )}
        >
          <PlaceFields
            isRoute
            texts={{ ...itineraryTexts, hint: itineraryTexts.locationHint }}
            problemAt={(field) => (field === 'dropoffLocation' ? dropoffProblem : undefined)}
            pickupWarning={payment.methods?.length === 0 ? payment.reason : undefined}
            onAskTeam={onAskTeam}
          />
        </div>
        {!isHourly && <SwapEnds />}
      </div>
      <div className="fields">
        <PickupTimeFields />
        {!isHourly && <AirportFields />}
        {draft.isAirport && <LateFlightTimes />}
      </div>
    </>
  )
}

/** The button that unfolds the fields goes with their line, so the focus moves to them. */
function useFocusOnUnfold(isFolded: boolean) {
  const fields = useRef<HTMLDivElement>(null)
  const wasFolded = useRef(isFolded)
  useEffect(() => {
    if (wasFolded.current && !isFolded && document.activeElement === document.body)
      fields.current?.focus({ preventScroll: true })
    wasFolded.current = isFolded
  }, [isFolded])
  return fields
}

/** The places that a link brought, in one line; without scripts their fields are shown instead. */
function FilledPlaces() {
  const { draft, unfoldPlaces } = useBooking()
  const { serviceType, isAirport: isAirportService } = draft
  const isHourly = serviceType === 'hourly'
  const service = serviceIn(currentLocale(), { serviceType, isAirportService })
  return (
    <Folded label={itineraryTexts.places} editLabel={itineraryTexts.editPlaces} onEdit={unfoldPlaces}>
      <p className="font-medium">{endsOf(draft).join(' → ')}</p>
      <p className="text-sm text-soft">
        {isHourly ? `${service}, ${journeyTexts.hours(draft.duration)}` : service}
      </p>
    </Folded>
  )
}

interface FoldedProps {
  readonly label: string
  readonly editLabel: string
  readonly onEdit: () => void
  readonly children: ReactNode
}

/** A summary of the fields that are filled in, in a few lines. */
function Folded({ label, editLabel, onEdit, children }: FoldedProps) {
  return (
    <section
      aria-label={label}
      className="flex items-center gap-3 rounded-card bg-sunken py-3 pr-2 pl-4 noscript:hidden"
    >
      <div className="min-w-0 flex-1 wrap-anywhere">{children}</div>
      <Button variant="ghost" size="small" aria-label={editLabel} onClick={onEdit} className="min-h-11!">
        <EditIcon className="size-4" />
        {itineraryTexts.edit}
      </Button>
    </section>
  )
}

function endsOf({ serviceType, pickupLocation, pickupName, dropoffLocation, dropoffName }: Draft): string[] {
  const from = shortName(pickupLocation, pickupName)
  return serviceType === 'hourly' ? [from] : [from, shortName(dropoffLocation, dropoffName)]
}
