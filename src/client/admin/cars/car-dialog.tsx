import type { Car } from '@chauffeur/contract/cars'
import { BASES, MAX_CAR_SEATS, MAX_PLATE_LENGTH } from '@chauffeur/domain/cars'
import { todayIn } from '@chauffeur/domain/time'
import { FLEET, vehicleById } from '@chauffeur/domain/vehicles'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { baseNames } from '../common/describe.ts'
import { DateField, SelectField, StepperField, TextField } from '../common/fields.tsx'
import { FormDialog } from '../common/form-dialog.tsx'
import { AddButton, EditButton } from '../common/row-actions.tsx'
import { useRowDialog } from '../common/use-row-form.ts'
import { carTexts } from './car-texts.ts'

const texts = carTexts.car
const CLASSES = FLEET.map(({ id, name }) => ({ value: String(id), label: name }))
const EVERY_SEAT = 'every'
const BASE_OPTIONS = BASES.map((value) => ({ value, label: baseNames[value] }))
const ends = { done: carTexts.done.car, failed: carTexts.failed.car }

/** The button and the dialog that add a car, or edit one. */
export function CarDialog({ car }: { car?: Car }) {
  const { dialog, draft, edit, field, problemAt } = useRowDialog(trpc.cars, car, {
    start: draftOf,
    create: { ...ends, input: (draft) => draft },
    change: { ...ends, input: (draft, { id, version }) => ({ ...draft, id, version }) },
  })
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
      texts={{ submit: texts.save }}
      className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2"
    >
      <TextField
        {...field('plate')}
        label={texts.plate}
        hint={texts.plateHint}
        required
        autoCapitalize="characters"
        maxLength={MAX_PLATE_LENGTH}
      />
      <TextField {...field('label')} label={texts.label} hint={texts.labelHint} maxLength={60} />
      <SelectField
        label={carTexts.classLabel}
        error={problemAt('vehicleId')}
        required
        value={String(vehicleId)}
        options={CLASSES}
        onValueChange={chooseClass}
      />
      <StepperField
        {...field('seats')}
        label={texts.seats}
        required
        min={1}
        max={MAX_CAR_SEATS}
        decreaseLabel="One seat fewer"
        increaseLabel="One seat more"
      />
      <SelectField
        label={texts.childSeats}
        hint={texts.childSeatsHint}
        error={problemAt('childSeats')}
        value={childSeats === null || childSeats >= seats ? EVERY_SEAT : String(childSeats)}
        options={[{ value: EVERY_SEAT, label: texts.everySeat }, ...counts]}
        onValueChange={(value) => edit({ childSeats: value === EVERY_SEAT ? null : Number(value) })}
      />
      <TextField {...field('colour')} label={texts.colour} maxLength={40} />
      <SelectField {...field('base')} label={carTexts.base} required options={BASE_OPTIONS} />
      <DateField {...field('activeFrom')} label={texts.activeFrom} required />
      <div className="grid gap-2">
        <DateField
          {...field('activeUntil')}
          label={texts.activeUntil}
          hint={texts.activeUntilHint}
          placeholder={texts.noLastDay}
        />
        {activeUntil !== '' && (
          <Button size="small" className="justify-self-start" onClick={() => edit({ activeUntil: '' })}>
            {texts.noLastDay}
          </Button>
        )}
      </div>
    </FormDialog>
  )
}

function draftOf(car: Car | undefined) {
  const [first] = FLEET
  return {
    plate: car?.plate ?? '',
    vehicleId: car?.vehicleId ?? first?.id ?? 1,
    label: car?.label ?? '',
    // Null: as many as it has seats.
    childSeats: car?.childSeats ?? null,
    colour: car?.colour ?? '',
    seats: car?.seats ?? first?.maxPassengers ?? 1,
    base: car?.base ?? 'Algarve',
    activeFrom: car?.activeFrom ?? todayIn('Europe/Lisbon', new Date()),
    activeUntil: car?.activeUntil ?? '',
  }
}
