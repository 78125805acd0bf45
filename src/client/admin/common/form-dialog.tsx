import {
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useId,
  useState,
} from 'react'
import type { FieldProblems } from '../../shared/forms/use-form-problems.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog, type DialogProps } from '../../shared/ui/dialog.tsx'
import { type RowsInEdit, DELETED_MEANWHILE, type MeanwhileChange, type ShownField } from './meanwhile.tsx'
import { type DraftCheck, useDraftForm } from './use-draft-form.ts'
import {
  failedToast,
  problemsOfRefusal,
  unlessAtFields,
  type Procedure,
  type ProcedureOptions,
  useProcedure,
} from './use-procedure.ts'

type FormDialogProps = {
  open: boolean
  onClose: () => void
  /** Where the dialog opens itself; without it, it has a trigger elsewhere. */
  onOpen?: (() => void) | undefined
  trigger?: ReactElement | undefined
  returnFocusTo?: RefObject<HTMLElement | null> | undefined
  size?: DialogProps['size']
  title: string
  description?: string | undefined
  /** The form inside, which the button below it sends. */
  formId: string
  /** Its properties, where the dialog itself draws the form around its children. */
  form?: ComponentProps<'form'> | undefined
  /** How that form is laid out. */
  className?: string | undefined
  /** The form is being sent: the dialog stays open until the answer arrives. */
  isSending: boolean
  /** Why it cannot be sent any more. */
  refusal?: string | undefined
  cancel?: string
  submit: string
  busy?: string
  /** The result of the form, where it is shown only now: it takes the place of the form until the dialog is closed. */
  result?: FormResult | undefined
  children: ReactNode
}

interface FormResult {
  readonly title: string
  readonly shown: ReactNode
  readonly close: string
  /** Forgets it. */
  readonly onClose: () => void
}

/** A dialog around one form, with the buttons that submit and cancel it. */
export function FormDialog(props: FormDialogProps) {
  const { open, onOpen, trigger, returnFocusTo, size, title, description, result, children } = props
  const { formId, form, className = 'grid gap-5', isSending, refusal } = props
  const { cancel = 'Cancel', submit, busy = 'Saving...' } = props
  const close = () => {
    props.onClose()
    result?.onClose()
  }
  return (
    <Dialog
      open={open || result !== undefined}
      onOpenChange={(next) => {
        if (isSending) return
        if (next) onOpen?.()
        else close()
      }}
      trigger={trigger}
      returnFocusTo={returnFocusTo}
      size={result ? 'large' : size}
      keepsOpen={result !== undefined}
      title={result?.title ?? title}
      description={result ? undefined : description}
      footer={
        result ? (
          <Button onClick={close}>{result.close}</Button>
        ) : (
          <>
            <Button disabled={isSending} onClick={close}>
              {cancel}
            </Button>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              busy={isSending}
              busyLabel={busy}
              disabledReason={refusal}
            >
              {submit}
            </Button>
          </>
        )
      }
    >
      {result ? (
        result.shown
      ) : form ? (
        <form id={formId} {...form} className={className}>
          {children}
        </form>
      ) : (
        children
      )}
    </Dialog>
  )
}

interface Row {
  readonly id: string
}

/** The calls that add a row and change one, as `trpc.cars` has them. */
interface Resource<Added, Changed, Made, Saved> {
  readonly create: Procedure<Added, Made>
  readonly change: Procedure<Changed, Saved>
}

/** How a call ends. A title alone of its failure gives no toast where the fields themselves show the reason. */
type Ends<Output> = Pick<ProcedureOptions<Output>, 'done' | 'failed' | 'onDone'>

interface RowFormOptions<Each extends Row, Draft, Added, Changed, Made, Saved> {
  /** The draft that a row begins with, or a new one. */
  readonly start: (row: Each | undefined) => Draft
  readonly problemsOf?: (draft: Draft, row: Each | undefined) => FieldProblems
  readonly editHides?: DraftCheck<Draft>['editHides']
  readonly create: Ends<Made> & {
    /** The input of the call that adds a row, from the draft. */
    readonly input: (draft: Draft) => Added
  }
  readonly change: Ends<Saved> & {
    /**
     * The input of the call that changes a row: from the draft, and the row that the form began with, or the row as it
     * is now when that is to be overwritten.
     */
    readonly input: (draft: Draft, over: Each, started: Each | undefined) => Changed
  }
  /** Called after both. */
  readonly onDone?: () => void
  /** Shows a failure beside what the fields show of it. */
  readonly onFailed?: ((error: unknown) => void) | undefined
  /** Which rows of the list have an open form, where one can be deleted meanwhile. */
  readonly editing?: RowsInEdit<Each> | undefined
  /** The fields of a row as people read them, where they are asked what to do about a change that came first. */
  readonly shownFields?: (row: Each) => readonly ShownField[]
}

/**
 * A form that adds a row of the office, or changes one. The list may be read again while it is open: the row that the form
 * began with is compared with the row as it is now, and MeanwhileNotice asks what to do about the difference.
 */
export function useRowForm<Each extends Row, Draft extends object, Added, Changed, Made, Saved>(
  resource: Resource<Added, Changed, Made, Saved>,
  row: Each | undefined,
  options: RowFormOptions<Each, Draft, NoInfer<Added>, NoInfer<Changed>, NoInfer<Made>, NoInfer<Saved>>,
) {
  const { start, problemsOf, editHides = 'refused', create, change, editing, shownFields } = options
  const [started, setStarted] = useState(row)
  const [meanwhile, setMeanwhile] = useState<MeanwhileChange>()
  const { restart, showRefused, formProps, ...rest } = useDraftForm(() => start(row), {
    ...(problemsOf && { problemsOf: (draft: Draft) => problemsOf(draft, started) }),
    editHides,
  })
  const { draft } = rest
  const endsOf = <Output,>({ done, failed, onDone }: Ends<Output>) => ({
    done,
    failed: unlessAtFields(failed),
    onDone(output: Output) {
      onDone?.(output)
      options.onDone?.()
    },
    onFailed(error: unknown) {
      showRefused(error)
      options.onFailed?.(error)
    },
  })
  const adding = useProcedure(resource.create, endsOf(create))
  const changing = useProcedure(resource.change, {
    ...endsOf(change),
    onChangedMeanwhile: shownFields && setMeanwhile,
  })
  const isSaving = adding.isPending || changing.isPending
  const isGone = row !== undefined && editing?.isGone(row) === true
  const begin = (from: Each | undefined) => {
    setMeanwhile(undefined)
    setStarted(from)
    restart(start(from))
  }
  const add = () => adding.run(create.input(draft))
  const save = (over: Each | undefined) => {
    setMeanwhile(undefined)
    if (over) changing.run(change.input(draft, over, started))
    else add()
  }
  return {
    ...rest,
    /** Begins anew with a row. */
    begin,
    started,
    isGone,
    isSaving,
    form: formProps(() => save(started)),
    /** For a form that is sent in another way first. */
    formProps,
    save: () => save(started),
    /** For MeanwhileNotice. */
    meanwhile: {
      isGone,
      change: meanwhile,
      before: started && shownFields?.(started),
      now: row && shownFields?.(row),
      isSaving,
      onTakeTheirs: () => begin(row),
      onSaveMine: () => save(row),
      onAddAgain: add,
    },
  }
}

interface DialogOptions<Draft> {
  /** A draft in which nothing was changed closes the dialog without a call. */
  readonly isUnchanged?: (draft: Draft) => boolean
  /** The dialog closes after a failure, too, of which the toast then tells, unless one of its fields is at fault. */
  readonly closesOnFailure?: boolean
}

/** A dialog with such a form. Each opening starts anew. */
export function useRowDialog<Each extends Row, Draft extends object, Added, Changed, Made, Saved>(
  resource: Resource<Added, Changed, Made, Saved>,
  row: Each | undefined,
  options: RowFormOptions<Each, Draft, NoInfer<Added>, NoInfer<Changed>, NoInfer<Made>, NoInfer<Saved>> &
    DialogOptions<Draft>,
) {
  const { editing, isUnchanged, closesOnFailure = false } = options
  const id = useId()
  const [open, setOpen] = useState(false)
  const close = () => {
    if (row) editing?.end(row)
    setOpen(false)
  }
  const { formProps, begin, save, ...rest } = useRowForm(resource, row, {
    ...options,
    onDone() {
      options.onDone?.()
      close()
    },
    onFailed(error) {
      options.onFailed?.(error)
      if (closesOnFailure && !isAtFieldOf(rest.draft, error)) close()
    },
  })
  return {
    ...rest,
    /** For FormDialog, which draws the form. */
    dialog: {
      open,
      onOpen: () => {
        if (row) editing?.begin(row)
        begin(row)
        setOpen(true)
      },
      onClose: close,
      formId: id,
      form: formProps(() => (isUnchanged?.(rest.draft) ? close() : save())),
      isSending: rest.isSaving,
      refusal: rest.isGone ? DELETED_MEANWHILE : undefined,
    },
  }
}

function isAtFieldOf(draft: object, error: unknown): boolean {
  return Object.keys(problemsOfRefusal(error)).some((field) => field in draft)
}

interface FormDialogOptions<Draft, Input, Output>
  extends Ends<Output>, DraftCheck<Draft>, DialogOptions<Draft> {
  /** The draft of each opening. */
  readonly start: () => Draft
  /** The input of the call, from the draft. */
  readonly input: (draft: Draft) => Input
}

/** A dialog with a form whose draft one call of the server takes: `useFormDialog(trpc.keys.create, { … })`. */
export function useFormDialog<Draft extends object, Input, Output>(
  procedure: Procedure<Input, Output>,
  options: FormDialogOptions<Draft, NoInfer<Input>, NoInfer<Output>>,
) {
  const { input, done, onDone, ...form } = options
  const { closesOnFailure = false } = form
  const failed = closesOnFailure
    ? (error: unknown) => (isAtFieldOf(form.start(), error) ? undefined : failedToast(options.failed, error))
    : options.failed
  const call = { input, done, failed, onDone }
  return useRowDialog({ create: procedure, change: procedure }, undefined, {
    ...form,
    create: call,
    change: call,
  })
}
