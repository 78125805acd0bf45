import { useId, useState } from 'react'
import { useFormProblems, type FieldProblems } from '../../shared/forms/use-form-problems.ts'
import type { BoundField } from './fields.tsx'
import { toastUnlessAtFields } from './failure-toast.ts'
import { problemsOfRefusal } from './field-problems.ts'
import { useAct, type Act } from './use-act.ts'

export interface Check<Draft> {
  /** The problems of a draft, by field. Without it, the server alone names them. */
  readonly problemsOf?: (draft: Draft) => FieldProblems
  /** The problems that an edit hides until the next attempt; usually those that the server named. */
  readonly editHides?: 'refused' | 'all'
}

/** The values of a form as they are typed, and what is wrong with them. */
export function useDraftForm<Draft extends object>(
  start: () => Draft,
  { problemsOf, editHides = 'refused' }: Check<Draft> = {},
) {
  const [draft, setDraft] = useState(start)
  const { form, problemAt, handleSubmit, showRefused, clear, clearRefused } = useFormProblems(
    problemsOf?.(draft),
  )
  const change = (next: (draft: Draft) => Draft) => {
    if (editHides === 'all') clear()
    else clearRefused()
    setDraft(next)
  }
  return {
    draft,
    edit: (next: Partial<Draft>) => change((draft) => ({ ...draft, ...next })),
    /** Value and setter of one field of the draft, for its control. */
    bind: <Key extends keyof Draft>(key: Key) => ({
      value: draft[key],
      onValueChange: (value: Draft[Key]) => change((draft) => ({ ...draft, [key]: value })),
    }),
    /** For the controls of fields.tsx: `<TextField {...field('name')} label="Name" />`. */
    field: <Key extends keyof Draft & string>(key: Key): BoundField<Draft[Key]> => ({
      value: draft[key],
      onValueChange: (value: Draft[Key]) => change((draft) => ({ ...draft, [key]: value })),
      error: problemAt(key),
    }),
    /** Begins anew with these values. */
    restart: (from: Draft) => {
      clear()
      setDraft(from)
    },
    problemAt,
    /** Shows what is wrong by field, until the next attempt. */
    showProblems: showRefused,
    showRefused: (error: unknown) => showRefused(problemsOfRefusal(error)),
    /** The properties of the form element. */
    formProps: (send: () => void) => ({ ref: form, noValidate: true, onSubmit: handleSubmit(send) }),
  }
}

/** How a draft is saved by an act; a call of the server is described by useFormDialog of use-form-dialog.ts. */
export interface Save<Draft, Output = unknown>
  extends Check<Draft>, Pick<Act<Draft, Output>, 'act' | 'done' | 'refresh' | 'onDone'> {
  /** As of an act; a title alone gives no toast where the fields themselves show the reason. */
  readonly failed: Act<Draft, Output>['failed']
  /** The dialog closes after a failure, too, of which the toast then tells. */
  readonly closesOnFailure?: boolean
}

/** A dialog with a form of which a draft is saved. Each opening starts anew. */
export function useDraftDialog<Draft extends object, Output>(start: () => Draft, save: Save<Draft, Output>) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { formProps, restart, showRefused, ...rest } = useDraftForm(start, save)
  const { failed, onDone, closesOnFailure = false } = save
  const { run, isPending } = useAct({
    ...save,
    failed:
      typeof failed === 'string' && !closesOnFailure ? (error) => toastUnlessAtFields(failed, error) : failed,
    onDone(output: Output) {
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
    form: { id, ...formProps(() => run(rest.draft)) },
    /** For the dialog around the form. */
    dialog: {
      open,
      onOpen: () => {
        restart(start())
        setOpen(true)
      },
      onClose: close,
      formId: id,
      isSending: isPending,
    },
  }
}
