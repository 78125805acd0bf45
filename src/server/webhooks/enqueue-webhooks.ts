import { randomUUID } from 'node:crypto'
import { partnerBooking } from '@chauffeur/contract/partner-bookings'
import { isLiveNumber } from '@chauffeur/domain/booking-number'
import { type BookingWebhook, type WebhookEvent, WEBHOOK_TEST } from '@chauffeur/domain/webhooks'
import { readBeside } from '../bookings/beside-booking.ts'
import { Booking } from '../bookings/booking.entity.ts'
import {
  presentNamesOfBefore,
  presentPartnerBooking,
  type BesideBooking,
} from '../bookings/present-partner-booking.ts'
import type { Transaction, DatabaseAccess } from '../core/transaction.ts'
import { PartnerEvent } from './partner-event.entity.ts'
import { WebhookDelivery } from './webhook.entity.ts'
import type { EntityManager } from '../db/orm.ts'
import { executePrepared } from '../db/typed-queries.ts'
import type {
  BookingInMessages,
  WebhookBooking,
  WebhookFacts,
  WebhookTestMessage,
} from '@chauffeur/contract/webhook-messages'
import { z } from 'zod'
import { isObject } from '@chauffeur/domain/is-object'
import { fitMessage } from './fit-message.ts'

interface OfBooking {
  readonly bookingId: string
  readonly occasion: string | undefined
  /** How many were written before it in this transaction, so that they are sent in their order. */
  readonly place?: number
}

/**
 * Stores a message about a booking for every receiver of its type that the office owns, or the partner that has made the
 * booking, and as an event in the feed of that partner. It is sent once this transaction is committed. A second one of a
 * type for a booking, and for an occasion where there are several, is none.
 */
export async function enqueueWebhooks<Type extends BookingWebhook>(
  tx: Transaction,
  { bookingId, occasion, place = 0, ...about }: WebhookOccasion<Type> & OfBooking,
): Promise<void> {
  const { em, clock } = tx
  const { type } = about
  const [listener] = await executePrepared<Listener>(LISTENERS, [bookingId, JSON.stringify([type])], em)
  const receivers = listener?.receivers ?? []
  if (receivers.length === 0 && !listener?.partner_id) return
  const dedupeKey = [type, bookingId, occasion].filter(Boolean).join(':')
  const sequence = await takeNextPlace(bookingId, { dedupeKey, receivers }, em)
  if (sequence === undefined) return
  // Read with the booking held: whoever merges its partner with another one waits.
  const partnerId = await readPartner(bookingId, em)
  const booking = await em.findOneOrFail(Booking, { id: bookingId }, { disableIdentityMap: true })
  const beside = (await readBeside([booking], tx))(booking)
  const now = clock()
  const message = {
    dedupeKey,
    messageId: newMessageId(),
    type,
    bookingNumber: booking.number,
    body: composeMessage(about, { ...beside, booking, sequence, now }),
    createdAt: now,
  }
  await storeMessage(message, { partnerId, receivers, runAt: new Date(now.getTime() + place) }, em)
}

interface StoredMessage {
  readonly dedupeKey: string
  readonly messageId: string
  readonly type: WebhookEvent
  readonly bookingNumber: string | null
  readonly body: string
  readonly createdAt: Date
}

interface Addressees {
  readonly partnerId: string | null | undefined
  readonly receivers: readonly { readonly id: string }[]
  readonly runAt: Date
}

async function storeMessage(
  message: StoredMessage,
  { partnerId, receivers, runAt }: Addressees,
  em: EntityManager,
): Promise<void> {
  if (partnerId)
    await em
      .createQueryBuilder(PartnerEvent)
      .insert({ ...message, partnerId })
      .execute()
  if (receivers.length === 0) return
  const job = { runAt, attempts: 0 }
  await em
    .createQueryBuilder(WebhookDelivery)
    .insert(receivers.map(({ id }) => ({ ...message, ...job, id: randomUUID(), webhookId: id })))
    .execute()
}

/** A message that is about a partner, and about none of its bookings. */
interface PartnerMessage {
  readonly type: WebhookEvent
  readonly livemode: boolean
  readonly partnerId: string
  /** Its subject, once for each type: a second one is none. */
  readonly subjectId: string
  readonly data: object
}

/** Stores a message about a partner for every receiver of its type that the office or the partner owns, and for its feed. */
export async function enqueuePartnerMessage(
  { type, livemode, partnerId, subjectId, data }: PartnerMessage,
  { em, clock }: DatabaseAccess,
): Promise<void> {
  const now = clock()
  const dedupeKey = `${type}:${subjectId}`
  if ((await em.count(PartnerEvent, { dedupeKey })) > 0) return
  const receivers = await em.execute<{ id: string }[]>(OF_PARTNER, [JSON.stringify([type]), partnerId])
  const message = {
    dedupeKey,
    messageId: newMessageId(),
    type,
    bookingNumber: null,
    body: JSON.stringify({ type, livemode, timestamp: now.toISOString(), data }),
    createdAt: now,
  }
  await storeMessage(message, { partnerId, receivers, runAt: now }, em)
}

const OF_PARTNER = `
  select id from webhook
  where enabled and events @> ?::jsonb and (partner_id is null or partner_id = ?)
  for key share`

/** Who hears of a booking: its partner, and the receivers of a type. */
interface Listener {
  readonly partner_id: string | null
  readonly receivers: readonly { readonly id: string }[]
}

// Locked against removal until the transaction ends: a receiver that is removed meanwhile must not undo a booking.
const LISTENERS = `
  with told as (select partner_id from booking where id = $1),
    receiver as (
      select id from webhook
      where enabled and events @> $2::jsonb and (partner_id is null or partner_id = (select partner_id from told))
      for key share
    )
  select partner_id, (select coalesce(json_agg(receiver), '[]') from receiver) as receivers from told`

async function readPartner(bookingId: string, em: EntityManager): Promise<string | null | undefined> {
  const [row] = await em.execute<{ partner_id: string | null }[]>(
    'select partner_id from booking where id = ?',
    [bookingId],
  )
  return row?.partner_id
}

/**
 * The place of a new message among those of its booking; undefined where the message is there already. The booking stays
 * locked until the message is committed, so that places are taken in the order of commits. Each message is of a later
 * instant and version than those before it, and of none that is later than what a read says afterwards.
 */
async function takeNextPlace(
  bookingId: string,
  { dedupeKey, receivers }: { readonly dedupeKey: string; readonly receivers: readonly { id: string }[] },
  em: EntityManager,
): Promise<number | undefined> {
  await em.execute('select 1 from booking where id = ? for no key update', [bookingId])
  const ids = JSON.stringify(receivers.map(({ id }) => id))
  const [taken] = await em.execute<{ message_count: number }[]>(TAKE_NEXT_PLACE, [
    bookingId,
    dedupeKey,
    ids,
    dedupeKey,
  ])
  return taken?.message_count
}

const TAKE_NEXT_PLACE = `
  update booking set updated_at = clock_timestamp(), message_count = message_count + 1
  where id = ?
    and not exists (select from partner_event where dedupe_key = ?)
    and not exists (
      select from jsonb_array_elements_text(?::jsonb) receiver
      join webhook_delivery told on told.webhook_id = receiver::uuid and told.dedupe_key = ?
    )
  returning message_count`

/** Makes a booking count as changed at this moment; its trigger gives the instant, later than every one before. */
export async function touchBooking(id: string, em: EntityManager): Promise<void> {
  await em.execute('update booking set updated_at = clock_timestamp() where id = ?', [id])
}

/** A webhook-id, by which receivers recognise a message that they have had before. */
export function newMessageId(): string {
  return `msg_${randomUUID().replaceAll('-', '')}`
}

/** The message to a receiver, of at most 20 kB. */
export function composeMessage<Type extends BookingWebhook>(
  { type, facts, before }: WebhookOccasion<Type>,
  { booking, sequence, now, ...beside }: ToldBooking,
): string {
  const data = {
    ...facts,
    ...z.encode(partnerBooking, presentPartnerBooking(booking, { ...beside, ...facts })),
    ...presentNamesOfBefore(booking),
  } satisfies WebhookBooking
  const livemode = isLiveNumber(booking.number)
  const previous = previousOf(data, before)
  return fitMessage({ type, livemode, timestamp: now.toISOString(), sequence, data }, previous)
}

/** Of a change, and of what was not so: the fields that are others now, as they were told before. */
function previousOf(data: object, before: BookingInMessages | undefined): object | undefined {
  if (before) return fieldsBefore(before, data)
  if (!('previous' in data && isObject(data.previous) && 'trip' in data && isObject(data.trip)))
    return undefined
  return fieldsBefore(data.previous, data.trip)
}

/** They change with every message. */
const ALWAYS_OTHERS: ReadonlySet<string> = new Set(['version', 'updatedAt'])

function fieldsBefore(before: object, now: object): object {
  const current = new Map<string, unknown>(Object.entries(now))
  const others = Object.entries(before).filter(
    ([name, value]) =>
      !ALWAYS_OTHERS.has(name) && JSON.stringify(value) !== JSON.stringify(current.get(name)),
  )
  return Object.fromEntries(others)
}

/** A type of message, with what such a message has beside the booking. */
interface WebhookOccasion<Type extends BookingWebhook> {
  readonly type: Type
  readonly facts: WebhookFacts<Type>
  /** Of one that has changed: as it was before. */
  readonly before?: BookingInMessages | undefined
}

interface ToldBooking extends BesideBooking {
  readonly booking: Booking
  /** The message's place among those of its booking. */
  readonly sequence: number
  readonly now: Date
}

export function composeTest(now: Date, livemode: boolean): string {
  return JSON.stringify({
    type: WEBHOOK_TEST,
    livemode,
    timestamp: now.toISOString(),
    data: { message: 'This is a test. No booking has changed.' },
  } satisfies WebhookTestMessage)
}
