import type { DriverJob, DriverJobs } from '@chauffeur/contract/driver-jobs'
import type { StepDoubt } from '@chauffeur/domain/step-doubts'
import type { TripEventType } from '@chauffeur/domain/trip-state'
import { toCents, toEuros } from '@chauffeur/domain/money'
import type { ReasonCode } from '@chauffeur/words/reasons'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { LinkEnded, type Calls } from './calls.ts'
import { randomUuid } from '../shared/forms/random-id.ts'
import { sendUnsent, type Sent, uncountedOf } from './send-unsent.ts'
import { asUnsent, withUnsent, type Collected, type SentEvent, type Unsent } from './step.ts'
import type { Store, Uncounted } from './store.ts'

const AGAIN_MS = 15_000
/** While the page is told of changes, and everything has been sent. */
const AGAIN_WHILE_LIVE_MS = 60_000

export interface Phone {
  /** Undefined while nothing is known yet. */
  readonly list: DriverJobs | undefined
  /** As they are once all steps have arrived, by pick-up. */
  readonly jobs: readonly DriverJob[]
  readonly unsentSteps: number
  readonly isOffline: boolean
  readonly isEnded: boolean
  /** Why a photo did not count, or nothing could be kept. */
  readonly trouble: ReasonCode | undefined
  /** The steps that were not counted, until the driver has read of them. */
  readonly uncounted: readonly Uncounted[]
  readonly forgetUncounted: (ids: readonly string[]) => Promise<void>
  /** Sends a step again as it was taken, with another note. */
  readonly sendShortened: (id: string, step: SentEvent, note: string) => Promise<void>
  readonly report: (
    job: DriverJob,
    type: Exclude<TripEventType, 'no_show_confirmed' | 'no_show_refused'>,
    more?: {
      readonly note?: string
      readonly undoes?: string
      readonly collected?: Collected
      readonly confirmed?: StepDoubt[]
    },
  ) => Promise<void>
  /** The cash that the driver carries once all steps have arrived, in euros. */
  readonly carried: number
  readonly addPhoto: (job: DriverJob, file: Blob) => Promise<void>
  /** Now, by the server's clock as far as it is known. */
  readonly now: () => Date
}

/** The jobs on this phone: kept over reloads, and sent when there is signal. */
export function usePhone(store: Store, calls: Calls): Phone {
  const [list, setList] = useState<DriverJobs>()
  const [unsent, setUnsent] = useState<readonly Unsent[]>([])
  const [isOffline, setOffline] = useState(false)
  const [isEnded, setEnded] = useState(false)
  const [isLive, setLive] = useState(false)
  const [trouble, setTrouble] = useState<ReasonCode>()
  const [behindMs, setBehindMs] = useState(0)
  const [uncounted, setUncounted] = useState<readonly Uncounted[]>([])
  const last = useRef(Promise.resolve())
  const lastUncounted = useRef(Promise.resolve())

  const readUnsent = useCallback(async () => {
    const kept = await store.unsent()
    setUnsent(kept.map(({ one }) => one))
  }, [store])

  /** One after the other: while the driver answers one step, another one may be told. */
  const changeUncounted = useCallback(
    (read: readonly string[], added: readonly Uncounted[]) => {
      const gone = new Set([...read, ...added.map(({ id }) => id)])
      const changed = (steps: readonly Uncounted[]) => [...steps.filter(({ id }) => !gone.has(id)), ...added]
      const change = async () => {
        const kept = await store.uncounted().catch(() => undefined)
        setUncounted((shown) => changed(kept ?? shown))
        if (kept && gone.size > 0) await store.keepUncounted(changed(kept)).catch(() => {})
      }
      lastUncounted.current = lastUncounted.current.then(change)
      return lastUncounted.current
    },
    [store],
  )

  const tell = useCallback(
    async ({ results }: Sent) => {
      const jobs = (await store.lastList().catch(() => undefined))?.jobs ?? []
      await changeUncounted([], uncountedOf(results, jobs))
    },
    [store, changeUncounted],
  )

  const refresh = useCallback(async () => {
    try {
      const sent = await sendUnsent(store, calls)
      if (sent.isPhotoRefused) setTrouble({ code: 'photo_refused' })
      await tell(sent)
      const next = await calls.jobs()
      setBehindMs(Date.parse(next.now) - Date.now())
      await store.keepList(next).catch(() => {})
      setList(next)
      setOffline(!sent.isDone)
    } catch (error) {
      if (error instanceof LinkEnded) {
        setEnded(true)
        await store.leave().catch(() => {})
      } else setOffline(true)
    }
    await readUnsent().catch(() => {})
  }, [store, calls, readUnsent, tell])

  /** One after the other: two at once would send the same steps. */
  const sync = useCallback(() => {
    last.current = last.current.then(refresh)
    return last.current
  }, [refresh])

  useEffect(() => {
    if (isEnded) return undefined
    const start = async () => {
      const kept = await store.lastList().catch(() => undefined)
      if (kept) setList((known) => known ?? kept)
      await readUnsent().catch(() => {})
      await sync()
    }
    void start()
    const whenSeen = () => {
      if (document.visibilityState === 'visible') void sync()
    }
    addEventListener('online', whenSeen)
    // The service worker says so when a message arrives.
    navigator.serviceWorker?.addEventListener('message', whenSeen)
    document.addEventListener('visibilitychange', whenSeen)
    const stopListening = calls.listen(() => void sync(), setLive)
    return () => {
      removeEventListener('online', whenSeen)
      navigator.serviceWorker?.removeEventListener('message', whenSeen)
      document.removeEventListener('visibilitychange', whenSeen)
      stopListening()
    }
  }, [store, calls, sync, readUnsent, isEnded])

  const againMs = isLive && unsent.length === 0 ? AGAIN_WHILE_LIVE_MS : AGAIN_MS
  useEffect(() => {
    if (isEnded) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void sync()
    }, againMs)
    return () => clearInterval(timer)
  }, [sync, isEnded, againMs])

  const keep = useCallback(
    async (one: Unsent, whenKept?: () => Promise<void>) => {
      setTrouble(undefined)
      try {
        await store.add(one)
        await whenKept?.()
      } catch {
        setTrouble({ code: 'not_kept' })
        return
      }
      await readUnsent()
      void sync()
    },
    [store, sync, readUnsent],
  )

  const jobs = useMemo(
    () => (list?.jobs ?? []).map((job) => withUnsent(job, unsent, behindMs)),
    [list, unsent, behindMs],
  )
  const forgetUncounted = (ids: readonly string[]) => changeUncounted(ids, [])
  return {
    list,
    jobs,
    unsentSteps: unsent.length,
    isOffline,
    isEnded,
    trouble,
    uncounted,
    forgetUncounted,
    sendShortened(id, step, note) {
      const from = list?.jobs.find(({ assignmentId }) => assignmentId === step.assignmentId)?.state
      return keep(asUnsent({ from, event: { ...step, note } }), () => forgetUncounted([id]))
    },
    now: () => new Date(Date.now() + behindMs),
    carried: carriedWith(list, jobs),
    report: ({ assignmentId, version, state }, type, { note, undoes, collected, confirmed } = {}) =>
      keep({
        kind: 'event',
        from: state,
        event: {
          id: randomUuid(),
          assignmentId,
          type,
          version,
          occurredAt: new Date().toISOString(),
          note: note ?? null,
          undoes: undoes ?? null,
          ...(collected && { collected }),
          ...(confirmed && { confirmed }),
        },
      }),
    addPhoto: ({ assignmentId }, file) =>
      keep({ kind: 'photo', id: randomUuid(), assignmentId, takenAt: new Date().toISOString(), file }),
  }
}

/** As the server said it, and what these jobs add to it that it does not know yet. */
function carriedWith(list: DriverJobs | undefined, jobs: readonly DriverJob[]): number {
  const before = new Map(list?.jobs.map((job) => [job.assignmentId, job]))
  const inCash = (job: DriverJob | undefined) =>
    job?.collected?.method === 'cash' ? toCents(job.collected.amount) : 0
  // A list that the phone has kept may be from before money was counted.
  const known = toCents(list?.carried ?? 0)
  return toEuros(jobs.reduce((sum, job) => sum + inCash(job) - inCash(before.get(job.assignmentId)), known))
}
