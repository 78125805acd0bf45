import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PlusIcon } from '../../ui/icons.tsx'
import { StopForm } from './stop-form.tsx'
import { stopTexts } from './stop-texts.ts'

/** The button and the dialog that add a stop. Each opening starts with an empty form. */
export function AddStopDialog() {
  const formId = useId()
  const [open, setOpen] = useState(false)
  const [isSending, setSending] = useState(false)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!isSending) setOpen(next)
      }}
      trigger={
        <Button variant="primary" size="small" className="max-sm:w-full">
          <PlusIcon className="size-4.5" />
          {stopTexts.add}
        </Button>
      }
      title={stopTexts.add}
      size="large"
      footer={
        <>
          <Button disabled={isSending} onClick={() => setOpen(false)}>
            {stopTexts.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isSending} busyLabel={stopTexts.adding}>
            {stopTexts.submit}
          </Button>
        </>
      }
    >
      <StopForm id={formId} onSending={setSending} onDone={() => setOpen(false)} />
    </Dialog>
  )
}
