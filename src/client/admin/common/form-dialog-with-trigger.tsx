import { useId, useState, type ReactElement, type ReactNode } from 'react'
import type { DialogProps } from '../../ui/dialog.tsx'
import { FormDialog } from './form-dialog.tsx'

interface FormInDialog {
  readonly id: string
  readonly onSending: (isSending: boolean) => void
  readonly onDone: () => void
}

interface FormDialogWithTriggerProps {
  readonly trigger: ReactElement
  readonly title: string
  readonly size?: DialogProps['size']
  readonly texts: { readonly cancel: string; readonly submit: string; readonly busy: string }
  /** Made anew with each opening, so that it starts from the saved values. */
  readonly children: (form: FormInDialog) => ReactNode
}

/** A button and the dialog that it opens, with a form that says when it is being sent and when it is done. */
export function FormDialogWithTrigger({ children, ...dialog }: FormDialogWithTriggerProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [isSending, setSending] = useState(false)
  const close = () => setOpen(false)
  return (
    <FormDialog
      {...dialog}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={close}
      formId={id}
      isSending={isSending}
    >
      {children({ id, onSending: setSending, onDone: close })}
    </FormDialog>
  )
}
