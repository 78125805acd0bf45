import { includedKilometres } from '@chauffeur/domain/hire'
import { useBooking } from '../state/booking-context.ts'
import { CardWithMap } from './card-with-map.tsx'
import { describeDistance } from '../journey/describe-distance.ts'
import { Fact, Facts } from './facts.tsx'
import { journeyPoints } from '../journey/journey-points.ts'
import { RoutePoints } from '../../ui/route-points.tsx'
import { journeyTexts } from '../journey/journey-texts.ts'
import { tripTexts } from './trip-texts.ts'

/** What an hourly hire holds: its hours, the kilometres inside them, where it starts. */
export function HireCard() {
  const { draft } = useBooking()
  return (
    <CardWithMap label={tripTexts.hire}>
      <h3 className="text-heading">{tripTexts.hire}</h3>
      <Facts>
        <Fact term={tripTexts.duration}>{journeyTexts.hours(draft.duration)}</Fact>
        <Fact term={tripTexts.included}>{describeDistance(includedKilometres(draft.duration))}</Fact>
      </Facts>
      <RoutePoints label={tripTexts.destination} points={journeyPoints(draft)} />
    </CardWithMap>
  )
}
