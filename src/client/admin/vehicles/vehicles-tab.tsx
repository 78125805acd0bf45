import { useState } from 'react'
import { AlertDialog } from '../../shared/ui/alert-dialog.tsx'
import { Button, IconButton } from '../../shared/ui/button.tsx'
import { CarIcon, InfoIcon, LuggageIcon, PlusIcon, TrashIcon, UsersIcon } from '../../shared/ui/icons.tsx'
import { Notice } from '../../shared/ui/notice.tsx'
import { CustomerText } from '../common/customer-text.tsx'
import { ImageAt } from '../common/image-at.tsx'
import { Empty } from '../common/list-states.tsx'
import { CardList, ResourceTab } from '../common/resource-list.tsx'
import { EditButton } from '../common/row-actions.tsx'
import { type LocalVehicle, useVehicles, type VehicleDraft } from './vehicle-store.ts'
import { VehicleDialog } from './vehicle-dialog.tsx'
import { vehicleTexts } from './vehicle-texts.ts'

const { empty } = vehicleTexts

/** A list of vehicles that is stored in this browser only, which its lead explains (docs/decisions/032). */
export function VehiclesTab() {
  const { vehicles, isSaved, add, edit, remove, restore } = useVehicles()
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
          <VehicleDialog
            trigger={
              <Button variant="primary" size="small">
                <PlusIcon className="size-4.5" />
                {vehicleTexts.add}
              </Button>
            }
            onSave={add}
          />
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
        <CardList
          label={vehicleTexts.list}
          rows={vehicles}
          className="grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-4"
        >
          {(vehicle) => (
            <VehicleCard
              vehicle={vehicle}
              onEdit={(draft) => edit(vehicle.id, draft)}
              onDelete={() => remove(vehicle.id)}
            />
          )}
        </CardList>
      )}
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

type VehicleCardProps = {
  vehicle: LocalVehicle
  onEdit: (draft: VehicleDraft) => void
  onDelete: () => void
}

function VehicleCard({ vehicle, onEdit, onDelete }: VehicleCardProps) {
  const { id, name, description, capacity, luggage, features, image, interiorImage } = vehicle
  const titleId = `vehicle-${id}`
  return (
    <article
      aria-labelledby={titleId}
      className="flex h-full flex-col overflow-hidden rounded-card bg-raised shadow-card"
    >
      <div className="grid grid-cols-2 gap-px bg-line">
        <ImageAt
          address={image}
          alt={vehicleTexts.exteriorOf(name)}
          none={vehicleTexts.noExterior}
          className="aspect-video"
        />
        <ImageAt
          address={interiorImage}
          alt={vehicleTexts.interiorOf(name)}
          none={vehicleTexts.noInterior}
          className="aspect-video"
        />
      </div>
      <div className="flex flex-1 flex-col px-4 pt-3 pb-4 sm:px-5">
        <div className="flex items-start gap-2">
          <h3 id={titleId} className="min-w-0 flex-1 py-1 font-sans text-base font-semibold">
            <CustomerText>{name}</CustomerText>
          </h3>
          <div className="-mr-2 flex">
            <VehicleDialog
              vehicle={vehicle}
              trigger={<EditButton label={vehicleTexts.edit(name)} />}
              onSave={onEdit}
            />
            <DeleteVehicle name={name} onDelete={onDelete} />
          </div>
        </div>
        <p className="text-sm whitespace-pre-line text-soft">
          <CustomerText>{description}</CustomerText>
        </p>
        <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm tabular">
          <li className="flex items-center gap-2">
            <UsersIcon className="size-4.5 text-accent" />
            {vehicleTexts.passengers(capacity)}
          </li>
          <li className="flex items-center gap-2">
            <LuggageIcon className="size-4.5 text-accent" />
            {vehicleTexts.luggage(luggage)}
          </li>
        </ul>
        {features.length > 0 && (
          <p className="mt-3 border-t border-line pt-3 text-sm text-soft">
            <CustomerText>{features.join(' · ')}</CustomerText>
          </p>
        )}
      </div>
    </article>
  )
}

function DeleteVehicle({ name, onDelete }: { name: string; onDelete: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <AlertDialog
      open={open}
      onOpenChange={setOpen}
      trigger={<IconButton size="small" label={vehicleTexts.delete(name)} icon={<TrashIcon />} />}
      title={vehicleTexts.deleteQuestion}
      description={
        <>
          <span className="font-medium text-ink">
            <CustomerText>{name}</CustomerText>.
          </span>{' '}
          {vehicleTexts.deleteEffect}
        </>
      }
      confirmLabel="Delete"
      tone="destructive"
      onConfirm={() => {
        setOpen(false)
        onDelete()
      }}
    />
  )
}
