import type { Car } from '@chauffeur/contract/cars'
import { BASES, MAX_CAR_SEATS, MAX_PLATE_LENGTH } from '@chauffeur/domain/cars'
import { todayIn } from '@chauffeur/domain/time'
import { FLEET, vehicleById } from '@chauffeur/domain/vehicles'
import { useEffect, useState } from 'react'
import { useFormProblems } from '../../common/use-form-problems.ts'
import { Button } from '../../ui/button.tsx'
import { DatePicker } from '../../ui/date-picker.tsx'
import { Field } from '../../ui/field.tsx'
import { NumberStepper } from '../../ui/number-stepper.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { carTexts } from './car-texts.ts'
import { useSaveCar, type CarDraft } from './use-cars.ts'

type CarFormProps = {
  id: string
  car: Car | undefined
  onSending: (isSending: boolean) => void
  onDone: () => void
}

const texts = carTexts.car
const CLASSES = FLEET.map(({ id, name }) => ({ value: String(id), label: name }))
const EVERY_SEAT = 'every'
const BASE_OPTIONS = BASES.map((value) => ({ value, label: carTexts.bases[value] }))

export function CarForm({ id, car, onSending, onDone }: CarFormProps) {
  const [draft, setDraft] = useState(() => draftOf(car))
  const { form, problemAt, handleSubmit, showRefused, clear } = useFormProblems()
  const { run, isPending } = useSaveCar(car, { onDone, onRefused: showRefused })
  useEffect(() => onSending(isPending), [isPending, onSending])
  const edit = (next: Partial<CarDraft>) => {
    clear()
    setDraft((draft) => ({ ...draft, ...next }))
  }

  return (
    <form
      id={id}
      ref={form}
      noValidate
      onSubmit={handleSubmit(() => run(draft))}
      className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2"
    >
      <Field label={texts.plate} hint={texts.plateHint} error={problemAt('plate')} required>
        <TextInput
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={MAX_PLATE_LENGTH}
          value={draft.plate}
          onValueChange={(plate) => edit({ plate })}
        />
      </Field>
      <Field label={texts.label} hint={texts.labelHint} error={problemAt('label')}>
        <TextInput
          autoComplete="off"
          maxLength={60}
          value={draft.label}
          onValueChange={(label) => edit({ label })}
        />
      </Field>
      <Field label={carTexts.classLabel} error={problemAt('vehicleId')} required>
        <Select
          value={String(draft.vehicleId)}
          options={CLASSES}
          onValueChange={(vehicleId) =>
            edit({
              vehicleId: Number(vehicleId),
              seats: vehicleById(Number(vehicleId))?.maxPassengers ?? draft.seats,
            })
          }
        />
      </Field>
      <Field label={texts.seats} error={problemAt('seats')} group required>
        <NumberStepper
          value={draft.seats}
          min={1}
          max={MAX_CAR_SEATS}
          onValueChange={(seats) => edit({ seats })}
          decreaseLabel="One seat fewer"
          increaseLabel="One seat more"
        />
      </Field>
      <Field label={texts.childSeats} hint={texts.childSeatsHint} error={problemAt('childSeats')}>
        <Select
          value={
            draft.childSeats === null || draft.childSeats >= draft.seats
              ? EVERY_SEAT
              : String(draft.childSeats)
          }
          options={[
            { value: EVERY_SEAT, label: texts.everySeat },
            ...Array.from({ length: draft.seats }, (_, count) => ({
              value: String(count),
              label: String(count),
            })),
          ]}
          onValueChange={(value) => edit({ childSeats: value === EVERY_SEAT ? null : Number(value) })}
        />
      </Field>
      <Field label={texts.colour} error={problemAt('colour')}>
        <TextInput
          autoComplete="off"
          maxLength={40}
          value={draft.colour}
          onValueChange={(colour) => edit({ colour })}
        />
      </Field>
      <Field label={carTexts.base} error={problemAt('base')} required>
        <Select value={draft.base} options={BASE_OPTIONS} onValueChange={(base) => edit({ base })} />
      </Field>
      <Field label={texts.activeFrom} error={problemAt('activeFrom')} required>
        <DatePicker value={draft.activeFrom} onValueChange={(activeFrom) => edit({ activeFrom })} />
      </Field>
      <div className="grid gap-2">
        <Field label={texts.activeUntil} hint={texts.activeUntilHint} error={problemAt('activeUntil')}>
          <DatePicker
            value={draft.activeUntil}
            placeholder={texts.noLastDay}
            onValueChange={(activeUntil) => edit({ activeUntil })}
          />
        </Field>
        {draft.activeUntil !== '' && (
          <Button size="small" className="justify-self-start" onClick={() => edit({ activeUntil: '' })}>
            {texts.noLastDay}
          </Button>
        )}
      </div>
    </form>
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
