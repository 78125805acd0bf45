import { useState } from 'react'
import { useFormProblems, type FieldProblems } from '../../shared/forms/use-form-problems.ts'
import type { BoundField } from './fields.tsx'
import { problemsOfRefusal } from './use-procedure.ts'

export interface DraftCheck<Draft> {
  /** The problems of a draft, by field. Without it, the server alone names them. */
  readonly problemsOf?: (draft: Draft) => FieldProblems
  /** The problems that an edit hides until the next attempt; usually those that the server named. */
  readonly editHides?: 'refused' | 'all'
}

/** The values of a form as they are typed, and what is wrong with them. */
export function useDraftForm<Draft extends object>(
  start: () => Draft,
  { problemsOf, editHides = 'refused' }: DraftCheck<Draft> = {},
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
  /** Value and setter of one field of the draft, for its control. */
  const bind = <Key extends keyof Draft>(key: Key) => ({
    value: draft[key],
    onValueChange: (value: Draft[Key]) => change((draft) => ({ ...draft, [key]: value })),
  })
  return {
    draft,
    edit: (next: Partial<Draft>) => change((draft) => ({ ...draft, ...next })),
    bind,
    /** For the controls of fields.tsx: `<TextField {...field('name')} label="Name" />`. */
    field: <Key extends keyof Draft & string>(key: Key): BoundField<Draft[Key]> => ({
      ...bind(key),
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

/** Value, setter and problem of one field of a draft that is kept elsewhere; its problem may have another name. */
export function fieldsOf<Draft extends object>(
  draft: Draft,
  onChange: (draft: Draft) => void,
  problemAt: (field: string) => string | undefined,
) {
  return <Key extends keyof Draft & string>(key: Key, named: string = key): BoundField<Draft[Key]> => ({
    value: draft[key],
    onValueChange: (value) => onChange({ ...draft, [key]: value }),
    error: problemAt(named),
  })
}
