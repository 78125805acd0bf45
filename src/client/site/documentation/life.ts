import { bookingActUntil, type BookingAct } from '@chauffeur/domain/booking-acts'
import { FREE_CANCELLATION_MINUTES } from '@chauffeur/domain/cancellation'
import { ANNOUNCED_BEFORE_HOURS } from '@chauffeur/domain/phone-visibility'
import { webhookEvents } from '@chauffeur/domain/webhooks'

/** A state of a booking, or of a trip of it, as a partner tells them apart. */
interface Stage {
  readonly name: string
  /** Whose field says so. */
  readonly said: string
  readonly text: string
  /** One that nothing follows, beside those that lead to the end of the trip. */
  readonly isEnd?: true
}

/** In the order in which a booking comes through them. */
export const stages = [
  {
    name: 'pending',
    said: 'state',
    text: 'Booked, and not decided yet. The office accepts or rejects it, or has agreed with you that bookings for which a car is free are confirmed at once.',
  },
  {
    name: 'confirmed',
    said: 'state',
    text: `The office has accepted. A trip is \`offered\` to a driver, and \`accepted\` by him; who drives is told from ${ANNOUNCED_BEFORE_HOURS} hours before the pick-up.`,
  },
  { name: 'on_the_way', said: 'trips[].state', text: 'The driver is on the way to the pick-up.' },
  { name: 'at_pickup', said: 'trips[].state', text: 'The driver is at the pick-up and waits.' },
  { name: 'on_board', said: 'trips[].state', text: 'The guest is on board.' },
  {
    name: 'completed',
    said: 'state',
    text: 'Each of its cars is at its end, and the guest has arrived.',
  },
  {
    name: 'rejected',
    said: 'state',
    text: 'The office refuses, or nobody has decided by `decideBy` (`rejectCode`: `not_decided`). What was paid online goes back.',
    isEnd: true,
  },
  {
    name: 'cancelled',
    said: 'state',
    text: 'The guest, you or the office has cancelled; the status stays what it was. `refundAmount` says how much goes back.',
    isEnd: true,
  },
  {
    name: 'no_show',
    said: 'state',
    text: 'The driver has waited (`no_show_claimed`), and the office agrees that the guest has not come. Nothing goes back by itself.',
    isEnd: true,
  },
] as const satisfies readonly Stage[]
export type StageName = (typeof stages)[number]['name']

/** The stage that an event leads to, or happens in. Those that are not here can come in several. */
const HEARD_IN: Readonly<Partial<Record<string, StageName>>> = {
  'booking.created': 'pending',
  'booking.reminder_due': 'pending',
  'payment.completed': 'pending',
  'payment.failed': 'pending',
  'booking.confirmed': 'confirmed',
  'trip.assigned': 'confirmed',
  'trip.on_the_way': 'on_the_way',
  'trip.arrived': 'at_pickup',
  'trip.no_show_claimed': 'at_pickup',
  'trip.on_board': 'on_board',
  'trip.completed': 'completed',
  'booking.rejected': 'rejected',
  'booking.cancelled': 'cancelled',
  'trip.no_show': 'no_show',
}

export function heardIn(stage: StageName): readonly string[] {
  return webhookEvents.filter((event) => HEARD_IN[event] === stage)
}

/** Events of no stage: they come whenever they happen. */
export const heardAnytime: readonly string[] = webhookEvents.filter((event) => HEARD_IN[event] === undefined)

/** Until how many minutes before the pick-up a partner may do something; after it, where negative. */
function minutesBefore(act: BookingAct, status: 'pending' | 'confirmed'): number {
  const until = bookingActUntil('partner', act, { status, pickupAt: new Date(0) })
  return until ? -until.getTime() / 60_000 : 0
}

function untilText(minutes: number): string {
  if (minutes === 0) return 'until the pick-up'
  return `until ${Math.abs(minutes)} minutes ${minutes > 0 ? 'before' : 'after'} the pick-up`
}

const untilOf = (act: BookingAct, status: 'pending' | 'confirmed') => untilText(minutesBefore(act, status))

/** The acts that are open to a partner, until when, and by which call. */
export const partnerActs: readonly {
  readonly call: string
  readonly what: string
  readonly pending: string
  readonly confirmed: string
}[] = [
  {
    call: 'POST …/changes',
    what: 'Another time, place, vehicle, stops or hours',
    pending: untilOf('changeTrip', 'pending'),
    confirmed: `${untilOf('changeTrip', 'confirmed')}, once the office accepts`,
  },
  {
    call: 'PATCH /bookings/{n}',
    what: 'The guest, sign, wishes, seats, luggage, passengers, reference',
    pending: untilOf('changeDetails', 'pending'),
    confirmed: untilOf('changeDetails', 'confirmed'),
  },
  {
    call: 'PATCH /bookings/{n}',
    what: 'The flight',
    pending: untilOf('changeFlight', 'pending'),
    confirmed: untilOf('changeFlight', 'confirmed'),
  },
  {
    call: 'POST …/cancel',
    what: `Cancelling, free while it is pending and until ${FREE_CANCELLATION_MINUTES} minutes before the pick-up`,
    pending: untilOf('cancel', 'pending'),
    confirmed: `${untilOf('cancel', 'confirmed')}, unless the guest is on board or has not come`,
  },
]
