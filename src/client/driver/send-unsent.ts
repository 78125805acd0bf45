import type { DriverEventResults } from '@chauffeur/contract/driver-jobs'
import { MAX_EVENTS_AT_ONCE } from '@chauffeur/domain/driver-link'
import { LinkEnded, RefusedForGood, type Calls } from './calls.ts'
import type { Step } from './step.ts'
import type { Kept, Store } from './store.ts'

/** What a step was answered. */
export type Answered = DriverEventResults['results'][number] & {
  readonly type: Step['event']['type'] | undefined
}

/** What came of sending: what each step was answered, or that there is no signal. */
export interface Sent {
  readonly results: readonly Answered[]
  readonly isPhotoRefused: boolean
  /** All has arrived; else it is tried again later. */
  readonly isDone: boolean
}

/**
 * Sends what waits, in the order in which it was done. What is answered is forgotten; without an answer it stays, and
 * counts once however often it is sent.
 */
export async function sendUnsent(store: Store, calls: Calls): Promise<Sent> {
  const results: Answered[] = []
  let isPhotoRefused = false
  for (let waiting = await store.unsent(); waiting.length > 0; waiting = await store.unsent()) {
    try {
      const [first] = waiting
      if (first?.one.kind === 'photo') {
        try {
          await calls.sendPhoto(first.one)
        } catch (error) {
          if (!(error instanceof RefusedForGood)) throw error
          isPhotoRefused = true
        }
        await store.remove([first.key])
      } else {
        const batch = stepsBefore(waiting)
        const answer = await calls.report(batch.map(({ step }) => step))
        const typeOf = new Map(batch.map(({ step: { event } }) => [event.id, event.type]))
        results.push(...answer.results.map((result) => ({ ...result, type: typeOf.get(result.id) })))
        await store.remove(batch.map(({ key }) => key))
      }
    } catch (error) {
      if (error instanceof LinkEnded) throw error
      return { results, isPhotoRefused, isDone: false }
    }
  }
  return { results, isPhotoRefused, isDone: true }
}

/** The steps up to the next photo, which has to arrive in its turn. */
function stepsBefore(waiting: readonly Kept[]): { readonly key: number; readonly step: Step }[] {
  const steps: { key: number; step: Step }[] = []
  for (const { key, one } of waiting) {
    if (one.kind === 'photo' || steps.length === MAX_EVENTS_AT_ONCE) break
    steps.push({ key, step: one })
  }
  return steps
}
