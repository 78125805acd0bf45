import { useId, useState } from 'react'
import { unlessAtFields } from './failures.ts'
import { useDraftForm, type Check } from './use-draft-form.ts'
import { useProcedure, type Procedure, type ProcedureOptions } from './use-procedure.ts'

interface FormDialogOptions<Draft, Input, Output> extends Check<Draft> {
  /** The draft of each opening. */
  readonly start: () => Draft
  /** What is sent of a draft. */
  readonly input: (draft: Draft) => Input
  readonly done?: ProcedureOptions<Output>['done']
  /** A title alone gives no toast where the fields themselves show the reason. */
  readonly failed: ProcedureOptions<Output>['failed']
  readonly onDone?: ((output: Output) => void) | undefined
  /** A draft in which nothing was changed closes the dialog without a call. */
  readonly isUnchanged?: (draft: Draft) => boolean
  /** The dialog closes after a failure, too, of which the toast then tells. */
  readonly closesOnFailure?: boolean
}

/** A dialog with a form whose draft one call of the server takes: `useFormDialog(trpc.keys.create, { … })`. */
export function useFormDialog<Draft extends object, Input, Output>(
  procedure: Procedure<Input, Output>,
  options: FormDialogOptions<Draft, NoInfer<Input>, NoInfer<Output>>,
) {
  const { start, input, isUnchanged, done, failed, onDone, closesOnFailure = false } = options
  const id = useId()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { formProps, restart, showRefused, ...rest } = useDraftForm(start, options)
  const { run, isPending } = useProcedure(procedure, {
    done,
    failed: closesOnFailure ? failed : unlessAtFields(failed),
    onDone(output) {
      onDone?.(output)
      close()
    },
    onFailed: showRefused,
    onSettled() {
      if (closesOnFailure) close()
    },
  })
  return {
    ...rest,
    /** For FormDialog, which draws the form. */
    dialog: {
      open,
      onOpen: () => {
        restart(start())
        setOpen(true)
      },
      onClose: close,
      formId: id,
      form: formProps(() => (isUnchanged?.(rest.draft) ? close() : run(input(rest.draft)))),
      isSending: isPending,
    },
  }
}
