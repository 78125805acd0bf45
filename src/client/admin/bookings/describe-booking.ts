import type { Booking } from '@chauffeur/contract/bookings'
import type { BadgeTone } from '../../ui/badge.tsx'

type Face = { readonly label: string; readonly tone: BadgeTone }

export const statusFaces: Readonly<Record<Booking['status'], Face>> = {
  pending: { label: 'Pending', tone: 'warning' },
  confirmed: { label: 'Confirmed', tone: 'success' },
  rejected: { label: 'Rejected', tone: 'danger' },
}

export const paymentTones: Readonly<Record<Booking['paymentStatus'], BadgeTone>> = {
  not_required: 'neutral',
  pending: 'warning',
  completed: 'success',
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
