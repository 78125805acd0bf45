import { todayIn } from '@chauffeur/domain/time'

/** Counts the calls that come with keys. */
export interface ApiKeyUsageCounter {
  /** In memory only: a call waits for nothing. */
  note(keyId: string, at: Date): void
  /** Writes down what was counted since the last time. */
  flush(): Promise<void>
  /** Writes down the rest. */
  stop(): Promise<void>
}

interface Tally {
  readonly keyId: string
  readonly day: string
  readonly calls: number
  readonly lastAt: Date
}

const EVERY_MS = 10_000

interface Database {
  readonly em: { fork(): { execute(sql: string, values: string[]): Promise<unknown> } }
}

/** Counts for one process; what all of them have counted is added up in the database every few seconds. */
export function countApiKeyUsage(orm: Database, onFault: (error: unknown) => void): ApiKeyUsageCounter {
  let tallies = new Map<string, Tally>()

  const add = (more: Tally) => {
    const at = `${more.keyId} ${more.day}`
    tallies.set(at, { ...more, calls: (tallies.get(at)?.calls ?? 0) + more.calls })
  }

  const write = async () => {
    if (tallies.size === 0) return
    // In one order, so that two processes that write at once wait for each other at most.
    const counted = [...tallies.values()].toSorted((a, b) => a.keyId.localeCompare(b.keyId))
    tallies = new Map()
    try {
      await orm.em.fork().execute(ADD_UP, [JSON.stringify(counted)])
    } catch (error) {
      // They are written with the next ones.
      counted.forEach(add)
      onFault(error)
    }
  }

  // Whoever flushes also waits for what is being written at this moment, to read or to close the database after it.
  let writing = Promise.resolve()
  const flush = () => (writing = writing.then(write))

  const timer = setInterval(() => void flush(), EVERY_MS).unref()
  return {
    note: (keyId, at) => add({ keyId, day: todayIn('Europe/Lisbon', at), calls: 1, lastAt: at }),
    flush,
    async stop() {
      clearInterval(timer)
      await flush()
    },
  }
}

const ADD_UP = `
  with counted as (select * from json_to_recordset(?::json) as c ("keyId" uuid, day date, calls int, "lastAt" timestamptz)),
  used as (
    update api_key set last_used_at = latest.at
    from (select "keyId", max("lastAt") as at from counted group by "keyId") latest
    where id = latest."keyId" and (last_used_at is null or last_used_at <= latest.at - interval '1 minute')
  )
  insert into api_key_usage as stored (key_id, day, calls) select "keyId", day, calls from counted
  on conflict (key_id, day) do update set calls = stored.calls + excluded.calls`
