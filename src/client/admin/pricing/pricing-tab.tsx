import type { VehiclePricing } from '@chauffeur/contract/pricing'
import { SENTENCES } from '@chauffeur/contract/sentences'
import { formatEuros, parseDecimal } from '@chauffeur/domain/money'
import { isChargeable } from '@chauffeur/domain/pricing'
import { checkPricing } from '@chauffeur/domain/pricing-rules'
import { type ReactNode, useRef, useState } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { vehicleArt } from '@chauffeur/domain/vehicle-art'
import { Badge } from '../../shared/ui/badge.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { InfoIcon } from '../../shared/ui/icons.tsx'
import { CardIcon } from '../../shared/ui/more-icons.tsx'
import { Picture } from '../../shared/ui/picture.tsx'
import { AddButton, DeleteRow, EditButton } from '../common/confirm-call.tsx'
import { readState, ResourceList, ResourceTab } from '../common/resource-list.tsx'
import { PricingDialog } from './pricing-dialog.tsx'
import {
  countMissing,
  groupPricing,
  serviceNames,
  type PricingTask,
  type ServicePrice,
  type VehiclePrices,
} from './pricing-draft.ts'

/** The prices, and which are still missing. */
export function PricingTab() {
  const query = trpc.pricing.list.useQuery()
  const rows = query.data
  const [{ open, task }, setDialog] = useState<{ open: boolean; task: PricingTask }>({
    open: false,
    task: { mode: 'create' },
  })
  const heading = useRef<HTMLHeadingElement>(null)
  const returnFocusTo = useRef<HTMLElement>(null)
  const openFor = (task: PricingTask, opener?: HTMLElement) => {
    if (opener) returnFocusTo.current = opener
    setDialog({ open: true, task })
  }
  const close = () => setDialog((last) => ({ ...last, open: false }))
  const groups = groupPricing(rows ?? [])
  const missing = countMissing(rows ?? [])

  return (
    <ResourceTab
      titleId="pricing-title"
      titleRef={heading}
      title="Vehicle Pricing"
      lead="What the booking page quotes from. A change counts from the next quote on; quotes already given keep their price for half an hour."
      action={
        <AddButton
          label="Add Pricing"
          onClick={(event) => openFor({ mode: 'create' }, event.currentTarget)}
        />
      }
    >
      <ResourceList
        what="prices"
        rows={rows}
        state={readState(query)}
        icon={<CardIcon className="size-7" />}
        empty={{
          title: 'No vehicle pricing configured yet',
          text: `Until a vehicle has a price, the booking page shows “${SENTENCES.toBeEvaluated}” for it.`,
        }}
      >
        {() => (
          <>
            <p className="mb-3 text-sm text-soft">
              {missing === 0
                ? 'Every vehicle has its prices.'
                : missing === 1
                  ? '1 price is missing.'
                  : `${missing} prices are missing.`}
            </p>
            <ul aria-label="Prices by vehicle" className="grid gap-3 xl:grid-cols-2">
              {groups.map((prices) => (
                <li key={prices.vehicle.id} className="min-w-0">
                  <VehiclePriceCard prices={prices} onOpen={openFor} />
                </li>
              ))}
            </ul>
          </>
        )}
      </ResourceList>
      <PricingDialog
        open={open}
        task={task}
        rows={rows ?? []}
        onSaved={() => {
          // Where the price was missing, there is no “Set price” to go back to.
          if (task.mode === 'create' && task.vehicleName) returnFocusTo.current = heading.current
          close()
        }}
        onClose={close}
        onEdit={(row) => openFor({ mode: 'edit', row })}
        returnFocusTo={returnFocusTo}
      />
    </ResourceTab>
  )
}

type OnOpen = (task: PricingTask, opener: HTMLElement) => void

/** One vehicle with the price of each of its services. */
function VehiclePriceCard({ prices, onOpen }: { prices: VehiclePrices; onOpen: OnOpen }) {
  const { vehicle, services } = prices
  const titleId = `pricing-${vehicle.id}`
  return (
    <article
      aria-labelledby={titleId}
      className="h-full rounded-card bg-raised px-4 pt-3 pb-1.5 shadow-card sm:px-5"
    >
      <header className="flex items-center gap-3.5">
        <Picture
          src={`/art/vehicles/${vehicleArt[vehicle.id]}-exterior`}
          widths={[640, 1280]}
          ratio={16 / 9}
          sizes="6rem"
          alt=""
          className="aspect-video w-24 rounded-control bg-sunken object-cover"
        />
        <h3 id={titleId} className="min-w-0 font-sans text-base font-semibold">
          {vehicle.name}
        </h3>
      </header>
      <ul className="mt-2 divide-y divide-line border-t border-line">
        {services.map((service) => (
          <li key={service.serviceType} className="py-1.5">
            <ServiceLine vehicleName={vehicle.name} service={service} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </article>
  )
}

type ServiceLineProps = { vehicleName: string; service: ServicePrice; onOpen: OnOpen }

function ServiceLine({ vehicleName, service: { serviceType, row }, onOpen }: ServiceLineProps) {
  const what = `${vehicleName}, ${serviceNames[serviceType]}`
  return (
    <div className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 sm:grid-cols-[7.5rem_minmax(0,1fr)_auto]">
      <Badge tone={serviceType === 'hourly' ? 'accent' : 'neutral'} className="justify-self-start">
        {serviceNames[serviceType]}
      </Badge>
      <div className="min-w-0 text-sm max-sm:order-last max-sm:col-span-2">
        {row ? (
          <Amounts row={row} />
        ) : (
          <Remark>{`No price: the booking page shows “${SENTENCES.toBeEvaluated}”.`}</Remark>
        )}
      </div>
      <div className="-mr-2 flex justify-self-end">
        {row ? (
          <>
            <EditButton
              label={`Edit ${what}`}
              onClick={(event) => onOpen({ mode: 'edit', row }, event.currentTarget)}
            />
            <DeleteRow
              label={`Delete ${what}`}
              question="Delete this price?"
              description={
                <>
                  <span className="font-medium text-ink">{what}.</span>{' '}
                  {`From then on the booking page shows “${SENTENCES.toBeEvaluated}” for it. Bookings and quotes already given keep their price.`}
                </>
              }
              procedure={trpc.pricing.delete}
              input={{ id: row.id, version: row.version }}
              done={{ title: 'Deleted', description: 'Vehicle pricing deleted.' }}
              failed="Failed to delete vehicle pricing"
            />
          </>
        ) : (
          <Button
            size="small"
            aria-label={`Set price of ${what}`}
            onClick={(event) => onOpen({ mode: 'create', vehicleName, serviceType }, event.currentTarget)}
            className="mr-2"
          >
            Set price
          </Button>
        )}
      </div>
    </div>
  )
}

function Amounts({ row }: { row: VehiclePricing }) {
  const check = checkPricing(row, 'edit')
  return (
    <>
      <dl className="flex flex-wrap gap-x-8 gap-y-0.5 sm:grid sm:grid-cols-2 sm:gap-x-4">
        {row.serviceType === 'hourly' ? (
          <Amount label="Hourly rate" decimal={row.hourlyRate} />
        ) : (
          <>
            <Amount label="Min fare" decimal={row.minimumFare} />
            <Amount label="Per km" decimal={row.pricePerKm} />
          </>
        )}
      </dl>
      {check.valid && !isChargeable(check.value) && (
        <Remark>{`Comes to nothing: the booking page shows “${SENTENCES.toBeEvaluated}”.`}</Remark>
      )}
    </>
  )
}

function Amount({ label, decimal }: { label: string; decimal: string | null }) {
  const cents = decimal === null ? undefined : parseDecimal(decimal)
  return (
    <div className="flex items-baseline gap-2">
      <dt className="text-soft">{label}</dt>
      <dd className="text-base font-semibold tabular">{cents === undefined ? '–' : formatEuros(cents)}</dd>
    </div>
  )
}

function Remark({ children }: { children: ReactNode }) {
  return (
    <p className="flex gap-1.5 text-soft">
      <InfoIcon className="mt-0.5 size-4 text-warning" />
      <span className="min-w-0">{children}</span>
    </p>
  )
}
