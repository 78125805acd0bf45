import { MAX_HIRE_HOURS, MIN_HIRE_HOURS } from '@chauffeur/domain/hire'
import { MAX_PASSENGERS, MIN_PASSENGERS } from '@chauffeur/domain/limits'
import { DEFAULT_LOCALE } from '@chauffeur/domain/locale'
import { serviceKindIn, serviceTypes } from '@chauffeur/domain/service-type'
import type { Zone } from '@chauffeur/domain/time'
import { FLEET } from '@chauffeur/domain/vehicles'
import { LocationField, type ChosenPlace } from '../../shared/places/location-field.tsx'
import { SuggestionSource } from '../../shared/places/location-suggestions.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { DatePicker } from '../../shared/ui/date-picker.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { PinIcon } from '../../shared/ui/icons.tsx'
import { Notice } from '../../shared/ui/notice.tsx'
import { NumberStepper } from '../../shared/ui/number-stepper.tsx'
import { Segmented } from '../../shared/ui/segmented.tsx'
import { Select } from '../../shared/ui/select.tsx'
import { TimePicker } from '../../shared/ui/time-picker.tsx'
import { EuroField } from '../../shared/ui/euro-field.tsx'
import { daysOf, type OfferDraft } from './reply-draft.ts'
import { useListPrice, useOfferCheck } from './use-reply.ts'

interface OfferFieldsProps {
  readonly offer: OfferDraft
  readonly onChange: (change: Partial<OfferDraft>) => void
  readonly problemAt: (field: string) => string | undefined
  readonly zone: Zone
  readonly now: Date
  /** The last day of the offer, chosen or preset. */
  readonly lastDay: string
}

const services = serviceTypes.map((value) => ({ value, label: serviceKindIn(DEFAULT_LOCALE, value) }))

/** The trip that is offered, its vehicle, its price, and until when. */
export function OfferFields({ offer, onChange, problemAt, zone, now, lastDay }: OfferFieldsProps) {
  const listPrice = useListPrice(offer)
  const unavailableBecause = useOfferCheck(offer)
  const days = daysOf(offer, zone, now)
  return (
    <div className="grid gap-5">
      <TripFields offer={offer} onChange={onChange} problemAt={problemAt} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Pick-up date" error={problemAt('offer.pickupDate')} required>
          <DatePicker
            value={offer.pickupDate}
            onValueChange={(pickupDate) => onChange({ pickupDate })}
            min={days.min}
            today={days.min}
          />
        </Field>
        <Field label="Pick-up time" error={problemAt('offer.pickupTime')} required>
          <TimePicker value={offer.pickupTime} onValueChange={(pickupTime) => onChange({ pickupTime })} />
        </Field>
        <Field label="Passengers" error={problemAt('offer.passengers')} group>
          <NumberStepper
            value={offer.passengers}
            onValueChange={(passengers) => onChange({ passengers })}
            min={MIN_PASSENGERS}
            max={MAX_PASSENGERS}
            decreaseLabel="One passenger less"
            increaseLabel="One passenger more"
          />
        </Field>
        <Field label="Vehicle" error={problemAt('offer.vehicleName')} required>
          <Select
            value={offer.vehicleId === null ? null : String(offer.vehicleId)}
            onValueChange={(value) =>
              onChange({ vehicleId: FLEET.find(({ id }) => String(id) === value)?.id ?? null })
            }
            options={FLEET.map(({ id, name, maxPassengers }) => ({
              value: String(id),
              label: maxPassengers < offer.passengers ? `${name} (up to ${maxPassengers})` : name,
              disabled: maxPassengers < offer.passengers,
            }))}
          />
        </Field>
        <EuroField
          label="Price"
          hint={<output aria-live="polite">{listPrice}</output>}
          error={problemAt('offer.totalPrice')}
          step={1}
          value={offer.price}
          onValueChange={(price) => onChange({ price })}
        />
        <Field
          label="Valid until the end of"
          hint="It ends 3 hours before the pick-up at the latest."
          error={problemAt('offer.validUntil')}
          required
        >
          <DatePicker
            value={lastDay}
            onValueChange={(validUntil) => onChange({ validUntil })}
            {...days}
            today={days.min}
          />
        </Field>
      </div>
      {unavailableBecause !== undefined && (
        <Notice tone="warning">
          <p>{unavailableBecause}</p>
          <p className="mt-1">
            You can offer it all the same. The customer can book it only once that has changed.
          </p>
        </Notice>
      )}
    </div>
  )
}

function TripFields({
  offer,
  onChange,
  problemAt,
}: Pick<OfferFieldsProps, 'offer' | 'onChange' | 'problemAt'>) {
  const { serviceType, pickup, dropoff, stops, hours } = offer
  return (
    <>
      <Segmented
        aria-label="Service"
        value={serviceType}
        onValueChange={(serviceType) => onChange({ serviceType, stops: [] })}
        options={services}
      />
      <LocationField
        {...placeOf(pickup)}
        label="Pick-up location"
        onChoose={(pickup) => onChange({ pickup })}
        error={problemAt('offer.pickupLocation')}
        clearLabel="Clear the pick-up location"
      />
      {serviceType === 'hourly' ? (
        <Field label="Hours" error={problemAt('offer.serviceDuration')} group>
          <NumberStepper
            value={hours}
            onValueChange={(hours) => onChange({ hours })}
            min={MIN_HIRE_HOURS}
            max={MAX_HIRE_HOURS}
            format={(hours: number) => `${hours} hours`}
            decreaseLabel="One hour less"
            increaseLabel="One hour more"
          />
        </Field>
      ) : (
        <LocationField
          {...placeOf(dropoff)}
          label="Drop-off location"
          onChoose={(dropoff) => onChange({ dropoff })}
          error={problemAt('offer.dropoffLocation')}
          clearLabel="Clear the drop-off location"
        />
      )}
      {stops.length > 0 && (
        <section aria-label="Stops">
          <h3 className="mb-1.5 font-sans text-sm font-medium">Stops</h3>
          <ul className="grid gap-2">
            {stops.map(({ location, duration }) => (
              <li key={location} className="flex flex-wrap items-center justify-between gap-3">
                <span className="min-w-0 wrap-anywhere">
                  {location} ({duration} minutes)
                </span>
                <Button
                  size="small"
                  aria-label={`Remove the stop ${location}`}
                  onClick={() => onChange({ stops: stops.filter((stop) => stop.location !== location) })}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function placeOf(place: ChosenPlace | null) {
  return {
    source: SuggestionSource,
    location: place?.location ?? '',
    placeName: place?.name,
    placeholder: 'Airport, hotel, address',
    icon: <PinIcon />,
  }
}
