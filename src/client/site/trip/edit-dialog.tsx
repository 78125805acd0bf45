import { tripPageTexts } from '@chauffeur/words/en/trip'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { refusalSentence } from '../../shared/api/refusal.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { Notice } from '../../shared/ui/notice.tsx'

type EditDialogProps = Pick<ComponentProps<typeof Dialog>, 'open' | 'trigger' | 'title' | 'description'> &
  Pick<ComponentProps<'form'>, 'ref' | 'onSubmit'> & {
    onOpenChange: (open: boolean) => void
    /** The call that saves what is filled in; until it is answered the dialog stays. */
    saving: { isPending: boolean; error: unknown }
    children: ReactNode
  }

/** A form over the private page, with the buttons that save what is filled in or leave it as it is. */
export function EditDialog(props: EditDialogProps) {
  const { saving, ref, onSubmit, onOpenChange, children, ...dialog } = props
  const { isPending, error } = saving
  const texts = tripPageTexts.change
  const formId = useId()
  const change = (open: boolean) => isPending || onOpenChange(open)
  return (
    <Dialog
      {...dialog}
      onOpenChange={change}
      keepsOpen
      footer={
        <>
          <Button disabled={isPending} onClick={() => change(false)}>
            {texts.keep}
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isPending} busyLabel={texts.busy}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <form id={formId} ref={ref} noValidate onSubmit={onSubmit} className="grid gap-5">
        {children}
        {error !== null && <Notice tone="danger">{refusalSentence(error) ?? texts.failed}</Notice>}
      </form>
    </Dialog>
  )
}
