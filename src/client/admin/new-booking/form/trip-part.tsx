import { DEFAULT_LOCALE } from '@chauffeur/domain/locale'
import { serviceKindIn, serviceTypes } from '@chauffeur/domain/service-type'
import { itineraryTexts } from '@chauffeur/words/en/journey'
import type { ProblemAt } from '../../../shared/forms/use-form-problems.ts'
import { useBooking } from '../../../shared/journey/state/booking-context.ts'
import {
  AirportFields,
  DayAndTimeFields,
  PartyFields,
  PlaceFields,
} from '../../../shared/journey/fields/journey-fields.tsx'
import { Segmented } from '../../../shared/ui/segmented.tsx'
import { officeTexts as texts } from './office-texts.ts'
import { Part } from './part.tsx'

const services = serviceTypes.map((value) => ({ value, label: serviceKindIn(DEFAULT_LOCALE, value) }))

/** Where, when, and how many. */
export function TripPart({ problemAt }: { readonly problemAt: ProblemAt }) {
  const { draft, change } = useBooking()
  const isHourly = draft.serviceType === 'hourly'
  return (
    <Part title={texts.trip}>
      <Segmented
        aria-label={texts.service}
        value={draft.serviceType}
        onValueChange={(serviceType) => change({ type: 'service', serviceType })}
        options={services}
      />
      <PlaceFields
        texts={{
          ...texts,
          pickupPlaceholder: texts.place,
          dropoffPlaceholder: texts.place,
          duration: itineraryTexts.duration,
          fewerHours: itineraryTexts.fewerHours,
          moreHours: itineraryTexts.moreHours,
        }}
        problemAt={problemAt}
      />
      <WhenFields problemAt={problemAt} />
      {!isHourly && <AirportFields />}
      <PartyFields />
    </Part>
  )
}

function WhenFields({ problemAt }: { readonly problemAt: ProblemAt }) {
  const { draft, clock } = useBooking()
  const isDayPast = draft.pickupDate !== '' && draft.pickupDate < clock.today
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <DayAndTimeFields
        texts={texts}
        dayProblem={isDayPast ? clock.problem : problemAt('pickupDate')}
        timeProblem={isDayPast ? undefined : (clock.problem ?? problemAt('pickupTime'))}
        timeWarning={
          (clock.isShortNotice && texts.shortNotice) || (clock.zone === 'Europe/Madrid' && texts.spanishTime)
        }
        leadsToTime
      />
    </div>
  )
}
