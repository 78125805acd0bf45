import { VEHICLE_IDS, type VehicleId } from '@chauffeur/domain/vehicles'
import { partnerTexts } from '@chauffeur/words/en/partner'
import { RadioGroup } from 'radix-ui'
import { VehiclePicture } from '../shared/journey/fields/vehicle-picture.tsx'
import type { VehicleQuote } from '../shared/journey/quotes/use-quotes.ts'
import { amountText } from '../shared/locale/euros-text.ts'
import { vehicleText } from '../shared/locale/vehicle-text.ts'
import { classNames } from '../shared/ui/class-names.ts'
import { useFieldGroup } from '../shared/ui/field.tsx'

interface DeskCarsProps {
  readonly quotes: readonly VehicleQuote[]
  readonly chosen: VehicleId | null
  readonly onChoose: (id: VehicleId) => void
}

/** The vehicles that the party fits into, with their prices. */
export function DeskCars({ quotes, chosen, onChoose }: DeskCarsProps) {
  const texts = partnerTexts.desk
  const wiring = useFieldGroup({})
  return (
    <RadioGroup.Root
      {...wiring}
      value={chosen === null ? '' : String(chosen)}
      onValueChange={(value) => {
        const id = VEHICLE_IDS.find((one) => String(one) === value)
        if (id) onChoose(id)
      }}
      className={classNames(
        'grid gap-2',
        // Four in rows of three would leave a hole.
        quotes.length === 4 ? 'grid-cols-2 sm:grid-cols-4' : 'grid-cols-3',
      )}
    >
      {quotes.map((quote) => {
        const { id, name, maxPassengers } = quote.vehicle
        return (
          <RadioGroup.Item
            key={id}
            value={String(id)}
            disabled={quote.state === 'unpriced'}
            className="grid content-start gap-0.5 rounded-card border border-line bg-raised p-1.5 pb-2.5 text-center disabled:text-faint data-[state=checked]:border-ink data-[state=checked]:ring-1 data-[state=checked]:ring-ink"
          >
            <span className="mb-1 block h-14 sm:h-24 overflow-hidden rounded-control" aria-hidden="true">
              <VehiclePicture id={id} />
            </span>
            <span className="text-sm leading-tight font-medium">
              {vehicleText(name).replace(/^Mercedes /, '')}
            </span>
            <span className="tabular font-display text-lead">
              {quote.state === 'priced'
                ? amountText(quote.quote.totalPrice)
                : quote.state === 'unpriced'
                  ? texts.noPrice
                  : quote.state === 'loading'
                    ? texts.pricing
                    : '–'}
            </span>
            <span className="text-xs text-soft">{texts.seats(maxPassengers)}</span>
          </RadioGroup.Item>
        )
      })}
    </RadioGroup.Root>
  )
}
