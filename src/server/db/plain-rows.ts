import type { EntityProperty } from '@mikro-orm/core'
import { MinuteOfDay } from './columns.ts'
import type { EntityManager } from './orm.ts'

/** Makes a value that the driver has read one that an entity has; never given a null. */
export type Conversion = (value: unknown) => unknown

interface Column {
  readonly property: string
  readonly convert: Conversion | undefined
}

type Row = Readonly<Record<string, unknown>>

const known = new WeakMap<object, ReadonlyMap<string, Column>>()

/** Rows of the database as plain values, called and typed as the properties of the entities. */
export function plainRows(rows: readonly Row[], em: EntityManager): Record<string, unknown>[] {
  const [first] = rows
  if (!first) return []
  const stored = columnsOf(em)
  const columns = Object.keys(first).map((name) => ({
    property: name,
    convert: undefined,
    ...stored.get(name),
    name,
  }))
  // A copy has all properties at once, which takes less time than adding one after the other.
  const empty: Readonly<Record<string, unknown>> = Object.fromEntries(
    columns.map(({ property }) => [property, undefined]),
  )
  return rows.map((row) => {
    const plain = { ...empty }
    for (const { name, property, convert } of columns) {
      const value = row[name]
      plain[property] = convert === undefined || value == null ? value : convert(value)
    }
    return plain
  })
}

/** By its name in the database, each column of any table: one of a name is called and converted as all of that name. */
function columnsOf(em: EntityManager): ReadonlyMap<string, Column> {
  const metadata = em.getMetadata()
  const found = known.get(metadata)
  if (found) return found
  const columns = new Map<string, Column>()
  for (const { props } of metadata.getAll().values())
    for (const property of props)
      for (const column of property.fieldNames ?? [])
        columns.set(column, { property: property.name, convert: conversionOf(property, em) })
  known.set(metadata, columns)
  return columns
}

/** Of a property whose column the driver reads otherwise than an entity has it. */
export function conversionOf(
  { customType, runtimeType }: EntityProperty,
  em: EntityManager,
): Conversion | undefined {
  if (customType instanceof MinuteOfDay) return (value) => customType.convertToJSValue(String(value))
  if (runtimeType !== 'Date') return undefined
  const platform = em.getPlatform()
  return (value) => (value instanceof Date ? value : platform.parseDate(String(value)))
}
