import { ConfigError, isSandbox, type Config } from '../core/config.ts'
import type { Orm } from '../db/orm.ts'

/**
 * Refuses a sandbox on the database of a live server, and the reverse: what was tried is never counted, shown or sent by
 * the office, and nothing real is deleted.
 *
 * @throws {ConfigError} with a sentence.
 */
export async function refuseOtherDatabase(orm: Orm, config: Config): Promise<void> {
  const [found] = await orm.em.fork().execute<{ live: boolean; test: boolean }[]>(FOUND)
  if (isSandbox(config) && found?.live)
    throw new ConfigError('SANDBOX=yes needs a database of its own: this one is of a live server.')
  if (!isSandbox(config) && found?.test)
    throw new ConfigError('This database is of a sandbox. Set SANDBOX=yes, or name another one.')
}

const FOUND = `
  select
    exists (select from booking where not starts_with(number, 'TT-'))
      or exists (select from api_key_secret where starts_with(start, 'ctk_live_')) as live,
    exists (select from api_key_secret where starts_with(start, 'ctk_test_')) as test`
