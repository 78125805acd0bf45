import type { Chauffeur, Trip } from '@chauffeur/contract/trip'
import { wallTimeIn } from '@chauffeur/domain/time'
import { carNameIn } from '@chauffeur/domain/car-name'
import { currentLocale } from '@chauffeur/words/current-locale'
import { chauffeurTexts as texts } from '@chauffeur/words/en/trip'
import { placeShown } from '../../shared/places/place-shown.ts'
import { Card } from '../../shared/ui/card.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { CarIcon, CheckIcon } from '../../shared/ui/icons.tsx'
import { ArrivalCard } from '../frame/arrival-card.tsx'
import { LandLater } from './land-later.tsx'
import { MeetingPicture, placeText } from './meeting-place.tsx'
import { ReachChauffeur, shortNameOf } from './reach-chauffeur.tsx'
import { isToBeMet, reachableOf } from './to-be-met.ts'

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
      <ol className="grid gap-2 border-t border-line pt-4 text-sm sm:grid-cols-4">
        {stepsOf(chauffeur).map(({ label, at, isDone }) => (
          <li key={label} className={classNames('flex items-center gap-2', !isDone && 'text-soft')}>
            <span
              className={classNames(
                'flex size-5 items-center justify-center rounded-full border',
                isDone ? 'border-success bg-success-wash text-success' : 'border-line-strong',
              )}
            >
              {isDone && <CheckIcon className="size-3.5" />}
            </span>
            <span>
              {label}
              {at !== null && (
                <time dateTime={at} className="ms-1.5 tabular">
                  {wallTimeIn(trip.pickupZone, new Date(at)).time}
                </time>
              )}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** A step that was skipped has no time, and is done when a later one is. After a no-show none is to come. */
function stepsOf({ state, onTheWayAt, arrivedAt, onBoardAt, completedAt }: Chauffeur) {
  const order = ['accepted', 'on_the_way', 'at_pickup', 'on_board', 'completed']
  const reached = order.indexOf(state === 'no_show_claimed' || state === 'no_show' ? 'at_pickup' : state)
  return [
    { label: texts.steps.onTheWay, at: onTheWayAt, isDone: reached >= 1 },
    { label: texts.steps.arrived, at: arrivedAt, isDone: reached >= 2 },
    { label: texts.steps.onBoard, at: onBoardAt, isDone: reached >= 3 },
    { label: texts.steps.completed, at: completedAt, isDone: reached >= 4 },
  ].filter(({ isDone }) => isDone || state !== 'no_show')
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
