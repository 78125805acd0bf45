import type { BookingFilter } from '@chauffeur/contract/admin-bookings'
import type { BookingTrip } from '@chauffeur/contract/bookings'
import { factOf, factsFor, type BookingFact, type FactsFor } from '@chauffeur/domain/booking-facts'
import { bookingState } from '@chauffeur/domain/booking-status'
import { DEFAULT_LOCALE } from '@chauffeur/domain/locale'
import { toEuros, type Cents } from '@chauffeur/domain/money'
import { paymentMethodLabel } from '@chauffeur/domain/payment-methods'
import { paymentLabel } from '@chauffeur/domain/payment-status'
import { toKilometres } from '@chauffeur/domain/pricing'
import { serviceIn } from '@chauffeur/domain/service-type'
import { wallTimeIn } from '@chauffeur/domain/time'
import { spacedPhone } from '@chauffeur/domain/phone-number'
import { tripStateLabels } from '@chauffeur/domain/trip-state'
import { rejectReasons } from '@chauffeur/words/en/trip'
import { only } from '../core/only.ts'
import { findColumns } from '../db/find-rows.ts'
import type { EntityManager } from '../db/orm.ts'
import { BYTE_ORDER_MARK, csvRow, type CsvCell, type CsvFormat } from './csv.ts'
import { Booking, type BillingAddress, type BookedStop } from './booking.entity.ts'
import { allOf, rangeConditions, comesAfter, LATEST_REQUEST_FIRST } from './booking-filter.ts'
import { selectIds } from './find-bookings.ts'
import { findLatestMails, namesOfKeys, presentMail, type LatestMail } from './list-bookings.ts'
import { readBookingTrips } from './read-booking-trips.ts'
import { readSearch, type SearchConditions } from './search-condition.ts'
import { billingOf, stopsOf } from './stored-booking.ts'

const BATCH = 1_000
/** So many batches are read at once, each on one connection, while another one is written. */
const AHEAD = 2
/** Found at once, from an index alone: thirty kilobytes of a thousand rows. */
const MAX_IDS = 20_000

/**
 * Every booking that matches, newest first, as rows for a spreadsheet. Made while it is sent, so that a hundred thousand
 * rows take the memory of some thousand.
 */
export async function* exportBookings(
  filter: BookingFilter,
  format: CsvFormat,
  em: EntityManager,
): AsyncGenerator<string> {
  const row = (cells: readonly CsvCell[]) => csvRow(cells, format)
  const write = (rows: readonly Exported[]) =>
    rows.map((exported) => row(exportColumns.map(([, cell]) => cell(exported)))).join('')
  yield BYTE_ORDER_MARK + row(exportColumns.map(([heading]) => heading))
  const reading: Promise<readonly Exported[]>[] = []
  for await (const ids of findIds(filter, em)) {
    const batch = readBatch(ids, em.fork())
    // Who is not read to its end fails alone.
    batch.catch(() => {})
    reading.push(batch)
    const first = reading.length > AHEAD ? reading.shift() : undefined
    if (first) yield write(await first)
  }
  for (const batch of reading) yield write(await batch)
}

/**
 * The ids of many are found before their rows are read: by the newest first alone the database would look at each booking
 * of years to find those of a month.
 */
async function* findIds(filter: BookingFilter, em: EntityManager): AsyncGenerator<readonly string[]> {
  const search = await readSearch(filter.q, em.fork())
  for (let last: Last | undefined; ;) {
    const condition = conditionsAfter(last, filter, search)
    const ids = await selectIds(condition, LATEST_REQUEST_FIRST, MAX_IDS, em.fork())
    for (let at = 0; at < ids.length; at += BATCH) yield ids.slice(at, at + BATCH)
    if (ids.length < MAX_IDS) return
    last = only(await findColumns(em.fork(), Booking, ['id', 'createdAt'], { id: ids.at(-1) ?? null }))
  }
}

type Last = Pick<Booking, 'id' | 'createdAt'>

/** The bookings with these ids, in the same order, with what is read of them in other tables. */
async function readBatch(ids: readonly string[], em: EntityManager): Promise<Exported[]> {
  const found = await findColumns(em, Booking, exportedColumns, { id: { $in: ids } })
  const known = new Map(found.map((booking) => [booking.id, booking]))
  const bookings = ids.flatMap((id) => known.get(id) ?? [])
  const mails = await findLatestMails(ids, em)
  const keys = await namesOfKeys(bookings, em)
  const trips = await readBookingTrips(bookings, em)
  return bookings.map((booking) => ({
    booking,
    mail: mails.get(booking.id),
    bookedThrough: keys.get(booking.apiKeyId),
    billing: billingOf(booking),
    trips: trips.of(booking),
  }))
}

function conditionsAfter(
  last: Last | undefined,
  filter: BookingFilter,
  search: SearchConditions | undefined,
) {
  const after = last && comesAfter({ time: last.createdAt, id: last.id }, LATEST_REQUEST_FIRST)
  return allOf([...rangeConditions(filter), ...(search ? [search.ofAll] : []), ...(after ? [after] : [])])
}

/** The columns of a booking that the file, or what is read for it in other tables, takes from. */
const exportedColumns = [
  ...factsFor('csv'),
  'id',
  'number',
  'status',
  'createdAt',
  'shortNotice',
  'apiKeyId',
  'reference',
  'pickupDate',
  'pickupTime',
  'pickupZone',
  'pickupLocation',
  'dropoffLocation',
  'stops',
  'serviceType',
  'hireHours',
  'distance',
  'vehicleId',
  'vehicleName',
  'wheelchair',
  'paymentMethod',
  'paymentStatus',
  'totalCents',
  'paidCents',
  'refundStatus',
  'refundCents',
  'refundedCents',
  'billing',
  'decidedAt',
  'decidedBy',
  'rejectCode',
  'rejectReason',
  'cancelledAt',
  'cancelledBy',
  'cancelReason',
  'cancelFeeCents',
  'ratedAt',
  'rating',
  'ratingText',
] as const satisfies readonly (keyof Booking)[]

type ExportedBooking = Pick<Booking, (typeof exportedColumns)[number]>

/** A booking with what is read of it in other tables. */
interface Exported {
  readonly booking: ExportedBooking
  readonly mail: LatestMail | undefined
  /** The partner and the key that it was made with. */
  readonly bookedThrough: string | undefined
  readonly billing: BillingAddress | null
  readonly trips: readonly BookingTrip[]
}

type Column = readonly [heading: string, cell: (exported: Exported) => CsvCell]

/** Columns of facts of the table. */
function factColumns(...names: FactsFor<'csv'>[]): Column[] {
  return names.map((name): Column => {
    const { kind, column, label } = factOf(name)
    return [column ?? label, ({ booking }) => factCell(kind, booking[name])]
  })
}

function factCell(kind: BookingFact['kind'], value: string | number | boolean | null | undefined): CsvCell {
  if (typeof value === 'boolean') return yesNo(value)
  return kind === 'phone' && typeof value === 'string' ? { phone: spacedPhone(value) } : value
}

/** The columns of the office's download, in the order that its readers know. */
const knownColumns: readonly Column[] = [
  ['Booking number', ({ booking }) => booking.number],
  ['Status', ({ booking }) => bookingState(booking)],
  ['Requested (Lisbon)', ({ booking }) => inLisbon(booking.createdAt)],
  ['Pick-up date', ({ booking }) => booking.pickupDate],
  ['Pick-up time', ({ booking }) => booking.pickupTime],
  ['Pick-up time zone', ({ booking }) => booking.pickupZone],
  ['Short notice', ({ booking }) => yesNo(booking.shortNotice)],
  ['From', ({ booking }) => booking.pickupLocation],
  ['To', ({ booking }) => booking.dropoffLocation],
  ['Stops', ({ booking }) => stopsOf(booking).map(stopText).join(' | ')],
  ['Service', ({ booking }) => serviceIn(DEFAULT_LOCALE, booking)],
  // A text, as the API has it.
  ['Hours', ({ booking }) => booking.hireHours?.toString()],
  ['Kilometres', ({ booking }) => (booking.distance == null ? null : toKilometres(booking.distance))],
  ['Vehicle', ({ booking }) => booking.vehicleName],
  ...factColumns('passengers', 'luggageConfig', 'childSeatCount', 'boosterSeatCount', 'isAirportService'),
  ...factColumns('flightNumber', 'customerName', 'customerPhone', 'customerEmail'),
  ...factColumns('whatsappNotifications', 'notes'),
  ['Payment', ({ booking }) => paymentMethodLabel(booking.paymentMethod)],
  ['Payment state', ({ booking, trips }) => paymentState(booking, trips)],
  ['Total (EUR)', ({ booking }) => inEuros(booking.totalCents)],
  // Money that is on its way back is no income either.
  ['Refunded (EUR)', ({ booking }) => booking.refundStatus && inEuros(booking.refundCents)],
  ['Company', ({ billing }) => billing?.companyName],
  ['Tax number', ({ billing }) => billing?.taxNumber],
  ['Street', ({ billing }) => billing?.street],
  ['Street number', ({ billing }) => billing?.streetNumber],
  ['Postal code', ({ billing }) => billing?.postalCode],
  ['City', ({ billing }) => billing?.city],
  ['State or region', ({ billing }) => billing?.state],
  ['Country', ({ billing }) => billing?.country],
  ['Decided (Lisbon)', ({ booking }) => booking.decidedAt && inLisbon(booking.decidedAt)],
  ['Decided by', ({ booking }) => booking.decidedBy],
  [
    'Reason of a rejection',
    ({ booking }) => (booking.rejectCode ? rejectReasons[booking.rejectCode] : booking.rejectReason),
  ],
  ['Latest email', ({ mail }) => mail && presentMail(mail).state],
  ['Booked through', ({ bookedThrough }) => bookedThrough],
  ['Id', ({ booking }) => booking.id],
  ...factColumns('travellerName', 'travellerPhone', 'signName'),
  ['Cancelled (Lisbon)', ({ booking }) => booking.cancelledAt && inLisbon(booking.cancelledAt)],
  ['Cancelled by', ({ booking }) => booking.cancelledBy],
  ['Reason of a cancellation', ({ booking }) => booking.cancelReason],
  [
    'Kept after a cancellation (EUR)',
    ({ booking }) => (booking.cancelFeeCents == null ? null : inEuros(booking.cancelFeeCents)),
  ],
  ['Partner’s reference', ({ booking }) => booking.reference],
  ['Rating (1 to 5)', ({ booking }) => booking.ratedAt && booking.rating],
  ['What the guest said', ({ booking }) => booking.ratedAt && booking.ratingText],
  ['Driver', ({ trips }) => ofEachCar(trips, ({ driverName }) => driverName)],
  ['Plate', ({ trips }) => ofEachCar(trips, ({ plate }) => plate)],
  ['Trip', ({ trips }) => ofEachCar(trips, ({ state }) => state && tripStateLabels[state])],
]

function stopText({ location, duration }: BookedStop): string {
  return `${location} (${duration} minutes)`
}

function paymentState(booking: ExportedBooking, trips: readonly BookingTrip[]): string {
  const { paymentMethod, paymentStatus, refundStatus = null, paidCents, refundCents, refundedCents } = booking
  const collected = trips.find((trip) => trip.collected)?.collected ?? null
  return paymentLabel(
    paymentMethod === 'account' ? 'account' : paymentStatus,
    refundStatus,
    { paidCents, refundCents, refundedCents },
    collected && { method: collected.method, amountCents: collected.amount },
  )
}

/** With a column at the end for each fact that has none above. */
const exportColumns: readonly Column[] = [
  ...knownColumns,
  ...factColumns(...factsFor('csv')).filter(([heading]) =>
    knownColumns.every(([known]) => known !== heading),
  ),
]

/** One text for each car that was given to somebody: a booking of two vans has two drivers. */
function ofEachCar(trips: readonly BookingTrip[], text: (trip: BookingTrip) => string | null): string | null {
  return trips.flatMap((trip) => text(trip) ?? []).join(' | ') || null
}

function yesNo(value: boolean): string {
  return value ? 'yes' : 'no'
}

function inEuros(cents: Cents): CsvCell {
  return { euros: toEuros(cents) }
}

/** An instant as the office's clock shows it, in a form that sorts and that spreadsheets read as a date. */
function inLisbon(instant: Date): string {
  const { date, time } = wallTimeIn('Europe/Lisbon', instant)
  return `${date} ${time}`
}
