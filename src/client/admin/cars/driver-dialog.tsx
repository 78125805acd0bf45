import type { Car } from '@chauffeur/contract/cars'
import type { Driver } from '@chauffeur/contract/drivers'
import { DRIVER_LANGUAGES, type DriverLanguage } from '@chauffeur/domain/cars'
import { MAX_NAME_LENGTH } from '@chauffeur/domain/limits'
import { trpc } from '../../shared/api/trpc.ts'
import { ToggleChip } from '../../shared/ui/toggle-chip.tsx'
import { AddButton, EditButton } from '../common/confirm-call.tsx'
import { SelectField, SwitchField, TextField } from '../common/fields.tsx'
import { FormDialog, useRowDialog } from '../common/form-dialog.tsx'

export const languageNames: Readonly<Record<DriverLanguage, string>> = {
  en: 'English',
  pt: 'Portuguese',
  es: 'Spanish',
  fr: 'French',
  de: 'German',
  it: 'Italian',
  nl: 'Dutch',
}
/** An empty value would be the box's own sign that nothing is chosen yet. */
const NONE = 'none'
const ends = { done: { title: 'Driver saved' }, failed: 'The driver was not saved' }

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
      trigger={driver ? <EditButton label={`Edit ${driver.name}`} /> : <AddButton label="Add a driver" />}
      title={driver ? 'Edit the driver' : 'Add a driver'}
      size="large"
      submit="Save the driver"
      className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2"
    >
      <TextField {...field('name')} label="Name" required maxLength={MAX_NAME_LENGTH} />
      <TextField {...field('phone')} label="Phone" required type="tel" maxLength={40} />
      <TextField {...field('email')} label="Email" type="email" maxLength={MAX_NAME_LENGTH} />
      <SelectField
        label="Usual car"
        error={problemAt('usualCarId')}
        value={draft.usualCarId || NONE}
        options={[
          { value: NONE, label: 'None' },
          ...cars.map(({ id, plate, vehicleName }) => ({ value: id, label: `${plate}, ${vehicleName}` })),
        ]}
        onValueChange={(id) => edit({ usualCarId: id === NONE ? '' : id })}
      />
      <fieldset className="min-w-0 sm:col-span-2">
        <legend className="mb-1.5 text-sm font-medium text-ink">Languages</legend>
        <div className="flex flex-wrap gap-2">
          {DRIVER_LANGUAGES.map((language) => (
            <ToggleChip
              key={language}
              isPressed={draft.languages.includes(language)}
              onToggle={() => toggle(language)}
            >
              {languageNames[language]}
            </ToggleChip>
          ))}
        </div>
      </fieldset>
      <SwitchField
        {...field('isActive')}
        label="Drives for the firm"
        hint="Switch it off when the driver has left."
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
