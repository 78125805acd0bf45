import type { BookingFilter } from '@chauffeur/contract/admin-bookings'
import type { Booking as BookingRow, BookingTrip } from '@chauffeur/contract/bookings'
import { factOf, factsFor, type BookingFact, type FactsFor } from '@chauffeur/domain/booking-facts'
import { bookingState } from '@chauffeur/domain/booking-status'
import { DEFAULT_LOCALE } from '@chauffeur/domain/locale'
import { paymentMethodLabel } from '@chauffeur/domain/payment-methods'
import { paymentLabel } from '@chauffeur/domain/payment-status'
import { serviceIn } from '@chauffeur/domain/service-type'
import { wallTimeIn } from '@chauffeur/domain/time'
import { spacedPhone } from '@chauffeur/domain/phone-number'
import { tripStateLabels } from '@chauffeur/domain/trip-state'
import { findRows } from '../db/find-rows.ts'
import type { EntityManager } from '../db/orm.ts'
import { NEWEST_FIRST } from '../core/keyset-pagination.ts'
import { BYTE_ORDER_MARK, csvRow, type CsvCell, type CsvFormat } from './csv.ts'
import { Booking } from './booking.entity.ts'
import { allOf, rangeConditions, comesAfter, LATEST_REQUEST_FIRST } from './booking-filter.ts'
import { selectIds } from './find-bookings.ts'
import { withMail } from './list-bookings.ts'
import { readSearch, type SearchConditions } from './search-condition.ts'

const BATCH = 1_000

/**
 * Every booking that matches, newest first, as rows for a spreadsheet. Made while it is sent, so that a hundred thousand
 * rows take the memory of a thousand.
 */
export async function* exportBookings(
  filter: BookingFilter,
  format: CsvFormat,
  em: EntityManager,
): AsyncGenerator<string> {
  const row = (cells: readonly CsvCell[]) => csvRow(cells, format)
  yield BYTE_ORDER_MARK + row(exportColumns.map(([heading]) => heading))
  const search = await readSearch(filter.q, em.fork())
  let reading = readBatch(undefined, filter, search, em)
  for (;;) {
    const { bookings, last } = await reading
    // The next ones are read while these are written.
    if (last) {
      reading = readBatch(last, filter, search, em)
      // Who is not read to its end fails alone.
      reading.catch(() => {})
    }
    const rows = await withMail(bookings, em.fork())
    if (rows.length > 0)
      yield rows.map((booking) => row(exportColumns.map(([, cell]) => cell(booking)))).join('')
    if (!last) return
  }
}

interface Batch {
  readonly bookings: readonly Booking[]
  /** Where there may be more. */
  readonly last: Booking | undefined
}

async function readBatch(
  after: Booking | undefined,
  filter: BookingFilter,
  search: SearchConditions | undefined,
  em: EntityManager,
): Promise<Batch> {
  const own = em.fork()
  const ids = await selectIds(conditionsAfter(after, filter, search), LATEST_REQUEST_FIRST, BATCH, own)
  const bookings = await findRows(own, Booking, { id: { $in: ids } }, { orderBy: NEWEST_FIRST })
  return { bookings, last: ids.length < BATCH ? undefined : bookings.at(-1) }
}

function conditionsAfter(
  last: Booking | undefined,
  filter: BookingFilter,
  search: SearchConditions | undefined,
) {
  const after = last && comesAfter({ time: last.createdAt, id: last.id }, LATEST_REQUEST_FIRST)
  return allOf([...rangeConditions(filter), ...(search ? [search.ofAll] : []), ...(after ? [after] : [])])
}

type Column = readonly [heading: string, cell: (booking: BookingRow) => CsvCell]

/** Columns of facts of the table. */
function factColumns(...names: FactsFor<'csv'>[]): Column[] {
  return names.map((name): Column => {
    const { kind, column, label } = factOf(name)
    return [column ?? label, (booking) => factCell(kind, booking[name])]
  })
}

function factCell(kind: BookingFact['kind'], value: string | number | boolean | null): CsvCell {
  if (typeof value === 'boolean') return yesNo(value)
  return kind === 'phone' && typeof value === 'string' ? { phone: spacedPhone(value) } : value
}

/** The columns of the office's download, in the order that its readers know. */
const knownColumns: readonly Column[] = [
  ['Booking number', ({ bookingNumber }) => bookingNumber],
  ['Status', (booking) => bookingState(booking)],
  ['Requested (Lisbon)', ({ createdAt }) => inLisbon(createdAt)],
  ['Pick-up date', ({ pickupDate }) => pickupDate],
  ['Pick-up time', ({ pickupTime }) => pickupTime],
  ['Pick-up time zone', ({ pickupZone }) => pickupZone],
  ['Short notice', ({ shortNotice }) => yesNo(shortNotice)],
  ['From', ({ pickupLocation }) => pickupLocation],
  ['To', ({ dropoffLocation }) => dropoffLocation],
  ['Stops', ({ stops }) => stops.map((stop) => `${stop.location} (${stop.duration} minutes)`).join(' | ')],
  ['Service', (booking) => serviceIn(DEFAULT_LOCALE, booking)],
  ['Hours', ({ serviceDuration }) => serviceDuration],
  ['Kilometres', ({ distanceKm }) => distanceKm],
  ['Vehicle', ({ vehicleName }) => vehicleName],
  ...factColumns('passengers', 'luggageConfig', 'childSeatCount', 'boosterSeatCount', 'isAirportService'),
  ...factColumns('flightNumber', 'customerName', 'customerPhone', 'customerEmail'),
  ...factColumns('whatsappNotifications', 'notes'),
  ['Payment', ({ paymentMethod }) => paymentMethodLabel(paymentMethod)],
  [
    'Payment state',
    ({ paymentStatus, refundStatus, ...money }) => paymentLabel(paymentStatus, refundStatus, money),
  ],
  ['Total (EUR)', ({ totalPrice }) => ({ euros: totalPrice })],
  // Money that is on its way back is no income either.
  ['Refunded (EUR)', ({ refundStatus, refundAmount }) => refundStatus && { euros: refundAmount }],
  ['Company', ({ billing }) => billing?.companyName ?? null],
  ['Tax number', ({ billing }) => billing?.taxNumber ?? null],
  ['Street', ({ billing }) => billing?.street ?? null],
  ['Street number', ({ billing }) => billing?.streetNumber ?? null],
  ['Postal code', ({ billing }) => billing?.postalCode ?? null],
  ['City', ({ billing }) => billing?.city ?? null],
  ['State or region', ({ billing }) => billing?.state ?? null],
  ['Country', ({ billing }) => billing?.country ?? null],
  ['Decided (Lisbon)', ({ decidedAt }) => decidedAt && inLisbon(decidedAt)],
  ['Decided by', ({ decidedBy }) => decidedBy],
  ['Reason of a rejection', ({ rejectReason }) => rejectReason],
  ['Latest email', ({ mail }) => mail && mail.state],
  ['Booked through', ({ bookedThrough }) => bookedThrough],
  ['Id', ({ id }) => id],
  ...factColumns('travellerName', 'travellerPhone', 'signName'),
  ['Cancelled (Lisbon)', ({ cancelledAt }) => cancelledAt && inLisbon(cancelledAt)],
  ['Cancelled by', ({ cancelledBy }) => cancelledBy],
  ['Reason of a cancellation', ({ cancelReason }) => cancelReason],
  ['Kept after a cancellation (EUR)', ({ cancelFee }) => (cancelFee === null ? null : { euros: cancelFee })],
  ['Partner’s reference', ({ reference }) => reference],
  ['Rating (1 to 5)', ({ rating }) => rating && rating.score],
  ['What the guest said', ({ rating }) => rating && rating.text],
  ['Driver', ({ trips }) => ofEachCar(trips, ({ driverName }) => driverName)],
  ['Plate', ({ trips }) => ofEachCar(trips, ({ plate }) => plate)],
  ['Trip', ({ trips }) => ofEachCar(trips, ({ state }) => state && tripStateLabels[state])],
]

/** With a column at the end for each fact that has none above. */
const exportColumns: readonly Column[] = [
  ...knownColumns,
  ...factColumns(...factsFor('csv')).filter(([heading]) =>
    knownColumns.every(([known]) => known !== heading),
  ),
]

/** One text for each car that was given to somebody: a booking of two vans has two drivers. */
function ofEachCar(trips: BookingRow['trips'], text: (trip: BookingTrip) => string | null): string | null {
  return trips.flatMap((trip) => text(trip) ?? []).join(' | ') || null
}

function yesNo(value: boolean): string {
  return value ? 'yes' : 'no'
}

/** An instant as the office's clock shows it, in a form that sorts and that spreadsheets read as a date. */
function inLisbon(instant: string): string {
  const { date, time } = wallTimeIn('Europe/Lisbon', new Date(instant))
  return `${date} ${time}`
}
