import type { DriverEventsInput, DriverEventResults } from '@chauffeur/contract/driver-jobs'
import { Assignment } from '../assignments/assignment.entity.ts'
import { Refusal } from '../core/refusal.ts'
import { recordTripEvent, type TripEventResult } from '../dispatch/record-trip-event.ts'
import { openLink, type LinkHolder, type PhoneContext } from './open-link.ts'
import { presentJobs } from './read-jobs.ts'

type SentEvent = DriverEventsInput['events'][number]
type Result = DriverEventResults['results'][number]

/** The author of an event from a partner's driver, whose name we do not know. */
const PARTNERS_DRIVER = 'The partner’s driver'

const STATUS_OF: Readonly<Record<TripEventResult['outcome'], Result['status']>> = {
  moved: 200,
  added: 200,
  outdated: 409,
  refused: 409,
}

/** Records the events that a phone sends, in its order. Those after a refused one are recorded all the same. */
export async function takeEvents(
  { sentAt, events }: DriverEventsInput,
  context: PhoneContext,
): Promise<DriverEventResults> {
  const holder = await openLink(context)
  const offsetMs = context.clock().getTime() - sentAt.getTime()
  const results: Result[] = []
  for (const event of events) results.push(await takeEvent(event, { holder, offsetMs }, context))
  return { now: context.clock().toISOString(), results }
}

async function takeEvent(
  event: SentEvent,
  { holder, offsetMs }: { readonly holder: LinkHolder; readonly offsetMs: number },
  context: PhoneContext,
): Promise<Result> {
  const { id } = event
  try {
    const { outcome, sentence } = await context.transaction((tx) =>
      recordTripEvent(
        { ...event, correctedAt: new Date(event.occurredAt.getTime() + offsetMs) },
        reporterOf(holder),
        tx,
      ),
    )
    return { id, status: STATUS_OF[outcome], sentence, job: await jobNow(event.assignmentId, context) }
  } catch (error) {
    const refused = refusedBy(error)
    if (!refused) throw error
    const { status, sentence } = refused
    return { id, status, sentence, job: status === 409 ? await jobNow(event.assignmentId, context) : null }
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

/** What the phone is told of a refusal; undefined of a failure that may be over when the event is sent again. */
function refusedBy(error: unknown): { status: Result['status']; sentence: string } | undefined {
  if (!(error instanceof Refusal)) return undefined
  const { code, message: sentence } = error
  if (code === 'NOT_FOUND') return { status: 404, sentence }
  if (code === 'INVALID_INPUT') return { status: 400, sentence }
  return code === 'CAR_TAKEN' || code === 'DRIVER_TAKEN' ? { status: 409, sentence } : undefined
}

async function jobNow(assignmentId: string, { em, clock }: PhoneContext) {
  const assignments = await em.find(Assignment, { id: assignmentId }, { disableIdentityMap: true })
  const [job] = await presentJobs(assignments, { em, clock })
  return job ?? null
}
