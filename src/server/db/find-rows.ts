import type { EntityClass } from '@mikro-orm/core'
import type { EntityManager } from './orm.ts'
import { type Conversion, conversionOf } from './plain-rows.ts'
import { executePrepared } from './typed-queries.ts'

/** The conditions on the columns: a row meets all of them. */
export type Conditions<Row> = {
  readonly [Name in keyof Row]?: Row[Name] | null | Comparisons<NonNullable<Row[Name]>>
} & { readonly $or?: readonly Conditions<Row>[] }

interface Comparisons<Value> {
  readonly $in?: readonly Value[]
  readonly $ne?: Value | null
  readonly $gt?: Value
  readonly $gte?: Value
  readonly $lt?: Value
  readonly $lte?: Value
}

interface Options<Row> {
  readonly orderBy?: { readonly [Name in keyof Row]?: 'asc' | 'desc' }
  readonly limit?: number
}

/**
 * The rows of a table that meet a condition, as plain values, as the database has them now: nothing that is written to
 * them is stored. The statement is written here, the same for any values, so that the database plans it once: the
 * library's way takes longer than to read sixty rows, and has the database plan each anew.
 */
export async function findRows<Row extends object>(
  em: EntityManager,
  entity: EntityClass<Row>,
  where: Conditions<NoInfer<Row>>,
  options: Options<NoInfer<Row>> = {},
): Promise<Row[]> {
  const table = tableOf(em, entity)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a row has the properties of its entity
  return (await readRows(em, table, table.all, where, options)) as Row[]
}

/** Some columns of such rows, for those who read thousands: each column that is not read saves time and memory. */
export async function findColumns<Row extends object, Name extends keyof Row & string>(
  em: EntityManager,
  entity: EntityClass<Row>,
  names: readonly Name[],
  where: Conditions<NoInfer<Row>>,
  options: Options<NoInfer<Row>> = {},
): Promise<Pick<Row, Name>[]> {
  const table = tableOf(em, entity)
  const columns = {
    select: selectOf(table, names),
    conversions: table.all.conversions.filter(({ name }) => names.some((wanted) => wanted === name)),
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a row has the properties that are asked for
  return (await readRows(em, table, columns, where, options)) as Pick<Row, Name>[]
}

async function readRows(
  em: EntityManager,
  table: Table,
  { select, conversions }: Columns,
  where: object,
  { orderBy = {}, limit }: Options<object>,
): Promise<object[]> {
  const values: unknown[] = []
  const order = Object.entries(orderBy).map(([name, direction]) =>
    direction === 'desc' ? `${table.column(name)} desc` : table.column(name),
  )
  const text =
    `${select} where ${conditionOf(where, table, values)}` +
    (order.length > 0 ? ` order by ${order.join(', ')}` : '') +
    (limit === undefined ? '' : ` limit ${Math.trunc(limit)}`)
  const rows = await executePrepared<Record<string, unknown>>(text, values, em)
  for (const row of rows)
    for (const { name, convert } of conversions) {
      const value = row[name]
      if (value !== null) row[name] = convert(value)
    }
  return rows
}

/** The first such row. */
export async function findRow<Row extends object>(
  em: EntityManager,
  entity: EntityClass<Row>,
  where: Conditions<NoInfer<Row>>,
  order: Pick<Options<NoInfer<Row>>, 'orderBy'> = {},
): Promise<Row | null> {
  const [row = null] = await findRows(em, entity, where, { ...order, limit: 1 })
  return row
}

const OPERATORS: Readonly<Record<string, string>> = { $ne: '<>', $gt: '>', $gte: '>=', $lt: '<', $lte: '<=' }

/** Writes a condition, and adds the values that it compares with. */
function conditionOf(where: object, table: Table, values: unknown[]): string {
  const parts = Object.entries(where).map(([name, wanted]: [string, unknown]) =>
    name === '$or' && Array.isArray(wanted)
      ? `(${wanted.map((one: object) => conditionOf(one, table, values)).join(' or ')})`
      : comparisonOf(table.column(name), wanted, values),
  )
  return parts.length === 0 ? 'true' : `(${parts.join(' and ')})`
}

function comparisonOf(column: string, wanted: unknown, values: unknown[]): string {
  const place = (value: unknown) => `$${values.push(value)}`
  if (wanted == null) return `${column} is null`
  if (typeof wanted !== 'object' || wanted instanceof Date) return `${column} = ${place(wanted)}`
  const comparisons = Object.entries(wanted).map(([name, value]: [string, unknown]) => {
    // One value, however many there are in it.
    if (name === '$in') return `${column} = any(${place(value)})`
    if (name === '$ne' && value === null) return `${column} is not null`
    const operator = OPERATORS[name]
    if (!operator) throw new Error(`Columns are not compared by ${name}`)
    return `${column} ${operator} ${place(value)}`
  })
  return comparisons.join(' and ')
}

interface Table {
  readonly name: string
  readonly column: (property: string) => string
  readonly all: Columns
}

interface Columns {
  /** Up to the table's name, each column called as its property. */
  readonly select: string
  readonly conversions: readonly { readonly name: string; readonly convert: Conversion }[]
}

const tables = new WeakMap<object, Table>()

function tableOf<Row extends object>(em: EntityManager, entity: EntityClass<Row>): Table {
  const metadata = em.getMetadata(entity)
  const known = tables.get(metadata)
  if (known) return known
  const names = metadata.props.flatMap(({ name, fieldNames }) =>
    (fieldNames ?? []).map((column): [string, string] => [name, `"${column}"`]),
  )
  const columns: ReadonlyMap<string, string> = new Map(names)
  const named: Pick<Table, 'name' | 'column'> = {
    name: metadata.tableName,
    column(property) {
      const column = columns.get(property)
      if (column === undefined) throw new Error(`${metadata.tableName} has no column for ${property}`)
      return column
    },
  }
  const conversions = metadata.props.flatMap((property) => {
    const convert = conversionOf(property, em)
    return convert ? [{ name: property.name, convert }] : []
  })
  const table: Table = { ...named, all: { select: selectOf(named, [...columns.keys()]), conversions } }
  tables.set(metadata, table)
  return table
}

function selectOf({ name, column }: Pick<Table, 'name' | 'column'>, properties: readonly string[]): string {
  const columns = properties.map((property) => `${column(property)} as "${property}"`)
  return `select ${columns.join(', ')} from "${name}"`
}
