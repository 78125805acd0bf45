import { shortDuration } from '@chauffeur/domain/duration'
import { includedKilometres } from '@chauffeur/domain/hire'
import { lazy, useEffect, type ReactNode } from 'react'
import { itineraryTexts, journeyTexts } from '@chauffeur/words/en/journey'
import { Picture } from '../../../shared/ui/picture.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { useBooking } from '../../../shared/journey/state/booking-context.ts'
import { describeDistance, journeyPoints, shortName } from '../../../shared/journey/journey-points.ts'
import { RoutePoints } from '../../../shared/ui/route-points.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import type { MapPoint, Position } from '../../../shared/map/map-route.ts'
import { noteFailure } from '../../../shared/map/note-failure.ts'
import { useSite } from '../../../shared/firm/use-site.ts'
import { LatePart } from '../../../shared/ui/late-part.tsx'
import { useInBrowser } from '../../../shared/ui/use-in-browser.ts'
import { useRoute } from '../../../shared/journey/state/use-route.ts'

/** The way as it is charged: the kilometres and minutes of the quotes, which are the same for every vehicle. */
export function RouteCard() {
  const { draft, quotes } = useBooking()
  if (draft.pickupLocation === '' || draft.dropoffLocation === '') return <CoastPicture />
  const priced = quotes.all.find((answer) => answer.state === 'priced')
  const why = quotes.all.find((answer) => answer.state === 'unpriced')?.why
  const isAsking = quotes.all.some(({ state }) => state === 'loading' || state === 'waiting')
  const stays = draft.stops.reduce((sum, { duration }) => sum + duration, 0)
  const { distanceKm, durationMinutes } = priced?.quote ?? {}
  return (
    <CardWithMap label={itineraryTexts.route}>
      <h3 className="text-heading">{itineraryTexts.route}</h3>
      {distanceKm != null && durationMinutes != null ? (
        <Facts>
          <Fact term={itineraryTexts.distance}>{describeDistance(distanceKm)}</Fact>
          <Fact term={itineraryTexts.drivingTime}>
            {shortDuration(durationMinutes)}
            {stays > 0 && (
              <span className="block text-sm text-soft">
                {itineraryTexts.plusStays(shortDuration(stays))}
              </span>
            )}
          </Fact>
        </Facts>
      ) : isAsking ? (
        <Skeleton className="h-13" />
      ) : (
        <p className="text-sm text-warning">{why ?? itineraryTexts.noRouteFigures}</p>
      )}
      <RoutePoints label={journeyTexts.routePoints} points={journeyPoints(draft)} />
    </CardWithMap>
  )
}

/** Shown until both ends are chosen; decorative. A phone's screen is full of the form. */
function CoastPicture() {
  return (
    <div className="overflow-clip rounded-card shadow-card max-sm:hidden">
      <Picture
        src="/art/coast/road"
        widths={[640, 1280]}
        ratio={3 / 2}
        sizes="(min-width: 64rem) 48rem, 60vw"
        alt=""
        className="aspect-[2/1] w-full object-cover"
      />
    </div>
  )
}

/** The contents of an hourly hire: its hours, the kilometres inside them, where it starts. */
export function HireCard() {
  const { draft } = useBooking()
  return (
    <CardWithMap label={itineraryTexts.hire}>
      <h3 className="text-heading">{itineraryTexts.hire}</h3>
      <Facts>
        <Fact term={itineraryTexts.duration}>{journeyTexts.hours(draft.duration)}</Fact>
        <Fact term={itineraryTexts.included}>{describeDistance(includedKilometres(draft.duration))}</Fact>
      </Facts>
      <RoutePoints label={itineraryTexts.destination} points={journeyPoints(draft)} />
    </CardWithMap>
  )
}

/** A card of step 1 under the map of its route. */
function CardWithMap({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Card as="section" padding="none" aria-label={label} className="overflow-clip">
      <RoutePreview className="h-72 sm:h-96" />
      <div className="grid gap-6 p-6 sm:p-9">{children}</div>
    </Card>
  )
}

const RouteMap = lazy(async () => ({ default: (await import('../../../shared/map/route-map.tsx')).RouteMap }))
const NO_POINTS: readonly MapPoint[] = []
const NO_LINE: readonly Position[] = []

/** The map over a card of step 1, and over the summary beside the others. Where the way cannot be found there is none. */
export function RoutePreview({ className }: { className: string }) {
  const { draft } = useBooking()
  const { mapStyleUrl } = useSite()
  const { data, error, errorUpdateCount } = useRoute(draft)
  const isInBrowser = useInBrowser()
  useEffect(() => {
    if (error) noteFailure('No route to show:', error.message)
  }, [error])
  // One that could not be found before is not waited for again.
  const isLost = error !== null || (data === undefined && errorUpdateCount > 0)
  if (isLost || draft.pickupLocation === '') return null
  const from = shortName(draft.pickupLocation, draft.pickupName)
  const to = shortName(draft.dropoffLocation, draft.dropoffName)
  const waiting = <Skeleton className={`${className} rounded-none`} />
  if (!isInBrowser) return waiting
  return (
    <LatePart waiting={waiting} missing={null}>
      <RouteMap
        points={data?.points ?? NO_POINTS}
        line={data?.line ?? NO_LINE}
        label={
          to === ''
            ? itineraryTexts.mapOfPickup(from)
            : itineraryTexts.mapOfRoute(from, to, draft.stops.length)
        }
        styleUrl={mapStyleUrl}
        className={className}
      />
    </LatePart>
  )
}

/** A few figures side by side, each under its name. */
function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-8 gap-y-4 min-[26rem]:grid-cols-2">{children}</dl>
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-soft">{term}</dt>
      <dd className="tabular text-lead">{children}</dd>
    </div>
  )
}
