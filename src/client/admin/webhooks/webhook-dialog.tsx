import { useId, useState, type RefObject } from 'react'
import { useFormProblems } from '../../common/use-form-problems.ts'
import { FormDialog } from '../common/form-dialog.tsx'
import { startDraft, useSaveWebhook, type WebhookTask } from './use-save-webhook.ts'
import { WebhookForm } from './webhook-form.tsx'
import { webhookTexts } from './webhook-texts.ts'

type WebhookDialogProps = {
  open: boolean
  task: WebhookTask
  onSaved: (name: string, secret: string | undefined) => void
  onClose: () => void
  returnFocusTo: RefObject<HTMLElement | null>
}

const texts = webhookTexts.dialog

/** Adds a receiver or changes one. Each task starts from its own values. */
export function WebhookDialog({ open, task, onSaved, onClose, returnFocusTo }: WebhookDialogProps) {
  const { mode } = task
  const formId = useId()
  const [draft, setDraft] = useState(() => startDraft(task))
  const { form, problemAt, handleSubmit, showRefused, clear } = useFormProblems()
  const [started, setStarted] = useState(task)
  if (started !== task) {
    setStarted(task)
    setDraft(startDraft(task))
    clear()
  }
  const { run, isPending } = useSaveWebhook(task, { onDone: onSaved, onRefused: showRefused })

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
        task={task}
        draft={draft}
        form={form}
        problemAt={problemAt}
        onDraftChange={(next) => {
          clear()
          setDraft(next)
        }}
        onSubmit={handleSubmit(() => run(draft))}
      />
    </FormDialog>
  )
}
