import type { Car } from '@chauffeur/contract/cars'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { EditIcon, PlusIcon } from '../../ui/icons.tsx'
import { FormDialogWithTrigger } from '../common/form-dialog-with-trigger.tsx'
import { CarForm } from './car-form.tsx'
import { carTexts } from './car-texts.ts'

const texts = carTexts.car

/** The button and the dialog that add a car, or edit one. */
export function CarDialog({ car }: { car?: Car }) {
  return (
    <FormDialogWithTrigger
      trigger={
        car ? (
          <IconButton size="small" label={carTexts.edit(car.plate)} icon={<EditIcon />} />
        ) : (
          <Button variant="primary" size="small" className="max-sm:w-full">
            <PlusIcon className="size-4.5" />
            {carTexts.addCar}
          </Button>
        )
      }
      title={car ? texts.edit : texts.create}
      size="large"
      texts={{ cancel: carTexts.cancel, submit: texts.save, busy: carTexts.saving }}
    >
      {(form) => <CarForm {...form} car={car} />}
    </FormDialogWithTrigger>
  )
}
