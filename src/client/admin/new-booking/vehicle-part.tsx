import { fits } from '@chauffeur/domain/capacity'
import { shortDuration } from '@chauffeur/domain/duration'
import { MAX_PRICE_REASON_LENGTH } from '@chauffeur/domain/limits'
import { formatAmount } from '@chauffeur/domain/money'
import { vehicleById, type VehicleId } from '@chauffeur/domain/vehicles'
import { englishSentence } from '@chauffeur/words/english-reasons'
import { useLuggage } from '../../shared/journey/fields/use-luggage.ts'
import { describeDistance } from '../../shared/journey/journey-points.ts'
import type { VehicleQuote } from '../../shared/journey/quotes/use-quotes.ts'
import { useBooking } from '../../shared/journey/state/booking-context.ts'
import { Field } from '../../shared/ui/field.tsx'
import { RadioCard, RadioCards } from '../../shared/ui/radio-cards.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx'
import { SegmentedField, SelectField, TextField, EuroField, optionsOf } from '../common/fields.tsx'
import { fieldsOf } from '../common/use-draft-form.ts'
import { Choice, Part, type TermsProps } from './form-parts.tsx'

const prices = optionsOf(['list', 'List price'], ['set', 'Another price'])

/** Every vehicle with its price for this trip, and the price that is asked. */
export function VehiclePart({ terms, onTermsChange }: TermsProps) {
  const { draft, change, quotes, problemAt } = useBooking()
  const term = fieldsOf(terms, onTermsChange, problemAt)
  return (
    <Part title="Vehicle and price">
      <WaySummary />
      <Field label="Vehicle" hideLabel error={problemAt('vehicleName')} group>
        <RadioCards
          value={draft.vehicleId === null ? null : String(draft.vehicleId)}
          onValueChange={(value) => {
            const vehicle = vehicleById(Number(value))
            if (vehicle) change({ type: 'vehicle', id: vehicle.id })
          }}
          className="gap-2"
        >
          {quotes.all.map((quote) => (
            <VehicleRow key={quote.vehicle.id} quote={quote} />
          ))}
        </RadioCards>
      </Field>
      {draft.vehicleId !== null && <LuggageField id={draft.vehicleId} />}
      <SegmentedField {...term('price')} label="Price" options={prices} />
      {terms.price === 'set' && (
        <div className="grid animate-rise-in items-start gap-5 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <EuroField {...term('amount', 'setPrice')} label="Price in all" hint="Stops included." step={1} />
          <TextField
            {...term('reason', 'priceReason')}
            label="Reason"
            hint="Kept in the history, which only the office reads."
            required
            maxLength={MAX_PRICE_REASON_LENGTH}
          />
        </div>
      )}
    </Part>
  )
}

/** How far and how long, or why that is not known. */
function WaySummary() {
  const { quotes } = useBooking()
  const priced = quotes.all.find((answer) => answer.state === 'priced')
  const why = quotes.all.find((answer) => answer.state === 'unpriced')?.why
  const isWaiting = quotes.all.every(({ state }) => state === 'waiting')
  const { distanceKm, durationMinutes } = priced?.quote ?? {}
  const way =
    distanceKm != null && durationMinutes != null
      ? `${describeDistance(distanceKm)}, ${shortDuration(durationMinutes)}`
      : undefined
  return (
    <output aria-live="polite" className="-mt-3 block min-h-6 text-sm text-soft">
      {isWaiting ? 'Prices are shown once the way is known.' : (way ?? (priced ? undefined : why))}
    </output>
  )
}

function VehicleRow({ quote }: { readonly quote: VehicleQuote }) {
  const { draft } = useBooking()
  const { vehicle } = quote
  const fit = fits(vehicle, draft.passengers)
  return (
    <RadioCard
      value={String(vehicle.id)}
      title={<Choice name={vehicle.name} detail={`up to ${vehicle.maxPassengers} passengers`} />}
      aside={fit.fits && <ListPrice quote={quote} />}
      disabledReason={fit.fits ? undefined : englishSentence(fit.reason)}
    />
  )
}

function ListPrice({ quote }: { readonly quote: VehicleQuote }) {
  if (quote.state === 'priced')
    return <span className="font-semibold tabular">{formatAmount(quote.quote.totalPrice)}</span>
  if (quote.state === 'unpriced') return <span className="text-sm text-warning">No list price</span>
  if (quote.state === 'waiting') return null
  return (
    <>
      <VisuallyHidden>Looking up the price</VisuallyHidden>
      <Skeleton className="h-6 w-18" />
    </>
  )
}

const UNDECIDED = ''

function LuggageField({ id }: { readonly id: VehicleId }) {
  const { draft, change } = useBooking()
  const own = useLuggage(id)
  if (own.length === 0) return null
  return (
    <SelectField
      label="Luggage"
      value={draft.luggageConfig ?? UNDECIDED}
      onValueChange={(config) =>
        change({ type: 'luggage', vehicleId: id, config: config === UNDECIDED ? null : config })
      }
      options={[
        { value: UNDECIDED, label: 'Not said' },
        ...own.map(({ config }) => ({ value: config, label: config })),
      ]}
    />
  )
}
