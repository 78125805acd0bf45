import { useRef, useState } from 'react'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { CarIcon, InfoIcon, PlusIcon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Empty } from '../common/list-states.tsx'
import { useFocusWhenLost } from '../common/use-focus-when-lost.ts'
import { useVehicles } from './use-vehicles.ts'
import { VehicleCard } from './vehicle-card.tsx'
import { VehicleDialog, type VehicleTask } from './vehicle-dialog.tsx'
import { vehicleTexts } from './vehicle-texts.ts'

const { empty } = vehicleTexts

/** A list of vehicles that is kept in this browser only, and says so (docs/decisions/032). */
export function VehiclesTab() {
  const { vehicles, isKept, add, edit, remove, restore } = useVehicles()
  const [{ open, task }, setDialog] = useState<{ open: boolean; task: VehicleTask }>({
    open: false,
    task: {},
  })
  const heading = useRef<HTMLHeadingElement>(null)
  const returnFocusTo = useRef<HTMLElement>(null)
  useFocusWhenLost(heading, vehicles.length)
  const openFor = (task: VehicleTask, opener: HTMLElement) => {
    returnFocusTo.current = opener
    setDialog({ open: true, task })
  }

  return (
    <section aria-labelledby="vehicles-title">
      <header className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <h2 id="vehicles-title" ref={heading} tabIndex={-1} className="text-heading outline-none">
            {vehicleTexts.title}
          </h2>
          <p className="mt-1 flex max-w-prose gap-2 text-sm text-soft">
            <InfoIcon className="mt-0.5 size-4.5 text-accent" />
            <span className="min-w-0">{vehicleTexts.lead}</span>
          </p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
          <RestoreButton onRestore={restore} />
          <Button variant="primary" size="small" onClick={(event) => openFor({}, event.currentTarget)}>
            <PlusIcon className="size-4.5" />
            {vehicleTexts.add}
          </Button>
        </div>
      </header>
      {!isKept && (
        <Notice tone="warning" className="mb-4">
          {vehicleTexts.notKept}
        </Notice>
      )}
      {vehicles.length === 0 ? (
        <Empty icon={<CarIcon className="size-7" />} title={empty.title}>
          {empty.text}
        </Empty>
      ) : (
        <ul
          aria-label={vehicleTexts.list}
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-4"
        >
          {vehicles.map((vehicle) => (
            <li key={vehicle.id} className="min-w-0">
              <VehicleCard
                vehicle={vehicle}
                onEdit={(vehicle, opener) => openFor({ vehicle }, opener)}
                onDelete={() => remove(vehicle.id)}
              />
            </li>
          ))}
        </ul>
      )}
      <VehicleDialog
        open={open}
        task={task}
        onSave={(draft) => (task.vehicle ? edit(task.vehicle.id, draft) : add(draft))}
        onClose={() => setDialog((last) => ({ ...last, open: false }))}
        returnFocusTo={returnFocusTo}
      />
    </section>
  )
}

function RestoreButton({ onRestore }: { onRestore: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <AlertDialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button size="small">{vehicleTexts.restore}</Button>}
      title={vehicleTexts.restoreQuestion}
      description={vehicleTexts.restoreEffect}
      confirmLabel="Restore"
      onConfirm={() => {
        setOpen(false)
        onRestore()
      }}
    />
  )
}
