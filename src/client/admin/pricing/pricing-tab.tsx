import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CardIcon, PlusIcon } from '../../ui/icons.tsx'
import { Empty, ListWaiting, ReadingProblem } from '../common/list-states.tsx'
import { useFocusWhenLost } from '../common/use-focus-when-lost.ts'
import { PricingDialog } from './pricing-dialog.tsx'
import type { PricingTask } from './pricing-draft.ts'
import { groupPricing } from './pricing-groups.ts'
import { VehiclePriceCard } from './pricing-list.tsx'
import { pricingTexts } from './pricing-texts.ts'
import { usePricing } from './use-pricing.ts'

const { empty } = pricingTexts

/** What the office charges, and where it has not said so yet. */
export function PricingTab() {
  const { rows, problem, readAgain } = usePricing()
  const [{ open, task }, setDialog] = useState<{ open: boolean; task: PricingTask }>({
    open: false,
    task: { mode: 'create' },
  })
  const heading = useRef<HTMLHeadingElement>(null)
  const returnFocusTo = useRef<HTMLElement>(null)
  useFocusWhenLost(heading, rows?.length)
  const openFor = (task: PricingTask, opener?: HTMLElement) => {
    if (opener) returnFocusTo.current = opener
    setDialog({ open: true, task })
  }
  const close = () => setDialog((last) => ({ ...last, open: false }))
  const groups = groupPricing(rows ?? [])
  const missing = groups.flatMap(({ services }) => services).filter(({ row }) => !row).length

  return (
    <section aria-labelledby="pricing-title">
      <header className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <h2 id="pricing-title" ref={heading} tabIndex={-1} className="text-heading outline-none">
            {pricingTexts.title}
          </h2>
          <p className="mt-1 max-w-prose text-sm text-soft">{pricingTexts.lead}</p>
        </div>
        <Button
          variant="primary"
          size="small"
          disabled={!rows}
          onClick={(event) => openFor({ mode: 'create' }, event.currentTarget)}
          className="max-sm:w-full"
        >
          <PlusIcon className="size-4.5" />
          {pricingTexts.add}
        </Button>
      </header>
      {problem && <ReadingProblem what={pricingTexts.what} sentence={problem} onRetry={readAgain} />}
      {!rows && !problem && <ListWaiting what={pricingTexts.what} />}
      {rows?.length === 0 && (
        <Empty icon={<CardIcon className="size-7" />} title={empty.title}>
          {empty.text}
        </Empty>
      )}
      {rows && rows.length > 0 && (
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
    </section>
  )
}
