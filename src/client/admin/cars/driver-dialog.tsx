import type { Car } from '@chauffeur/contract/cars'
import type { Driver } from '@chauffeur/contract/drivers'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { EditIcon, PlusIcon } from '../../ui/icons.tsx'
import { FormDialog } from '../common/form-dialog.tsx'
import { carTexts } from './car-texts.ts'
import { DriverForm } from './driver-form.tsx'

const texts = carTexts.driver

/** The button and the dialog that add a driver, or edit one. Each opening starts from the saved values. */
export function DriverDialog({ driver, cars }: { driver?: Driver; cars: readonly Car[] }) {
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
      formId={formId}
      isSending={isSending}
      texts={{ cancel: carTexts.cancel, submit: texts.save, busy: carTexts.saving }}
    >
      <DriverForm id={formId} driver={driver} cars={cars} onSending={setSending} onDone={close} />
    </FormDialog>
  )
}
