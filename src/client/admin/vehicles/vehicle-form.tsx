import { MAX_IMAGE_URL_LENGTH, MAX_NAME_LENGTH, MAX_NOTES_LENGTH } from '@chauffeur/domain/limits'
import type { FormEvent, RefObject } from 'react'
import type { ProblemAt } from '../../common/use-form-problems.ts'
import { Field } from '../../ui/field.tsx'
import { NumberStepper } from '../../ui/number-stepper.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { VehicleDraft } from './use-vehicles.ts'
import { vehicleTexts } from './vehicle-texts.ts'

type VehicleFormProps = {
  id: string
  form: RefObject<HTMLFormElement | null>
  /** Name and figures can be set for a new vehicle only. */
  isNew: boolean
  draft: VehicleDraft
  onDraftChange: (draft: VehicleDraft) => void
  problemAt: ProblemAt
  onSubmit: (event: FormEvent) => void
}

const texts = vehicleTexts.dialog
const MAX_PIECES = 99

export function VehicleForm({
  id,
  form,
  isNew,
  draft,
  onDraftChange,
  problemAt,
  onSubmit,
}: VehicleFormProps) {
  const set = (change: Partial<VehicleDraft>) => onDraftChange({ ...draft, ...change })

  return (
    <form id={id} ref={form} noValidate onSubmit={onSubmit} className="grid gap-4">
      {isNew && (
        <Field label={texts.name} error={problemAt('name')} required>
          <TextInput
            value={draft.name}
            onValueChange={(name) => set({ name })}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="off"
          />
        </Field>
      )}
      <Field label={texts.description} error={problemAt('description')} required>
        <TextArea
          writes="this browser"
          rows={3}
          value={draft.description}
          onValueChange={(description) => set({ description })}
          maxLength={MAX_NOTES_LENGTH}
        />
      </Field>
      <Field label={texts.image} hint={texts.imageHint} error={problemAt('image')} required>
        <Address value={draft.image} onValueChange={(image) => set({ image })} />
      </Field>
      <Field label={texts.interiorImage} error={problemAt('interiorImage')}>
        <Address value={draft.interiorImage} onValueChange={(interiorImage) => set({ interiorImage })} />
      </Field>
      {isNew && (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={texts.capacity} group>
              <NumberStepper
                value={draft.capacity}
                onValueChange={(capacity) => set({ capacity })}
                min={1}
                max={MAX_PIECES}
                decreaseLabel="One passenger fewer"
                increaseLabel="One passenger more"
              />
            </Field>
            <Field label={texts.luggage} group>
              <NumberStepper
                value={draft.luggage}
                onValueChange={(luggage) => set({ luggage })}
                min={0}
                max={MAX_PIECES}
                decreaseLabel="One piece of luggage fewer"
                increaseLabel="One piece of luggage more"
              />
            </Field>
          </div>
          <Field label={texts.features} hint={texts.featuresHint}>
            <TextInput
              value={draft.features}
              onValueChange={(features) => set({ features })}
              maxLength={MAX_NAME_LENGTH}
              autoComplete="off"
            />
          </Field>
        </>
      )}
    </form>
  )
}

type AddressProps = { value: string; onValueChange: (value: string) => void }

function Address({ value, onValueChange }: AddressProps) {
  return (
    <TextInput
      inputMode="url"
      value={value}
      onValueChange={onValueChange}
      maxLength={MAX_IMAGE_URL_LENGTH}
      autoComplete="off"
      spellCheck={false}
    />
  )
}
