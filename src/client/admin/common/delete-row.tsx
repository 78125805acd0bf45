import { useState, type ReactNode } from 'react'
import { AlertDialog } from '../../shared/ui/alert-dialog.tsx'
import { IconButton } from '../../shared/ui/button.tsx'
import { TrashIcon } from '../../shared/ui/icons.tsx'
import { CustomerText } from './customer-text.tsx'
import { useProcedure, type Procedure, type ProcedureOptions } from './use-procedure.ts'
import { sentenceOf } from '../session/sentence-of.ts'

type DeleteRowProps<Input> = {
  /** Names the row: "Delete Mercedes Vito, Hourly". */
  label: string
  question: string
  /** The consequences. */
  description: ReactNode
  /** Where nothing is deleted. */
  confirmLabel?: string | undefined
  busyLabel?: string | undefined
  /** The call that deletes the row, what it takes, and how it ends. */
  procedure: Procedure<Input, unknown>
  input: NoInfer<Input>
  done: ProcedureOptions<unknown>['done']
  failed: string
  /** Why it was refused stays in the question, for longer than a toast does. */
  keepsRefusal?: boolean
}

/** The button that deletes a row after a question. */
export function DeleteRow<Input>(props: DeleteRowProps<Input>) {
  const { label, question, description, confirmLabel = 'Delete', busyLabel = 'Deleting...' } = props
  const { procedure, input, done, failed, keepsRefusal = false } = props
  const [open, setOpen] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const { run, isPending } = useProcedure(procedure, {
    done,
    failed: keepsRefusal ? () => ({ title: failed }) : failed,
    onDone: () => setOpen(false),
    onFailed(error) {
      if (keepsRefusal) setRefusal(sentenceOf(error))
      else setOpen(false)
    },
  })
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        if (isPending) return
        setRefusal(undefined)
        setOpen(next)
      }}
      trigger={<IconButton size="small" label={label} icon={<TrashIcon />} />}
      title={question}
      description={description}
      confirmLabel={confirmLabel}
      busyLabel={busyLabel}
      busy={isPending}
      tone="destructive"
      onConfirm={() => run(input)}
    >
      {refusal !== undefined && (
        <p role="alert" className="text-danger">
          <CustomerText>{refusal}</CustomerText>
        </p>
      )}
    </AlertDialog>
  )
}
