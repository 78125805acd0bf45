import { type ComponentProps, useState, type ReactElement, type ReactNode } from 'react'
import { AlertDialog } from '../../shared/ui/alert-dialog.tsx'
import { Button, IconButton } from '../../shared/ui/button.tsx'
import { EditIcon, PlusIcon } from '../../shared/ui/icons.tsx'
import { TrashIcon } from '../../shared/ui/more-icons.tsx'
import { sentenceOf } from '../session/sentence-of.ts'
import { CustomerText } from './fact.tsx'
import { Override, overridableSentence, useOverride, type OverrideAnswer } from './override.tsx'
import { failedToast, useProcedure, type Procedure, type ProcedureOptions } from './use-procedure.ts'

/** A question before something that is done at once. */
export function Confirm(
  props: Omit<ComponentProps<typeof AlertDialog>, 'open' | 'onOpenChange' | 'busy' | 'busyLabel'>,
) {
  const [open, setOpen] = useState(false)
  return (
    <AlertDialog
      {...props}
      open={open}
      onOpenChange={setOpen}
      onConfirm={() => {
        setOpen(false)
        props.onConfirm()
      }}
    />
  )
}

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
  /** The input of the call, with the office's reason where it overrides an objection. */
  input: (override: OverrideAnswer) => NoInfer<Input>
  /** Why it was refused stays in the question, for longer than a toast does. */
  keepsRefusal?: boolean
  children?: ReactNode
}

/**
 * A button that calls the server after a question, which stays open until the answer is there. An objection that the
 * office can override is shown in the question, which then asks why all the same.
 */
export function AskedCall<Input, Output>(props: AskedCallProps<Input, Output>) {
  const { procedure, input, done, failed, onDone, onFailed, keepsRefusal = false, ...asked } = props
  const { children, ...question } = asked
  const [open, setOpen] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const override = useOverride()
  const { run, isPending } = useProcedure(procedure, {
    done,
    failed: (error) => (overridableSentence(error) === undefined ? failedToast(failed, error) : undefined),
    onDone(output) {
      // First, so that it does not take the focus from what opens next.
      setOpen(false)
      onDone?.(output)
    },
    onFailed(error) {
      const obstacle = overridableSentence(error)
      if (obstacle !== undefined) override.meet(obstacle)
      else if (keepsRefusal) setRefusal(sentenceOf(error))
      else setOpen(false)
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
        setRefusal(undefined)
        setOpen(next)
      }}
      busy={isPending}
      onConfirm={() => override.isAnswered() && run(input(override.sent))}
    >
      {(children || override.obstacle !== undefined || refusal !== undefined) && (
        <div className="grid gap-4 empty:hidden">
          {children}
          <Override {...override} />
          {refusal !== undefined && (
            <p role="alert" className="text-danger">
              <CustomerText>{refusal}</CustomerText>
            </p>
          )}
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
  input: NoInfer<Input>
}

/** A small button that ends or renews what a row is about, after a question. */
export function ConfirmCall<Input, Output>(props: ConfirmCallProps<Input, Output>) {
  const { label, describedBy, question, effect, tone = 'destructive', input, ...call } = props
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
      confirmLabel={label}
      tone={tone}
      input={() => input}
    />
  )
}

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

/** In a row: opens what edits it. */
export function EditButton(props: Omit<ComponentProps<typeof IconButton>, 'size' | 'icon'>) {
  return <IconButton size="small" icon={<EditIcon />} {...props} />
}

type DeleteRowProps<Input> = Pick<
  ComponentProps<typeof AskedCall<Input, unknown>>,
  'procedure' | 'description' | 'done' | 'failed' | 'keepsRefusal'
> & {
  /** Names the row: "Delete Mercedes Vito, Hourly". */
  label: string
  question: string
  /** Where nothing is deleted. */
  confirmLabel?: string
  busyLabel?: string
  input: NoInfer<Input>
}

/** The button that deletes a row after a question. */
export function DeleteRow<Input>(props: DeleteRowProps<Input>) {
  const { label, question, confirmLabel = 'Delete', busyLabel = 'Deleting...', input, ...call } = props
  return (
    <AskedCall
      {...call}
      trigger={<IconButton size="small" label={label} icon={<TrashIcon />} />}
      title={question}
      confirmLabel={confirmLabel}
      busyLabel={busyLabel}
      tone="destructive"
      input={() => input}
    />
  )
}
