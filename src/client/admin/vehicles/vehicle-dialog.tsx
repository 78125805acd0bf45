import {
  LOCAL_VEHICLE_DEFAULTS,
  LOCAL_VEHICLE_INCOMPLETE,
  localVehicleProblems,
} from '@chauffeur/domain/local-vehicle'
import { useId, useState, type RefObject } from 'react'
import { useFormProblems } from '../../common/use-form-problems.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { MISSING_TOO, shortenRepeats } from '../common/field-problems.ts'
import type { LocalVehicle } from './local-vehicle.ts'
import type { VehicleDraft } from './use-vehicles.ts'
import { VehicleForm } from './vehicle-form.tsx'
import { vehicleTexts } from './vehicle-texts.ts'

/** What the dialog is opened for: a vehicle to edit, or a new one. A new object each time. */
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
  const formId = useId()
  const [draft, setDraft] = useState(() => startDraft(task))
  const { form, problemAt, handleSubmit, clear } = useFormProblems(
    shortenRepeats(localVehicleProblems(draft), LOCAL_VEHICLE_INCOMPLETE, MISSING_TOO),
  )
  const [started, setStarted] = useState(task)
  if (started !== task) {
    setStarted(task)
    setDraft(startDraft(task))
    clear()
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
      <VehicleForm
        id={formId}
        form={form}
        isNew={!vehicle}
        draft={draft}
        onDraftChange={setDraft}
        problemAt={problemAt}
        onSubmit={handleSubmit(submit)}
      />
    </Dialog>
  )
}
