import { randomUUID } from 'node:crypto'
import { MINUTE_MS } from '@chauffeur/domain/duration'
import { isPaymentPageClosed } from '@chauffeur/domain/payment-checks'
import { TEST_ACTOR, type TestAct } from '@chauffeur/domain/sandbox'
import type { TripEventType } from '@chauffeur/domain/trip-state'
import type { Booking } from '../bookings/booking.entity.ts'
import { cancelBooking } from '../bookings/cancel-booking.ts'
import { acceptBooking, rejectBooking } from '../bookings/decide-booking.ts'
import { acceptChange, declineChange, noneOpen } from '../changes/decide-change.ts'
import { openChangeOf } from '../changes/present-change.ts'
import { Refusal } from '../core/refusal.ts'
import type { Transaction } from '../core/transaction.ts'
import { findRow, findRows } from '../db/find-rows.ts'
import type { EntityManager } from '../db/orm.ts'
import { Assignment } from '../dispatch/assignment.entity.ts'
import { assignTrip } from '../dispatch/assign-trip.ts'
import { releaseAssignment } from '../dispatch/change-assignment.ts'
import { decideNoShow } from '../dispatch/decide-no-show.ts'
import { readSuggestions } from '../dispatch/read-suggestions.ts'
import { lastStepOf, withProgress } from '../dispatch/read-trip-progress.ts'
import { recordTripEvent, refusalOf } from '../dispatch/record-trip-event.ts'
import { checkPayment } from '../payments/check-payment.ts'
import { paymentContext } from '../payments/observe-payment.ts'
import { Payment } from '../payments/payment.entity.ts'
import type { SandboxContext } from './context-at.ts'

/** The booking that an act is done to, and the instant of the act. */
interface Acting {
  readonly booking: Pick<Booking, 'id'>
  readonly carNo: number
  readonly reason: string | null
}

/** Does an act by the operation that the live server does it by, in a context of the act's instant. */
type Act = (acting: Acting, context: SandboxContext) => Promise<unknown>

const NO_REASON = 'Tried in the sandbox.'

export const acts: Readonly<Record<TestAct, Act>> = {
  confirm: inTransaction(({ booking }, tx) => acceptBooking(booking.id, { admin: TEST_ACTOR }, tx)),
  reject: inTransaction(({ booking, reason }, tx) =>
    rejectBooking(booking.id, { admin: TEST_ACTOR, reason }, tx),
  ),
  guest_cancels: inTransaction(({ booking: { id }, reason }, tx) =>
    cancelBooking({ id, actor: 'guest', reason }, tx),
  ),
  office_cancels: inTransaction(({ booking: { id }, reason }, tx) =>
    cancelBooking({ id, actor: 'office', name: TEST_ACTOR, reason }, tx),
  ),
  partner_cancels: inTransaction(({ booking: { id }, reason }, tx) =>
    cancelBooking({ id, actor: 'partner', name: TEST_ACTOR, reason }, tx),
  ),
  accept_change: async (acting, context) => {
    const why = await context.transaction(async (tx) => acceptChange(await openChange(acting, tx), tx))
    if (why !== undefined)
      throw new Refusal('CHANGE_ENDED', { code: 'change_not_possible', why }, { state: 'expired' })
  },
  decline_change: inTransaction(async (acting, tx) =>
    declineChange({ ...(await openChange(acting, tx)), reason: acting.reason ?? NO_REASON }, tx),
  ),
  assign: inTransaction(assign),
  release: inTransaction(async (acting, tx) => {
    const { id } = await assignmentOf(acting, tx.em)
    await releaseAssignment({ id, reason: acting.reason }, { ...tx, admin: TEST_ACTOR })
  }),
  accept: step('accept'),
  decline: step('decline'),
  on_the_way: step('on_the_way'),
  undo: step('undo'),
  arrived: step('arrived'),
  no_show: step('no_show'),
  no_show_confirmed: inTransaction(async (acting, tx) => {
    const { id } = await assignmentOf(acting, tx.em)
    const decision = { id, decision: 'confirm' as const, refund: null, note: acting.reason }
    await decideNoShow(decision, { ...tx, admin: TEST_ACTOR })
  }),
  on_board: step('on_board'),
  completed: step('completed'),
  pay: (acting, context) => payBy('pay', acting, context),
  pay_declined: (acting, context) => payBy('decline', acting, context),
  pay_expires: async (acting, context) => {
    const payment = await attemptOf(acting, context)
    if (!isPaymentPageClosed(payment.createdAt, context.clock()))
      throw new Refusal('TOO_EARLY', { code: 'payment_page_not_over' })
    await check(payment, context)
  },
}

/** The earliest instant of an act that has to wait for something. */
export async function earliestOf(act: TestAct, acting: Acting, context: SandboxContext): Promise<Date> {
  if (act !== 'pay_expires') return new Date(0)
  const { createdAt } = await attemptOf(acting, context)
  return new Date(createdAt.getTime() + PAGE_CLOSED_MS)
}

const PAGE_CLOSED_MS = 31 * MINUTE_MS

/** Completes the refunds that are due, as far as the bank has accepted them. */
export async function payBack(
  { id: bookingId }: Pick<Booking, 'id'>,
  context: SandboxContext,
): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    const state = { $in: ['refund_due', 'refund_sent'] as const }
    const due = await findRows(context.orm.em.fork(), Payment, { bookingId, state })
    if (due.length === 0) return
    for (const payment of due) await check(payment, context)
  }
}

function inTransaction(run: (acting: Acting, tx: Transaction) => Promise<unknown>): Act {
  return (acting, context) => context.transaction((tx) => run(acting, tx))
}

async function openChange({ booking: { id } }: Acting, { em }: Transaction) {
  const change = await openChangeOf(id, em)
  if (!change) throw noneOpen()
  return { id, changeId: change.id, admin: TEST_ACTOR }
}

async function assign({ booking: { id }, carNo }: Acting, tx: Transaction): Promise<void> {
  const { suggestions } = await readSuggestions({ id, carNo }, tx.em)
  const [best] = suggestions
  const choice = { carId: best?.carId ?? null, driverId: best?.driverId ?? null }
  if (!best) throw new Refusal('CAR_TAKEN', { code: 'nobody_free' })
  await assignTrip(
    { id, carNo, ...choice, version: undefined, override: NO_REASON },
    { ...tx, admin: TEST_ACTOR },
  )
}

/** A step that the driver reports. The office reports in the driver's place what would need a photo or a call. */
function step(type: TripEventType): Act {
  return async (acting, context) => {
    const result = await context.transaction(async (tx) => {
      const assignment = await assignmentOf(acting, tx.em)
      const undoes = type === 'undo' ? await readLastStep(assignment, tx.em) : null
      const source = type === 'no_show' ? ('office' as const) : ('driver' as const)
      const note = acting.reason ?? (type === 'decline' ? NO_REASON : null)
      const reported = { id: randomUUID(), assignmentId: assignment.id, type, undoes, note }
      return recordTripEvent(reported, { source, by: TEST_ACTOR }, tx)
    })
    const refusal = refusalOf(result)
    if (refusal) throw refusal
  }
}

async function assignmentOf({ booking, carNo }: Acting, em: EntityManager): Promise<Assignment> {
  const found = await findRow(em, Assignment, { bookingId: booking.id, carNo, releasedAt: null })
  if (!found) throw new Refusal('TRIP_MOVED_ON', { code: 'nobody_has_trip' }, { state: 'released' })
  return found
}

async function readLastStep(assignment: Assignment, em: EntityManager): Promise<string> {
  const [progress] = await withProgress([assignment], em)
  const last = lastStepOf(progress?.events ?? [])
  const { state, version } = assignment
  if (!last) throw new Refusal('TRIP_MOVED_ON', { code: 'no_step_to_undo' }, { state, version })
  return last.id
}

/** The guest pays on the page of the simulator, or a card of theirs is declined there. */
async function payBy(how: 'pay' | 'decline', acting: Acting, context: SandboxContext): Promise<void> {
  const payment = await attemptOf(acting, context)
  await context.payments?.simulator?.()[how](payment.checkoutId)
  await check(payment, context)
}

/** The latest attempt to pay the booking, or a change of it, which is still open. */
async function attemptOf({ booking }: Acting, { orm }: SandboxContext) {
  const [latest] = await findRows(
    orm.em.fork(),
    Payment,
    { bookingId: booking.id, state: { $in: ['pending', 'failed'] as const }, checkoutId: { $ne: null } },
    { orderBy: { attempt: 'desc' }, limit: 1 },
  )
  if (latest?.checkoutId == null) throw new Refusal('NOTHING_TO_PAY', { code: 'nothing_to_pay' })
  const { id, createdAt, checkoutId } = latest
  return { id, createdAt, checkoutId }
}

async function check({ id }: Pick<Payment, 'id'>, context: SandboxContext): Promise<void> {
  if (context.payments) await checkPayment(id, paymentContext(context, context.payments))
}
