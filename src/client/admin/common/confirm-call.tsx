import { useState, type ReactNode } from 'react'
import { AlertDialog } from '../../shared/ui/alert-dialog.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { useProcedure, type Procedure, type ProcedureOptions } from './use-procedure.ts'

type ConfirmCallProps<Input, Output> = Pick<
  ProcedureOptions<NoInfer<Output>>,
  'done' | 'failed' | 'onDone' | 'onFailed'
> & {
  label: string
  /** The id of what names the row. */
  describedBy?: string
  question: ReactNode
  effect: ReactNode
  /** Of the button that agrees, where it is not the label. */
  confirmLabel?: string
  busyLabel: string
  tone?: 'primary' | 'destructive'
  procedure: Procedure<Input, Output>
  input: NoInfer<Input>
}

/** A button that calls the server after a question, which stays open until the answer is there. */
export function ConfirmCall<Input, Output>(props: ConfirmCallProps<Input, Output>) {
  const {
    label,
    describedBy,
    question,
    effect,
    confirmLabel = label,
    busyLabel,
    tone = 'destructive',
  } = props
  const { procedure, input, done, failed, onDone, onFailed } = props
  const [open, setOpen] = useState(false)
  const { run, isPending } = useProcedure(procedure, {
    done,
    failed,
    onDone(output) {
      // First, so that it does not take the focus from what opens next.
      setOpen(false)
      onDone?.(output)
    },
    onFailed(error) {
      setOpen(false)
      onFailed?.(error)
    },
  })
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        if (!isPending) setOpen(next)
      }}
      trigger={
        <Button size="small" aria-describedby={describedBy}>
          {label}
        </Button>
      }
      title={question}
      description={effect}
      confirmLabel={confirmLabel}
      busyLabel={busyLabel}
      busy={isPending}
      tone={tone}
      onConfirm={() => run(input)}
    />
  )
}
