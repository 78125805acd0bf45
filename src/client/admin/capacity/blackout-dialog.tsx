import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { PlusIcon } from '../../ui/icons.tsx'
import { FormDialog } from '../common/form-dialog.tsx'
import { BlackoutForm } from './blackout-form.tsx'
import { capacityTexts } from './capacity-texts.ts'

const texts = capacityTexts.blackouts

/** The button and the dialog that close a time. */
export function BlackoutDialog() {
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
        <Button size="small" className="max-sm:w-full">
          <PlusIcon className="size-4.5" />
          {texts.add}
        </Button>
      }
      title={texts.dialog}
      formId={formId}
      isSending={isSending}
      texts={{ cancel: capacityTexts.cancel, submit: texts.save, busy: capacityTexts.saving }}
    >
      <BlackoutForm id={formId} onSending={setSending} onDone={close} />
    </FormDialog>
  )
}
