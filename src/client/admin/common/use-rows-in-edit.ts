import { useState } from 'react'

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
