import { includedKilometres } from '@chauffeur/domain/hire'
import type { ReactNode } from 'react'
import { dateText } from '../../locale/formats.ts'
import { vehicleText } from '../../locale/vehicle-text.ts'
import { classNames } from '../../ui/class-names.ts'
import { CalendarIcon, CarIcon, ClockIcon, UsersIcon } from '../../ui/icons.tsx'
import { useBooking } from '../state/booking-context.ts'
import { describeDistance } from '../journey/describe-distance.ts'
import { journeyPoints } from '../journey/journey-points.ts'
import { RoutePoints } from '../../ui/route-points.tsx'
import { journeyTexts } from '../journey/journey-texts.ts'
import { SummaryPrice } from './summary-price.tsx'
import { summaryTexts } from './summary-texts.ts'

/** Route, time, party, vehicle and price as they stand now. */
export function JourneySummary() {
  const { draft, quotes } = useBooking()
  const { serviceType, pickupDate, pickupTime, passengers, duration } = draft
  const isHourly = serviceType === 'hourly'
  const points = journeyPoints(draft)
  return (
    <div className="grid gap-6">
      {draft.pickupLocation === '' && draft.dropoffLocation === '' ? (
        <p className="text-soft">{summaryTexts.noRoute}</p>
      ) : (
        <RoutePoints label={journeyTexts.routePoints} points={points} />
      )}
      <ul className="grid gap-2.5 text-sm">
        <Row icon={<CalendarIcon />} filled={pickupDate !== ''}>
          {pickupDate === ''
            ? summaryTexts.noTime
            : [dateText(pickupDate), pickupTime].filter(Boolean).join(', ')}
        </Row>
        {isHourly && (
          <Row icon={<ClockIcon />} filled>
            {journeyTexts.hours(duration)}, {describeDistance(includedKilometres(duration))}
          </Row>
        )}
        <Row icon={<UsersIcon />} filled>
          {summaryTexts.people(passengers)}
        </Row>
        <Row icon={<CarIcon />} filled={quotes.chosen !== undefined}>
          {quotes.chosen ? vehicleText(quotes.chosen.vehicle.name) : summaryTexts.noVehicle}
        </Row>
      </ul>
      <SummaryPrice />
    </div>
  )
}

function Row({ icon, filled, children }: { icon: ReactNode; filled: boolean; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span className="text-accent">{icon}</span>
      <span className={classNames('min-w-0 first-letter:uppercase', !filled && 'text-faint')}>
        {children}
      </span>
    </li>
  )
}
