import { driverEvent, type DriverEventsInput, type DriverEventResults } from '@chauffeur/contract/driver-jobs'
import { isUncounted, type StepRefusal, type UncountedReason } from '@chauffeur/domain/driver-link'
import { tripEventTypes } from '@chauffeur/domain/trip-state'
import { englishSentence, type Reason } from '@chauffeur/words/english-reasons'
import type { z } from 'zod'
import { Assignment, TripEvent } from './assignment.entity.ts'
import { Refusal } from '../core/refusal.ts'
import { keepUncountedStep, type SentStep } from './uncounted-steps.ts'
import { isUuid } from '../db/is-uuid.ts'
import { recordTripEvent, type TripEventResult } from './record-trip-event.ts'
import { openLink, type LinkHolder, type PhoneContext } from './driver-links.ts'
import { presentJobs } from './driver-jobs.ts'
import { findRows } from '../db/find-rows.ts'

type Result = DriverEventResults['results'][number]

/** The author of an event from a partner's driver, whose name we do not know. */
const PARTNERS_DRIVER = 'The partner’s driver'

const REFUSED_AS: Readonly<Partial<Record<TripEventResult['outcome'], StepRefusal>>> = {
  outdated: 'trip_changed',
  refused: 'does_not_fit',
}

const STATUS_OF: Readonly<Record<StepRefusal, Result['status']>> = {
  unreadable: 400,
  unknown_step: 400,
  note_too_long: 400,
  id_taken: 400,
  not_sent: 400,
  no_such_trip: 404,
  trip_changed: 409,
  does_not_fit: 409,
  car_taken: 409,
  driver_taken: 409,
}

/**
 * Records the events that a phone sends, in its order. Each is judged for itself: those after one that is refused, or
 * cannot even be read, are recorded all the same.
 */
export async function takeEvents(
  { sentAt, events }: DriverEventsInput,
  context: PhoneContext,
): Promise<DriverEventResults> {
  const holder = await openLink(context)
  const offsetMs = sentAt === null ? 0 : context.clock().getTime() - sentAt.getTime()
  const results: Result[] = []
  for (const event of events) results.push(await takeEvent(event, { holder, offsetMs }, context))
  return { now: context.clock().toISOString(), results }
}

async function takeEvent(
  value: unknown,
  { holder, offsetMs }: { readonly holder: LinkHolder; readonly offsetMs: number },
  context: PhoneContext,
): Promise<Result> {
  const sent: SentStep = typeof value === 'object' && value !== null ? value : {}
  const read = driverEvent.safeParse(value)
  if (!read.success) return refuse(sent, { code: whyUnreadable(read.error, sent) }, holder, context)
  if (read.data.notSent && !(await isKnown(read.data.id, context)))
    return refuse(sent, { code: 'not_sent' }, holder, context)
  const { occurredAt, ...event } = read.data
  try {
    const { outcome, isRepeated, reason } = await context.transaction((tx) =>
      recordTripEvent(
        {
          ...event,
          ...(occurredAt === null
            ? { isClockOff: true }
            : { occurredAt, correctedAt: new Date(occurredAt.getTime() + offsetMs) }),
        },
        reporterOf(holder),
        tx,
      ),
    )
    const code = REFUSED_AS[outcome] ?? null
    return {
      id: event.id,
      outcome: code !== null ? 'refused' : isRepeated ? 'known' : 'taken',
      status: code === null ? 200 : STATUS_OF[code],
      code,
      ...presentReason(reason),
      job: await jobNow(event.assignmentId, context),
    }
  } catch (error) {
    const refused = refusedBy(error)
    if (!refused) throw error
    return refuse(sent, refused, holder, context)
  }
}

/** Why an event cannot be read: what the driver and the office are told of it. */
function whyUnreadable({ issues }: z.ZodError, { type, note }: SentStep): UncountedReason {
  const isAt = (name: string) => issues.some(({ path }) => path[0] === name)
  if (isAt('type') && typeof type === 'string' && type !== '' && !tripEventTypes.some((one) => one === type))
    return 'unknown_step'
  const isOnlyNote = issues.every(({ path, code }) => path[0] === 'note' && code === 'too_big')
  return isOnlyNote && typeof note === 'string' ? 'note_too_long' : 'unreadable'
}

async function refuse(
  sent: SentStep,
  { code, reason = null }: { readonly code: StepRefusal; readonly reason?: Reason | null },
  holder: LinkHolder,
  context: PhoneContext,
): Promise<Result> {
  if (isUncounted(code))
    await context.transaction((tx) => keepUncountedStep(sent, code, reporterOf(holder), tx))
  const { id, assignmentId } = sent
  const status = STATUS_OF[code]
  return {
    id: typeof id === 'string' ? id.slice(0, 64) : '',
    outcome: 'refused',
    status,
    code,
    ...presentReason(reason),
    job: status === 409 && typeof assignmentId === 'string' ? await jobNow(assignmentId, context) : null,
  }
}

function reporterOf({ driver, assignmentId }: LinkHolder) {
  return {
    source: 'driver',
    by: driver?.name ?? PARTNERS_DRIVER,
    ...(driver && { driverId: driver.id }),
    ...(assignmentId !== null && { assignmentId }),
  } as const
}

const presentReason = (reason: Reason | null) => ({
  sentence: reason && englishSentence(reason),
  reason,
})

const REFUSED_BY: Readonly<Partial<Record<Refusal['code'], StepRefusal>>> = {
  NOT_FOUND: 'no_such_trip',
  INVALID_INPUT: 'id_taken',
  CAR_TAKEN: 'car_taken',
  DRIVER_TAKEN: 'driver_taken',
}

/** The refusal as the phone gets it; undefined of a failure that may be over when the event is sent again. */
function refusedBy(error: unknown): { code: StepRefusal; reason: Reason | null } | undefined {
  if (!(error instanceof Refusal)) return undefined
  const code = REFUSED_BY[error.code]
  return code && { code, reason: error.reason ?? null }
}

/** It has arrived after all: only its answer did not get back to the phone. */
async function isKnown(id: string, { em }: PhoneContext): Promise<boolean> {
  return (await em.count(TripEvent, { id })) > 0
}

async function jobNow(id: string, { em, clock }: PhoneContext) {
  if (!isUuid(id)) return null
  const assignments = await findRows(em, Assignment, { id })
  const [job] = await presentJobs(assignments, { em, clock })
  return job ?? null
}
