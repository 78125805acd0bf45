import type { exportMemberBookings as endpoint } from '@chauffeur/contract/files'
import type { PartnerBooking } from '@chauffeur/contract/partner-bookings'
import { toEuros } from '@chauffeur/domain/money'
import { paymentMethodLabel } from '@chauffeur/domain/payment-methods'
import { spacedPhone } from '@chauffeur/domain/phone-number'
import type { z } from 'zod'
import { BYTE_ORDER_MARK, csvFormats, csvRow, type CsvCell } from '../bookings/csv.ts'
import type { PartnerPrincipal } from '../core/request-context.ts'
import type { DatabaseAccess } from '../core/transaction.ts'
import { listMemberBookings } from './member-bookings.ts'

type Column = readonly [heading: string, cell: (booking: PartnerBooking) => CsvCell]

const columns: readonly Column[] = [
  ['Booking number', ({ bookingNumber }) => bookingNumber],
  ['Reference', ({ reference }) => reference],
  ['State', ({ state }) => state],
  ['Pick-up date', ({ pickupDate }) => pickupDate],
  ['Pick-up time', ({ pickupTime }) => pickupTime],
  ['Pick-up time zone', ({ pickupZone }) => pickupZone],
  ['From', ({ pickupLocation }) => pickupLocation],
  ['To', ({ dropoffLocation }) => dropoffLocation],
  ['Hours', ({ hours }) => hours],
  ['Kilometres', ({ distanceKm }) => distanceKm],
  ['Vehicle', ({ vehicle }) => vehicle.name],
  ['Passengers', ({ passengers }) => passengers],
  ['Flight', ({ flightNumber }) => flightNumber],
  ['Guest', ({ guest }) => guest.name],
  ['Phone', ({ guest }) => ({ phone: spacedPhone(guest.phone) })],
  ['Payment', ({ paymentMethod }) => paymentMethodLabel(paymentMethod)],
  ['Total (EUR)', ({ totalPrice }) => ({ euros: toEuros(totalPrice) })],
  ['Cancelled at', ({ cancelledAt }) => cancelledAt],
  ['Kept of a cancellation (EUR)', ({ cancelFee }) => cancelFee && { euros: toEuros(cancelFee) }],
]

const PAGE = 100

/** The bookings of a partner that match, in the order of the list, as rows for a spreadsheet, made while they are sent. */
export async function* exportMemberBookings(
  { list, q, from, to, delimiter }: z.output<typeof endpoint.input>,
  partner: PartnerPrincipal,
  access: DatabaseAccess,
): AsyncGenerator<string> {
  const row = (cells: readonly CsvCell[]) => csvRow(cells, csvFormats[delimiter ?? 'comma'])
  yield BYTE_ORDER_MARK + row(columns.map(([heading]) => heading))
  let cursor: string | null = null
  do {
    const page = { list, q, from, to, cursor, limit: PAGE }
    const { bookings, nextCursor }: Awaited<ReturnType<typeof listMemberBookings>> = await listMemberBookings(
      page,
      partner,
      { ...access, em: access.em.fork() },
    )
    yield bookings.map((booking) => row(columns.map(([, cell]) => cell(booking)))).join('')
    cursor = nextCursor
  } while (cursor !== null)
}
