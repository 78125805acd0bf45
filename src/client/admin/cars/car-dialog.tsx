import type { Car } from '@chauffeur/contract/cars'
import { BASES, MAX_CAR_SEATS, MAX_PLATE_LENGTH } from '@chauffeur/domain/cars'
import { todayIn } from '@chauffeur/domain/time'
import { FLEET, vehicleById } from '@chauffeur/domain/vehicles'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { StepperField } from '../../shared/ui/number-stepper.tsx'
import { AddButton, EditButton } from '../common/confirm-call.tsx'
import { baseNames } from '../common/describe.ts'
import { DateField, SelectField, TextField } from '../common/fields.tsx'
import { FormDialog, useRowDialog } from '../common/form-dialog.tsx'
const CLASSES = FLEET.map(({ id, name }) => ({ value: String(id), label: name }))
const EVERY_SEAT = 'every'
const BASE_OPTIONS = BASES.map((value) => ({ value, label: baseNames[value] }))
const ends = { done: { title: 'Car saved' }, failed: 'The car was not saved' }

/** The button and the dialog that add a car, or edit one. */
export function CarDialog({ car }: { car?: Car }) {
  const { dialog, draft, edit, field, problemAt } = useRowDialog(trpc.cars, car, {
    start: draftOf,
    create: { ...ends, input: inputOf },
    change: { ...ends, input: (draft, { id, version }) => ({ ...inputOf(draft), id, version }) },
  })
  const { vehicleId, seats, childSeats, activeUntil } = draft
  const chooseClass = (id: string) =>
    edit({ vehicleId: Number(id), seats: vehicleById(Number(id))?.maxPassengers ?? seats })
  const counts = Array.from({ length: seats }, (_, count) => ({ value: String(count), label: String(count) }))
  return (
    <FormDialog
      {...dialog}
      trigger={car ? <EditButton label={`Edit ${car.plate}`} /> : <AddButton label="Add a car" />}
      title={car ? 'Edit the car' : 'Add a car'}
      size="large"
      submit="Save the car"
      className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2"
    >
      <TextField
        {...field('plate')}
        label="Plate"
        hint="Like 12-AB-34."
        required
        autoCapitalize="characters"
        maxLength={MAX_PLATE_LENGTH}
      />
      <TextField
        {...field('label')}
        label="Label"
        hint="How the office calls it, if not by its plate."
        maxLength={60}
      />
      <SelectField
        label="Class"
        error={problemAt('vehicleId')}
        required
        value={String(vehicleId)}
        options={CLASSES}
        onValueChange={chooseClass}
      />
      <StepperField
        {...field('seats')}
        label="Seats for passengers"
        required
        min={1}
        max={MAX_CAR_SEATS}
        decreaseLabel="One seat fewer"
        increaseLabel="One seat more"
      />
      <SelectField
        label="Child seats that fit"
        hint="Child and booster seats together. A trip with more is never given to this car."
        error={problemAt('childSeats')}
        value={childSeats === null || childSeats >= seats ? EVERY_SEAT : String(childSeats)}
        options={[{ value: EVERY_SEAT, label: 'On every seat' }, ...counts]}
        onValueChange={(value) => edit({ childSeats: value === EVERY_SEAT ? null : Number(value) })}
      />
      <TextField
        {...field('luggage')}
        label="Luggage that fits, in cabin bags"
        hint="A large suitcase counts as two. Empty: as much as the configurations of its class have. A trip with more is never given to this car."
        inputMode="numeric"
        maxLength={2}
        inputClassName="max-w-32"
      />
      <TextField {...field('colour')} label="Colour" maxLength={40} />
      <SelectField {...field('base')} label="Base" required options={BASE_OPTIONS} />
      <DateField {...field('activeFrom')} label="First day" required />
      <div className="grid gap-2">
        <DateField
          {...field('activeUntil')}
          label="Last day"
          hint="Empty while it stays. Trips after it are no longer sold for this car."
          placeholder="It stays"
        />
        {activeUntil !== '' && (
          <Button size="small" className="justify-self-start" onClick={() => edit({ activeUntil: '' })}>
            It stays
          </Button>
        )}
      </div>
    </FormDialog>
  )
}

function inputOf(draft: ReturnType<typeof draftOf>) {
  return { ...draft, luggage: draft.luggage.trim() === '' ? null : draft.luggage }
}

function draftOf(car: Car | undefined) {
  const [first] = FLEET
  return {
    plate: car?.plate ?? '',
    vehicleId: car?.vehicleId ?? first?.id ?? 1,
    label: car?.label ?? '',
    // Null: as many as it has seats.
    childSeats: car?.childSeats ?? null,
    // As it is typed.
    luggage: car?.luggage == null ? '' : String(car.luggage),
    colour: car?.colour ?? '',
    seats: car?.seats ?? first?.maxPassengers ?? 1,
    base: car?.base ?? 'Algarve',
    activeFrom: car?.activeFrom ?? todayIn('Europe/Lisbon', new Date()),
    activeUntil: car?.activeUntil ?? '',
  }
}
