import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { PgliteDriver } from '@mikro-orm/pglite'

// The optimizing compiler takes 600 MB for PostgreSQL's parser alone. What the baseline compiler makes answers short
// statements as fast, with less compiling; only long scans take half as long again.
for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'])
  setFlagsFromString(flag)

// PostgreSQL's own default of 128 MB fills as the database is read, though the system caches the same files.
const BUFFERS = ['-c', 'shared_buffers=32MB']

/** MikroORM's options for PostgreSQL compiled into this process. */
export const embeddedPostgres = {
  driver: PgliteDriver,
  driverOptions: {
    extensions: { btree_gist, pg_trgm },
    startParams: [...PGlite.defaultStartParams, ...BUFFERS],
    // A new database is first made in memory: small segments of its log keep that small.
    initDbStartParams: ['--wal-segsize=1', ...BUFFERS],
  },
}
