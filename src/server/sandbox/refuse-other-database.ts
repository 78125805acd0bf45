import { TEST_ACTOR } from '@chauffeur/domain/sandbox'
import { ConfigError, isSandbox, type Config } from '../core/config.ts'
import type { Orm } from '../db/orm.ts'

/**
 * Refuses a sandbox on the database of a live server, and the reverse: what was tried is never counted, shown or sent by
 * the office, and nothing real is deleted. To be asked before anything is changed; a database without tables is nobody's.
 *
 * @throws {ConfigError} with a sentence.
 */
export async function refuseOtherDatabase(orm: Orm, config: Config): Promise<void> {
  const em = orm.em.fork()
  const [tables] = await em.execute<{ known: boolean }[]>(TABLES)
  if (!tables?.known) return
  const [found] = await em.execute<{ live: boolean; test: boolean }[]>(FOUND, [TEST_ACTOR, TEST_ACTOR])
  if (isSandbox(config) && found?.live)
    throw new ConfigError('SANDBOX=yes needs a database of its own: this one is of a live server.')
  if (!isSandbox(config) && found?.test)
    throw new ConfigError('This database is of a sandbox. Set SANDBOX=yes, or name another one.')
}

const TABLES = `
  select to_regclass('booking') is not null and to_regclass('api_key_secret') is not null
    and to_regclass('block') is not null as known`

// A sandbox has a fleet of its own from its first start; a car beside it is somebody's.
const FOUND = `
  select
    exists (select from booking where not starts_with(number, 'TT-'))
      or exists (select from api_key_secret where starts_with(start, 'ctk_live_'))
      or exists (select from car) and not exists (select from block where created_by = ?) as live,
    exists (select from booking where starts_with(number, 'TT-'))
      or exists (select from api_key_secret where starts_with(start, 'ctk_test_'))
      or exists (select from block where created_by = ?) as test`
