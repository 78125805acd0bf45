import type { Car } from '@chauffeur/contract/cars'
import type { Driver } from '@chauffeur/contract/drivers'
import { DRIVER_LANGUAGES, type DriverLanguage } from '@chauffeur/domain/cars'
import { MAX_NAME_LENGTH } from '@chauffeur/domain/limits'
import { trpc } from '../../shared/api/trpc.ts'
import { ToggleChip } from '../../shared/ui/toggle-chip.tsx'
import { SelectField, SwitchField, TextField } from '../common/fields.tsx'
import { FormDialog } from '../common/form-dialog.tsx'
import { AddButton, EditButton } from '../common/row-actions.tsx'
import { useRowDialog } from '../common/use-row-form.ts'
import { carTexts } from './car-texts.ts'

const texts = carTexts.driver
/** An empty value would be the box's own sign that nothing is chosen yet. */
const NONE = 'none'
const ends = { done: carTexts.done.driver, failed: carTexts.failed.driver }

/** The button and the dialog that add a driver, or edit one. */
export function DriverDialog({ driver, cars }: { driver?: Driver; cars: readonly Car[] }) {
  const { dialog, draft, edit, field, problemAt } = useRowDialog(trpc.drivers, driver, {
    start: draftOf,
    create: { ...ends, input: (draft) => draft },
    change: { ...ends, input: (draft, { id, version }) => ({ ...draft, id, version }) },
  })
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
      texts={{ submit: texts.save }}
      className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2"
    >
      <TextField {...field('name')} label={texts.name} required maxLength={MAX_NAME_LENGTH} />
      <TextField {...field('phone')} label={texts.phone} required type="tel" maxLength={40} />
      <TextField {...field('email')} label={texts.email} type="email" maxLength={MAX_NAME_LENGTH} />
      <SelectField
        label={texts.usualCar}
        error={problemAt('usualCarId')}
        value={draft.usualCarId || NONE}
        options={[
          { value: NONE, label: texts.none },
          ...cars.map(({ id, plate, vehicleName }) => ({ value: id, label: `${plate}, ${vehicleName}` })),
        ]}
        onValueChange={(id) => edit({ usualCarId: id === NONE ? '' : id })}
      />
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
      <SwitchField
        {...field('isActive')}
        label={texts.isActive}
        hint={texts.isActiveHint}
        className="sm:col-span-2"
      />
    </FormDialog>
  )
}

function draftOf(driver: Driver | undefined) {
  return {
    name: driver?.name ?? '',
    phone: driver?.phone ?? '',
    email: driver?.email ?? '',
    languages: driver?.languages ?? [],
    usualCarId: driver?.usualCarId ?? '',
    isActive: driver?.isActive ?? true,
  }
}
