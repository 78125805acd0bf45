import type { Car } from '@chauffeur/contract/cars'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { EditIcon, PlusIcon } from '../../ui/icons.tsx'
import { FormDialog } from '../common/form-dialog.tsx'
import { CarForm } from './car-form.tsx'
import { carTexts } from './car-texts.ts'

const texts = carTexts.car

/** The button and the dialog that add a car, or edit one. Each opening starts from the saved values. */
export function CarDialog({ car }: { car?: Car }) {
  const formId = useId()
  const [open, setOpen] = useState(false)
  const [isSending, setSending] = useState(false)
  const close = () => setOpen(false)
  return (
    <FormDialog
      open={open}
      onOpen={() => setOpen(true)}
      onClose={close}
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
      formId={formId}
      isSending={isSending}
      texts={{ cancel: carTexts.cancel, submit: texts.save, busy: carTexts.saving }}
    >
      <CarForm id={formId} car={car} onSending={setSending} onDone={close} />
    </FormDialog>
  )
}
