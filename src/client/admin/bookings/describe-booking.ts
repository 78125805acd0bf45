import { bookingState, type BookingState } from '@chauffeur/domain/booking-status'
import type { Booking } from '@chauffeur/contract/bookings'
import type { StateTone } from '../../shared/ui/badge.tsx'
import { CheckIcon, ClockIcon, CloseIcon, MinusIcon } from '../../shared/ui/icons.tsx'

type Face = { readonly label: string; readonly tone: StateTone; readonly Icon: typeof CheckIcon }

export const statusFaces: Readonly<Record<BookingState, Face>> = {
  pending: { label: 'Pending', tone: 'warning', Icon: ClockIcon },
  confirmed: { label: 'Confirmed', tone: 'success', Icon: CheckIcon },
  rejected: { label: 'Rejected', tone: 'danger', Icon: CloseIcon },
  cancelled: { label: 'Cancelled', tone: 'neutral', Icon: MinusIcon },
}

/** How a booking stands, as a badge. */
export function statusFace(booking: Booking): Face {
  return statusFaces[bookingState(booking)]
}

export const paymentTones: Readonly<Record<Booking['paymentStatus'], StateTone>> = {
  not_required: 'neutral',
  pending: 'warning',
  completed: 'success',
  failed: 'danger',
}

export const refundTones: Readonly<Record<NonNullable<Booking['refundStatus']>, StateTone>> = {
  under_way: 'warning',
  completed: 'neutral',
  failed: 'danger',
}

/** The company and its address in one line, with what is missing left out. */
export function describeBilling(billing: NonNullable<Booking['billing']>): string {
  const { companyName, taxNumber, street, streetNumber, postalCode, city, state, country } = billing
  return [
    companyName,
    taxNumber && `Tax number ${taxNumber}`,
    spaced(street, streetNumber),
    spaced(postalCode, city),
    state,
    country,
  ]
    .filter(Boolean)
    .join(', ')
}

function spaced(...parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join(' ')
}

const SHORT_DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** A day in a line: "4 Dec". */
export function describeShortDate(date: string): string {
  return SHORT_DATE.format(new Date(`${date}T00:00Z`))
}
