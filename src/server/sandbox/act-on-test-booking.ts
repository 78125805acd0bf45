import type { actOnTestBooking as endpoint } from '@chauffeur/contract/sandbox'
import { UNDO_SECONDS } from '@chauffeur/domain/trip-state'
import type { z } from 'zod'
import type { Booking } from '../bookings/booking.entity.ts'
import { findPartnerBooking } from '../bookings/read-partner-bookings.ts'
import { invalid } from '../core/refusal.ts'
import type { PartnerPrincipal } from '../core/request-context.ts'
import { findRows } from '../db/find-rows.ts'
import { writeDueMails } from '../dispatch/chauffeur-mails.ts'
import { TripNotification } from '../dispatch/trip-notification.entity.ts'
import { Outbox } from '../mail/outbox.entity.ts'
import { writeTripMessages } from '../webhooks/write-trip-messages.ts'
import { acts, earliestOf, payBack } from './acts.ts'
import { contextAt, type SandboxContext } from './context-at.ts'
import { keepTestMail } from './keep-test-mail.ts'

/** After this time a step cannot be taken back. */
const CERTAIN_AFTER_MS = UNDO_SECONDS * 1000 + 1

type Input = z.output<typeof endpoint.input>

/** Acts on a booking as the office, driver, guest, bank or its partner would, at an instant that may be in the future. */
export async function actOnTestBooking(
  { bookingNumber, act, at: asked, reason, carNo }: Input,
  partner: PartnerPrincipal,
  context: SandboxContext,
): Promise<void> {
  const booking = await findPartnerBooking(bookingNumber, partner, context.orm.em.fork())
  const acting = { booking, carNo, reason }
  const last = await lastInstantOf(booking, context)
  if (asked && asked < last) throw invalid('at', { code: 'act_too_early', last: last.toISOString() })
  const at = asked ?? latest(context.clock(), last, await earliestOf(act, acting, context))
  const then = contextAt(context, at)
  await acts[act](acting, then)
  await payBack(booking, then)
  const afterwards = contextAt(context, new Date(at.getTime() + CERTAIN_AFTER_MS))
  await tellOfTrips(booking, afterwards)
  await writeDueMails(afterwards, booking.id)
  await keepMails(booking, context)
  context.wakeWorkers()
}

function latest(...instants: readonly Date[]): Date {
  return new Date(Math.max(...instants.map((instant) => instant.getTime())))
}

/** When something last happened to a booking. */
async function lastInstantOf({ id }: Pick<Booking, 'id'>, { orm }: SandboxContext): Promise<Date> {
  const [row] = await orm.em.fork().execute<{ last: Date | string }[]>(LAST_INSTANT, [id])
  if (!row) throw new Error('The booking was found')
  return new Date(row.last)
}

const LAST_INSTANT = `
  select greatest(
    created_at, decided_at, cancelled_at,
    (select max(at) from audit_entry where subject = 'booking' and subject_id = booking.id::text),
    (select max(e.occurred_at) from trip_event e join assignment a on a.id = e.assignment_id
     where a.booking_id = booking.id)
  ) as last
  from booking where id = ?`

/** A step is announced once it cannot be taken back. In the sandbox that minute is over at once. */
async function tellOfTrips({ id: bookingId }: Pick<Booking, 'id'>, context: SandboxContext): Promise<void> {
  const trips = await findRows(context.orm.em.fork(), TripNotification, { bookingId, checkAt: { $ne: null } })
  for (const { carNo } of trips)
    await context.transaction((tx) => writeTripMessages({ bookingId, carNo }, tx))
}

/** Keeps the mails about a booking that wait, without waiting for the worker. */
export async function keepMails(
  { id: bookingId }: Pick<Booking, 'id'>,
  context: SandboxContext,
): Promise<void> {
  const waiting = { bookingId, doneAt: null, deadAt: null }
  const mails = await context.orm.em
    .fork()
    .find(Outbox, waiting, { orderBy: { createdAt: 'asc', id: 'asc' }, disableIdentityMap: true })
  for (const mail of mails) {
    await keepTestMail(mail, context)
    const { id, recipient = null } = mail
    const done = { doneAt: context.clock(), recipient }
    await context.orm.em.fork().nativeUpdate(Outbox, { id, doneAt: null }, done)
  }
}
