import type { Firm } from '@chauffeur/contract/firm'
import type { Config } from '../core/config.ts'
import type { Orm } from '../db/orm.ts'
import { readFirm } from './firm.ts'

// Another process may have saved it: pages show that within a second.
const POLL_MS = 750

interface Options {
  readonly orm: Orm
  readonly config: Config
}

/** The firm as this process shows it, held in memory: pages and mails need no question to the database. */
export interface CurrentFirm {
  readonly current: () => Firm
  /** To be called once a change is committed. */
  readonly refresh: () => Promise<void>
  /** Has a function called after each change. */
  readonly onChange: (listener: () => void) => void
  readonly stop: () => void
}

export async function openCurrentFirm({ orm, config }: Options): Promise<CurrentFirm> {
  const listeners: (() => void)[] = []
  let firm = await readFirm(orm.em.fork(), config)
  let isReading = false
  const refresh = async () => {
    const read = await readFirm(orm.em.fork(), config)
    // A read that began before a change may end after it.
    if (read.version <= firm.version) return
    firm = read
    for (const listener of listeners) listener()
  }
  const poll = async () => {
    if (isReading) return
    isReading = true
    try {
      await refresh()
    } catch {
      // The database is away, which others say.
    } finally {
      isReading = false
    }
  }
  // The embedded database has no other process.
  const timer = orm.embedded ? undefined : setInterval(() => void poll(), POLL_MS).unref()
  return {
    current: () => firm,
    refresh,
    onChange: (listener) => void listeners.push(listener),
    stop: () => clearInterval(timer),
  }
}
