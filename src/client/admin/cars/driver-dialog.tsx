import type { Car } from '@chauffeur/contract/cars'
import type { Driver } from '@chauffeur/contract/drivers'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { EditIcon, PlusIcon } from '../../ui/icons.tsx'
import { FormDialogWithTrigger } from '../common/form-dialog-with-trigger.tsx'
import { carTexts } from './car-texts.ts'
import { DriverForm } from './driver-form.tsx'

const texts = carTexts.driver

/** The button and the dialog that add a driver, or edit one. */
export function DriverDialog({ driver, cars }: { driver?: Driver; cars: readonly Car[] }) {
  return (
    <FormDialogWithTrigger
      trigger={
        driver ? (
          <IconButton size="small" label={carTexts.edit(driver.name)} icon={<EditIcon />} />
        ) : (
          <Button variant="primary" size="small" className="max-sm:w-full">
            <PlusIcon className="size-4.5" />
            {carTexts.addDriver}
          </Button>
        )
      }
      title={driver ? texts.edit : texts.create}
      size="large"
      texts={{ cancel: carTexts.cancel, submit: texts.save, busy: carTexts.saving }}
    >
      {(form) => <DriverForm {...form} driver={driver} cars={cars} />}
    </FormDialogWithTrigger>
  )
}
