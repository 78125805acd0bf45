import type { Chauffeur, Trip } from '@chauffeur/contract/trip'
import { wallTimeIn } from '@chauffeur/domain/time'
import { carNameIn } from '@chauffeur/domain/car-name'
import { currentLocale } from '@chauffeur/words/current-locale'
import { chauffeurTexts as texts } from '@chauffeur/words/en/trip'
import { placeShown } from '../../shared/places/place-shown.ts'
import { Card } from '../../shared/ui/card.tsx'
import { CarIcon } from '../../shared/ui/icons.tsx'
import { ArrivalCard } from '../frame/arrival-card.tsx'
import { LandLater } from './land-later.tsx'
import { MeetingPicture, placeText } from './meeting-place.tsx'
import { ReachChauffeur, shortNameOf } from './reach-chauffeur.tsx'
import { isToBeMet, reachableOf } from './to-be-met.ts'
import { TripSteps } from './trip-steps.tsx'

type ChauffeursProps = {
  trip: Trip
  /** Not where the page has the buttons above. */
  hasReach?: boolean
}

/** Who drives the guest, in which car, how far that is, and how to reach them. */
export function Chauffeurs({ trip, hasReach = true }: ChauffeursProps) {
  return trip.chauffeurs.map((chauffeur) => (
    <ChauffeurCard key={chauffeur.carNo} trip={trip} chauffeur={chauffeur} hasReach={hasReach} />
  ))
}

type ChauffeurCardProps = Required<ChauffeursProps> & { chauffeur: Chauffeur }

function ChauffeurCard({ trip, chauffeur, hasReach }: ChauffeurCardProps) {
  const { name, car, plate } = chauffeur
  return (
    <Card as="section" aria-label={texts.title} className="grid gap-5">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="text-sm text-soft">{texts.title}</p>
          <p className="text-heading">{name}</p>
          {car !== null && (
            <p className="mt-1 flex flex-wrap items-center gap-x-2 text-soft">
              <CarIcon className="size-5" />
              {carNameIn(currentLocale(), car)}
              {plate !== null && <span className="font-medium tabular text-ink">{plate}</span>}
            </p>
          )}
        </div>
        {hasReach && (
          <div className="flex flex-wrap gap-2">
            <ReachChauffeur chauffeur={chauffeur} bookingNumber={trip.bookingNumber} />
          </div>
        )}
      </div>
      <p aria-live="polite">
        {texts.now(shortNameOf(chauffeur), placeShown(trip.pickupLocation, trip.pickupName).name, chauffeur)}
      </p>
      <TripSteps chauffeur={chauffeur} zone={trip.pickupZone} />
    </Card>
  )
}

/** How the guest is met at the airport, until the chauffeur has met them. */
export function ArrivalOfTrip({ trip }: { trip: Trip }) {
  const { arrival, state, meeting } = trip
  if (!arrival || !isToBeMet(trip)) return null
  const pickupTime = trip.meetAt ? wallTimeIn(trip.pickupZone, new Date(trip.meetAt)).time : trip.pickupTime
  const mayLandLater = trip.access === 'manage' && state === 'confirmed'
  const place = meeting?.place ?? undefined
  return (
    <ArrivalCard
      sign={arrival.sign}
      pickupTime={pickupTime}
      chauffeurs={reachableOf(trip)}
      meetingPoint={place && placeText(place)}
    >
      {place && <MeetingPicture place={place} name={placeShown(trip.pickupLocation, trip.pickupName).name} />}
      {mayLandLater && <LandLater trip={trip} />}
    </ArrivalCard>
  )
}
