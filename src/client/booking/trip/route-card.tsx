import { Picture } from '../../ui/picture.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useBooking } from '../state/booking-context.ts'
import { CardWithMap } from './card-with-map.tsx'
import { describeDistance } from '../journey/describe-distance.ts'
import { shortDuration } from '@chauffeur/domain/duration'
import { Fact, Facts } from './facts.tsx'
import { journeyPoints } from '../journey/journey-points.ts'
import { RoutePoints } from '../../ui/route-points.tsx'
import { journeyTexts } from '../journey/journey-texts.ts'
import { tripTexts } from './trip-texts.ts'

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
    <CardWithMap label={tripTexts.route}>
      <h3 className="text-heading">{tripTexts.route}</h3>
      {distanceKm != null && durationMinutes != null ? (
        <Facts>
          <Fact term={tripTexts.distance}>{describeDistance(distanceKm)}</Fact>
          <Fact term={tripTexts.drivingTime}>
            {shortDuration(durationMinutes)}
            {stays > 0 && (
              <span className="block text-sm text-soft">{tripTexts.plusStays(shortDuration(stays))}</span>
            )}
          </Fact>
        </Facts>
      ) : isAsking ? (
        <Skeleton className="h-13" />
      ) : (
        <p className="text-sm text-warning">{why ?? tripTexts.noRouteFigures}</p>
      )}
      <RoutePoints label={journeyTexts.routePoints} points={journeyPoints(draft)} />
    </CardWithMap>
  )
}

/** Shown until both ends are chosen; decorative. */
function CoastPicture() {
  return (
    <div className="overflow-clip rounded-card shadow-card">
      <Picture
        src="/art/coast/road"
        widths={[640, 1280]}
        ratio={3 / 2}
        sizes="(min-width: 64rem) 48rem, 100vw"
        alt=""
        className="aspect-[3/2] w-full object-cover sm:aspect-[2/1]"
      />
    </div>
  )
}
