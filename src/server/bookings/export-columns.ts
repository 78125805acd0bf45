import type { Booking, BookingTrip } from '@chauffeur/contract/bookings'
import { bookingState } from '@chauffeur/domain/booking-status'
import { DEFAULT_LOCALE } from '@chauffeur/domain/locale'
import { paymentMethodLabel } from '@chauffeur/domain/payment-methods'
import { paymentLabel } from '@chauffeur/domain/payment-status'
import { serviceIn } from '@chauffeur/domain/service-type'
import { wallTimeIn } from '@chauffeur/domain/time'
import { spacedPhone } from '@chauffeur/domain/phone-number'
import { tripStateLabels } from '@chauffeur/domain/trip-state-labels'
import type { CsvCell } from './csv.ts'

/** The columns of the office's download: heading and cell. */
export const exportColumns: readonly (readonly [heading: string, cell: (booking: Booking) => CsvCell])[] = [
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
  ['Passengers', ({ passengers }) => passengers],
  ['Luggage', ({ luggageConfig }) => luggageConfig],
  ['Child seats', ({ childSeatCount }) => childSeatCount],
  ['Booster seats', ({ boosterSeatCount }) => boosterSeatCount],
  ['Airport service', ({ isAirportService }) => yesNo(isAirportService)],
  ['Flight', ({ flightNumber }) => flightNumber],
  ['Customer', ({ customerName }) => customerName],
  ['Phone', ({ customerPhone }) => ({ phone: spacedPhone(customerPhone) })],
  ['E-mail', ({ customerEmail }) => customerEmail],
  ['WhatsApp updates', ({ whatsappNotifications }) => yesNo(whatsappNotifications)],
  ['Notes', ({ notes }) => notes],
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
  ['Latest e-mail', ({ mail }) => mail && mail.state],
  ['Booked through', ({ bookedThrough }) => bookedThrough],
  ['Id', ({ id }) => id],
  ['Passenger', ({ travellerName }) => travellerName],
  ['Passenger’s phone', ({ travellerPhone }) => travellerPhone && { phone: spacedPhone(travellerPhone) }],
  ['Name on the sign', ({ signName }) => signName],
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

/** One text for each car that was given to somebody: a booking of two vans has two drivers. */
function ofEachCar(trips: Booking['trips'], text: (trip: BookingTrip) => string | null): string | null {
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
