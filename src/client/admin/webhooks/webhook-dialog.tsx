import { useId, useState, type RefObject } from 'react'
import { FormDialog } from '../common/form-dialog.tsx'
import { useFieldProblems } from '../common/use-field-problems.ts'
import { startDraft, useSaveWebhook, type WebhookTask } from './use-save-webhook.ts'
import { WebhookForm } from './webhook-form.tsx'
import { webhookTexts } from './webhook-texts.ts'

export type WebhookDialogProps = {
  open: boolean
  task: WebhookTask
  onSaved: (name: string, secret: string | undefined) => void
  onClose: () => void
  returnFocusTo: RefObject<HTMLElement | null>
}

const texts = webhookTexts.dialog

/** Adds a receiver or changes one. Each task starts anew: what was typed for the last one is forgotten. */
export function WebhookDialog({ open, task, onSaved, onClose, returnFocusTo }: WebhookDialogProps) {
  const { mode } = task
  const formId = useId()
  const [draft, setDraft] = useState(() => startDraft(task))
  const { form, at, showTold, clear } = useFieldProblems()
  const [started, setStarted] = useState(task)
  if (started !== task) {
    setStarted(task)
    setDraft(startDraft(task))
    clear()
  }
  const { run, isPending } = useSaveWebhook(task, { onDone: onSaved, onProblem: showTold })

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      title={texts[mode].title}
      formId={formId}
      isSending={isPending}
      texts={{ cancel: texts.cancel, ...texts[mode] }}
    >
      <WebhookForm
        id={formId}
        mode={mode}
        draft={draft}
        form={form}
        problemAt={at}
        onDraftChange={(next) => {
          clear()
          setDraft(next)
        }}
        onSubmit={() => run(draft)}
      />
    </FormDialog>
  )
}
