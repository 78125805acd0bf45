import type { DriverJobs } from '@chauffeur/contract/driver-jobs'
import type { StepRefusal } from '@chauffeur/domain/driver-link'
import type { ReasonCode } from '@chauffeur/words/reasons'
import { asUnsent, type SentEvent, type Unsent } from './step.ts'

/** The phone's storage over reloads: the steps that are not sent, in their order, and the last list. */
export interface Store {
  readonly unsent: () => Promise<readonly Kept[]>
  readonly add: (one: Unsent) => Promise<void>
  readonly remove: (keys: readonly number[]) => Promise<void>
  readonly lastList: () => Promise<DriverJobs | undefined>
  readonly keepList: (list: DriverJobs) => Promise<void>
  /** The steps that could not be counted, until the driver has read of them. */
  readonly uncounted: () => Promise<readonly Uncounted[]>
  readonly keepUncounted: (steps: readonly Uncounted[]) => Promise<void>
  /** Forgets what the link showed, once it has ended; the next link on this phone sends what waits. */
  readonly leave: () => Promise<void>
}

/** A step that was not counted: the driver is told until it was read. One that an older version has kept lacks some of it. */
export interface Uncounted {
  readonly id: string
  readonly code: StepRefusal
  /** Why it does not fit the trip as it is. */
  readonly reason?: ReasonCode | null
  /** The step as it was reported. */
  readonly type: string | null
  readonly note?: string | null
  /** All of it, where it counts once its note is shorter. */
  readonly sent?: SentEvent
  /** By the phone's clock. */
  readonly occurredAt?: string | null
  /** "10:30 Faro Airport", where the trip is known. */
  readonly trip: string | null
  readonly isOfficeTold: boolean
}

export interface Kept {
  /** Rises with each step. */
  readonly key: number
  readonly one: Unsent
}

/** As it lies in the database: a step whose link has ended belongs to whichever link is opened next. */
interface Row extends Kept {
  readonly link: string | null
}

/** Beside the lists, so that the database stays as older versions of this page know it. */
const UNCOUNTED = 'uncounted'

/** In IndexedDB, one database for all links that were opened on this phone. */
export function openStore(link: string): Store {
  let opened: Promise<IDBDatabase> | undefined
  const database = () => (opened ??= open())
  const run = async <T>(
    name: 'unsent' | 'lists',
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> => {
    const transaction = (await database()).transaction(name, mode)
    const request = act(transaction.objectStore(name))
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    transaction.addEventListener('complete', () => resolve(request.result))
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Nothing was stored')))
    return promise
  }
  const rows = async () => {
    const all = await run<Row[]>('unsent', 'readonly', (store) => store.getAll())
    return all.filter((row) => row.link === link || row.link === null)
  }
  return {
    unsent: async () => (await rows()).map(({ key, one }) => ({ key, one: asUnsent(one) })),
    add: async (one) => void (await run('unsent', 'readwrite', (store) => store.add({ link, one }))),
    async remove(keys) {
      for (const key of keys) await run('unsent', 'readwrite', (store) => store.delete(key))
    },
    lastList: () => run<DriverJobs | undefined>('lists', 'readonly', (store) => store.get(link)),
    keepList: async (list) => void (await run('lists', 'readwrite', (store) => store.put(list, link))),
    uncounted: async () =>
      (await run<Uncounted[] | undefined>('lists', 'readonly', (store) => store.get(UNCOUNTED))) ?? [],
    keepUncounted: async (steps) =>
      void (await run('lists', 'readwrite', (store) => store.put([...steps], UNCOUNTED))),
    async leave() {
      await run('lists', 'readwrite', (store) => store.delete(link))
      for (const row of await rows())
        await run('unsent', 'readwrite', (store) => store.put({ ...row, link: null }))
    },
  }
}

function open(): Promise<IDBDatabase> {
  const { promise, resolve, reject } = Promise.withResolvers<IDBDatabase>()
  const request = indexedDB.open('driver', 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('unsent', { keyPath: 'key', autoIncrement: true })
    request.result.createObjectStore('lists')
  })
  request.addEventListener('success', () => resolve(request.result))
  request.addEventListener('error', () => reject(request.error ?? new Error('The database cannot be opened')))
  return promise
}
