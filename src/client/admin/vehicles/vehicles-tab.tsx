import { MAX_IMAGE_URL_LENGTH, MAX_NAME_LENGTH, MAX_NOTES_LENGTH } from '@chauffeur/domain/limits'
import {
  LOCAL_VEHICLE_DEFAULTS,
  LOCAL_VEHICLE_INCOMPLETE,
  localVehicleProblems,
} from '@chauffeur/domain/local-vehicle'
import { useId, useState, type ReactElement } from 'react'
import { Button, IconButton } from '../../shared/ui/button.tsx'
import { CarIcon, InfoIcon, LuggageIcon, UsersIcon } from '../../shared/ui/icons.tsx'
import { TrashIcon } from '../../shared/ui/more-icons.tsx'
import { Notice } from '../../shared/ui/notice.tsx'
import { StepperField } from '../../shared/ui/number-stepper.tsx'
import { AddButton, Confirm, EditButton } from '../common/confirm-call.tsx'
import { CustomerText } from '../common/fact.tsx'
import { TextAreaField, TextField } from '../common/fields.tsx'
import { FormDialog } from '../common/form-dialog.tsx'
import { ImageAt } from '../common/picture-upload.tsx'
import { Empty, CardList, ResourceTab } from '../common/resource-list.tsx'
import { useDraftForm } from '../common/use-draft-form.ts'
import { missingFields } from '../common/english-problems.ts'
import { type LocalVehicle, useVehicles, type VehicleDraft } from './vehicle-store.ts'

/** A list of vehicles that is stored in this browser only, which its lead explains (docs/decisions/032). */
export function VehiclesTab() {
  const { vehicles, isSaved, add, edit, remove, restore } = useVehicles()
  return (
    <ResourceTab
      titleId="vehicles-title"
      title="Vehicles"
      lead={
        <span className="flex gap-2">
          <InfoIcon className="mt-0.5 size-4.5 text-accent" />
          <span className="min-w-0">
            This list is kept in this browser only. It is not saved to the server, other people do not see it,
            and the booking page does not use it.
          </span>
        </span>
      }
      action={
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
          <Confirm
            trigger={<Button size="small">Restore presets</Button>}
            title="Restore the four presets?"
            description="The list is again the S Class, E Class, V Class and Vito as at first. Vehicles that you added and texts that you changed in this browser are lost."
            confirmLabel="Restore"
            onConfirm={restore}
          />
          <VehicleDialog trigger={<AddButton label="Add Vehicle" />} onSave={add} />
        </div>
      }
    >
      {!isSaved && (
        <Notice tone="warning" className="mb-4">
          This browser does not keep the list: its storage is full or switched off. What you change here is
          lost when the page is closed.
        </Notice>
      )}
      {vehicles.length === 0 ? (
        <Empty icon={<CarIcon className="size-7" />} title="No vehicles in this browser">
          Add one, or restore the four that the list starts with.
        </Empty>
      ) : (
        <CardList
          label="Vehicles in this browser"
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
          alt={`${name}, from outside`}
          none="No exterior picture"
          className="aspect-video"
        />
        <ImageAt
          address={interiorImage}
          alt={`The cabin of the ${name}`}
          none="No interior picture"
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
              trigger={<EditButton label={`Edit ${name}`} />}
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
            {capacity === 1 ? '1 passenger' : `${capacity} passengers`}
          </li>
          <li className="flex items-center gap-2">
            <LuggageIcon className="size-4.5 text-accent" />
            {luggage === 1 ? '1 piece of luggage' : `${luggage} pieces of luggage`}
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
  return (
    <Confirm
      trigger={<IconButton size="small" label={`Delete ${name}`} icon={<TrashIcon />} />}
      title="Delete this vehicle?"
      description={
        <>
          <span className="font-medium text-ink">
            <CustomerText>{name}</CustomerText>.
          </span>{' '}
          It is taken from the list in this browser.
        </>
      }
      confirmLabel="Delete"
      tone="destructive"
      onConfirm={onDelete}
    />
  )
}

type VehicleDialogProps = {
  /** The vehicle to edit; without one, another is added. */
  vehicle?: LocalVehicle
  trigger: ReactElement
  onSave: (draft: VehicleDraft) => void
}
const MAX_PIECES = 99
const address = { inputMode: 'url', maxLength: MAX_IMAGE_URL_LENGTH, spellCheck: false } as const
const blank: VehicleDraft = {
  name: '',
  description: '',
  image: '',
  interiorImage: '',
  features: '',
  ...LOCAL_VEHICLE_DEFAULTS,
}

/** The button and the dialog that add a vehicle to the local list, or change one. Each opening starts anew. */
function VehicleDialog({ vehicle, trigger, onSave }: VehicleDialogProps) {
  const formId = useId()
  const [open, setOpen] = useState(false)
  const start = () => (vehicle ? { ...vehicle, features: vehicle.features.join(', ') } : blank)
  const { draft, field, restart, formProps } = useDraftForm<VehicleDraft>(start, {
    problemsOf: (draft) => missingFields(localVehicleProblems(draft), LOCAL_VEHICLE_INCOMPLETE),
  })
  function submit() {
    onSave(draft)
    setOpen(false)
  }
  return (
    <FormDialog
      open={open}
      onOpen={() => {
        restart(start())
        setOpen(true)
      }}
      onClose={() => setOpen(false)}
      trigger={trigger}
      title={vehicle ? `Edit ${vehicle.name}` : 'Add Vehicle'}
      description="Kept in this browser only."
      formId={formId}
      form={formProps(submit)}
      isSending={false}
      submit={vehicle ? 'Save Changes' : 'Add Vehicle'}
    >
      {/* Name and figures can be set for a new vehicle only. */}
      {!vehicle && <TextField {...field('name')} label="Vehicle Name" required maxLength={MAX_NAME_LENGTH} />}
      <TextAreaField
        {...field('description')}
        label="Description"
        required
        writes="this browser"
        rows={3}
        maxLength={MAX_NOTES_LENGTH}
      />
      <TextField
        {...field('image')}
        {...address}
        label="Exterior Image URL"
        hint="An https address, or a path on this site"
        required
      />
      <TextField {...field('interiorImage')} {...address} label="Interior Image URL (Optional)" />
      {!vehicle && (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <StepperField
              {...field('capacity')}
              label="Passengers"
              min={1}
              max={MAX_PIECES}
              decreaseLabel="One passenger fewer"
              increaseLabel="One passenger more"
            />
            <StepperField
              {...field('luggage')}
              label="Luggage"
              min={0}
              max={MAX_PIECES}
              decreaseLabel="One piece of luggage fewer"
              increaseLabel="One piece of luggage more"
            />
          </div>
          <TextField
            {...field('features')}
            label="Features (Optional)"
            hint="With commas between them: WiFi, Leather Seats"
            maxLength={MAX_NAME_LENGTH}
          />
        </>
      )}
    </FormDialog>
  )
}
