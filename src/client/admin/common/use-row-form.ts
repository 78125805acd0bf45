import { useId, useState } from 'react'
import type { FieldProblems } from '../../shared/forms/use-form-problems.ts'
import { unlessAtFields } from './failures.ts'
import { DELETED_MEANWHILE, type MeanwhileChange, type ShownField } from './meanwhile.tsx'
import { type Check, useDraftForm } from './use-draft-form.ts'
import { type Procedure, type ProcedureOptions, useProcedure } from './use-procedure.ts'

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
  readonly editHides?: Check<Draft>['editHides']
  readonly create: Ends<Made> & {
    /** What is sent of a draft to add a row. */
    readonly input: (draft: Draft) => Added
  }
  readonly change: Ends<Saved> & {
    /** What is sent to change one: the row that the form began with, or as it is now when that is to be overwritten. */
    readonly input: (draft: Draft, over: Each, started: Each | undefined) => Changed
  }
  /** Called after both. */
  readonly onDone?: () => void
  /** Shows a failure beside what the fields show of it. */
  readonly onFailed?: (error: unknown) => void
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
  const {
    start,
    problemsOf,
    editHides = 'refused',
    create,
    change,
    onDone,
    onFailed,
    editing,
    shownFields,
  } = options
  const [started, setStarted] = useState(row)
  const [meanwhile, setMeanwhile] = useState<MeanwhileChange>()
  const { restart, showRefused, formProps, ...rest } = useDraftForm(() => start(row), {
    ...(problemsOf && { problemsOf: (draft: Draft) => problemsOf(draft, started) }),
    editHides,
  })
  const { draft } = rest
  const showFailure = (error: unknown) => {
    showRefused(error)
    onFailed?.(error)
  }
  const adding = useProcedure(resource.create, {
    ...create,
    failed: unlessAtFields(create.failed),
    onDone(made) {
      create.onDone?.(made)
      onDone?.()
    },
    onFailed: showFailure,
  })
  const changing = useProcedure(resource.change, {
    ...change,
    failed: unlessAtFields(change.failed),
    onDone(saved) {
      change.onDone?.(saved)
      onDone?.()
    },
    onFailed: showFailure,
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

/** A dialog with such a form. Each opening starts anew. */
export function useRowDialog<Each extends Row, Draft extends object, Added, Changed, Made, Saved>(
  resource: Resource<Added, Changed, Made, Saved>,
  row: Each | undefined,
  options: RowFormOptions<Each, Draft, NoInfer<Added>, NoInfer<Changed>, NoInfer<Made>, NoInfer<Saved>>,
) {
  const { editing, onDone } = options
  const id = useId()
  const [open, setOpen] = useState(false)
  const close = () => {
    if (row) editing?.end(row)
    setOpen(false)
  }
  const { form, begin, ...rest } = useRowForm(resource, row, {
    ...options,
    onDone() {
      onDone?.()
      close()
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
      form,
      isSending: rest.isSaving,
      refusal: rest.isGone ? DELETED_MEANWHILE : undefined,
    },
  }
}

/** Which rows have an open form, as the forms report it. */
export interface RowsInEdit<Row> {
  readonly begin: (row: Row) => void
  readonly end: (row: Row) => void
  readonly isInEdit: (row: Row) => boolean
  /** Whether it was deleted since its form was opened. */
  readonly isGone: (row: Row) => boolean
}

interface Kept<Row> {
  readonly row: Row
  readonly index: number
}

/**
 * The rows of a list, those included that were deleted while their form is open: what is typed there must not vanish
 * with them. Each stays about where it was until its form is closed.
 */
export function useRowsInEdit<Row extends { readonly id: string }>(
  rows: readonly Row[] | undefined,
): readonly [shown: readonly Row[] | undefined, editing: RowsInEdit<Row>] {
  const [kept, setKept] = useState<ReadonlyMap<string, Kept<Row>>>(new Map())
  const isThere = ({ id }: Row) => rows?.some((row) => row.id === id) ?? true
  const change = (act: (kept: Map<string, Kept<Row>>) => void) =>
    setKept((before) => {
      const after = new Map(before)
      act(after)
      return after
    })
  const editing: RowsInEdit<Row> = {
    begin: (row) => change((kept) => kept.set(row.id, { row, index: rows?.indexOf(row) ?? 0 })),
    end: ({ id }) => change((kept) => kept.delete(id)),
    isInEdit: ({ id }) => kept.has(id),
    isGone: (row) => !isThere(row),
  }
  const shown = rows && [...rows]
  for (const { row, index } of kept.values()) if (!isThere(row)) shown?.splice(index, 0, row)
  return [shown, editing]
}
