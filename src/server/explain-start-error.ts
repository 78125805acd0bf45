import { ConfigError } from './core/config.ts'
import { DataFolderInUse } from './db/lock-data-folder.ts'
import { MigrationHeldUp, SchemaUnknown } from './schema/migrate.ts'
import { RowsBreakConstraint } from './schema/validate-constraints.ts'

/** The remedy by the error's code, or by its code and the system call that failed. */
const BY_CODE: Readonly<Record<string, string>> = {
  EADDRINUSE: 'The port is taken by another program. Set PORT to another one, or stop that program.',
  'EACCES listen':
    'This address may not be listened on. Set PORT to one above 1023, or HOST to another address.',
  EACCES:
    'The folder of DATA_DIR may not be read and written. Let the user of this process do so, or name another one.',
  EADDRNOTAVAIL: 'This machine has no such address. Set HOST to one that it has.',
  ECONNREFUSED: 'The database does not answer. Is DATABASE_URL right, and does PostgreSQL run?',
  ENOTFOUND: 'The host of the database is not known. Is DATABASE_URL right?',
  ETIMEDOUT: 'The database does not answer in time. Is DATABASE_URL right, and does PostgreSQL run?',
  EROFS: 'The folder of DATA_DIR is on a disk that cannot be written. Set DATA_DIR to another one.',
  ENOSPC: 'The disk is full. Make room where the folder of DATA_DIR is.',
  // As PostgreSQL answers.
  '28P01': 'The database refuses the password of DATABASE_URL.',
  '28000': 'The database does not let the user of DATABASE_URL in.',
  '3D000': 'There is no database of the name in DATABASE_URL. Create it, or name another one.',
  '53100': 'The disk of the database is full. Make room there.',
}

/** These say themselves what to do. */
const EXPLAINED = [ConfigError, DataFolderInUse, MigrationHeldUp, RowsBreakConstraint, SchemaUnknown]

/** The remedy for a start that failed; undefined for a fault of ours, which is shown with its stack. */
export function explainStartError(error: unknown): string | undefined {
  if (error instanceof Error && EXPLAINED.some((kind) => error instanceof kind)) return error.message
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (!('code' in cause)) continue
    const code = String(cause.code)
    const syscall = 'syscall' in cause ? String(cause.syscall) : ''
    const remedy = BY_CODE[`${code} ${syscall}`] ?? BY_CODE[code]
    if (remedy) return remedy
  }
  return undefined
}
