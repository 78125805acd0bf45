import type { LuggageCapacity } from '@chauffeur/contract/luggage'
import type { Vehicle } from '@chauffeur/domain/vehicles'
import { trpc } from '../../api/trpc.ts'
import { Accordion, AccordionItem } from '../../ui/accordion.tsx'
import { LuggageIcon } from '../../ui/icons.tsx'
import { RadioList } from '../../ui/radio-list.tsx'
import { useBooking } from '../state/booking-context.ts'
import { vehicleTexts } from './vehicle-texts.ts'

const UNDECIDED = ''

/** What the vehicle can be loaded with. Choosing a load chooses the vehicle. */
export function LuggageChoice({ vehicle }: { vehicle: Vehicle }) {
  const { draft, change } = useBooking()
  const { data: capacities = [] } = trpc.luggage.list.useQuery()
  const own = capacities.filter(({ vehicleId }) => vehicleId === vehicle.id)
  if (own.length === 0) return null
  const isChosen = draft.vehicleId === vehicle.id
  return (
    <Accordion>
      <AccordionItem
        value="luggage"
        level={3}
        title={
          <span className="flex items-center gap-2.5 text-sm">
            <LuggageIcon className="size-5 text-soft" />
            <span>
              {vehicleTexts.luggage}
              {isChosen && draft.luggageConfig !== null && (
                <span className="text-soft">: {draft.luggageConfig}</span>
              )}
            </span>
          </span>
        }
      >
        <div className="grid items-start gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,1fr)_14rem]">
          <RadioList
            aria-label={vehicleTexts.luggageOf(vehicle.name)}
            value={isChosen ? (draft.luggageConfig ?? UNDECIDED) : null}
            onValueChange={(config) =>
              change({ type: 'luggage', vehicleId: vehicle.id, config: config === UNDECIDED ? null : config })
            }
            options={[
              ...own.map(({ config }) => ({ value: config, label: config })),
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
    <img
      src={shown.imageUrl}
      alt=""
      width={336}
      height={224}
      loading="lazy"
      className="aspect-[3/2] w-full max-w-sm rounded-control bg-sunken object-cover max-sm:-order-1"
    />
  )
}
