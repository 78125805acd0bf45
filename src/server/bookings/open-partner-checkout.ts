import type { openPartnerCheckout as endpoint } from '@chauffeur/contract/partner-checkout'
import { returnUrlRefusal, type ReturnRules } from '@chauffeur/contract/return-address'
import { unpaidActRefusal } from '@chauffeur/domain/unpaid-booking'
import { isInAlgarve } from '@chauffeur/geodata/algarve'
import type { z } from 'zod'
import { Partner } from '../auth/partner.entity.ts'
import { isSandbox, type Config } from '../core/config.ts'
import { invalid, Refusal } from '../core/refusal.ts'
import type { PartnerPrincipal, RequestContext } from '../core/request-context.ts'
import type { PaymentServices } from '../payments/online-payments.ts'
import { paymentLinkOf } from './booking-link.ts'
import { Booking } from './booking.entity.ts'
import type { LinkServices } from './payment-link.ts'
import { lockBooking } from './read-booking.ts'
import { findJourneyOf } from '../journeys/journeys-of.ts'
import { findPartnerBooking } from './read-partner-bookings.ts'

/** The page on which a guest pays a booking of the partner, and which leads back to the partner's own. */
export async function openPartnerCheckout(
  { bookingNumber, returnUrl }: z.output<typeof endpoint.input>,
  partner: PartnerPrincipal,
  context: RequestContext & LinkServices & PaymentServices,
): Promise<z.output<typeof endpoint.output>> {
  const { config, links, payments } = context
  return context.transaction(async (tx) => {
    const { em } = tx
    const { id, partnerId } = await findPartnerBooking(bookingNumber, partner, em)
    const owner = await em.findOneOrFail(Partner, { id: partnerId ?? partner.id })
    const notThere = returnUrlRefusal(returnUrl, returnRulesOf(owner, config))
    if (notThere) throw invalid('returnUrl', notThere)
    const booking = await lockBooking(id, tx)
    const { pickupLat: lat, pickupLon: lon } = booking
    const refusal = unpaidActRefusal('sendPaymentLink', booking, () => isInAlgarve({ lat, lon }))
    if (refusal) throw new Refusal(refusal.code, refusal.reason)
    if (!payments) throw new Refusal('PAYMENT_METHOD_NOT_ALLOWED', { code: 'online_unavailable' })
    // One payment may pay all legs of a journey.
    const journey = await findJourneyOf(id, em)
    await em.nativeUpdate(Booking, { id: { $in: [...(journey?.bookingIds ?? [id])] } }, { returnUrl })
    return { checkoutUrl: paymentLinkOf(booking, links, config.PUBLIC_URL) }
  })
}

/** Where guests of a partner may be led back to as of now. */
export function returnRulesOf(
  partner: Pick<Partner, 'returnOrigins'> | null,
  config: Pick<Config, 'SANDBOX'>,
): ReturnRules {
  return { origins: partner?.returnOrigins ?? [], allowsLocalhost: isSandbox(config) }
}
