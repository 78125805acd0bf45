import type { LiveEvent } from '@chauffeur/contract/live-events'
import { Gauge } from 'prom-client'
import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '../core/config.ts'
import { LIVE_CHANNEL, readLiveMessage } from '../core/live-channel.ts'
import type { Log } from '../core/logging.ts'
import { Refusal } from '../core/refusal.ts'
import type { Orm } from '../db/orm.ts'

/** Somebody who wants to be told, and what they may know of. */
export interface Subscriber {
  /** One private link, or one administrator, whose open streams are counted together. */
  readonly holder: string
  /** The address that it comes from, hashed. */
  readonly caller: string
  readonly concerns: (event: LiveEvent) => boolean
  /** Whether it still may be told: asked whenever there is something to tell. */
  readonly isAllowed: () => Promise<boolean>
}

/** The open streams of this process. */
export interface LiveStreams {
  /** Tells the subscriber of what concerns it, until it goes, loses its right or the process stops. */
  open(subscriber: Subscriber, signal: AbortSignal | undefined): AsyncGenerator<LiveEvent, void>
  /** Ends all of them, and takes no more: the server is about to stop. */
  end(): Promise<void>
  readonly openStreams: Gauge
}

const MAX_STREAMS = 2_000
/** An office of several people may share one name. */
export const MAX_OF_HOLDER = 30
const MAX_OF_ADDRESS = 200
/** Rights are looked at anew this often at least; some end by time alone. */
const MAX_STREAM_MS = 15 * 60_000
/** The time for which changes are gathered, to be told together after one look at the right. */
const GATHER_MS = 150
const RETRY_SECONDS = 30

interface Options {
  readonly orm: Orm
  readonly log: Log
  readonly config: Pick<Config, 'RATE_LIMIT'>
}

interface OpenStream extends Subscriber {
  /** By name and id, so that the same one is told once. */
  readonly untold: Map<string, LiveEvent>
  readonly wake: () => void
  readonly end: () => void
}

export function createLiveStreams({ orm, log, config }: Options): LiveStreams {
  const streams = new Set<OpenStream>()
  let isEnding = false
  let listening: Promise<() => Promise<void>> | undefined

  const endAll = () => {
    for (const stream of streams) stream.end()
  }
  const tell = (message: string) => {
    const event = readLiveMessage(message)
    for (const stream of streams) {
      if (!stream.concerns(event)) continue
      stream.untold.set(message, event)
      stream.wake()
    }
  }
  /** Begun with the first stream. Once it has broken no stream hears anything: all end, and the next one begins it anew. */
  const listen = () => {
    listening ??= orm.listen(LIVE_CHANNEL, tell, () => {
      log.warn('changes are not heard of any more: the connection that listens was lost')
      listening = undefined
      endAll()
    })
    listening.catch(() => (listening = undefined))
    return listening
  }
  const refuseTooMany = ({ holder, caller }: Subscriber) => {
    const all = [...streams]
    const isLimited = config.RATE_LIMIT !== 'off'
    if (isEnding || all.length >= MAX_STREAMS)
      throw new Refusal('OVERLOADED', { code: 'overloaded' }, { retryAfter: RETRY_SECONDS })
    if (
      isLimited &&
      (all.filter((stream) => stream.holder === holder).length >= MAX_OF_HOLDER ||
        all.filter((stream) => stream.caller === caller).length >= MAX_OF_ADDRESS)
    )
      throw new Refusal(
        'TOO_MANY_REQUESTS',
        { code: 'too_often', seconds: RETRY_SECONDS },
        { retryAfter: RETRY_SECONDS },
      )
  }

  return {
    async *open(subscriber, signal) {
      refuseTooMany(subscriber)
      let isEnded = false
      let woken = Promise.withResolvers<void>()
      const stream: OpenStream = {
        ...subscriber,
        untold: new Map(),
        wake: () => woken.resolve(),
        end() {
          isEnded = true
          woken.resolve()
        },
      }
      streams.add(stream)
      const timer = setTimeout(stream.end, MAX_STREAM_MS).unref()
      signal?.addEventListener('abort', stream.end, { once: true })
      try {
        await listen()
        yield { name: 'everything', id: '' }
        for (;;) {
          await woken.promise
          if (!isEnded) await pause(GATHER_MS)
          if (isEnded) return
          woken = Promise.withResolvers()
          const events = [...stream.untold.values()]
          stream.untold.clear()
          if (!(await subscriber.isAllowed())) return
          yield* events
        }
      } finally {
        clearTimeout(timer)
        signal?.removeEventListener('abort', stream.end)
        streams.delete(stream)
      }
    },
    async end() {
      isEnding = true
      endAll()
      // Where it failed there is nothing to end.
      const stop = await listening?.catch(() => undefined)
      listening = undefined
      await stop?.()
    },
    openStreams: new Gauge({
      name: 'live_streams_open',
      help: 'Open pages that are told of changes',
      registers: [],
      collect() {
        this.set(streams.size)
      },
    }),
  }
}
