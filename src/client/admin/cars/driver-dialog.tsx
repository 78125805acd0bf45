import type { Car } from '@chauffeur/contract/cars'
import type { Driver } from '@chauffeur/contract/drivers'
import { DRIVER_LANGUAGES, type DriverLanguage } from '@chauffeur/domain/cars'
import { MAX_NAME_LENGTH } from '@chauffeur/domain/limits'
import { Field } from '../../shared/ui/field.tsx'
import { Select } from '../../shared/ui/select.tsx'
import { Switch } from '../../shared/ui/switch.tsx'
import { TextInput } from '../../shared/ui/text-input.tsx'
import { ToggleChip } from '../../shared/ui/toggle-chip.tsx'
import { FormDialog } from '../common/form-dialog.tsx'
import { AddButton, EditButton } from '../common/row-buttons.tsx'
import { useDraftDialog } from '../common/use-draft-form.ts'
import { carTexts } from './car-texts.ts'
import { useSaveDriver, type DriverDraft } from './use-cars.ts'

const texts = carTexts.driver
/** An empty value would be the box's own sign that nothing is chosen yet. */
const NONE = 'none'

/** The button and the dialog that add a driver, or edit one. */
export function DriverDialog({ driver, cars }: { driver?: Driver; cars: readonly Car[] }) {
  const { dialog, form, draft, edit, bind, problemAt } = useDraftDialog(
    () => draftOf(driver),
    useSaveDriver(driver),
  )
  const toggle = (language: DriverLanguage) =>
    edit({
      languages: DRIVER_LANGUAGES.filter((each) => draft.languages.includes(each) !== (each === language)),
    })
  return (
    <FormDialog
      {...dialog}
      trigger={
        driver ? <EditButton label={carTexts.edit(driver.name)} /> : <AddButton label={carTexts.addDriver} />
      }
      title={driver ? texts.edit : texts.create}
      size="large"
      texts={{ cancel: carTexts.cancel, submit: texts.save, busy: carTexts.saving }}
    >
      <form {...form} className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">
        <Field label={texts.name} error={problemAt('name')} required>
          <TextInput {...bind('name')} autoComplete="off" maxLength={MAX_NAME_LENGTH} />
        </Field>
        <Field label={texts.phone} error={problemAt('phone')} required>
          <TextInput {...bind('phone')} type="tel" autoComplete="off" maxLength={40} />
        </Field>
        <Field label={texts.email} error={problemAt('email')}>
          <TextInput {...bind('email')} type="email" autoComplete="off" maxLength={MAX_NAME_LENGTH} />
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
    </FormDialog>
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
