import type { DriverJobs } from '@chauffeur/contract/driver-jobs'
import type { Unsent } from './step.ts'

/** What a phone keeps over reloads: the steps that are not sent, in their order, and the last list. */
export interface Store {
  readonly unsent: () => Promise<readonly Kept[]>
  readonly add: (one: Unsent) => Promise<void>
  readonly remove: (keys: readonly number[]) => Promise<void>
  readonly lastList: () => Promise<DriverJobs | undefined>
  readonly keepList: (list: DriverJobs) => Promise<void>
  readonly forget: () => Promise<void>
}

export interface Kept {
  /** Rises with each step. */
  readonly key: number
  readonly one: Unsent
}

/** In IndexedDB; each link has a database of its own. */
export function openStore(token: string): Store {
  let opened: Promise<IDBDatabase> | undefined
  const database = () => (opened ??= open(`driver-${token}`))
  const run = async <T>(
    name: 'unsent' | 'list',
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
  return {
    unsent: () => run<Kept[]>('unsent', 'readonly', (store) => store.getAll()),
    add: async (one) => void (await run('unsent', 'readwrite', (store) => store.add({ one }))),
    async remove(keys) {
      for (const key of keys) await run('unsent', 'readwrite', (store) => store.delete(key))
    },
    lastList: () => run<DriverJobs | undefined>('list', 'readonly', (store) => store.get('last')),
    keepList: async (list) => void (await run('list', 'readwrite', (store) => store.put(list, 'last'))),
    async forget() {
      await run('list', 'readwrite', (store) => store.clear())
      await run('unsent', 'readwrite', (store) => store.clear())
    },
  }
}

function open(name: string): Promise<IDBDatabase> {
  const { promise, resolve, reject } = Promise.withResolvers<IDBDatabase>()
  const request = indexedDB.open(name, 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('unsent', { keyPath: 'key', autoIncrement: true })
    request.result.createObjectStore('list')
  })
  request.addEventListener('success', () => resolve(request.result))
  request.addEventListener('error', () => reject(request.error ?? new Error('The database cannot be opened')))
  return promise
}
