import type { LuggageCapacity } from '@chauffeur/contract/luggage'
import type { Vehicle } from '@chauffeur/domain/fleet'
import { trpc } from '../../trpc.ts'
import { Accordion, AccordionItem } from '../../ui/accordion.tsx'
import { LuggageIcon } from '../../ui/icons.tsx'
import { RadioList } from '../../ui/radio-list.tsx'
import { useBooking } from '../booking-context.ts'
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
        <RadioList
          aria-label={vehicleTexts.luggageOf(vehicle.name)}
          value={isChosen ? (draft.luggageConfig ?? UNDECIDED) : null}
          onValueChange={(config) =>
            change({ type: 'luggage', vehicleId: vehicle.id, config: config === UNDECIDED ? null : config })
          }
          options={[
            ...own.map(({ config, imageUrl }) => ({
              value: config,
              label: config,
              picture: imageUrl !== '' && <LuggagePicture imageUrl={imageUrl} />,
            })),
            { value: UNDECIDED, label: vehicleTexts.noPreference },
          ]}
        />
      </AccordionItem>
    </Accordion>
  )
}

function LuggagePicture({ imageUrl }: Pick<LuggageCapacity, 'imageUrl'>) {
  return (
    <img
      src={imageUrl}
      alt=""
      width={64}
      height={48}
      loading="lazy"
      className="h-12 w-16 rounded-control object-cover"
    />
  )
}
