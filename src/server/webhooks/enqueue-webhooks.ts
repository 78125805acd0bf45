import { randomUUID } from 'node:crypto'
import type { WebhookEvent } from '@chauffeur/domain/webhooks'
import type { PartnerTrip } from '@chauffeur/contract/partner-fields'
import { Booking } from '../bookings/booking.entity.ts'
import type { Transaction, DatabaseAccess } from '../core/transaction.ts'
import { composeMessage, newMessageId, type WebhookOccasion } from './compose-message.ts'
import { WebhookDelivery } from './webhook-delivery.entity.ts'
import { presentPartnerTrip } from '../dispatch/present-trip.ts'
import { readTripProgress } from '../dispatch/read-trip-progress.ts'
import { TripNotification } from '../dispatch/trip-notification.entity.ts'
import type { EntityManager } from '../db/orm.ts'

interface OfBooking {
  readonly bookingId: string
  readonly occasion: string | undefined
  /** How many were written before it in this transaction, so that they are sent in their order. */
  readonly place?: number
}

/**
 * Stores a message about a booking for every receiver of its type that the office owns, or the API key that the booking
 * was made with. It is sent once this transaction is committed. A second one of a type for a booking, and for an occasion
 * where there are several, is none.
 */
export async function enqueueWebhooks<Type extends WebhookEvent>(
  tx: Transaction,
  { bookingId, occasion, place = 0, ...about }: WebhookOccasion<Type> & OfBooking,
): Promise<void> {
  const { em, clock } = tx
  const { type } = about
  const receivers = await em.execute<{ id: string }[]>(SUBSCRIBED, [JSON.stringify([type]), bookingId])
  if (receivers.length === 0) return
  // Each message is of a later instant than those before it, and none is later than what a read says afterwards.
  await touchBooking(bookingId, em)
  const booking = await em.findOneOrFail(Booking, { id: bookingId }, { disableIdentityMap: true })
  const trips = await readToldTrips(booking, tx)
  const now = clock()
  const message = {
    dedupeKey: [type, bookingId, occasion].filter(Boolean).join(':'),
    messageId: newMessageId(),
    type,
    bookingNumber: booking.number,
    body: composeMessage(about, { booking, trips, now }),
    createdAt: now,
    runAt: new Date(now.getTime() + place),
    attempts: 0,
  }
  await em
    .createQueryBuilder(WebhookDelivery)
    .insert(receivers.map(({ id }) => ({ ...message, id: randomUUID(), webhookId: id })))
    .onConflict(['webhookId', 'dedupeKey'])
    .ignore()
    .execute()
}

// Locked against removal until the transaction ends: a receiver that is removed meanwhile must not undo a booking.
const SUBSCRIBED = `
  select id from webhook
  where enabled and events @> ?::jsonb
    and (api_key_id is null or api_key_id = (select api_key_id from booking where id = ?))
  for key share`

/** The trips of a booking as they were told last, by car. One that nobody has touched since this is kept is as it stands. */
async function readToldTrips(
  { id, pickupAt }: Booking,
  { em, clock }: DatabaseAccess,
): Promise<PartnerTrip[]> {
  const kept = await em.find(TripNotification, { bookingId: id }, { disableIdentityMap: true })
  const standing = (await readTripProgress([id], em)).get(id) ?? []
  const untouched = standing.filter(({ assignment: { carNo } }) => !kept.some((one) => one.carNo === carNo))
  return [
    ...kept.flatMap(({ told }) => told?.trip ?? []),
    ...untouched.flatMap((one) => presentPartnerTrip(one, pickupAt, clock()) ?? []),
  ].toSorted((a, b) => a.carNo - b.carNo)
}

/** Makes a booking count as changed at this moment; its trigger gives the instant, later than every one before. */
export async function touchBooking(id: string, em: EntityManager): Promise<void> {
  await em.execute('update booking set updated_at = clock_timestamp() where id = ?', [id])
}
