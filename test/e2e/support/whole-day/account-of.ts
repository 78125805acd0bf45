import type { WebhookEvent } from '@chauffeur/domain/webhooks'
import { expect } from 'vitest'
import type { Firm, Trip } from './firm.ts'

/** The state of a trip at the end of a day, wherever somebody asks. */
export interface Account {
  /** Who drove what, and how it ended; undefined where it is not on the board. */
  readonly board: string | undefined
  /** The acts and their times, after the booking was made and accepted. */
  readonly history: readonly string[]
  /** The mails beside those about the booking itself, in the order of the alphabet. */
  readonly mails: readonly string[]
  /** The messages about money, which the history does not tell. */
  readonly money: readonly string[]
}

/** The message that other systems get of what the history tells. */
const MESSAGE_OF: Readonly<Record<string, string>> = {
  requested: 'booking.created',
  confirmed: 'booking.confirmed',
  changed: 'booking.changed',
  'details-changed': 'booking.changed',
  cancelled: 'booking.cancelled',
}

/** The message that other systems get of each step, which is told once it cannot be taken back. */
const MESSAGE_OF_STEP: Readonly<Record<string, string>> = {
  'trip-on_the_way': 'trip.on_the_way',
  'trip-arrived': 'trip.arrived',
  'trip-on_board': 'trip.on_board',
  'trip-completed': 'trip.completed',
  'trip-no_show_confirmed': 'trip.no_show',
}
const OF_EACH_BOOKING = ['booking-confirmed', 'booking-received', 'office-new-booking']

interface Message {
  readonly type: WebhookEvent
  readonly timestamp: string
  readonly data: {
    readonly id: string
    readonly updatedAt: string
    readonly trips: readonly { readonly driverName: string; readonly plate: string; readonly state: string }[]
  }
}

const clockOf = (instant: string) => instant.slice(11, 16)

/** Collects the account of a trip, and checks that its webhooks say the same as its history and the board. */
export async function accountOf(
  trip: Trip,
  { board, history, mails }: Firm,
  received: readonly { readonly body: string }[],
): Promise<Account> {
  const row = (await board()).trips?.find(({ bookingId }) => bookingId === trip.id)
  const assignment = row?.cars[0]?.assignment
  const told = (await history(trip)).filter(({ act }) => !act.startsWith('mail-'))
  const messages = received
    .map(({ body }): Message => JSON.parse(body))
    .filter(({ data }) => data.id === trip.id)
    .toSorted((a, b) => a.data.updatedAt.localeCompare(b.data.updatedAt))
  const isOfMoney = ({ type }: Message) => type.startsWith('payment.')
  const line = ({ type, timestamp }: Message) => `${clockOf(timestamp)} ${type}`
  expect(messages.filter(({ type }) => type.startsWith('booking.')).map(line)).toEqual(
    told.flatMap(({ at, act }) => (MESSAGE_OF[act] ? [`${clockOf(at)} ${MESSAGE_OF[act]}`] : [])),
  )
  const steps = new Set(Object.values(MESSAGE_OF_STEP))
  expect(messages.flatMap(({ type }) => (steps.has(type) ? [type] : []))).toEqual(
    withoutUndone(told.map(({ act }) => act)).flatMap((act) => MESSAGE_OF_STEP[act] ?? []),
  )
  const { driverName, plate, state } = assignment ?? {}
  expect(messages.at(-1)?.data.trips).toMatchObject(assignment ? [{ driverName, plate, state }] : [])
  const sent = await mails(trip)
  expect(sent.every(({ state }) => state === 'sent')).toBe(true)
  const kinds = sent.map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(OF_EACH_BOOKING))
  return {
    board: row && `${row.pickupTime} ${assignment?.driverName}, ${assignment?.plate}: ${assignment?.state}`,
    history: told
      .filter(({ act }) => act !== 'requested' && act !== 'confirmed')
      .map(({ at, act }) => `${clockOf(at)} ${act.replace('trip-', '')}`),
    mails: kinds.filter((kind) => !OF_EACH_BOOKING.includes(kind)).toSorted(),
    money: messages.filter(isOfMoney).map(({ type }) => type),
  }
}

/** Without the steps that were taken back. */
function withoutUndone(acts: readonly string[]): string[] {
  const standing: string[] = []
  for (const act of acts) {
    if (act === 'trip-undo') standing.pop()
    else standing.push(act)
  }
  return standing
}
