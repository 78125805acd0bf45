import { vehicleById, type Vehicle } from '@chauffeur/domain/vehicles'
import { flightPromise } from '@chauffeur/domain/arrival'
import { fits } from '@chauffeur/domain/capacity'

import { arrivalTexts } from '@chauffeur/words/en/arrival'
import { journeyReasons } from '@chauffeur/words/en/journey-reasons'
import { sentenceFor } from '@chauffeur/words/reasons'
import { useEffect, type ReactNode } from 'react'
import { summaryTexts, vehicleTexts } from '@chauffeur/words/en/booking'
import { RadioCards, RadioCard } from '../../../shared/ui/radio-cards.tsx'
import { useBooking } from '../../../shared/journey/state/booking-context.ts'
import { vehicleText } from '../../../shared/locale/vehicle-text.ts'
import { Badge } from '../../../shared/ui/badge.tsx'
import { classNames } from '../../../shared/ui/class-names.ts'
import { ClockIcon, LuggageIcon, UsersIcon } from '../../../shared/ui/icons.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx'
import { isAirportPickup } from '../../../shared/journey/draft/draft.ts'
import { Price } from '../../../shared/journey/quotes/price.tsx'
import type { VehicleQuote } from '../../../shared/journey/quotes/use-quotes.ts'
import { useLuggage } from '../../../shared/journey/fields/use-luggage.ts'
import { VehiclePicture } from '../../../shared/journey/fields/vehicle-picture.tsx'
import { AskTeam } from '../ask/ask-team.tsx'
import { hasWayOut, NoPrices, Taken, useUnavailable } from './unavailable.tsx'
import { LuggageChoice } from './luggage-choice.tsx'

/** Step 2: the vehicles for a party of this size, each with its price for this very trip. */
export function StepVehicle() {
  const { draft, change, quotes } = useBooking()
  return (
    <div className="grid gap-6">
      <NoPrices areVehiclesShown />
      <RadioCards
        aria-label={vehicleTexts.choose}
        value={draft.vehicleId === null ? null : String(draft.vehicleId)}
        onValueChange={(value) => {
          const vehicle = vehicleById(Number(value))
          if (vehicle) change({ type: 'vehicle', id: vehicle.id })
        }}
        className="gap-2.5 sm:gap-4"
      >
        {quotes.all.map((quote) => (
          <VehicleCard key={quote.vehicle.id} quote={quote} />
        ))}
      </RadioCards>
    </div>
  )
}

function VehicleCard({ quote }: { quote: VehicleQuote }) {
  const { draft, change, quotes } = useBooking()
  const { vehicle } = quote
  const luggage = useLuggage(vehicle.id)
  // Where no vehicle has a price, one offer above them speaks for all.
  const asksHere = quote.state === 'unpriced' && quotes.all.some(({ state }) => state !== 'unpriced')
  const fit = fits(vehicle, draft.passengers)
  const unavailable = useUnavailable(quote)
  const taken = unavailable?.why
  const isChosenInVain = unavailable !== undefined && draft.vehicleId === vehicle.id
  useEffect(() => {
    if (isChosenInVain) change({ type: 'set', fields: { vehicleId: null, luggageConfig: null } })
  }, [isChosenInVain, change])
  const hasLuggage = luggage.length > 0 && !taken
  return (
    <RadioCard
      value={String(vehicle.id)}
      isLow
      picture={<VehiclePicture id={vehicle.id} />}
      title={<span className="font-display text-base sm:text-heading">{vehicleText(vehicle.name)}</span>}
      description={vehicleTexts.descriptions[vehicle.id]}
      tags={
        <>
          <Badge>{vehicleTexts.categories[vehicle.category]}</Badge>
          {vehicle.badge && <Badge tone="accent">{summaryTexts.mostPopular}</Badge>}
        </>
      }
      aside={fit.fits ? <PriceTag quote={quote} /> : <Badge tone="warning">{vehicleTexts.tooSmall}</Badge>}
      disabledReason={fit.fits ? taken : sentenceFor(journeyReasons, fit.reason)}
      footer={
        fit.fits && (hasLuggage || asksHere || (unavailable && hasWayOut(unavailable))) ? (
          <>
            {hasLuggage && <LuggageChoice vehicle={vehicle} own={luggage} />}
            {unavailable && (
              <Taken
                vehicle={vehicle}
                unavailable={unavailable}
                className="py-3 max-sm:pointer-events-auto max-sm:mt-11"
              />
            )}
            {asksHere && (
              <div
                className={classNames(
                  'flex justify-end py-3 max-sm:pointer-events-auto',
                  !hasLuggage && 'max-sm:mt-11',
                )}
              >
                <AskTeam vehicle={vehicle} className="max-sm:w-full" />
              </div>
            )}
          </>
        ) : undefined
      }
    >
      <VehicleFacts vehicle={vehicle} waits={isAirportPickup(draft)} />
    </RadioCard>
  )
}

/** How many it takes, what they bring, and how long it waits: in words where there is room, else in signs. */
function VehicleFacts({ vehicle, waits }: { vehicle: Vehicle; waits: boolean }) {
  const { maxPassengers, landing } = vehicle
  const { minutes } = flightPromise(arrivalTexts.flight)
  return (
    <ul className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm text-soft max-sm:gap-x-3 sm:pl-8">
      <Fact icon={<UsersIcon className="size-4.5" />} short={String(maxPassengers)}>
        {vehicleTexts.upTo(maxPassengers)}
      </Fact>
      {landing && (
        <Fact icon={<LuggageIcon className="size-4.5" />} short={String(landing.luggage)}>
          {vehicleTexts.pieces(landing.luggage)}
        </Fact>
      )}
      {waits && (
        <Fact icon={<ClockIcon className="size-4.5" />} short={`${minutes} min`}>
          {arrivalTexts.minutesFree(minutes)}
        </Fact>
      )}
    </ul>
  )
}

function Fact({ icon, short, children }: { icon: ReactNode; short: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5 sm:gap-2">
      {icon}
      <span aria-hidden="true" className="tabular sm:hidden">
        {short}
      </span>
      <span className="max-sm:sr-only">{children}</span>
    </li>
  )
}

/** Takes the same space while it is awaited and when it is there. */
function PriceTag({ quote }: { quote: VehicleQuote }) {
  const { offer } = useBooking()
  if (quote.state === 'unpriced')
    return (
      <p className="max-w-36 sm:min-h-12 text-sm leading-snug text-warning">{summaryTexts.toBeEvaluated}</p>
    )
  if (quote.state !== 'priced')
    return (
      <div className="grid justify-items-end gap-2 py-0.5 sm:min-h-12">
        <VisuallyHidden>{vehicleTexts.pricing}</VisuallyHidden>
        <Skeleton className="h-6 w-22" />
        <Skeleton className="h-3 w-16 max-sm:hidden" />
      </div>
    )
  return (
    <div className="sm:min-h-12">
      <Price amount={quote.quote.totalPrice} className="font-display text-base sm:text-heading" />
      <p className="text-xs text-soft max-sm:sr-only">
        {offer ? vehicleTexts.offeredPrice : vehicleTexts.fixedPrice}
      </p>
    </div>
  )
}
