import { useState, type ReactElement, type ReactNode } from 'react'
import { AlertDialog } from '../../shared/ui/alert-dialog.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { failedToast } from './failures.ts'
import { Override, obstacleOf, useOverride, type OverrideAnswer } from './override.tsx'
import { useProcedure, type Procedure, type ProcedureOptions } from './use-procedure.ts'

type AskedCallProps<Input, Output> = Pick<
  ProcedureOptions<NoInfer<Output>>,
  'done' | 'failed' | 'onDone' | 'onFailed'
> & {
  trigger: ReactElement
  title: ReactNode
  description: ReactNode
  confirmLabel: string
  cancelLabel?: string
  busyLabel: string
  tone?: 'primary' | 'destructive'
  procedure: Procedure<Input, Output>
  /** What is sent, with why the office does it all the same where something speaks against it. */
  input: (override: OverrideAnswer) => NoInfer<Input>
  children?: ReactNode
}

/**
 * A button that calls the server after a question, which stays open until the answer is there. An objection that the
 * office can override is shown in the question, which then asks why all the same.
 */
export function AskedCall<Input, Output>(props: AskedCallProps<Input, Output>) {
  const { procedure, input, done, failed, onDone, onFailed, children, ...question } = props
  const [open, setOpen] = useState(false)
  const override = useOverride()
  const { run, isPending } = useProcedure(procedure, {
    done,
    failed: (error) => (obstacleOf(error) === undefined ? failedToast(failed, error) : undefined),
    onDone(output) {
      // First, so that it does not take the focus from what opens next.
      setOpen(false)
      onDone?.(output)
    },
    onFailed(error) {
      const obstacle = obstacleOf(error)
      if (obstacle === undefined) setOpen(false)
      else override.meet(obstacle)
      onFailed?.(error)
    },
  })
  return (
    <AlertDialog
      {...question}
      open={open}
      onOpenChange={(next) => {
        if (isPending) return
        override.forget()
        setOpen(next)
      }}
      busy={isPending}
      onConfirm={() => override.isAnswered() && run(input(override.sent))}
    >
      {(children || override.obstacle !== undefined) && (
        <div className="grid gap-4 empty:hidden">
          {children}
          <Override {...override} />
        </div>
      )}
    </AlertDialog>
  )
}

type ConfirmCallProps<Input, Output> = Omit<
  AskedCallProps<Input, Output>,
  'trigger' | 'title' | 'description' | 'confirmLabel' | 'input' | 'children'
> & {
  label: string
  /** The id of what names the row. */
  describedBy?: string
  question: ReactNode
  effect: ReactNode
  /** Of the button that agrees, where it is not the label. */
  confirmLabel?: string
  input: NoInfer<Input>
}

/** A small button that ends or renews what a row is about, after a question. */
export function ConfirmCall<Input, Output>(props: ConfirmCallProps<Input, Output>) {
  const {
    label,
    describedBy,
    question,
    effect,
    confirmLabel = label,
    tone = 'destructive',
    input,
    ...call
  } = props
  return (
    <AskedCall
      {...call}
      trigger={
        <Button size="small" aria-describedby={describedBy}>
          {label}
        </Button>
      }
      title={question}
      description={effect}
      confirmLabel={confirmLabel}
      tone={tone}
      input={() => input}
    />
  )
}
