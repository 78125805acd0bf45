import {
  CamelCasePlugin,
  CompiledQuery,
  type Compilable,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
} from 'kysely'
import type { EntityManager } from './orm.ts'
import { plainRows } from './plain-rows.ts'
import { keepPrepared } from './prepared-statements.ts'

/** The columns of a table, as the properties of its entity. */
type Columns<Entity> = {
  [
    Name in keyof Entity as Entity[Name] extends (...args: never) => unknown ? never : Name & string
  ]: Entity[Name]
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

/**
 * The rows of a query that is sent again and again, the same for any values, and names its columns: the
 * database reads and plans it once.
 */
export async function readPrepared<Row>(query: Compilable<Row>, em: EntityManager): Promise<Row[]> {
  const compiled = query.compile()
  keepPrepared(compiled.sql)
  const { rows } = await typedQueries(em).executeQuery(compiled)
  return rows
}

/** The rows of a statement that is kept prepared, with its values at $1, $2 and so on. */
export async function executePrepared<Row extends object>(
  text: string,
  values: readonly unknown[],
  em: EntityManager,
): Promise<Row[]> {
  keepPrepared(text)
  const { rows } = await em.getKysely().executeQuery<Row>(CompiledQuery.raw(text, [...values]))
  return rows
}

const plugins = new WeakMap<object, KyselyPlugin>()

function pluginOf(em: EntityManager): KyselyPlugin {
  const metadata = em.getMetadata()
  const made = plugins.get(metadata) ?? new EntityNames(em)
  plugins.set(metadata, made)
  return made
}

// The library's own plugin looks through all columns of all tables for each row that was read.
class EntityNames implements KyselyPlugin {
  readonly #camelCase = new CamelCasePlugin()
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  transformQuery(args: PluginTransformQueryArgs) {
    return this.#camelCase.transformQuery(args)
  }

  // oxlint-disable-next-line typescript/require-await -- the interface asks for a promise
  async transformResult({ result }: PluginTransformResultArgs) {
    return { ...result, rows: plainRows(result.rows, this.#em) }
  }
}
