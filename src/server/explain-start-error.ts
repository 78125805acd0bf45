import { ConfigError } from './core/config.ts'
import { DataFolderInUse } from './db/lock-data-folder.ts'
import { MigrationHeldUp, SchemaUnknown } from './schema/migrate.ts'
import { RowsBreakConstraint } from './schema/validate-constraints.ts'

const BY_CODE: Readonly<Record<string, string>> = {
  EADDRINUSE: 'The port is taken by another program. Set PORT to another one, or stop that program.',
  EACCES: 'This address may not be listened on. Set PORT to one above 1023, or HOST to another address.',
  EADDRNOTAVAIL: 'This machine has no such address. Set HOST to one that it has.',
  ECONNREFUSED: 'The database does not answer. Is DATABASE_URL right, and does PostgreSQL run?',
  ENOTFOUND: 'The host of the database is not known. Is DATABASE_URL right?',
  ETIMEDOUT: 'The database does not answer in time. Is DATABASE_URL right, and does PostgreSQL run?',
}

/** These say themselves what to do. */
const EXPLAINED = [ConfigError, DataFolderInUse, MigrationHeldUp, RowsBreakConstraint, SchemaUnknown]

/** The remedy for a start that failed; undefined for a fault of ours, which is shown with its stack. */
export function explainStartError(error: unknown): string | undefined {
  if (error instanceof Error && EXPLAINED.some((kind) => error instanceof kind)) return error.message
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string' && cause.code in BY_CODE) return BY_CODE[cause.code]
  return undefined
}
