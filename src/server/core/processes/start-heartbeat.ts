import { randomUUID } from 'node:crypto'
import type { EntityManager, Orm } from '../../db/orm.ts'
import type { Log } from '../logging.ts'
import { defineEntity, p } from '@mikro-orm/core'

const schema = defineEntity({
  name: 'ServerProcess',
  tableName: 'server_process',
  properties: {
    /** Made up at the start: a process id of the machine would be given out again. */
    id: p.uuid().primary(),
    /** By the database's clock, so that processes on several machines can be compared. */
    seenAt: p.datetime(),
  },
})

/** A process that works on this database. What is leased by one that is not listed is free. */
export class ServerProcess extends schema.class {}
schema.setClass(ServerProcess)

interface Options {
  readonly orm: Orm
  readonly log: Log
  readonly beatMs: number
  /** Frees whatever is leased by a process that is not listed. */
  readonly releaseLeases: (em: EntityManager) => Promise<void>
  /** Called when leases of processes that died after the start of this one have been freed. */
  readonly onReleased: () => void
}

/** This process among those that work on one database. */
interface Heartbeat {
  readonly processId: string
  /** A process that is silent for longer is taken for dead. */
  readonly silenceMs: number
  /** Takes this process off the list, so that the others need not wait until it is silent for long. */
  stop(): Promise<void>
}

// One beat may miss because the database is slow, two because the machine is busy.
const SILENT_BEATS = 3
// A process that is only paused may still lock its rows: the next beat tries again.
const LOCK_TIMEOUT_MS = 1_000

/**
 * Lists this process and frees what dead ones had leased. The embedded database has one process, so all others are
 * dead. On PostgreSQL every process says with each beat that it lives, and looks for those that are silent.
 */
export async function startHeartbeat(options: Options): Promise<Heartbeat> {
  const { orm, log, beatMs, releaseLeases, onReleased } = options
  const processId = randomUUID()
  const silenceMs = orm.embedded ? 0 : SILENT_BEATS * beatMs
  let isReleaseDue = true

  const listSelf = () =>
    orm.em.fork().execute<{ id: string }[]>(BEAT, [processId, silenceMs, processId, 2 * beatMs])

  const release = async (silent: readonly string[]) => {
    try {
      await orm.em.fork().transactional(async (em) => {
        await em.execute(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`)
        for (const id of silent) await em.execute(DELETE_SILENT, [id, silenceMs])
        await releaseLeases(em)
      })
      isReleaseDue = false
    } catch (error) {
      isReleaseDue = true
      log.warn({ err: error }, 'the leases of dead processes could not be freed')
    }
  }

  const beat = async () => {
    try {
      const silent = await listSelf()
      if (silent.length === 0 && !isReleaseDue) return
      await release(silent.map(({ id }) => id))
      if (!isReleaseDue) onReleased()
    } catch (error) {
      log.warn({ err: error }, 'the heartbeat failed')
    }
  }

  if (orm.embedded) await orm.em.fork().nativeDelete(ServerProcess, {})
  await listSelf()
  await release([])
  const stopBeating = orm.embedded ? undefined : repeat(beat, beatMs)
  return {
    processId,
    silenceMs,
    async stop() {
      await stopBeating?.()
      try {
        await orm.em.fork().nativeDelete(ServerProcess, { id: processId })
      } catch (error) {
        log.warn({ err: error }, 'the heartbeat failed')
      }
    },
  }
}

// A process that beats late itself has been paused, perhaps with the whole machine, and cannot judge the others.
const BEAT = `
  with own as (
    insert into server_process (id, seen_at) values (?, clock_timestamp())
    on conflict (id) do update set seen_at = excluded.seen_at
  )
  select id from server_process
  where seen_at <= clock_timestamp() - ? * interval '1 millisecond' and exists (
    select from server_process own
    where own.id = ? and own.seen_at > clock_timestamp() - ? * interval '1 millisecond'
  )`

// It may have woken up since it was found silent.
const DELETE_SILENT = `
  delete from server_process where id = ? and seen_at <= clock_timestamp() - ? * interval '1 millisecond'`

function repeat(run: () => Promise<void>, everyMs: number): () => Promise<void> {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= run().finally(() => (running = undefined))
  }, everyMs).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
