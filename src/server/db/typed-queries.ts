import {
  CamelCasePlugin,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
} from 'kysely'
import { MinuteOfDay } from './columns.ts'
import type { EntityManager } from './orm.ts'

/** The columns of a table, as the properties of its entity. */
type Columns<Entity> = {
  [Name in keyof Entity as Entity[Name] extends (...args: never) => unknown ? never : Name]: Entity[Name]
}

/** The tables that a query reads, by name, as their rows are typed in it; `Tables` names them with their entities. */
export type TypedTables<Tables extends object> = { [Name in keyof Tables]: Columns<Tables[Name]> }

/**
 * Queries that entities cannot say, typed from them: `Tables` names each table that the query reads, with its entity.
 * Their rows are plain values. Within a transaction they are part of it.
 */
export function typedQueries<Tables extends object>(em: EntityManager) {
  return em.getKysely<TypedTables<Tables>>().withPlugin(pluginOf(em))
}

interface Column {
  readonly property: string
  /** Of what the driver reads otherwise than an entity has it. */
  readonly convert?: (value: unknown) => unknown
}

const plugins = new WeakMap<object, KyselyPlugin>()

function pluginOf(em: EntityManager): KyselyPlugin {
  const metadata = em.getMetadata()
  const known = plugins.get(metadata)
  if (known) return known
  const plugin = new EntityNames(columnsOf(em))
  plugins.set(metadata, plugin)
  return plugin
}

/** By its name in the database, each column of any table: one of a name is called and converted as all of that name. */
function columnsOf(em: EntityManager): ReadonlyMap<string, Column> {
  const platform = em.getPlatform()
  const columns = new Map<string, Column>()
  for (const { props } of em.getMetadata().getAll().values())
    for (const { name: property, fieldNames, runtimeType, customType } of props)
      for (const column of fieldNames ?? [])
        if (customType instanceof MinuteOfDay)
          columns.set(column, { property, convert: (value) => customType.convertToJSValue(String(value)) })
        else if (runtimeType === 'Date')
          columns.set(column, {
            property,
            convert: (value) => (value instanceof Date ? value : platform.parseDate(String(value))),
          })
        else columns.set(column, { property })
  return columns
}

// The library's own plugin looks through all columns of all tables for each row that was read.
class EntityNames implements KyselyPlugin {
  readonly #camelCase = new CamelCasePlugin()
  readonly #columns: ReadonlyMap<string, Column>

  constructor(columns: ReadonlyMap<string, Column>) {
    this.#columns = columns
  }

  transformQuery(args: PluginTransformQueryArgs) {
    return this.#camelCase.transformQuery(args)
  }

  // oxlint-disable-next-line typescript/require-await -- the interface asks for a promise
  async transformResult({ result }: PluginTransformResultArgs) {
    const [first] = result.rows
    if (!first) return result
    const columns = Object.keys(first).map((name) => ({ property: name, ...this.#columns.get(name), name }))
    const rows = result.rows.map((row) =>
      Object.fromEntries(
        columns.map(({ name, property, convert }) => {
          const value = row[name]
          return [property, value == null || !convert ? value : convert(value)]
        }),
      ),
    )
    return { ...result, rows }
  }
}
