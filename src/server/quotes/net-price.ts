import { netOf } from '@chauffeur/domain/partner-money'
import type { Booking } from '../bookings/booking.entity.ts'
import type { ApiKeyPrincipal } from '../core/request-context.ts'
import type { NetTerms, PricedTrip } from './price-trip.ts'

/** The net terms of who calls; undefined of everybody who pays the price of the list. */
export function netTermsOf(apiKey: ApiKeyPrincipal | undefined): NetTerms | undefined {
  if (apiKey?.partner.terms !== 'net') return undefined
  const { id: partnerId, discountBp } = apiKey.partner
  return { partnerId, discountBp }
}

/** The net terms that a booking was made at, where it is on account. */
export function netTermsOfBooking({
  partnerId,
  discountBp,
}: Pick<Booking, 'partnerId' | 'discountBp'>): NetTerms | undefined {
  return partnerId == null || discountBp == null ? undefined : { partnerId, discountBp }
}

/** The price of a trip by these terms: each amount rounded half up to the cent, the total first. */
export function netPrice<Priced extends PricedTrip>(priced: Priced, net: NetTerms | undefined): Priced {
  if (!net) return priced
  const { price, hourlyRate } = priced
  const of = (cents: number) => netOf(cents, net.discountBp)
  const [total, stopCosts] = [of(price.total), of(price.stopCosts)]
  return {
    ...priced,
    price: { basePrice: total - stopCosts, stopCosts, total },
    hourlyRate: hourlyRate === null ? null : of(hourlyRate),
    net,
  }
}
