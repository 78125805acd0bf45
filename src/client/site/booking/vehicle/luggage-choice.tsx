import type { LuggageCapacity } from '@chauffeur/contract/luggage'
import type { Vehicle } from '@chauffeur/domain/vehicles'
import { Accordion } from 'radix-ui'
import type { ReactNode } from 'react'
import { vehicleTexts } from '@chauffeur/words/en/booking'
import { nameText } from '../../../shared/locale/name-text.ts'
import { vehicleText } from '../../../shared/locale/vehicle-text.ts'
import { ChevronDownIcon } from '../../../shared/ui/icons.tsx'
import { ImageAtAddress } from '../../../shared/firm/image-at-address.tsx'
import { RadioList } from '../../../shared/ui/radio-cards.tsx'
import { useBooking } from '../../../shared/journey/state/booking-context.ts'

const UNDECIDED = ''

type LuggageProps = { vehicle: Vehicle; own: readonly LuggageCapacity[] }

/** Opens the choice of what a vehicle carries; both stand inside a `LuggageFold`. */
export function LuggageTrigger({ vehicle }: Pick<LuggageProps, 'vehicle'>) {
  const { draft } = useBooking()
  return (
    <Accordion.Header className="font-sans">
      <Accordion.Trigger
        className={
          'group/trigger -my-1.5 flex min-h-11 items-center gap-1.5 rounded-control text-left text-sm font-medium ' +
          'transition-colors hover:text-accent'
        }
      >
        <span className="min-w-0">
          {vehicleTexts.luggage} {vehicleTexts.capacity}
          {draft.vehicleId === vehicle.id && draft.luggageConfig !== null && (
            <span className="font-normal text-soft">: {nameText(draft.luggageConfig)}</span>
          )}
        </span>
        <ChevronDownIcon className="size-4.5 text-soft transition-transform duration-200 group-data-[state=open]/trigger:rotate-180" />
      </Accordion.Trigger>
    </Accordion.Header>
  )
}

/** Choosing a load chooses the vehicle. */
export function LuggageChoice({ vehicle, own }: LuggageProps) {
  const { draft, change } = useBooking()
  const isChosen = draft.vehicleId === vehicle.id
  return (
    <Accordion.Content className="overflow-hidden data-[state=closed]:animate-fold data-[state=open]:animate-unfold">
      <div className="grid items-start gap-x-6 gap-y-3 pt-2 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <RadioList
          aria-label={vehicleTexts.luggageOf(vehicleText(vehicle.name))}
          value={isChosen ? (draft.luggageConfig ?? UNDECIDED) : null}
          onValueChange={(config) =>
            change({ type: 'luggage', vehicleId: vehicle.id, config: config === UNDECIDED ? null : config })
          }
          options={[
            ...own.map(({ config }) => ({ value: config, label: nameText(config) })),
            { value: UNDECIDED, label: vehicleTexts.noPreference },
          ]}
        />
        <LuggagePicture
          shown={own.find(({ config }) => isChosen && config === draft.luggageConfig) ?? own[0]}
        />
      </div>
    </Accordion.Content>
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

/** Around a trigger and what it opens, wherever they stand in it. */
export function LuggageFold({ className, children }: { className: string; children: ReactNode }) {
  return (
    <Accordion.Root type="single" collapsible className="contents">
      <Accordion.Item value="luggage" className={className}>
        {children}
      </Accordion.Item>
    </Accordion.Root>
  )
}
