import type { ReactElement, ReactNode, RefObject } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog, type DialogProps } from '../../ui/dialog.tsx'

type FormDialogProps = {
  open: boolean
  onClose: () => void
  /** Where the dialog opens itself; without it, it has a trigger elsewhere. */
  onOpen?: (() => void) | undefined
  trigger?: ReactElement | undefined
  returnFocusTo?: RefObject<HTMLElement | null> | undefined
  size?: DialogProps['size']
  title: string
  /** The form inside, which the button below it sends. */
  formId: string
  /** The form is on its way: the dialog stays until the answer is there. */
  isSending: boolean
  texts: { readonly cancel: string; readonly submit: string; readonly busy: string }
  children: ReactNode
}

/** A dialog around one form, with the buttons that send it and give it up. */
export function FormDialog(props: FormDialogProps) {
  const { open, onClose, onOpen, trigger, returnFocusTo, size, title, formId, isSending, texts, children } =
    props
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (isSending) return
        if (next) onOpen?.()
        else onClose()
      }}
      trigger={trigger}
      returnFocusTo={returnFocusTo}
      size={size}
      title={title}
      footer={
        <>
          <Button disabled={isSending} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isSending} busyLabel={texts.busy}>
            {texts.submit}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
