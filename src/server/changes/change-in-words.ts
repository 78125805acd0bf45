import { formatEuros } from '@chauffeur/domain/money'
import { describeWallTime } from '@chauffeur/domain/time'
import type { BookingChange, TripOfBooking } from '../bookings/booking-change.entity.ts'
import type { ChangeInWords } from '../core/events.ts'

/** A change as mails and the history say it. */
export function inWords(
  change: BookingChange,
  more: Partial<Pick<ChangeInWords, 'paidCents' | 'reason' | 'wasAccepted'>> = {},
): ChangeInWords {
  const { by, before, after, oldTotalCents, newTotalCents, settlement } = change
  return {
    by,
    lines: linesOf(before, after),
    oldTotalCents,
    newTotalCents,
    settlement,
    paidCents: 0,
    reason: change.reason ?? null,
    wasAccepted: false,
    ...more,
  }
}

/** The change in one text, for the history. */
export function asNote(change: BookingChange, reason: string | null = change.reason ?? null): string {
  return [...linesOf(change.before, change.after), ...(reason ? [`Reason: ${reason}`] : [])].join('\n')
}

function linesOf(before: TripOfBooking, after: TripOfBooking): string[] {
  const rows: (readonly [label: string, describe: (trip: TripOfBooking) => string])[] = [
    [
      'Pick-up',
      (trip) => describeWallTime({ date: trip.pickupDate, time: trip.pickupTime }, trip.pickupZone),
    ],
    ['From', ({ pickupLocation }) => pickupLocation],
    ['To', ({ dropoffLocation }) => dropoffLocation ?? ''],
    ['Stops', ({ stops }) => stops.map(inOneLine).join(', ') || 'none'],
    ['Hours', ({ hireHours }) => String(hireHours ?? '')],
    ['Vehicle', ({ vehicleName }) => vehicleName],
    ['Price', ({ totalCents }) => formatEuros(totalCents)],
  ]
  return rows.flatMap(([label, describe]) => {
    const [old, now] = [describe(before), describe(after)]
    return old === now ? [] : [`${label}: ${old} → ${now}`]
  })
}

function inOneLine({ location, duration }: TripOfBooking['stops'][number]): string {
  return `${location} (${duration} minutes)`
}
