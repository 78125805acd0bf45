import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { PlusIcon } from '../../ui/icons.tsx'
import { FormDialog } from '../common/form-dialog.tsx'
import { StopForm } from './stop-form.tsx'
import { stopTexts } from './stop-texts.ts'

/** The button and the dialog that add a stop. Each opening starts with an empty form. */
export function AddStopDialog() {
  const formId = useId()
  const [open, setOpen] = useState(false)
  const [isSending, setSending] = useState(false)
  return (
    <FormDialog
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      trigger={
        <Button variant="primary" size="small" className="max-sm:w-full">
          <PlusIcon className="size-4.5" />
          {stopTexts.add}
        </Button>
      }
      title={stopTexts.add}
      size="large"
      formId={formId}
      isSending={isSending}
      texts={{ cancel: stopTexts.cancel, submit: stopTexts.submit, busy: stopTexts.adding }}
    >
      <StopForm id={formId} onSending={setSending} onDone={() => setOpen(false)} />
    </FormDialog>
  )
}
