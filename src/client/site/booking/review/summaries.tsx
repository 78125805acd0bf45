import { vehicleById } from '@chauffeur/domain/vehicles'
import { spellFlightNumber } from '@chauffeur/domain/flight-number'
import { seatKinds } from '@chauffeur/domain/seats'
import { serviceIn } from '@chauffeur/domain/service-type'
import type { ReactNode } from 'react'
import { usePhoneRefusal } from '../../../shared/forms/use-phone-refusal.tsx'
import { wallTimeText } from '../../../shared/locale/formats.ts'
import { nameText } from '../../../shared/locale/name-text.ts'
import { vehicleText } from '../../../shared/locale/vehicle-text.ts'
import { Badge } from '../../../shared/ui/badge.tsx'
import { billingFields } from '@chauffeur/domain/required-fields'
import { currentLocale } from '@chauffeur/words/current-locale'
import { summaryTexts, vehicleTexts } from '@chauffeur/words/en/booking'
import { passengerTexts, reviewTexts } from '@chauffeur/words/en/checkout'
import { factTexts, needTexts } from '@chauffeur/words/en/fact-labels'
import { needRows } from '@chauffeur/words/need-rows'
import { journeyTexts, legTexts, seatTexts } from '@chauffeur/words/en/journey'
import { departureOf } from '../../../shared/journey/draft/draft.ts'
import { useBooking, anyWayWaitsForFlight } from '../../../shared/journey/state/booking-context.ts'
import { OnWayBack } from '../../../shared/journey/state/way-back-context.tsx'
import { journeyPoints } from '../../../shared/journey/journey-points.ts'
import { RoutePoints } from '../../../shared/ui/route-points.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import type { WizardStep } from '../../../shared/journey/draft/wizard-search.ts'

/** The trip, or with a way back both. */
export function TripSummary() {
  const { back } = useBooking()
  if (!back) return <WaySummary title={reviewTexts.journey} />
  return (
    <>
      <WaySummary title={legTexts.there} />
      <OnWayBack>
        <WaySummary title={legTexts.back} />
      </OnWayBack>
    </>
  )
}

function WaySummary({ title }: { title: string }) {
  const { draft, clock } = useBooking()
  const { serviceType, pickupDate, pickupTime, passengers, isAirport, flightNumber } = draft
  return (
    <SummarySection title={title} step={1}>
      <p className="font-display text-heading first-letter:uppercase sm:text-title">
        {wallTimeText({ date: pickupDate, time: pickupTime }, clock.zone)}
      </p>
      <RoutePoints label={journeyTexts.routePoints} points={journeyPoints(draft)} className="my-2" />
      <Lines
        lines={[
          [reviewTexts.service, serviceIn(currentLocale(), { serviceType, isAirportService: isAirport })],
          [reviewTexts.duration, serviceType === 'hourly' && journeyTexts.hours(draft.duration)],
          [factTexts.flightNumber, isAirport && spellFlightNumber(flightNumber.trim())],
          [factTexts.flightDepartsAt, departureOf(draft)],
          [factTexts.passengers, passengers],
          ...seatKinds.map(({ field, weight }): Line => [
            seatTexts[field].name,
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
        {vehicle.badge && <Badge tone="accent">{summaryTexts.mostPopular}</Badge>}
      </div>
      <Lines lines={[[factTexts.luggageConfig, draft.luggageConfig && nameText(draft.luggageConfig)]]} />
    </SummarySection>
  )
}

export function PassengerSummary() {
  const booking = useBooking()
  const { draft } = booking
  return (
    <SummarySection title={reviewTexts.passenger} step={3}>
      <Lines
        lines={[
          [reviewTexts.name, draft.passengerName.trim()],
          [reviewTexts.email, draft.email.trim()],
          [factTexts.customerPhone, <Phone key="phone" number={draft.phone.trim()} />],
          [reviewTexts.traveller, draft.isForAnother && draft.travellerName.trim()],
          [
            reviewTexts.travellerPhone,
            draft.isForAnother && draft.travellerPhone.trim() !== '' && (
              <Phone key="traveller" number={draft.travellerPhone.trim()} />
            ),
          ],
          [factTexts.signName, anyWayWaitsForFlight(booking) && draft.signName.trim()],
          ...needRows(draft, factTexts, needTexts),
          [reviewTexts.whatsapp, draft.whatsappNotifications && reviewTexts.whatsappWanted],
          [factTexts.notes, draft.notes.trim()],
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
      {refusal && <span className="block text-sm text-warning">{refusal}</span>}
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

/** One part of what was filled in, with the way back to its step. */
function SummarySection({ title, step, children }: { title: string; step: WizardStep; children: ReactNode }) {
  const { goTo } = useBooking()
  return (
    <section aria-label={title} className="grid gap-1.5 border-line not-first:border-t not-first:pt-2">
      <div className="flex items-center justify-between gap-4">
        <h3 className="eyebrow font-sans">{title}</h3>
        <Button
          variant="ghost"
          size="small"
          aria-label={reviewTexts.editNamed(title)}
          onClick={() => goTo(step)}
          className="-mr-3.5 min-h-11!"
        >
          <span className="link">{reviewTexts.edit}</span>
        </Button>
      </div>
      {children}
    </section>
  )
}

type Line = readonly [term: string, value: ReactNode]

const blanks = new Set<ReactNode>([undefined, null, false, ''])

/** Terms and values; those without a value are left out. */
function Lines({ lines }: { lines: readonly Line[] }) {
  const filled = lines.filter(([, value]) => !blanks.has(value))
  if (filled.length === 0) return null
  return (
    <dl className="grid grid-cols-[minmax(0,6.5rem)_minmax(0,1fr)] gap-x-4 gap-y-1.5 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-x-6">
      {filled.map(([term, value]) => (
        <div key={term} className="contents">
          <dt className="pt-0.5 text-sm text-soft">{term}</dt>
          <dd className="min-w-0 wrap-anywhere whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
