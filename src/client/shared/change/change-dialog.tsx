import { useId, type FormEvent, type ReactNode, type RefObject } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

type ChangeDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  returnFocusTo: RefObject<HTMLElement | null>
  title: string
  description?: string | undefined
  /** It waits for an answer, and stays open until then. */
  isBusy: boolean
  texts: { readonly cancel: string; readonly goOn: string; readonly reading: string; readonly back: string }
  form: RefObject<HTMLFormElement | null>
  onSubmit: (event: FormEvent) => void
  fields: ReactNode
  /** How the second step goes back or makes the change, once it was checked. */
  checked:
    | {
        readonly onBack: () => void
        readonly onMake: () => void
        readonly makeLabel: string
        readonly busyLabel: string
      }
    | undefined
  /** The second step's own part, and the part of both. */
  children: ReactNode
}

/** First what is to be another, then old and new beside each other; only the second step asks for it. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { open, onOpenChange, returnFocusTo, title, description, isBusy, texts } = props
  const { form, onSubmit, fields, checked, children } = props
  const formId = useId()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!isBusy) onOpenChange(next)
      }}
      returnFocusTo={returnFocusTo}
      title={title}
      description={description}
      size="large"
      keepsOpen
      footer={
        checked ? (
          <>
            <Button disabled={isBusy} onClick={checked.onBack}>
              {texts.back}
            </Button>
            <Button variant="primary" busy={isBusy} busyLabel={checked.busyLabel} onClick={checked.onMake}>
              {checked.makeLabel}
            </Button>
          </>
        ) : (
          <>
            <Button disabled={isBusy} onClick={() => onOpenChange(false)}>
              {texts.cancel}
            </Button>
            <Button type="submit" form={formId} variant="primary" busy={isBusy} busyLabel={texts.reading}>
              {texts.goOn}
            </Button>
          </>
        )
      }
    >
      {/* Hidden, not gone: whoever goes back finds what was filled in. */}
      <form id={formId} ref={form} noValidate hidden={checked !== undefined} onSubmit={onSubmit}>
        {fields}
      </form>
      {children}
    </Dialog>
  )
}
