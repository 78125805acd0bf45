import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { FormDialog } from '../common/form-dialog.tsx'
import { BlockForm } from './block-form.tsx'
import { carTexts } from './car-texts.ts'
import type { Blocked } from './use-cars.ts'

const texts = carTexts.blocking

/** The button and the dialog that say when a car or a driver is not there. */
export function BlockDialog({ of }: { of: Blocked }) {
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
        <Button size="small" aria-label={carTexts.blockOf(of.name)}>
          {carTexts.block}
        </Button>
      }
      title={texts.title(of.name)}
      formId={formId}
      isSending={isSending}
      texts={{ cancel: carTexts.cancel, submit: texts.save, busy: carTexts.saving }}
    >
      <BlockForm id={formId} of={of} onSending={setSending} onDone={close} />
    </FormDialog>
  )
}
