/** Who booked, and whom they named as the one who travels. */
interface Travellers {
  readonly customerName: string
  readonly customerPhone: string
  readonly travellerName?: string | null | undefined
  readonly travellerPhone?: string | null | undefined
  readonly signName?: string | null | undefined
}

/** Whom the chauffeur drives, and the number to reach them on: the customer's where the traveller has given none. */
export function travellerOf(booking: Travellers): { readonly name: string; readonly phone: string } {
  return {
    name: booking.travellerName || booking.customerName,
    phone: booking.travellerPhone || booking.customerPhone,
  }
}

/** The name on the sign at the arrivals. */
export function nameOnSign(booking: Travellers): string {
  return booking.signName || travellerOf(booking).name
}
