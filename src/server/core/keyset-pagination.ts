import { invalid } from './refusal.ts'
import { isUuid } from '../db/is-uuid.ts'

/** What a list is ordered by. */
interface Sorted {
  readonly createdAt: Date
  readonly id: string
}

/** Where a page ended. Not an id alone: what is closed between two pages moves, its old place does not. */
export interface Cursor extends Sorted {
  readonly isOpen: boolean
}

/** The rows of one part of a list that come after a place in it. */
export interface PageQuery {
  readonly isOpen: boolean
  readonly after: Cursor | undefined
  readonly limit: number
}

interface Page {
  readonly limit: number
  readonly cursor: string | null
  /** Where only one part is asked for. */
  readonly only?: 'open' | 'closed' | undefined
}

/** A page of a list: what is open, then what is closed, each part newest first. */
export async function readPage<Row extends Sorted>(
  { limit, cursor, only }: Page,
  find: (part: PageQuery) => Promise<readonly Row[]>,
): Promise<{ readonly rows: readonly Row[]; readonly nextCursor: string | null }> {
  const from = cursor === null ? undefined : readCursor(cursor)
  const wanted = limit + 1 // one more tells whether there is another page
  const found: { readonly row: Row; readonly isOpen: boolean }[] = []
  for (const isOpen of [true, false]) {
    const isPast = isOpen && from !== undefined && !from.isOpen
    const isUnwanted = only !== undefined && isOpen !== (only === 'open')
    if (isPast || isUnwanted || found.length >= wanted) continue
    const after = from?.isOpen === isOpen ? from : undefined
    const rows = await find({ isOpen, after, limit: wanted - found.length })
    found.push(...rows.map((row) => ({ row, isOpen })))
  }
  const page = found.slice(0, limit)
  const last = page.at(-1)
  return {
    rows: page.map(({ row }) => row),
    nextCursor:
      found.length > limit && last ? writeCursor({ ...sortKeyOf(last.row), isOpen: last.isOpen }) : null,
  }
}

function sortKeyOf({ createdAt, id }: Sorted): Sorted {
  return { createdAt, id }
}

function writeCursor({ isOpen, createdAt, id }: Cursor): string {
  return [isOpen ? 'open' : 'closed', createdAt.getTime(), id].join('.')
}

function readCursor(cursor: string): Cursor {
  const [, state, time, id = ''] = /^(open|closed)\.(\d{1,15})\.(.+)$/.exec(cursor) ?? []
  if (!state || !isUuid(id)) throw invalid('cursor', 'This cursor is not one that a page has given.')
  return { isOpen: state === 'open', createdAt: new Date(Number(time)), id }
}
