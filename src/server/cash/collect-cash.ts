import { randomUUID } from 'node:crypto'
import type { handOverCash as endpoint } from '@chauffeur/contract/driver-cash'
import { isOtherThanOwed, type CollectionMethod } from '@chauffeur/domain/cash'
import { toEuros, type Cents } from '@chauffeur/domain/money'
import { englishSentence } from '@chauffeur/words/english-reasons'
import { LockMode } from '@mikro-orm/core'
import type { z } from 'zod'
import type { Booking } from '../bookings/booking.entity.ts'
import { Driver } from '../cars/car.entity.ts'
import { invalid, Refusal } from '../core/refusal.ts'
import { record, type OfficeTransaction, type Transaction } from '../core/transaction.ts'
import { findRow } from '../db/find-rows.ts'
import { isUuid } from '../db/is-uuid.ts'
import type { Assignment } from '../dispatch/assignment.entity.ts'
import { aboutTrip } from '../dispatch/change-assignment.ts'
import { CashEntry } from './cash-entry.entity.ts'
import { owedOf } from './read-cash.ts'
import { readCarried } from './sum-cash.ts'

/** A guest's payment to a driver. */
export interface Collected {
  readonly method: CollectionMethod
  /** In cents. */
  readonly amount: Cents
}

interface AboutCash {
  readonly assignment: Assignment
  readonly booking: Booking
  readonly driverId: string
  readonly by: string
  readonly at: Date
}

/** Adds what a driver says to have collected at the end of a trip; the office is told where it is not what was owed. */
export async function recordCollected(
  {
    assignment,
    booking,
    driverId,
    by,
    at,
    eventId,
    collected,
  }: AboutCash & {
    readonly eventId: string
    readonly collected: Collected
  },
  tx: Transaction,
): Promise<void> {
  const { method } = collected
  const amountCents = method === 'not_paid' ? 0 : collected.amount
  const owedCents = owedOf(booking, assignment)?.cents ?? 0
  await tx.em.insert(CashEntry, {
    id: eventId,
    driverId,
    assignmentId: assignment.id,
    kind: 'collected',
    method,
    amountCents,
    owedCents,
    at,
    by,
  })
  const reason = { code: 'collected_from_guest', method, amount: amountCents, owed: owedCents } as const
  await record(tx, 'trip.collected', {
    ...aboutTrip(assignment, booking, { by, reason }),
    occasion: eventId,
    isOther: isOtherThanOwed({ amountCents, owedCents }),
    sentence: `${by}: ${englishSentence(reason)}`,
  })
}

/** Adds the opposite of what was collected with a step that is taken back; of any other step nothing. */
export async function takeBackCollected(
  eventId: string,
  { assignment, booking, by, at }: AboutCash,
  tx: Transaction,
): Promise<void> {
  const entry = await findRow(tx.em, CashEntry, { id: eventId })
  if (!entry) return
  await tx.em.insert(CashEntry, {
    id: randomUUID(),
    driverId: entry.driverId,
    assignmentId: assignment.id,
    kind: 'taken_back',
    method: entry.method,
    owedCents: entry.owedCents ?? null,
    amountCents: -entry.amountCents,
    at,
    by,
  })
  const reason = { code: 'collection_taken_back' } as const
  await record(tx, 'trip.collection-taken-back', aboutTrip(assignment, booking, { by, reason }))
}

/** Adds what a driver has handed over: at most what he carries. */
export async function handOverCash(
  { id, amount, note }: z.output<typeof endpoint.input>,
  tx: OfficeTransaction,
): Promise<Driver> {
  const { em, clock, admin } = tx
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const
  const driver = isUuid(id) ? await em.findOne(Driver, { id }, lock) : null
  if (!driver) throw new Refusal('NOT_FOUND', { code: 'not_found', what: 'driver' })
  if (amount === 0) throw invalid('amount', { code: 'nothing_handed_over' })
  const most = await readCarried(id, em)
  if (amount > most) throw invalid('amount', { code: 'at_most_carried', most })
  await em.insert(CashEntry, {
    id: randomUUID(),
    driverId: id,
    assignmentId: null,
    kind: 'handed_over',
    method: 'cash',
    amountCents: -amount,
    at: clock(),
    by: admin,
    note,
  })
  const details = { amount: toEuros(amount), ...(note && { note }) }
  await record(tx, 'driver.cash-handed-over', { admin, id, name: driver.name, details })
  return driver
}
