import type { DriverJobs } from '@chauffeur/contract/driver-jobs'
import type { Unsent } from '../step.ts'
import type { Kept, Store } from '../store.ts'

/** What a phone keeps, without a browser's database. */
export function memoryStore(first: readonly Unsent[] = [], list?: DriverJobs): Store {
  let kept: Kept[] = first.map((one, key) => ({ key, one }))
  let next = kept.length
  let last = list
  return {
    unsent: async () => kept,
    add: async (one) => {
      kept = [...kept, { key: next++, one }]
    },
    remove: async (keys) => {
      kept = kept.filter(({ key }) => !keys.includes(key))
    },
    lastList: async () => last,
    keepList: async (list) => {
      last = list
    },
    leave: async () => {
      last = undefined
    },
  }
}
