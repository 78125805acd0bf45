import { type ComponentProps, type ReactNode, useState } from 'react'
import { AlertDialog } from '../../shared/ui/alert-dialog.tsx'
import { Button, IconButton } from '../../shared/ui/button.tsx'
import { EditIcon, PlusIcon, TrashIcon } from '../../shared/ui/icons.tsx'
import { sentenceOf } from '../session/sentence-of.ts'
import { CustomerText } from './customer-text.tsx'
import { type Procedure, type ProcedureOptions, useProcedure } from './use-procedure.ts'

type AddButtonProps = Omit<ComponentProps<typeof Button>, 'size' | 'children'> & { label: string }

/** Beside the title of a list: opens what adds a row. */
export function AddButton({ label, ...button }: AddButtonProps) {
  return (
    <Button variant="primary" size="small" className="max-sm:w-full" {...button}>
      <PlusIcon className="size-4.5" />
      {label}
    </Button>
  )
}

type EditButtonProps = Omit<ComponentProps<typeof IconButton>, 'size' | 'icon'>

/** In a row: opens what edits it. */
export function EditButton(props: EditButtonProps) {
  return <IconButton size="small" icon={<EditIcon />} {...props} />
}

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
