import { useRef, useState } from 'react'
import { AlertDialog } from '../../shared/ui/alert-dialog.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { CarIcon, InfoIcon, PlusIcon } from '../../shared/ui/icons.tsx'
import { Notice } from '../../shared/ui/notice.tsx'
import { Empty } from '../common/list-states.tsx'
import { ResourceTab } from '../common/resource-tab.tsx'
import { useVehicles } from './use-vehicles.ts'
import { VehicleCard } from './vehicle-card.tsx'
import { VehicleDialog, type VehicleTask } from './vehicle-dialog.tsx'
import { vehicleTexts } from './vehicle-texts.ts'

const { empty } = vehicleTexts

/** A list of vehicles that is stored in this browser only, which its lead explains (docs/decisions/032). */
export function VehiclesTab() {
  const { vehicles, isSaved, add, edit, remove, restore } = useVehicles()
  const [{ open, task }, setDialog] = useState<{ open: boolean; task: VehicleTask }>({
    open: false,
    task: {},
  })
  const returnFocusTo = useRef<HTMLElement>(null)
  const openFor = (task: VehicleTask, opener: HTMLElement) => {
    returnFocusTo.current = opener
    setDialog({ open: true, task })
  }

  return (
    <ResourceTab
      titleId="vehicles-title"
      title={vehicleTexts.title}
      lead={
        <span className="flex gap-2">
          <InfoIcon className="mt-0.5 size-4.5 text-accent" />
          <span className="min-w-0">{vehicleTexts.lead}</span>
        </span>
      }
      action={
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
          <RestoreButton onRestore={restore} />
          <Button variant="primary" size="small" onClick={(event) => openFor({}, event.currentTarget)}>
            <PlusIcon className="size-4.5" />
            {vehicleTexts.add}
          </Button>
        </div>
      }
    >
      {!isSaved && (
        <Notice tone="warning" className="mb-4">
          {vehicleTexts.notSaved}
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
    </ResourceTab>
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
