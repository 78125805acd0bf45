import { MAX_IMAGE_URL_LENGTH, MAX_NAME_LENGTH, MAX_NOTES_LENGTH } from '@chauffeur/domain/limits'
import {
  LOCAL_VEHICLE_DEFAULTS,
  LOCAL_VEHICLE_INCOMPLETE,
  localVehicleProblems,
} from '@chauffeur/domain/local-vehicle'
import { useId, useState, type ReactElement } from 'react'
import { MISSING_TOO, shortenRepeats } from '../common/failures.ts'
import { StepperField, TextAreaField, TextField } from '../common/fields.tsx'
import { FormDialog } from '../common/form-dialog.tsx'
import { useDraftForm } from '../common/use-draft-form.ts'
import type { LocalVehicle, VehicleDraft } from './vehicle-store.ts'

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
export function VehicleDialog({ vehicle, trigger, onSave }: VehicleDialogProps) {
  const formId = useId()
  const [open, setOpen] = useState(false)
  const start = () => (vehicle ? { ...vehicle, features: vehicle.features.join(', ') } : blank)
  const { draft, field, restart, formProps } = useDraftForm<VehicleDraft>(start, {
    problemsOf: (draft) => shortenRepeats(localVehicleProblems(draft), LOCAL_VEHICLE_INCOMPLETE, MISSING_TOO),
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
