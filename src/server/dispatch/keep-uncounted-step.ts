import { createHash } from 'node:crypto'
import { MAX_REASON_LENGTH } from '@chauffeur/domain/limits'
import { tidyLine, tidyLines, withoutControlCharacters } from '@chauffeur/domain/text'
import { MAX_UNCOUNTED_STEPS, type UncountedReason } from '@chauffeur/domain/uncounted-step'
import { Assignment } from '../assignments/assignment.entity.ts'
import { UncountedStep } from '../assignments/uncounted-step.entity.ts'
import { Booking } from '../bookings/booking.entity.ts'
import { record, type Transaction } from '../core/transaction.ts'
import { isUuid } from '../db/is-uuid.ts'
import type { EntityManager } from '../db/orm.ts'

/** What a phone has sent, as far as it can be read. */
export interface SentStep {
  readonly id?: unknown
  readonly assignmentId?: unknown
  readonly type?: unknown
  readonly note?: unknown
}

/** Whose phone it is. */
export interface StepSender {
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
  const { id, number } = await em.findOneOrFail(
    Booking,
    { id: assignment.bookingId },
    { disableIdentityMap: true },
  )
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
  return em.findOne(
    Assignment,
    { id, ...(sender.driverId !== undefined && { driverId: sender.driverId }) },
    { disableIdentityMap: true },
  )
}

/** A text as it can be stored and shown: what no person types is left out, and what is too long is cut. */
function readable(text: unknown, tidy: (text: string) => string, max: number): string | null {
  if (typeof text !== 'string') return null
  const tidied = tidy(withoutControlCharacters(text.slice(0, 4 * max).toWellFormed()))
  return (tidied.length > max ? `${tidied.slice(0, max - 1).toWellFormed()}…` : tidied) || null
}
