import { isObject } from '@chauffeur/domain/is-object'
import { channel } from 'node:diagnostics_channel'
import { z } from 'zod'

/**
 * Reads what a JSON column holds. Other releases and hands have written such values, too, and one that is incomplete must
 * never take the list that it stands in: what is there is shown, and each row is logged once.
 */

/** Where a value was found. */
interface StoredAt {
  readonly table: string
  readonly id: string
  readonly column: string
}

/** The parts of it that could not be read. */
export interface IncompleteRow extends StoredAt {
  readonly fields: readonly string[]
}

const CHANNEL = channel('chauffeur:incomplete-row')
/** Enough for whatever a person can mend; then the oldest are logged again. */
const MAX_KNOWN = 1000
const known = new Set<string>()

/** Calls back for each incomplete row, once in the life of the process. Returns how to stop. */
export function onIncompleteRow(listener: (row: IncompleteRow) => void): () => void {
  const hear = (row: unknown) => {
    const read = incompleteRow.safeParse(row)
    if (read.success) listener(read.data)
  }
  CHANNEL.subscribe(hear)
  return () => {
    CHANNEL.unsubscribe(hear)
  }
}

const incompleteRow = z.object({
  table: z.string(),
  id: z.string(),
  column: z.string(),
  fields: z.array(z.string()),
})

/** An object; each field that is missing or cannot be read is that of the fallback. */
export function readStoredObject<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  value: unknown,
  fallback: z.output<z.ZodObject<Shape>>,
  at: StoredAt,
): { readonly value: z.output<z.ZodObject<Shape>>; readonly isComplete: boolean } {
  const read = schema.safeParse(value)
  if (read.success) return { value: read.data, isComplete: true }
  const wrong = new Set(read.error.issues.map(({ path }) => String(path[0] ?? '')))
  report(at, [...wrong])
  const there = isObject(value) ? Object.entries(value).filter(([field]) => !wrong.has(field)) : []
  return { value: schema.parse({ ...fallback, ...Object.fromEntries(there) }), isComplete: false }
}

/** A list. Of items that cannot be read, what the lenient schema makes of them is there; the others are left out. */
export function readStoredList<Item>(
  schema: z.ZodType<Item>,
  value: unknown,
  at: StoredAt,
  lenient: z.ZodType<Item> = schema,
): Item[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  const wrong = items.flatMap((item, index) => (schema.safeParse(item).success ? [] : [String(index)]))
  if (!Array.isArray(value) || wrong.length > 0) report(at, wrong)
  return items.flatMap((item) => {
    const read = schema.safeParse(item)
    const known = read.success ? read : lenient.safeParse(item)
    return known.success ? [known.data] : []
  })
}

function report(at: StoredAt, fields: readonly string[]): void {
  const key = `${at.table}/${at.id}/${at.column}`
  if (known.has(key)) return
  if (known.size >= MAX_KNOWN) known.clear()
  known.add(key)
  CHANNEL.publish({ ...at, fields } satisfies IncompleteRow)
}
