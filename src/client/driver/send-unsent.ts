import type { DriverEventResults, DriverJob } from '@chauffeur/contract/driver-jobs'
import { MAX_EVENTS_AT_ONCE } from '@chauffeur/domain/driver-link'
import { LinkEnded, RefusedForGood, ServerFailed, type Calls } from './calls.ts'
import { isObject, assignmentIdOf, type SentEvent } from './step.ts'
import type { Kept, Store, Uncounted } from './store.ts'
import { randomUuid } from '../shared/forms/random-id.ts'

/** The answer to a step. */
type Answered = DriverEventResults['results'][number] & {
  readonly event: SentEvent | null
  /** Whether the office knows of a step that can never be counted. */
  readonly isOfficeTold: boolean
}

/** The outcome of sending: the answer to each step, or that there is no signal. */
export interface Sent {
  readonly results: readonly Answered[]
  readonly isPhotoRefused: boolean
  /** All has arrived; else it is tried again later. */
  readonly isDone: boolean
}

/** A step as it is sent. */
interface Sending {
  readonly key: number
  readonly trip: string
  readonly event: SentEvent
}

/**
 * Sends what waits, in the order in which it was done. What is answered is forgotten; without an answer it stays, and
 * counts once however often it is sent. Nothing holds up another trip: what is refused as a whole is sent in halves, down
 * to the step that can never be counted; where the server fails on a trip, that trip waits.
 */
export async function sendUnsent(store: Store, calls: Calls): Promise<Sent> {
  const results: Answered[] = []
  const held = new Set<string>()
  let isPhotoRefused = false

  /** Sends the steps of one call, or in parts. */
  const send = async (steps: readonly Sending[]): Promise<void> => {
    const open = steps.filter(({ trip }) => !held.has(trip))
    const [first] = open
    if (!first) return
    try {
      await answered(open, await calls.report(open.map(({ event }) => event)))
    } catch (error) {
      if (error instanceof RefusedForGood) {
        if (open.length === 1) return giveUp(first)
        const half = Math.ceil(open.length / 2)
        await send(open.slice(0, half))
        return send(open.slice(half))
      }
      if (!(error instanceof ServerFailed)) throw error
      const trips = Map.groupBy(open, ({ trip }) => trip)
      if (trips.size === 1) held.add(first.trip)
      else for (const ofTrip of trips.values()) await send(ofTrip)
    }
  }

  const answered = async (steps: readonly Sending[], answer: DriverEventResults) => {
    if (answer.results.length !== steps.length) throw new Error('Each step is answered')
    for (const [index, result] of answer.results.entries()) {
      results.push({ ...result, event: steps[index]?.event ?? null, isOfficeTold: true })
    }
    await store.remove(steps.map(({ key }) => key))
  }

  /** One step alone is refused as it is: what is left of it tells the office that there was one. */
  const giveUp = async (step: Sending): Promise<void> => {
    const bare = { ...step, event: bareEvent(step.event) }
    try {
      await answered([bare], await calls.report([bare.event]))
    } catch (error) {
      if (!(error instanceof RefusedForGood)) throw error
      const refused = {
        outcome: 'refused',
        status: 400,
        code: 'not_sent',
        sentence: null,
        reason: null,
        job: null,
      } as const
      results.push({ ...refused, id: bare.event.id, event: bare.event, isOfficeTold: false })
      await store.remove([step.key])
    }
  }

  try {
    for (;;) {
      const waiting = (await store.unsent()).filter(({ one }) => !held.has(assignmentIdOf(one)))
      const [first] = waiting
      if (!first) return { results, isPhotoRefused, isDone: held.size === 0 }
      if (first.one.kind !== 'photo') {
        await send(stepsBefore(waiting))
        continue
      }
      try {
        await calls.sendPhoto(first.one)
      } catch (error) {
        if (error instanceof ServerFailed) {
          held.add(assignmentIdOf(first.one))
          continue
        }
        if (!(error instanceof RefusedForGood)) throw error
        isPhotoRefused = true
      }
      await store.remove([first.key])
    }
  } catch (error) {
    if (error instanceof LinkEnded) throw error
    return { results, isPhotoRefused, isDone: false }
  }
}

/** The steps up to the next photo, which has to arrive in its turn. */
function stepsBefore(waiting: readonly Kept[]): Sending[] {
  const steps: Sending[] = []
  for (const { key, one } of waiting) {
    if (one.kind === 'photo' || steps.length === MAX_EVENTS_AT_ONCE) break
    steps.push({
      key,
      trip: assignmentIdOf(one),
      event: one.kind === 'event' ? one.event : bareEvent(one.value),
    })
  }
  return steps
}

const MAX_BARE_LENGTH = 64

/** The readable part of a step that cannot be sent as it is: enough to tell the office of it. */
function bareEvent(value: unknown): SentEvent {
  const inner: unknown = isObject(value) && isObject(value['event']) ? value['event'] : value
  const text = (name: string) => {
    const found = isObject(inner) ? inner[name] : undefined
    return typeof found === 'string' ? found.slice(0, MAX_BARE_LENGTH) : ''
  }
  return {
    id: text('id'),
    assignmentId: text('assignmentId'),
    type: text('type'),
    version: 1,
    occurredAt: text('occurredAt') || text('takenAt'),
    notSent: true,
  }
}

/** The answers that the driver is shown until they were read: each step that was refused, and why. */
export function uncountedOf(answers: readonly Answered[], jobs: readonly DriverJob[]): Uncounted[] {
  return answers.flatMap(({ id, code, reason, event, isOfficeTold }) => {
    if (code === null) return []
    const job = jobs.find((one) => one.assignmentId === event?.assignmentId)
    return {
      id: id || randomUuid(),
      code,
      reason,
      type: event?.type ?? null,
      note: event?.note ?? null,
      ...(code === 'note_too_long' && event && { sent: event }),
      occurredAt: event?.occurredAt ?? null,
      trip: job ? `${job.pickupTime} ${job.from.name}` : null,
      isOfficeTold,
    }
  })
}
