import type { EntityManager } from './orm.ts'

/** The columns of a table, as the properties of its entity. */
type Columns<Entity> = {
  [Name in keyof Entity as Entity[Name] extends (...args: never) => unknown ? never : Name]: Entity[Name]
}

const OPTIONS = {
  tableNamingStrategy: 'table',
  columnNamingStrategy: 'property',
  convertValues: true,
} as const

/**
 * Queries that entities cannot say, typed from them: `Tables` names each table that the query reads, with its entity.
 * Their rows are plain values. Within a transaction they are part of it.
 */
export function typedQueries<Tables extends object>(em: EntityManager) {
  return em.getKysely<{ [Name in keyof Tables]: Columns<Tables[Name]> }, typeof OPTIONS>(OPTIONS)
}
