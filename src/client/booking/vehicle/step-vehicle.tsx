import { vehicleById } from '@chauffeur/domain/vehicles'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { useBooking } from '../state/booking-context.ts'
import { NoPrices } from './no-prices.tsx'
import { VehicleCard } from './vehicle-card.tsx'
import { vehicleTexts } from './vehicle-texts.ts'

/** Step 2: the vehicles for a party of this size, each with its price for this very trip. */
export function StepVehicle() {
  const { draft, change, quotes } = useBooking()
  return (
    <div className="grid gap-6">
      <NoPrices areVehiclesShown />
      <RadioCards
        aria-label={vehicleTexts.choose}
        value={draft.vehicleId === null ? null : String(draft.vehicleId)}
        onValueChange={(value) => {
          const vehicle = vehicleById(Number(value))
          if (vehicle) change({ type: 'vehicle', id: vehicle.id })
        }}
        className="gap-2.5 sm:gap-4"
      >
        {quotes.all.map((quote) => (
          <VehicleCard key={quote.vehicle.id} quote={quote} />
        ))}
      </RadioCards>
    </div>
  )
}
