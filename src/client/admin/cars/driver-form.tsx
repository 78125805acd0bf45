import type { Car } from '@chauffeur/contract/cars'
import type { Driver } from '@chauffeur/contract/drivers'
import { DRIVER_LANGUAGES, type DriverLanguage } from '@chauffeur/domain/cars'
import { MAX_NAME_LENGTH } from '@chauffeur/domain/limits'
import { useEffect, useState } from 'react'
import { useFormProblems } from '../../common/use-form-problems.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { ToggleChip } from '../../ui/toggle-chip.tsx'
import { carTexts } from './car-texts.ts'
import { useSaveDriver, type DriverDraft } from './use-cars.ts'

type DriverFormProps = {
  id: string
  driver: Driver | undefined
  cars: readonly Car[]
  onSending: (isSending: boolean) => void
  onDone: () => void
}

const texts = carTexts.driver
/** An empty value would be the box's own sign that nothing is chosen yet. */
const NONE = 'none'

export function DriverForm({ id, driver, cars, onSending, onDone }: DriverFormProps) {
  const [draft, setDraft] = useState(() => draftOf(driver))
  const { form, problemAt, handleSubmit, showRefused, clear } = useFormProblems()
  const { run, isPending } = useSaveDriver(driver, { onDone, onRefused: showRefused })
  useEffect(() => onSending(isPending), [isPending, onSending])
  const edit = (next: Partial<DriverDraft>) => {
    clear()
    setDraft((draft) => ({ ...draft, ...next }))
  }
  const toggle = (language: DriverLanguage) =>
    edit({
      languages: DRIVER_LANGUAGES.filter((each) => draft.languages.includes(each) !== (each === language)),
    })

  return (
    <form
      id={id}
      ref={form}
      noValidate
      onSubmit={handleSubmit(() => run(draft))}
      className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2"
    >
      <Field label={texts.name} error={problemAt('name')} required>
        <TextInput
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
          value={draft.name}
          onValueChange={(name) => edit({ name })}
        />
      </Field>
      <Field label={texts.phone} error={problemAt('phone')} required>
        <TextInput
          type="tel"
          autoComplete="off"
          maxLength={40}
          value={draft.phone}
          onValueChange={(phone) => edit({ phone })}
        />
      </Field>
      <Field label={texts.email} error={problemAt('email')}>
        <TextInput
          type="email"
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
          value={draft.email}
          onValueChange={(email) => edit({ email })}
        />
      </Field>
      <Field label={texts.usualCar} error={problemAt('usualCarId')}>
        <Select
          value={draft.usualCarId || NONE}
          options={[
            { value: NONE, label: texts.none },
            ...cars.map(({ id, plate, vehicleName }) => ({ value: id, label: `${plate}, ${vehicleName}` })),
          ]}
          onValueChange={(id) => edit({ usualCarId: id === NONE ? '' : id })}
        />
      </Field>
      <fieldset className="min-w-0 sm:col-span-2">
        <legend className="mb-1.5 text-sm font-medium text-ink">{texts.languages}</legend>
        <div className="flex flex-wrap gap-2">
          {DRIVER_LANGUAGES.map((language) => (
            <ToggleChip
              key={language}
              isPressed={draft.languages.includes(language)}
              onToggle={() => toggle(language)}
            >
              {carTexts.languageNames[language]}
            </ToggleChip>
          ))}
        </div>
      </fieldset>
      <Switch
        label={texts.isActive}
        hint={texts.isActiveHint}
        checked={draft.isActive}
        onCheckedChange={(isActive) => edit({ isActive })}
        className="sm:col-span-2"
      />
    </form>
  )
}

function draftOf(driver: Driver | undefined): DriverDraft {
  return {
    name: driver?.name ?? '',
    phone: driver?.phone ?? '',
    email: driver?.email ?? '',
    languages: driver?.languages ?? [],
    usualCarId: driver?.usualCarId ?? '',
    isActive: driver?.isActive ?? true,
  }
}
