import type { LuggageCapacity } from '@chauffeur/contract/luggage'
import type { Vehicle } from '@chauffeur/domain/vehicles'
import { Accordion } from 'radix-ui'
import type { ReactNode } from 'react'
import { vehicleTexts } from '@chauffeur/words/en/booking'
import { nameText } from '../../../shared/locale/name-text.ts'
import { vehicleText } from '../../../shared/locale/vehicle-text.ts'
import { ChevronDownIcon, LuggageIcon } from '../../../shared/ui/icons.tsx'
import { ImageAtAddress } from '../../../shared/firm/image-at-address.tsx'
import { RadioList } from '../../../shared/ui/radio-cards.tsx'
import { useBooking } from '../../../shared/journey/state/booking-context.ts'

const UNDECIDED = ''

type LuggageChoiceProps = { vehicle: Vehicle; own: readonly LuggageCapacity[] }

/** Choosing a load chooses the vehicle. */
export function LuggageChoice({ vehicle, own }: LuggageChoiceProps) {
  const { draft, change } = useBooking()
  const isChosen = draft.vehicleId === vehicle.id
  return (
    <LuggageFold
      title={
        <span className="flex items-center gap-2.5 text-sm">
          <LuggageIcon className="size-5 text-soft max-sm:hidden" />
          <span>
            {vehicleTexts.luggage}
            <span className="max-sm:sr-only"> {vehicleTexts.capacity}</span>
            {isChosen && draft.luggageConfig !== null && (
              <span className="text-soft max-sm:sr-only">: {nameText(draft.luggageConfig)}</span>
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
            ...own.map(({ config }) => ({ value: config, label: nameText(config) })),
            { value: UNDECIDED, label: vehicleTexts.noPreference },
          ]}
        />
        <LuggagePicture
          shown={own.find(({ config }) => isChosen && config === draft.luggageConfig) ?? own[0]}
        />
      </div>
    </LuggageFold>
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

type LuggageFoldProps = { title: ReactNode; children: ReactNode }

/** Opens under its title. On a phone its button is no wider than that, and lies over the line beneath, at its end. */
export function LuggageFold({ title, children }: LuggageFoldProps) {
  return (
    <Accordion.Root type="single" collapsible className="divide-y divide-line">
      <Accordion.Item value="luggage">
        <Accordion.Header className="font-sans max-sm:flex max-sm:justify-end">
          <Accordion.Trigger
            className={
              'group/trigger flex min-h-12 w-full items-center justify-between gap-4 rounded-control py-3 text-left ' +
              'font-medium transition-colors hover:text-accent ' +
              'max-sm:pointer-events-auto max-sm:relative max-sm:z-20 max-sm:min-h-11 max-sm:w-auto max-sm:gap-2 max-sm:py-2'
            }
          >
            <span className="min-w-0">{title}</span>
            <ChevronDownIcon className="size-5 text-soft transition-transform duration-200 group-data-[state=open]/trigger:rotate-180" />
          </Accordion.Trigger>
        </Accordion.Header>
        <Accordion.Content className="overflow-hidden data-[state=closed]:animate-fold data-[state=open]:animate-unfold max-sm:pointer-events-auto">
          <div className="pb-5">{children}</div>
        </Accordion.Content>
      </Accordion.Item>
    </Accordion.Root>
  )
}
