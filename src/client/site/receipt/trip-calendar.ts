import { MINUTE_MS } from '@chauffeur/domain/duration'
import { instantOf } from '@chauffeur/domain/time'
import { receiptTexts } from '@chauffeur/words/en/payment'
import { amountText } from '../../shared/locale/euros-text.ts'
import { wallTimeText } from '../../shared/locale/formats.ts'
import { vehicleText } from '../../shared/locale/vehicle-text.ts'
import type { RoutePoint } from '../../shared/ui/route-points.tsx'
import type { BookingReceipt } from './receipt-storage.ts'

const MAX_LINE_OCTETS = 75

/**
 * The trip for the guest's own calendar, written in the browser from what the page shows: no call gives a trip away.
 * It has the uid and the sequence of the invitation that confirms the trip, which takes its place in the calendar.
 */
export function receiptCalendar(receipt: BookingReceipt, brandName: string, now: Date): string | undefined {
  const { id, bookingNumber, pickupDate, pickupTime, zone, minutes, points } = receipt
  const start = instantOf({ date: pickupDate, time: pickupTime }, zone)
  if (start.kind === 'skipped') return undefined
  const end = new Date(start.instant.getTime() + minutes * MINUTE_MS)
  const pickup = points.find(({ key }) => key === 'pickup')
  const { number, pickupAt, vehicle, total, calendar } = receiptTexts
  const description = [
    calendar.pending,
    `${pickupAt}: ${wallTimeText({ date: pickupDate, time: pickupTime }, zone)}`,
    ...points.map(place),
    `${vehicle}: ${vehicleText(receipt.vehicleName)}`,
    `${total}: ${amountText(receipt.totalPrice)}`,
    `${number}: ${bookingNumber}`,
  ].join('\n')
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(brandName.replaceAll('/', ' '))} bookings//EN`,
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${text(id)}`,
    'SEQUENCE:0',
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start.instant)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${text(calendar.summary(brandName, pickup?.title ?? ''))}`,
    `LOCATION:${text(pickup ? place(pickup) : '')}`,
    `DESCRIPTION:${text(description)}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}

function place({ title, detail }: RoutePoint): string {
  return detail === undefined ? title : `${title}, ${detail}`
}

/** 20270604T093000Z */
function utc(instant: Date): string {
  return `${instant.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`
}

/** A text as RFC 5545 writes one (3.3.11), which has no way to write control characters other than line breaks. */
function text(words: string): string {
  return words
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
}

/** The line in pieces of at most 75 octets (RFC 5545, 3.1), each of whole letters. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let pieces = ''
  let octets = 0
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (octets + size > MAX_LINE_OCTETS) {
      pieces += '\r\n '
      octets = 1
    }
    pieces += letter
    octets += size
  }
  return pieces
}
