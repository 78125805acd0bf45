import { vehicleById } from '@chauffeur/domain/vehicles'
import { spellFlightNumber } from '@chauffeur/domain/flight-number'
import { seatKinds } from '@chauffeur/domain/seats'
import { serviceIn } from '@chauffeur/domain/service-type'
import { usePhoneRefusal } from '../../common/use-phone-refusal.ts'
import { currentLocale } from '../../locale/current-locale.ts'
import { say } from '../../locale/say.ts'
import { wallTimeText } from '../../locale/formats.ts'
import { vehicleText } from '../../locale/vehicle-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { billingFields } from '@chauffeur/domain/required-fields'
import { isAirportPickup } from '../draft/is-airport-pickup.ts'
import { useBooking } from '../state/booking-context.ts'
import { passengerTexts } from '../passenger/passenger-texts.ts'
import { journeyPoints } from '../journey/journey-points.ts'
import { RoutePoints } from '../../ui/route-points.tsx'
import { journeyTexts } from '../journey/journey-texts.ts'
import { vehicleTexts } from '../vehicle/vehicle-texts.ts'
import { reviewTexts } from './review-texts.ts'
import { Lines, SummarySection, type Line } from './summary-section.tsx'

export function JourneySummary() {
  const { draft, clock } = useBooking()
  const { serviceType, pickupDate, pickupTime, passengers, isAirport, flightNumber } = draft
  return (
    <SummarySection title={reviewTexts.journey} step={1}>
      <RoutePoints label={journeyTexts.routePoints} points={journeyPoints(draft)} className="my-2" />
      <Lines
        lines={[
          [reviewTexts.service, serviceIn(currentLocale(), { serviceType, isAirportService: isAirport })],
          [
            reviewTexts.pickupTime,
            <span key="time" className="block first-letter:uppercase">
              {wallTimeText({ date: pickupDate, time: pickupTime }, clock.zone)}
            </span>,
          ],
          [reviewTexts.duration, serviceType === 'hourly' && journeyTexts.hours(draft.duration)],
          [reviewTexts.flight, isAirport && spellFlightNumber(flightNumber.trim())],
          [reviewTexts.passengers, passengers],
          ...seatKinds.map(({ field, name, weight }): Line => [
            say(name),
            draft.seatsWanted && draft[field] > 0 && reviewTexts.seatsFor(draft[field], weight),
          ]),
        ]}
      />
    </SummarySection>
  )
}

export function VehicleSummary() {
  const { draft } = useBooking()
  const vehicle = draft.vehicleId === null ? undefined : vehicleById(draft.vehicleId)
  if (!vehicle) return null
  return (
    <SummarySection title={reviewTexts.vehicle} step={2}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="text-lead font-medium">{vehicleText(vehicle.name)}</p>
        <Badge>{vehicleTexts.categories[vehicle.category]}</Badge>
        {vehicle.badge && <Badge tone="accent">{say(vehicle.badge)}</Badge>}
      </div>
      <Lines lines={[[reviewTexts.luggage, draft.luggageConfig && say(draft.luggageConfig)]]} />
    </SummarySection>
  )
}

export function PassengerSummary() {
  const { draft } = useBooking()
  return (
    <SummarySection title={reviewTexts.passenger} step={3}>
      <Lines
        lines={[
          [reviewTexts.name, draft.passengerName.trim()],
          [reviewTexts.email, draft.email.trim()],
          [reviewTexts.phone, <Phone key="phone" number={draft.phone.trim()} />],
          [reviewTexts.traveller, draft.isForAnother && draft.travellerName.trim()],
          [
            reviewTexts.travellerPhone,
            draft.isForAnother && draft.travellerPhone.trim() !== '' && (
              <Phone key="traveller" number={draft.travellerPhone.trim()} />
            ),
          ],
          [reviewTexts.sign, isAirportPickup(draft) && draft.signName.trim()],
          [reviewTexts.whatsapp, draft.whatsappNotifications && reviewTexts.whatsappWanted],
          [reviewTexts.notes, draft.notes.trim()],
        ]}
      />
    </SummarySection>
  )
}

/** A number that cannot be dialled can still be booked with, and is worth a second look. */
function Phone({ number }: { number: string }) {
  const refusal = usePhoneRefusal(number !== '')(number)
  return (
    <>
      {number}
      {refusal && <span className="block text-sm text-warning">{say(refusal)}</span>}
    </>
  )
}

export function BillingSummary() {
  const { draft } = useBooking()
  if (!draft.billingAddressEnabled) return null
  const filled = billingFields.filter((field) => draft[field].trim() !== '')
  return (
    <SummarySection title={reviewTexts.billing} step={3}>
      {filled.length === 0 ? (
        <p className="text-soft">{reviewTexts.nothingFilledIn}</p>
      ) : (
        <Lines
          lines={filled.map((field) => [passengerTexts.billingFields[field], draft[field].trim()] as const)}
        />
      )}
    </SummarySection>
  )
}
