import { useState } from 'react'
import { parseRefusal } from '../../shared/api/refusal.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Notice } from '../../shared/ui/notice.tsx'
import { CustomerText } from './fact.tsx'

type MeanwhileNoticeProps = {
  /** The subject of the form: "stop". */
  what: string
  isGone: boolean
  change: MeanwhileChange | undefined
  before: readonly ShownField[] | undefined
  now: readonly ShownField[] | undefined
  isSaving: boolean
  onTakeTheirs: () => void
  onSaveMine: () => void
  onAddAgain: () => void
}

/** Says that somebody else has changed or deleted the row of a form, with the ways out. */
export function MeanwhileNotice({
  what,
  isGone,
  onAddAgain,
  change,
  before,
  now,
  ...props
}: MeanwhileNoticeProps) {
  if (isGone) return <DeletedMeanwhile what={what} isSaving={props.isSaving} onAddAgain={onAddAgain} />
  if (!change || !before || !now) return null
  return <ChangedMeanwhile change={change} before={before} now={now} {...props} />
}

/** A field of a row, as the form calls it, with its value as people read it. */
export type ShownField = readonly [label: string, value: string]

type ChangedMeanwhileProps = {
  change: MeanwhileChange
  /** The row that the form started from, and as it is now. */
  before: readonly ShownField[]
  now: readonly ShownField[]
  isSaving: boolean
  onTakeTheirs: () => void
  onSaveMine: () => void
}

/** Says what somebody else has changed since the form was opened. What was typed stays until one of the two is chosen. */
export function ChangedMeanwhile(props: ChangedMeanwhileProps) {
  const { change, before, now, isSaving, onTakeTheirs, onSaveMine } = props
  const values = new Map(before)
  const changes = now.flatMap(([label, to]) => {
    const from = values.get(label) ?? ''
    return from === to ? [] : [`${label} ${from} → ${to}`]
  })
  const who = change.by === undefined ? '' : ` by ${change.by}`
  const what = changes.length > 0 ? `: ${changes.join(', ')}` : ''
  return (
    <div ref={showAtOnce}>
      <Notice tone="warning">
        <p className="break-words">
          <CustomerText>{`Changed meanwhile${who}${what}.`}</CustomerText> Your changes are not saved.
        </p>
        <div className="mt-2.5 flex flex-wrap gap-2">
          <Button size="small" disabled={isSaving} onClick={onTakeTheirs}>
            Take theirs
          </Button>
          <Button size="small" disabled={isSaving} onClick={onSaveMine}>
            Save mine all the same
          </Button>
        </div>
      </Notice>
    </div>
  )
}

/** The submit button is at the other end of the dialog. */
export function showAtOnce(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: 'nearest' })
}

/** Why the form of such a row cannot be saved. */
export const DELETED_MEANWHILE = 'It has been deleted meanwhile.'

type DeletedMeanwhileProps = {
  /** The subject of the form: "stop". */
  what: string
  isSaving: boolean
  onAddAgain: () => void
}

/** Says that somebody else has deleted what the form is about. What was typed stays, and can be added as a new one. */
function DeletedMeanwhile({ what, isSaving, onAddAgain }: DeletedMeanwhileProps) {
  return (
    <div ref={showAtOnce}>
      <Notice tone="warning">
        <p>This {what} has been deleted meanwhile. Your changes are not saved.</p>
        <Button size="small" disabled={isSaving} onClick={onAddAgain} className="mt-2.5">
          Add it again
        </Button>
      </Notice>
    </div>
  )
}

/** A save that was refused because another one came first. */
export interface MeanwhileChange {
  /** Who made it, where that is known. */
  readonly by: string | undefined
}

/** Undefined where the save failed for another reason. */
export function readMeanwhileChange(error: unknown): MeanwhileChange | undefined {
  const refusal = parseRefusal(error)
  return refusal?.code === 'CHANGED_MEANWHILE' ? { by: refusal.changedBy } : undefined
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
