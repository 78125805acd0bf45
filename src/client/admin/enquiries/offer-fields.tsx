import type { Enquiry } from '@chauffeur/contract/enquiries'
import { MAX_HIRE_HOURS, MIN_HIRE_HOURS } from '@chauffeur/domain/hire'
import { MAX_PASSENGERS, MIN_PASSENGERS } from '@chauffeur/domain/limits'
import { DEFAULT_LOCALE } from '@chauffeur/domain/locale'
import { formatAmount } from '@chauffeur/domain/money'
import { serviceKindIn, serviceTypes } from '@chauffeur/domain/service-type'
import type { Zone } from '@chauffeur/domain/time'
import { FLEET } from '@chauffeur/domain/vehicles'
import { zoneAt } from '@chauffeur/domain/zone-at'
import { skipToken, useQuery } from '@tanstack/react-query'
import { refusalSentence } from '../../shared/api/refusal.ts'
import { trpc } from '../../shared/api/trpc.ts'
import type { PlaceEnd } from '../../shared/places/chosen-place.ts'
import { LocationField } from '../../shared/places/location-field.tsx'
import { SuggestionSource } from '../../shared/places/location-suggestions.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { PinIcon } from '../../shared/ui/icons.tsx'
import { Notice } from '../../shared/ui/notice.tsx'
import { Segmented } from '../../shared/ui/segmented.tsx'
import { useDebounced } from '../../shared/ui/use-debounced.ts'
import { StepperField } from '../../shared/ui/number-stepper.tsx'
import { DateField, SelectField, TimeField, EuroField } from '../common/fields.tsx'
import { fieldsOf } from '../common/use-draft-form.ts'
import { unlessAtFields, useCreateOnce } from '../common/use-procedure.ts'
import type { EnquiryFilter } from './enquiry-filter.ts'
import { daysOf, type OfferForm, offeredTrip, vehicleNameOf, type ReplyRequest } from './reply-draft.ts'
import { useReplaceEnquiry } from './use-enquiries.ts'

interface OfferFieldsProps {
  readonly offer: OfferForm
  readonly onChange: (change: Partial<OfferForm>) => void
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
  const field = fieldsOf(offer, onChange, (name) => problemAt(`offer.${name}`))
  return (
    <div className="grid gap-5">
      <TripFields offer={offer} onChange={onChange} problemAt={problemAt} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <DateField {...field('pickupDate')} label="Pick-up date" required min={days.min} today={days.min} />
        <TimeField {...field('pickupTime')} label="Pick-up time" required />
        <StepperField
          {...field('passengers')}
          label="Passengers"
          min={MIN_PASSENGERS}
          max={MAX_PASSENGERS}
          decreaseLabel="One passenger less"
          increaseLabel="One passenger more"
        />
        <SelectField
          label="Vehicle"
          error={problemAt('offer.vehicleName')}
          required
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
        <EuroField
          {...field('price', 'totalPrice')}
          label="Price"
          hint={<output aria-live="polite">{listPrice}</output>}
          step={1}
        />
        <DateField
          {...field('validUntil')}
          label="Valid until the end of"
          hint="It ends 3 hours before the pick-up at the latest."
          required
          value={lastDay}
          {...days}
          today={days.min}
        />
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

type TripFieldsProps = Pick<OfferFieldsProps, 'offer' | 'onChange' | 'problemAt'>

function TripFields({ offer, onChange, problemAt }: TripFieldsProps) {
  const { serviceType, stops, hours } = offer
  const place = (end: PlaceEnd, other: PlaceEnd, label: string) => (
    <LocationField
      source={SuggestionSource}
      label={label}
      end={end}
      placeId={offer[end]?.placeId}
      note={offer[end]?.note}
      otherEnd={offer[other]}
      location={offer[end]?.location ?? ''}
      placeName={offer[end]?.name}
      placeholder="Airport, hotel, address"
      icon={<PinIcon />}
      onChoose={(place) => onChange({ [end]: place })}
      error={problemAt(`offer.${end}Location`)}
      clearLabel={`Clear the ${label.toLowerCase()}`}
    />
  )
  return (
    <>
      <Segmented
        aria-label="Service"
        value={serviceType}
        onValueChange={(serviceType) => onChange({ serviceType, stops: [] })}
        options={services}
      />
      {place('pickup', 'dropoff', 'Pick-up location')}
      {serviceType === 'hourly' ? (
        <StepperField
          label="Hours"
          error={problemAt('offer.serviceDuration')}
          value={hours}
          onValueChange={(hours) => onChange({ hours })}
          min={MIN_HIRE_HOURS}
          max={MAX_HIRE_HOURS}
          format={(hours) => `${hours} hours`}
          decreaseLabel="One hour less"
          increaseLabel="One hour more"
        />
      ) : (
        place('dropoff', 'pickup', 'Drop-off location')
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

interface Outcome {
  readonly isMailed: boolean
  readonly onDone: () => void
  readonly onFailed: (error: unknown) => void
}

/** Sends a reply. The same one goes out once, however often it is sent. */
export function useReply(shown: EnquiryFilter, { isMailed, onDone, onFailed }: Outcome) {
  const { client } = trpc.useUtils()
  const replace = useReplaceEnquiry(shown)
  return useCreateOnce<ReplyRequest, Enquiry>(client.enquiries.reply.mutate, {
    done: { title: isMailed ? 'The reply is on its way' : 'The reply is saved' },
    failed: unlessAtFields('The reply was not sent'),
    onDone: (enquiry) => {
      replace(enquiry)
      onDone()
    },
    onFailed,
  })
}

const PAUSE_MS = 400

/** The server's answer to a question that is whole, once nobody types on. */
function useAnswer<Question, Answer>(
  name: string,
  isWhole: boolean,
  question: Question,
  ask: (question: Question) => Promise<Answer>,
  options: { readonly staleTime?: number } = {},
) {
  const text = JSON.stringify(question)
  const isSettled = useDebounced(text, PAUSE_MS) === text
  const queryFn = isWhole && isSettled ? () => ask(question) : skipToken
  return useQuery({ queryKey: [name, text], queryFn, retry: false, ...options })
}

/** The list price of the trip, in a sentence, to compare. */
function useListPrice(offer: OfferForm): string {
  const { client } = trpc.useUtils()
  const { serviceType, hours, pickup, dropoff, stops } = offer
  const vehicleName = vehicleNameOf(offer)
  const isHourly = serviceType === 'hourly'
  const isKnown = pickup !== null && vehicleName !== '' && (isHourly || dropoff !== null)
  const question = {
    pickup: pickup?.location ?? '',
    pickupPlaceId: pickup?.placeId ?? '',
    ...(!isHourly && { dropoff: dropoff?.location ?? '', dropoffPlaceId: dropoff?.placeId ?? '' }),
    stops: stops.map(({ location, duration }) => ({ location, duration })),
    vehicleName,
    isHourly,
    ...(isHourly && { duration: hours }),
  }
  const { data, error } = useAnswer('list price', isKnown, question, client.quotes.create.mutate)
  if (!isKnown) return 'The list price is shown once places and vehicle are chosen.'
  if (data) return `List price: ${formatAmount(data.totalPrice)}`
  return error ? `No list price. ${refusalSentence(error) ?? ''}` : 'Looking up the list price...'
}

/** Why the customer could not book the offer now, once its trip is whole. */
function useOfferCheck(offer: OfferForm): string | undefined {
  const { client } = trpc.useUtils()
  const request = offeredTrip(offer)
  const { serviceType, pickupLocation, dropoffLocation, pickupDate, pickupTime, vehicleName } = request
  const ends = serviceType === 'hourly' ? [pickupLocation] : [pickupLocation, dropoffLocation]
  const isWhole = [...ends, pickupDate, pickupTime, vehicleName].every((text) => text !== '')
  // A sale meanwhile decides.
  const { data } = useAnswer('offer check', isWhole, request, client.offers.check.mutate, { staleTime: 0 })
  return data?.unavailableBecause ?? undefined
}

/** The clock of the pick-up: Lisbon's, the office's own, until its place is known. */
export function usePickupZone({ pickup }: OfferForm): Zone {
  const { data } = trpc.locations.geocode.useQuery(
    { location: pickup?.location ?? '', place_id: pickup?.placeId ?? '' },
    { enabled: pickup !== null, retry: false },
  )
  return data ? zoneAt(data) : 'Europe/Lisbon'
}
