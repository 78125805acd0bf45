import type { DriverJobs } from '@chauffeur/contract/driver-jobs'
import type { Unsent } from './step.ts'

/** What a phone keeps over reloads: the steps that are not sent, in their order, and the last list. */
export interface Store {
  readonly unsent: () => Promise<readonly Kept[]>
  readonly add: (one: Unsent) => Promise<void>
  readonly remove: (keys: readonly number[]) => Promise<void>
  readonly lastList: () => Promise<DriverJobs | undefined>
  readonly keepList: (list: DriverJobs) => Promise<void>
  /** Forgets what the link showed, once it has ended; the next link on this phone sends what waits. */
  readonly leave: () => Promise<void>
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
    unsent: rows,
    add: async (one) => void (await run('unsent', 'readwrite', (store) => store.add({ link, one }))),
    async remove(keys) {
      for (const key of keys) await run('unsent', 'readwrite', (store) => store.delete(key))
    },
    lastList: () => run<DriverJobs | undefined>('lists', 'readonly', (store) => store.get(link)),
    keepList: async (list) => void (await run('lists', 'readwrite', (store) => store.put(list, link))),
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
