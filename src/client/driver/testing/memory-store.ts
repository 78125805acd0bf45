import type { DriverJobs } from '@chauffeur/contract/driver-jobs'
import { asUnsent, type Unsent } from '../step.ts'
import type { Kept, Store, Uncounted } from '../store.ts'

/** A storage of the phone without a browser's database. */
export function memoryStore(first: readonly unknown[] = [], list?: DriverJobs): Store {
  let kept: Kept[] = first.map((one, key) => ({ key, one: asUnsent(one) }))
  let uncounted: readonly Uncounted[] = []
  let next = kept.length
  let last = list
  return {
    unsent: async () => kept,
    add: async (one: Unsent) => {
      kept = [...kept, { key: next++, one }]
    },
    remove: async (keys) => {
      kept = kept.filter(({ key }) => !keys.includes(key))
    },
    lastList: async () => last,
    keepList: async (list) => {
      last = list
    },
    uncounted: async () => uncounted,
    keepUncounted: async (steps) => {
      uncounted = steps
    },
    leave: async () => {
      last = undefined
    },
  }
}
