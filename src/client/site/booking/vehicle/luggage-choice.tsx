import type { LuggageCapacity } from '@chauffeur/contract/luggage'
import type { Vehicle } from '@chauffeur/domain/vehicles'
import { say } from '../../../shared/locale/say.ts'
import { vehicleText } from '../../../shared/locale/vehicle-text.ts'
import { Accordion, AccordionItem } from '../../../shared/ui/accordion.tsx'
import { LuggageIcon } from '../../../shared/ui/icons.tsx'
import { ImageAtAddress } from '../../../shared/firm/image-at-address.tsx'
import { RadioList } from '../../../shared/ui/radio-list.tsx'
import { useBooking } from '../../../shared/journey/state/booking-context.ts'
import { vehicleTexts } from './vehicle-texts.ts'

const UNDECIDED = ''

type LuggageChoiceProps = { vehicle: Vehicle; own: readonly LuggageCapacity[] }

/** Choosing a load chooses the vehicle. */
export function LuggageChoice({ vehicle, own }: LuggageChoiceProps) {
  const { draft, change } = useBooking()
  const isChosen = draft.vehicleId === vehicle.id
  return (
    <Accordion>
      <AccordionItem
        value="luggage"
        level={3}
        isShort
        title={
          <span className="flex items-center gap-2.5 text-sm">
            <LuggageIcon className="size-5 text-soft max-sm:hidden" />
            <span>
              {vehicleTexts.luggage}
              <span className="max-sm:sr-only"> {vehicleTexts.capacity}</span>
              {isChosen && draft.luggageConfig !== null && (
                <span className="text-soft max-sm:sr-only">: {say(draft.luggageConfig)}</span>
              )}
            </span>
          </span>
        }
      >
        <div className="grid items-start gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,1fr)_14rem]">
          <RadioList
            aria-label={vehicleTexts.luggageOf(vehicleText(vehicle.name))}
            value={isChosen ? (draft.luggageConfig ?? UNDECIDED) : null}
            onValueChange={(config) =>
              change({ type: 'luggage', vehicleId: vehicle.id, config: config === UNDECIDED ? null : config })
            }
            options={[
              ...own.map(({ config }) => ({ value: config, label: say(config) })),
              { value: UNDECIDED, label: vehicleTexts.noPreference },
            ]}
          />
          <LuggagePicture
            shown={own.find(({ config }) => isChosen && config === draft.luggageConfig) ?? own[0]}
          />
        </div>
      </AccordionItem>
    </Accordion>
  )
}

/** The load that is chosen, else the first, so that there is always one to see; its name is in the list. */
function LuggagePicture({ shown }: { shown: LuggageCapacity | undefined }) {
  if (!shown?.imageUrl) return null
  return (
    <ImageAtAddress
      address={shown.imageUrl}
      sizes="(min-width: 40rem) 14rem, 24rem"
      className="aspect-[3/2] w-full max-w-sm rounded-control bg-sunken object-cover max-sm:-order-1"
    />
  )
}
