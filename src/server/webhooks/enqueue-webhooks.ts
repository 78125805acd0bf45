import { randomUUID } from 'node:crypto'
import { type WebhookEvent, WEBHOOK_TEST } from '@chauffeur/domain/webhooks'
import type { PartnerTrip } from '@chauffeur/contract/partner-fields'
import { presentFacts } from '../bookings/booking-core.ts'
import { Booking } from '../bookings/booking.entity.ts'
import type { Transaction, DatabaseAccess } from '../core/transaction.ts'
import { PartnerEvent } from './partner-event.entity.ts'
import { WebhookDelivery } from './webhook.entity.ts'
import { presentPartnerTrip } from '../dispatch/present-trip.ts'
import { readTripProgress } from '../dispatch/read-trip-progress.ts'
import { TripNotification } from '../dispatch/trip-notification.entity.ts'
import type { EntityManager } from '../db/orm.ts'
import type { WebhookBooking, WebhookFacts, WebhookTestMessage } from '@chauffeur/contract/webhook-messages'
import { pick } from '@chauffeur/domain/booking-facts'
import { toEuros } from '@chauffeur/domain/money'
import { isoIn } from '@chauffeur/domain/time'
import { travellerOf } from '@chauffeur/domain/traveller'
import { e164 } from '@chauffeur/domain/phone-number'
import { metadataOf, stopsOf } from '../bookings/stored-booking.ts'
import { findRows } from '../db/find-rows.ts'
import { findJourneyAndLeg } from '../journeys/journeys-of.ts'

interface OfBooking {
  readonly bookingId: string
  readonly occasion: string | undefined
  /** How many were written before it in this transaction, so that they are sent in their order. */
  readonly place?: number
}

/**
 * Stores a message about a booking for every receiver of its type that the office owns, or the API key that the booking
 * was made with, and as an event in the feed of that key. It is sent once this transaction is committed. A second one of a
 * type for a booking, and for an occasion where there are several, is none.
 */
export async function enqueueWebhooks<Type extends WebhookEvent>(
  tx: Transaction,
  { bookingId, occasion, place = 0, ...about }: WebhookOccasion<Type> & OfBooking,
): Promise<void> {
  const { em, clock } = tx
  const { type } = about
  const receivers = await em.execute<{ id: string }[]>(SUBSCRIBED, [JSON.stringify([type]), bookingId])
  const [owner] = await em.execute<{ api_key_id: string | null }[]>(
    'select api_key_id from booking where id = ?',
    [bookingId],
  )
  const apiKeyId = owner?.api_key_id
  if (receivers.length === 0 && !apiKeyId) return
  // Each message is of a later instant than those before it, and none is later than what a read says afterwards.
  await touchBooking(bookingId, em)
  const booking = await em.findOneOrFail(Booking, { id: bookingId }, { disableIdentityMap: true })
  const trips = await readToldTrips(booking, tx)
  const journey = await findJourneyAndLeg(bookingId, em)
  const now = clock()
  const message = {
    dedupeKey: [type, bookingId, occasion].filter(Boolean).join(':'),
    messageId: newMessageId(),
    type,
    bookingNumber: booking.number,
    body: composeMessage(about, { booking, journey, trips, now }),
    createdAt: now,
  }
  if (apiKeyId)
    await em
      .createQueryBuilder(PartnerEvent)
      .insert({ ...message, apiKeyId })
      .onConflict(['dedupeKey'])
      .ignore()
      .execute()
  if (receivers.length === 0) return
  const job = { runAt: new Date(now.getTime() + place), attempts: 0 }
  await em
    .createQueryBuilder(WebhookDelivery)
    .insert(receivers.map(({ id }) => ({ ...message, ...job, id: randomUUID(), webhookId: id })))
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
  const kept = await findRows(em, TripNotification, { bookingId: id })
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

/** A webhook-id, by which receivers recognise a message that they have had before. */
export function newMessageId(): string {
  return `msg_${randomUUID().replaceAll('-', '')}`
}

/** The message to a receiver: under 20 kB however long its texts are, as Standard Webhooks advises. */
export function composeMessage<Type extends WebhookEvent>(
  { type, facts }: WebhookOccasion<Type>,
  { booking, journey, trips, now }: ToldBooking,
): string {
  return JSON.stringify({
    type,
    timestamp: now.toISOString(),
    data: {
      ...describeBooking(booking),
      ...(journey && { journey }),
      trips: [...trips],
      ...facts,
    } satisfies WebhookBooking,
  })
}

/** A type of message, with what such a message has beside the booking. */
export interface WebhookOccasion<Type extends WebhookEvent> {
  readonly type: Type
  readonly facts: WebhookFacts<Type>
}

export interface ToldBooking {
  readonly booking: Booking
  /** Of a leg. */
  readonly journey?: WebhookBooking['journey'] | undefined
  /** As they were told last. */
  readonly trips: readonly PartnerTrip[]
  readonly now: Date
}

export function composeTest(now: Date): string {
  return JSON.stringify({
    type: WEBHOOK_TEST,
    timestamp: now.toISOString(),
    data: { message: 'This is a test. No booking has changed.' },
  } satisfies WebhookTestMessage)
}

function describeBooking(booking: Booking): Omit<WebhookBooking, 'trips'> {
  const facts = presentFacts(booking, 'message')
  return {
    id: booking.id,
    bookingNumber: booking.number,
    reference: booking.reference ?? null,
    metadata: metadataOf(booking),
    status: booking.status,
    paymentMethod: booking.paymentMethod,
    paymentStatus: booking.paymentStatus,
    totalPrice: toEuros(booking.totalCents),
    currency: 'EUR',
    serviceType: booking.serviceType,
    hours: booking.hireHours ?? null,
    pickupAt: isoIn(booking.pickupZone, booking.pickupAt),
    pickupLocation: booking.pickupLocation,
    dropoffLocation: booking.dropoffLocation ?? null,
    stops: stopsOf(booking).map(({ location, duration }) => ({ location, minutes: duration })),
    vehicle: { id: booking.vehicleId, name: booking.vehicleName },
    ...pick(facts, ['passengers', 'childSeatCount', 'boosterSeatCount', 'luggageConfig', 'flightNumber']),
    passengerName: travellerOf(booking).name,
    passengerPhone: passengerPhone(booking),
    ...facts,
    createdAt: booking.createdAt.toISOString(),
    updatedAt: booking.updatedAt.toISOString(),
    decidedAt: booking.decidedAt?.toISOString() ?? null,
    cancelledAt: booking.cancelledAt?.toISOString() ?? null,
    cancelledBy: booking.cancelledBy ?? null,
  }
}

/** That of whoever travels, as far as it is known. */
function passengerPhone({ travellerPhone, customerPhone, customerPhoneE164 }: Booking): string {
  if (travellerPhone) return e164(travellerPhone) ?? travellerPhone
  return customerPhoneE164 ?? customerPhone
}
