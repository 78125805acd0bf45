import type { changePartnerBooking as endpoint } from '@chauffeur/contract/partner-bookings'
import { omit, pick } from '@chauffeur/domain/booking-facts'
import type { z } from 'zod'
import type { ApiKeyPrincipal, RequestContext } from '../core/request-context.ts'
import { changeDetails } from './change-details.ts'
import { correctCustomer } from './correct-customer.ts'
import { readIfMatch, refuseOtherVersion } from './expected-version.ts'
import { lockBooking } from './read-booking.ts'
import { findPartnerBooking } from './read-partner-bookings.ts'

type Input = z.output<typeof endpoint.input>

const GUEST = ['customerName', 'customerEmail', 'locale'] as const

/** Changes what costs nothing of one of the partner's own bookings, and corrects its guest, all of it or nothing. */
export async function changePartnerBooking(
  { bookingNumber, ...requested }: Input,
  apiKey: ApiKeyPrincipal,
  { em, ifMatch, transaction }: Pick<RequestContext, 'em' | 'ifMatch' | 'transaction'>,
): Promise<void> {
  const { id } = await findPartnerBooking(bookingNumber, apiKey.partner, em)
  const expected = readIfMatch(ifMatch)
  const details = omit(requested, GUEST)
  const guest = pick(requested, GUEST)
  const isGuestCorrected = isAsked(guest)
  await transaction(async (tx) => {
    refuseOtherVersion(await lockBooking(id, tx), expected)
    const by = { actor: 'partner' as const, name: apiKey.name }
    // A request for nothing is judged as one for details.
    if (isAsked(details) || !isGuestCorrected)
      await changeDetails({ bookingId: id, ...by, requested: details }, tx)
    if (isGuestCorrected) await correctCustomer({ id, ...by, ...guest }, tx)
  })
}

function isAsked(fields: object): boolean {
  return Object.values(fields).some((value) => value !== undefined)
}
