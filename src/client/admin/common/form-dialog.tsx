import type { ComponentProps, ReactElement, ReactNode, RefObject } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog, type DialogProps } from '../../shared/ui/dialog.tsx'

type FormDialogProps = {
  open: boolean
  onClose: () => void
  /** Where the dialog opens itself; without it, it has a trigger elsewhere. */
  onOpen?: (() => void) | undefined
  trigger?: ReactElement | undefined
  returnFocusTo?: RefObject<HTMLElement | null> | undefined
  size?: DialogProps['size']
  title: string
  description?: string | undefined
  /** The form inside, which the button below it sends. */
  formId: string
  /** Its properties, where the dialog itself draws the form around its children. */
  form?: ComponentProps<'form'> | undefined
  /** How that form is laid out. */
  className?: string | undefined
  /** The form is being sent: the dialog stays open until the answer arrives. */
  isSending: boolean
  /** Why it cannot be sent any more. */
  refusal?: string | undefined
  cancel?: string
  submit: string
  busy?: string
  children: ReactNode
}

/** A dialog around one form, with the buttons that submit and cancel it. */
export function FormDialog(props: FormDialogProps) {
  const { open, onClose, onOpen, trigger, returnFocusTo, size, title, description, children } = props
  const { formId, form, className = 'grid gap-4', isSending, refusal } = props
  const { cancel = 'Cancel', submit, busy = 'Saving...' } = props
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
      description={description}
      footer={
        <>
          <Button disabled={isSending} onClick={onClose}>
            {cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={isSending}
            busyLabel={busy}
            disabledReason={refusal}
          >
            {submit}
          </Button>
        </>
      }
    >
      {form ? (
        <form id={formId} {...form} className={className}>
          {children}
        </form>
      ) : (
        children
      )}
    </Dialog>
  )
}
