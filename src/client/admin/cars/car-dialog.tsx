import type { Car } from '@chauffeur/contract/cars'
import { BASES, MAX_CAR_SEATS, MAX_PLATE_LENGTH } from '@chauffeur/domain/cars'
import { todayIn } from '@chauffeur/domain/time'
import { FLEET, vehicleById } from '@chauffeur/domain/vehicles'
import { Button } from '../../shared/ui/button.tsx'
import { DatePicker } from '../../shared/ui/date-picker.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { NumberStepper } from '../../shared/ui/number-stepper.tsx'
import { Select } from '../../shared/ui/select.tsx'
import { TextInput } from '../../shared/ui/text-input.tsx'
import { FormDialog } from '../common/form-dialog.tsx'
import { AddButton, EditButton } from '../common/row-buttons.tsx'
import { useDraftDialog } from '../common/use-draft-form.ts'
import { carTexts } from './car-texts.ts'
import { useSaveCar, type CarDraft } from './use-cars.ts'

const texts = carTexts.car
const CLASSES = FLEET.map(({ id, name }) => ({ value: String(id), label: name }))
const EVERY_SEAT = 'every'
const BASE_OPTIONS = BASES.map((value) => ({ value, label: carTexts.bases[value] }))

/** The button and the dialog that add a car, or edit one. */
export function CarDialog({ car }: { car?: Car }) {
  const { dialog, form, draft, edit, bind, problemAt } = useDraftDialog(() => draftOf(car), useSaveCar(car))
  const { vehicleId, seats, childSeats, activeUntil } = draft
  const chooseClass = (id: string) =>
    edit({ vehicleId: Number(id), seats: vehicleById(Number(id))?.maxPassengers ?? seats })
  const counts = Array.from({ length: seats }, (_, count) => ({ value: String(count), label: String(count) }))
  return (
    <FormDialog
      {...dialog}
      trigger={car ? <EditButton label={carTexts.edit(car.plate)} /> : <AddButton label={carTexts.addCar} />}
      title={car ? texts.edit : texts.create}
      size="large"
      texts={{ cancel: carTexts.cancel, submit: texts.save, busy: carTexts.saving }}
    >
      <form {...form} className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">
        <Field label={texts.plate} hint={texts.plateHint} error={problemAt('plate')} required>
          <TextInput
            {...bind('plate')}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={MAX_PLATE_LENGTH}
          />
        </Field>
        <Field label={texts.label} hint={texts.labelHint} error={problemAt('label')}>
          <TextInput {...bind('label')} autoComplete="off" maxLength={60} />
        </Field>
        <Field label={carTexts.classLabel} error={problemAt('vehicleId')} required>
          <Select value={String(vehicleId)} options={CLASSES} onValueChange={chooseClass} />
        </Field>
        <Field label={texts.seats} error={problemAt('seats')} group required>
          <NumberStepper
            {...bind('seats')}
            min={1}
            max={MAX_CAR_SEATS}
            decreaseLabel="One seat fewer"
            increaseLabel="One seat more"
          />
        </Field>
        <Field label={texts.childSeats} hint={texts.childSeatsHint} error={problemAt('childSeats')}>
          <Select
            value={childSeats === null || childSeats >= seats ? EVERY_SEAT : String(childSeats)}
            options={[{ value: EVERY_SEAT, label: texts.everySeat }, ...counts]}
            onValueChange={(value) => edit({ childSeats: value === EVERY_SEAT ? null : Number(value) })}
          />
        </Field>
        <Field label={texts.colour} error={problemAt('colour')}>
          <TextInput {...bind('colour')} autoComplete="off" maxLength={40} />
        </Field>
        <Field label={carTexts.base} error={problemAt('base')} required>
          <Select {...bind('base')} options={BASE_OPTIONS} />
        </Field>
        <Field label={texts.activeFrom} error={problemAt('activeFrom')} required>
          <DatePicker {...bind('activeFrom')} />
        </Field>
        <div className="grid gap-2">
          <Field label={texts.activeUntil} hint={texts.activeUntilHint} error={problemAt('activeUntil')}>
            <DatePicker {...bind('activeUntil')} placeholder={texts.noLastDay} />
          </Field>
          {activeUntil !== '' && (
            <Button size="small" className="justify-self-start" onClick={() => edit({ activeUntil: '' })}>
              {texts.noLastDay}
            </Button>
          )}
        </div>
      </form>
    </FormDialog>
  )
}

function draftOf(car: Car | undefined): CarDraft {
  const [first] = FLEET
  return {
    plate: car?.plate ?? '',
    vehicleId: car?.vehicleId ?? first?.id ?? 1,
    label: car?.label ?? '',
    childSeats: car?.childSeats ?? null,
    colour: car?.colour ?? '',
    seats: car?.seats ?? first?.maxPassengers ?? 1,
    base: car?.base ?? 'Algarve',
    activeFrom: car?.activeFrom ?? todayIn('Europe/Lisbon', new Date()),
    activeUntil: car?.activeUntil ?? '',
  }
}
