import { randomBytes } from 'node:crypto'
import { createPartnerBooking } from '@chauffeur/contract/partner-bookings'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@chauffeur/domain/duration'
import type { TestAct, TestScenario } from '@chauffeur/domain/sandbox'
import { wallTimeIn } from '@chauffeur/domain/time'
import { Booking } from '../bookings/booking.entity.ts'
import { createBooking } from '../bookings/create-booking.ts'
import type { PartnerPrincipal } from '../core/request-context.ts'
import { findRows } from '../db/find-rows.ts'
import { PartnerEvent } from '../webhooks/partner-event.entity.ts'
import { actOnTestBooking } from './act-on-test-booking.ts'
import type { SandboxContext } from './context-at.ts'

/** An act, and how many milliseconds after the pick-up it happens; without that, now. */
type Scene = readonly [act: TestAct, fromPickupMs?: number]

const DRIVEN_TO_PICKUP: readonly Scene[] = [
  ['confirm'],
  ['assign', -26 * HOUR_MS],
  ['accept', -25 * HOUR_MS],
  ['on_the_way', -40 * MINUTE_MS],
  ['arrived', -10 * MINUTE_MS],
]

const SCENARIOS: Readonly<Record<TestScenario, readonly Scene[]>> = {
  whole_life: [...DRIVEN_TO_PICKUP, ['on_board', 5 * MINUTE_MS], ['completed', 40 * MINUTE_MS]],
  no_show: [...DRIVEN_TO_PICKUP, ['no_show', 80 * MINUTE_MS], ['no_show_confirmed', 85 * MINUTE_MS]],
  late_cancel: [['pay'], ['confirm'], ['guest_cancels', -30 * MINUTE_MS]],
  paid_refunded: [['pay'], ['confirm'], ['guest_cancels', -3 * DAY_MS]],
}

/** A booking on account is paid for without its guest, and cancelled by its partner. */
const onAccount = (scenes: readonly Scene[]): Scene[] =>
  scenes
    .filter(([act]) => act !== 'pay')
    .map(([act, ...at]) => [act === 'guest_cancels' ? 'partner_cancels' : act, ...at])

/** Books a trip and plays its whole life. @returns the booking's number, and its messages' ids in order. */
export async function playScenario(
  name: TestScenario,
  partner: PartnerPrincipal,
  context: SandboxContext,
): Promise<{ readonly bookingNumber: string; readonly messages: readonly string[] }> {
  const isOnAccount = partner.terms === 'net'
  const scenes = isOnAccount ? onAccount(SCENARIOS[name]) : SCENARIOS[name]
  const isPaid = scenes.some(([act]) => act === 'pay')
  const pickupAt = await nextPickup(context)
  const { date: pickupDate, time: pickupTime } = wallTimeIn('Europe/Lisbon', pickupAt)
  const input = createPartnerBooking.input.parse({
    customerName: 'Ana Sousa',
    customerEmail: 'ana.sousa@example.com',
    customerPhone: '+351 912 345 678',
    passengers: 2,
    serviceType: 'point-to-point',
    pickupLocation: 'Faro Airport',
    dropoffLocation: 'Vilamoura',
    pickupDate,
    pickupTime,
    vehicleId: 2,
    paymentMethod: isOnAccount ? 'account' : isPaid ? 'sumup' : 'cash',
    reference: `${name}-${randomBytes(4).toString('hex')}`,
  })
  const { bookingNumber } = await createBooking(
    input,
    { ...context, idempotencyKey: undefined },
    'createPartnerBooking',
  )
  for (const [act, fromPickupMs] of scenes) {
    const at = fromPickupMs === undefined ? undefined : new Date(pickupAt.getTime() + fromPickupMs)
    await actOnTestBooking({ bookingNumber, act, at, reason: null, carNo: 1 }, partner, context)
  }
  const events = await findRows(
    context.orm.em.fork(),
    PartnerEvent,
    { bookingNumber },
    { orderBy: { id: 'asc' } },
  )
  return { bookingNumber, messages: events.map(({ messageId }) => messageId) }
}

/** Each booking on another day, and after fifty at another hour, so that a car is free for many. */
async function nextPickup({ orm, clock }: SandboxContext): Promise<Date> {
  const count = await orm.em.fork().count(Booking)
  const day = Math.floor(clock().getTime() / DAY_MS) + 7 + (count % 50)
  return new Date(day * DAY_MS + (8 + (Math.floor(count / 50) % 12)) * HOUR_MS)
}
