import { useRef, useState } from 'react'
import { CardIcon } from '../../shared/ui/icons.tsx'
import { ResourceList } from '../common/resource-list.tsx'
import { ResourceTab } from '../common/resource-tab.tsx'
import { AddButton } from '../common/row-buttons.tsx'
import { PricingDialog } from './pricing-dialog.tsx'
import type { PricingTask } from './pricing-draft.ts'
import { countMissing, groupPricing } from './pricing-groups.ts'
import { VehiclePriceCard } from './pricing-list.tsx'
import { pricingTexts } from './pricing-texts.ts'
import { usePricing } from './use-pricing.ts'

/** The prices, and which are still missing. */
export function PricingTab() {
  const { rows, state } = usePricing()
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
      title={pricingTexts.title}
      lead={pricingTexts.lead}
      action={
        <AddButton
          label={pricingTexts.add}
          onClick={(event) => openFor({ mode: 'create' }, event.currentTarget)}
        />
      }
    >
      <ResourceList
        what={pricingTexts.what}
        rows={rows}
        state={state}
        icon={<CardIcon className="size-7" />}
        empty={pricingTexts.empty}
      >
        {() => (
          <>
            <p className="mb-3 text-sm text-soft">
              {missing === 0 ? pricingTexts.everyPrice : pricingTexts.missingCount(missing)}
            </p>
            <ul aria-label={pricingTexts.list} className="grid gap-3 xl:grid-cols-2">
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
