import { createHash } from 'node:crypto'
import type { UncountedStepAnswer } from '@chauffeur/contract/board'
import { MAX_REASON_LENGTH } from '@chauffeur/domain/limits'
import { tidyLine, tidyLines, withoutControlCharacters } from '@chauffeur/domain/text'
import { isTripOver } from '@chauffeur/domain/trip-state'
import { MAX_UNCOUNTED_STEPS, type UncountedReason } from '@chauffeur/domain/driver-link'
import { Booking } from '../bookings/booking.entity.ts'
import { Driver } from '../cars/car.entity.ts'
import { Refusal } from '../core/refusal.ts'
import { record, type Transaction, type OfficeTransaction } from '../core/transaction.ts'
import { isUuid } from '../db/is-uuid.ts'
import { findRelated } from '../db/find-related.ts'
import { UNMANAGED, type EntityManager } from '../db/orm.ts'
import { Assignment } from './assignment.entity.ts'
import { tripEnds } from './planned-trips.ts'
import { withProgress } from './read-trip-progress.ts'
import { defineEntity, p } from '@mikro-orm/core'
import { indexesOf, uuidKey } from '../db/columns.ts'
import { findRow, findRows } from '../db/find-rows.ts'

const schema = defineEntity({
  name: 'UncountedStep',
  tableName: 'uncounted_step',
  properties: {
    id: uuidKey(),
    /** Whose link it came by: the driver's, or the one assignment's. */
    holder: p.uuid(),
    /** By which the same step is known when it is sent again. */
    key: p.text(),
    driverId: () => p.manyToOne(Driver).mapToPk().nullable().deleteRule('no action'),
    /** Where it is about a trip of this driver. */
    assignmentId: () => p.manyToOne(Assignment).mapToPk().nullable().deleteRule('no action'),
    code: p.text().$type<UncountedReason>(),
    /** As the phone sent it: it may be one that is not known here. */
    type: p.text().nullable(),
    note: p.text().nullable(),
    receivedAt: p.datetime(),
    settledAt: p.datetime().nullable(),
    settledBy: p.text().nullable(),
  },
  uniques: [{ name: 'uncounted_step_once', properties: ['holder', 'key'] }],
  indexes: indexesOf('uncounted_step', { open: '(received_at) where settled_at is null' }),
})

/** A step from a driver's phone that can never be counted, until the office has settled it. */
export class UncountedStep extends schema.class {}
schema.setClass(UncountedStep)

/** A step as a phone has sent it, as far as it can be read. */
export interface SentStep {
  readonly id?: unknown
  readonly assignmentId?: unknown
  readonly type?: unknown
  readonly note?: unknown
}

/** Whose phone it is. */
interface StepSender {
  readonly by: string
  readonly driverId?: string
  readonly assignmentId?: string
}

const MAX_KEY_LENGTH = 64

/** Writes down that a step can never be counted, for the board and the booking's history; the same one once. */
export async function keepUncountedStep(
  sent: SentStep,
  code: UncountedReason,
  sender: StepSender,
  tx: Transaction,
): Promise<void> {
  const { em, clock } = tx
  const holder = sender.driverId ?? sender.assignmentId
  if (holder === undefined) throw new Error('A link is of a driver or of a trip')
  const key = keyOf(sent)
  if ((await em.count(UncountedStep, { holder, key })) > 0) return
  if ((await em.count(UncountedStep, { holder, settledAt: null })) >= MAX_UNCOUNTED_STEPS) return
  const assignment = await tripOf(sent, sender, em)
  const type = readable(sent.type, tidyLine, MAX_KEY_LENGTH)
  const note = readable(sent.note, tidyLines, MAX_REASON_LENGTH)
  await em.upsert(
    UncountedStep,
    {
      holder,
      key,
      driverId: sender.driverId ?? null,
      assignmentId: assignment?.id ?? null,
      code,
      type,
      note,
      receivedAt: clock(),
    },
    { onConflictAction: 'ignore', onConflictFields: ['holder', 'key'] },
  )
  if (!assignment) return
  const { id, number } = await em.findOneOrFail(Booking, { id: assignment.bookingId }, UNMANAGED)
  await record(tx, 'trip.step-uncounted', {
    admin: sender.by,
    id,
    name: number,
    details: { code, ...(type !== null && { type }), ...(note !== null && { note }) },
  })
}

function keyOf(sent: SentStep): string {
  const { id } = sent
  if (typeof id === 'string' && isUuid(id)) return id.toLowerCase()
  return createHash('sha256')
    .update(JSON.stringify(sent) ?? '')
    .digest('hex')
}

/** The trip that it is about, where that is the sender's own. */
async function tripOf(
  { assignmentId: id }: SentStep,
  sender: StepSender,
  em: EntityManager,
): Promise<Assignment | null> {
  if (typeof id !== 'string' || !isUuid(id)) return null
  if (sender.assignmentId !== undefined && sender.assignmentId !== id) return null
  return findRow(em, Assignment, { id, ...(sender.driverId !== undefined && { driverId: sender.driverId }) })
}

/** A text as it can be stored and shown: what no person types is left out, and what is too long is cut. */
function readable(text: unknown, tidy: (text: string) => string, max: number): string | null {
  if (typeof text !== 'string') return null
  const tidied = tidy(withoutControlCharacters(text.slice(0, 4 * max).toWellFormed()))
  return (tidied.length > max ? `${tidied.slice(0, max - 1).toWellFormed()}…` : tidied) || null
}
/** So many are shown, the latest first. */
const SHOWN = 50

/** The steps that could not be counted and wait for the office. One whose trip has moved on since is settled by that. */
export async function readUncountedSteps(em: EntityManager): Promise<UncountedStepAnswer[]> {
  const steps = await findRows(
    em,
    UncountedStep,
    { settledAt: null },
    { orderBy: { receivedAt: 'desc', id: 'asc' }, limit: SHOWN },
  )
  if (steps.length === 0) return []
  const assignments = await findRelated(steps, 'assignmentId', (id) => findRows(em, Assignment, { id }))
  const bookings = await findRelated([...assignments.values()], 'bookingId', (id) =>
    findRows(em, Booking, { id }),
  )
  const trips = await withProgress([...assignments.values()], em)
  const drivers = await findRelated(steps, 'driverId', (id) => findRows(em, Driver, { id }))
  return steps.flatMap((step) => {
    const trip = trips.find(({ assignment }) => assignment.id === step.assignmentId)
    const hasMovedOn = trip?.events.some(
      ({ outcome, receivedAt }) => outcome === 'moved' && receivedAt > step.receivedAt,
    )
    if (trip && (isTripOver(trip.state) || hasMovedOn)) return []
    const booking = bookings.get(trip?.assignment.bookingId)
    const driver = drivers.get(step.driverId)
    return {
      id: step.id,
      trip: booking
        ? {
            bookingNumber: booking.number,
            pickupDate: booking.pickupDate,
            pickupTime: booking.pickupTime,
            ...tripEnds(booking),
          }
        : null,
      code: step.code,
      type: step.type ?? null,
      note: step.note ?? null,
      receivedAt: step.receivedAt.toISOString(),
      driverName: driver?.name ?? null,
      driverPhone: driver?.phoneE164 ?? null,
    }
  })
}

/** The office has seen to it. */
export async function settleUncountedStep(
  { id }: { readonly id: string },
  { em, clock, admin }: OfficeTransaction,
): Promise<void> {
  const known = isUuid(id) ? await em.count(UncountedStep, { id }) : 0
  if (known === 0) throw new Refusal('NOT_FOUND', { code: 'not_found', what: 'step' })
  await em.nativeUpdate(UncountedStep, { id, settledAt: null }, { settledAt: clock(), settledBy: admin })
}
