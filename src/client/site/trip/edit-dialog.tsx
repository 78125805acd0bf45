import { tripPageTexts } from '@chauffeur/words/en/trip'
import { useMutation } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useId, type useState } from 'react'
import { parseRefusal, refusalSentence } from '../../shared/api/refusal.ts'
import { trpc } from '../../shared/api/trpc.ts'
import { type FieldProblems, useFormProblems } from '../../shared/forms/use-form-problems.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { Notice } from '../../shared/ui/notice.tsx'

interface Edit {
  /** Those of the fields as they are filled in now. */
  readonly problems: FieldProblems
  readonly save: () => Promise<unknown>
  /** Fills the form in with what is booked. */
  readonly onOpen?: () => void
  readonly onSaved?: () => void
}

/** Keeps the state of an edit dialog of the private page: whether it is open, the call that saves, and any refusal. */
export function useEdit(
  [open, setOpen]: ReturnType<typeof useState<boolean>>,
  { problems, save, onOpen, onSaved }: Edit,
) {
  const { trip } = trpc.useUtils()
  const { form, problemAt, handleSubmit, showRefused, clear } = useFormProblems(problems)
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: save,
    onSuccess() {
      setOpen(false)
      onSaved?.()
      void trip.read.invalidate()
    },
    onError: (failure) => showRefused(parseRefusal(failure)?.fields ?? {}),
  })
  return {
    problemAt,
    isSaved: isSuccess,
    dialog: {
      open: open === true,
      onOpenChange: (next: boolean) => {
        if (next) onOpen?.()
        reset()
        clear()
        setOpen(next)
      },
      ref: form,
      onSubmit: handleSubmit(() => mutate()),
      saving: { isPending, error },
    },
  }
}

type EditDialogProps = Pick<ComponentProps<typeof Dialog>, 'trigger' | 'title' | 'description'> &
  ReturnType<typeof useEdit>['dialog'] & { children: ReactNode }

/** A form over the private page, with the buttons that save what is filled in or leave it as it is. */
export function EditDialog(props: EditDialogProps) {
  const { saving, ref, onSubmit, onOpenChange, children, ...dialog } = props
  const { isPending, error } = saving
  const texts = tripPageTexts.change
  const formId = useId()
  const change = (open: boolean) => isPending || onOpenChange(open)
  const isAtField = Object.keys(parseRefusal(error)?.fields ?? {}).length > 0
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
        {error !== null && !isAtField && (
          <Notice tone="danger">{refusalSentence(error) ?? texts.failed}</Notice>
        )}
      </form>
    </Dialog>
  )
}
