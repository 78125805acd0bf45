import type { Booking } from '@chauffeur/contract/bookings'
import { paymentMethodLabel } from '@chauffeur/domain/payment-methods'
import { paymentStatusLabels } from '@chauffeur/domain/payment-status'
import { serviceTypeLabels } from '@chauffeur/domain/service-type'
import { wallTimeIn } from '@chauffeur/domain/time'

type Cell = string | number | null

/** The columns of the office's download: heading and cell. */
export const exportColumns: readonly (readonly [heading: string, cell: (booking: Booking) => Cell])[] = [
  ['Booking number', ({ bookingNumber }) => bookingNumber],
  ['Status', ({ status }) => status],
  ['Requested (Lisbon)', ({ createdAt }) => inLisbon(createdAt)],
  ['Pick-up date', ({ pickupDate }) => pickupDate],
  ['Pick-up time', ({ pickupTime }) => pickupTime],
  ['Pick-up time zone', ({ pickupZone }) => pickupZone],
  ['Short notice', ({ shortNotice }) => yesNo(shortNotice)],
  ['From', ({ pickupLocation }) => pickupLocation],
  ['To', ({ dropoffLocation }) => dropoffLocation],
  ['Stops', ({ stops }) => stops.map((stop) => `${stop.location} (${stop.duration} minutes)`).join(' | ')],
  ['Service', ({ serviceType }) => serviceTypeLabels[serviceType]],
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
  ['Phone', ({ customerPhone }) => customerPhone],
  ['E-mail', ({ customerEmail }) => customerEmail],
  ['WhatsApp updates', ({ whatsappNotifications }) => yesNo(whatsappNotifications)],
  ['Notes', ({ notes }) => notes],
  ['Payment', ({ paymentMethod }) => paymentMethodLabel(paymentMethod)],
  ['Payment state', ({ paymentStatus }) => paymentStatusLabels[paymentStatus]],
  ['Total (EUR)', ({ totalPrice }) => totalPrice.toFixed(2)],
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
]

function yesNo(value: boolean): string {
  return value ? 'yes' : 'no'
}

/** An instant as the office's clock shows it, in a form that sorts and that spreadsheets read as a date. */
function inLisbon(instant: string): string {
  const { date, time } = wallTimeIn('Europe/Lisbon', new Date(instant))
  return `${date} ${time}`
}
