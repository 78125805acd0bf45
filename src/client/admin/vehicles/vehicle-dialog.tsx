import { MAX_IMAGE_URL_LENGTH, MAX_NAME_LENGTH, MAX_NOTES_LENGTH } from '@chauffeur/domain/limits'
import {
  LOCAL_VEHICLE_DEFAULTS,
  LOCAL_VEHICLE_INCOMPLETE,
  localVehicleProblems,
} from '@chauffeur/domain/local-vehicle'
import { useId, useState, type RefObject } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { NumberStepper } from '../../shared/ui/number-stepper.tsx'
import { TextArea, TextInput } from '../../shared/ui/text-input.tsx'
import { MISSING_TOO, shortenRepeats } from '../common/field-problems.ts'
import { useDraftForm } from '../common/use-draft-form.ts'
import type { LocalVehicle } from './local-vehicle.ts'
import type { VehicleDraft } from './use-vehicles.ts'
import { vehicleTexts } from './vehicle-texts.ts'

/** The purpose for which the dialog is opened: a vehicle to edit, or a new one. A new object each time. */
export interface VehicleTask {
  readonly vehicle?: LocalVehicle
}

type VehicleDialogProps = {
  open: boolean
  task: VehicleTask
  onSave: (draft: VehicleDraft) => void
  onClose: () => void
  returnFocusTo: RefObject<HTMLElement | null>
}

const texts = vehicleTexts.dialog
const MAX_PIECES = 99
const address = {
  inputMode: 'url',
  maxLength: MAX_IMAGE_URL_LENGTH,
  autoComplete: 'off',
  spellCheck: false,
} as const
const blank: VehicleDraft = {
  name: '',
  description: '',
  image: '',
  interiorImage: '',
  features: '',
  ...LOCAL_VEHICLE_DEFAULTS,
}

function startDraft({ vehicle }: VehicleTask): VehicleDraft {
  return vehicle ? { ...vehicle, features: vehicle.features.join(', ') } : blank
}

/** Adds a vehicle to the local list or changes one. Each task starts from its own values. */
export function VehicleDialog({ open, task, onSave, onClose, returnFocusTo }: VehicleDialogProps) {
  const { vehicle } = task
  const isNew = !vehicle
  const formId = useId()
  const { draft, bind, restart, problemAt, formProps } = useDraftForm(() => startDraft(task), {
    problemsOf: (draft) => shortenRepeats(localVehicleProblems(draft), LOCAL_VEHICLE_INCOMPLETE, MISSING_TOO),
  })
  const [started, setStarted] = useState(task)
  if (started !== task) {
    setStarted(task)
    restart(startDraft(task))
  }

  function submit() {
    onSave(draft)
    onClose()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      returnFocusTo={returnFocusTo}
      title={vehicle ? texts.edit.title(vehicle.name) : texts.add.title}
      description={texts.lead}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={formId} variant="primary">
            {vehicle ? texts.edit.submit : texts.add.submit}
          </Button>
        </>
      }
    >
      {/* Name and figures can be set for a new vehicle only. */}
      <form id={formId} {...formProps(submit)} className="grid gap-4">
        {isNew && (
          <Field label={texts.name} error={problemAt('name')} required>
            <TextInput {...bind('name')} maxLength={MAX_NAME_LENGTH} autoComplete="off" />
          </Field>
        )}
        <Field label={texts.description} error={problemAt('description')} required>
          <TextArea {...bind('description')} writes="this browser" rows={3} maxLength={MAX_NOTES_LENGTH} />
        </Field>
        <Field label={texts.image} hint={texts.imageHint} error={problemAt('image')} required>
          <TextInput {...bind('image')} {...address} />
        </Field>
        <Field label={texts.interiorImage} error={problemAt('interiorImage')}>
          <TextInput {...bind('interiorImage')} {...address} />
        </Field>
        {isNew && (
          <>
            <div className="grid gap-4 sm:grid-cols-2">
              <Field label={texts.capacity} group>
                <NumberStepper
                  {...bind('capacity')}
                  min={1}
                  max={MAX_PIECES}
                  decreaseLabel="One passenger fewer"
                  increaseLabel="One passenger more"
                />
              </Field>
              <Field label={texts.luggage} group>
                <NumberStepper
                  {...bind('luggage')}
                  min={0}
                  max={MAX_PIECES}
                  decreaseLabel="One piece of luggage fewer"
                  increaseLabel="One piece of luggage more"
                />
              </Field>
            </div>
            <Field label={texts.features} hint={texts.featuresHint}>
              <TextInput {...bind('features')} maxLength={MAX_NAME_LENGTH} autoComplete="off" />
            </Field>
          </>
        )}
      </form>
    </Dialog>
  )
}
