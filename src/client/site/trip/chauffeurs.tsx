import { phoneLink } from '@chauffeur/domain/contact-formats'
import type { Chauffeur, Trip } from '@chauffeur/contract/trip'
import { wallTimeIn } from '@chauffeur/domain/time'
import { carNameIn } from '@chauffeur/domain/car-name'
import { currentLocale } from '@chauffeur/words/current-locale'
import { chauffeurTexts as texts } from '@chauffeur/words/en/trip'
import { placeShown } from '../../shared/places/place-shown.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { CarIcon, CheckIcon, PhoneIcon } from '../../shared/ui/icons.tsx'
import { ArrivalCard } from '../frame/arrival-card.tsx'
import { LandLater } from './land-later.tsx'

/** Who drives the guest, in which car, and how far that is. */
export function Chauffeurs({ trip }: { trip: Trip }) {
  return trip.chauffeurs.map((chauffeur) => (
    <ChauffeurCard key={chauffeur.carNo} trip={trip} chauffeur={chauffeur} />
  ))
}

function ChauffeurCard({ trip, chauffeur }: { trip: Trip; chauffeur: Chauffeur }) {
  const { name, phone, car, plate, state } = chauffeur
  const shortName = name.split(' ')[0] ?? name
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
        {/* A guest who was not met is asked to call the office. */}
        {phone !== null && state !== 'no_show' && (
          <Button asChild>
            <a href={phoneLink(phone)}>
              <PhoneIcon className="size-5" />
              {texts.call(shortName)}
            </a>
          </Button>
        )}
      </div>
      <p aria-live="polite">
        {texts.now(shortName, placeShown(trip.pickupLocation, trip.pickupName).name, chauffeur)}
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

const MET = new Set(['on_board', 'completed', 'no_show'])

/** How the guest is met at the airport, until the chauffeur has met them. */
export function ArrivalOfTrip({ trip }: { trip: Trip }) {
  const { arrival, state, end, chauffeurs } = trip
  const isToCome = (state === 'pending' || state === 'confirmed') && end === null
  const isMet = chauffeurs.length > 0 && chauffeurs.every((chauffeur) => MET.has(chauffeur.state))
  if (!arrival || !isToCome || isMet) return null
  const reachable = chauffeurs.flatMap(({ name, phone, state: step }) =>
    phone === null || MET.has(step) ? [] : [{ name, phone }],
  )
  const pickupTime = trip.meetAt ? wallTimeIn(trip.pickupZone, new Date(trip.meetAt)).time : trip.pickupTime
  const mayLandLater = trip.access === 'manage' && state === 'confirmed'
  return (
    <ArrivalCard sign={arrival.sign} pickupTime={pickupTime} chauffeurs={reachable}>
      {mayLandLater && <LandLater trip={trip} />}
    </ArrivalCard>
  )
}
