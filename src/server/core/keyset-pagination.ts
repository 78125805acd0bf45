import { invalid } from './refusal.ts'
import { isUuid } from '../db/is-uuid.ts'

/** Where a page ended. Not an id alone: a row may move to another part between two pages, its old place does not. */
export interface Cursor {
  readonly time: Date
  readonly id: string
}

/** The rows of one part of a list that come after a place in it. */
export interface PageQuery<Part> {
  readonly part: Part
  readonly after: Cursor | undefined
  readonly limit: number
}

interface PageInput<Part> {
  readonly limit: number
  readonly cursor: string | null
  /** Where only one part is asked for. */
  readonly only?: Part | undefined
}

interface Page<Row> {
  readonly rows: readonly Row[]
  readonly nextCursor: string | null
}

/** A list in parts, one after the other; a list of one part names it by the empty text. */
interface List<Part extends string, Key extends string, Row> {
  readonly parts: readonly Part[]
  /** The time that each part is ordered by. */
  readonly orderedBy: Key
  readonly find: (query: PageQuery<Part>) => Promise<readonly Row[]>
}

/** The order of a list with the newest first. */
export const NEWEST_FIRST = { createdAt: 'desc', id: 'desc' } as const

/** The rows that come after a place in a list with the newest first. */
export function olderThan({ time, id }: Cursor) {
  return { $or: [{ createdAt: { $lt: time } }, { createdAt: time, id: { $lt: id } }] }
}

/** The order of a list with the oldest first. */
export const OLDEST_FIRST = { createdAt: 'asc', id: 'asc' } as const

/** The rows that come after a place in a list with the oldest first. */
export function newerThan({ time, id }: Cursor) {
  return { $or: [{ createdAt: { $gt: time } }, { createdAt: time, id: { $gt: id } }] }
}

/** A page of a list. */
export async function readPage<
  Part extends string,
  Key extends string,
  Row extends Readonly<Record<Key, Date>> & { readonly id: string },
>(
  { limit, cursor, only }: PageInput<Part>,
  { parts, orderedBy, find }: List<Part, Key, Row>,
): Promise<Page<Row>> {
  const from = cursor === null ? undefined : readCursor(cursor, parts)
  const wanted = limit + 1 // one more tells whether there is another page
  const found: { readonly row: Row; readonly part: Part }[] = []
  for (const part of parts.slice(from && parts.indexOf(from.part))) {
    if ((only !== undefined && part !== only) || found.length >= wanted) continue
    const after = from?.part === part ? from.after : undefined
    const rows = await find({ part, after, limit: wanted - found.length })
    found.push(...rows.map((row) => ({ row, part })))
  }
  const page = found.slice(0, limit)
  const last = page.at(-1)
  return {
    rows: page.map(({ row }) => row),
    nextCursor:
      found.length > limit && last
        ? writeCursor(last.part, { time: last.row[orderedBy], id: last.row.id })
        : null,
  }
}

function writeCursor(part: string, { time, id }: Cursor): string {
  return [...(part ? [part] : []), time.getTime(), id].join('.')
}

function readCursor<Part extends string>(cursor: string, parts: readonly Part[]) {
  const [, name = '', time, id = ''] = /^(?:([a-z]+)\.)?(\d{1,15})\.(.+)$/.exec(cursor) ?? []
  const part = parts.find((known) => known === name)
  if (part === undefined || !isUuid(id)) throw invalid('cursor', { code: 'cursor_unknown' })
  return { part, after: { time: new Date(Number(time)), id } }
}
