import type { readPartnerJourney as endpoint } from '@chauffeur/contract/partner-journeys'
import { isJourneyNumber } from '@chauffeur/domain/journeys'
import type { z } from 'zod'
import { Booking } from '../bookings/booking.entity.ts'
import { presentPartnerBookings } from '../bookings/read-partner-bookings.ts'
import { isLive } from '../core/config.ts'
import type { PartnerPrincipal, RequestContext } from '../core/request-context.ts'
import { Refusal } from '../core/refusal.ts'
import type { DatabaseAccess } from '../core/transaction.ts'
import { findRow, findRows } from '../db/find-rows.ts'
import { Journey, JourneyLeg } from './journey.entity.ts'

/** A journey as its partner reads it. That of another one is not there. */
export async function readPartnerJourney(
  number: string,
  { id: partnerId }: PartnerPrincipal,
  context: DatabaseAccess & Pick<RequestContext, 'config'>,
): Promise<z.output<typeof endpoint.output>> {
  const { em } = context
  const isNumber = isJourneyNumber(number.toUpperCase())
  const journey = isNumber ? await findRow(em, Journey, { number: number.toUpperCase(), partnerId }) : null
  if (!journey) throw new Refusal('NOT_FOUND', { code: 'not_found', what: 'journey' })
  const legs = await findRows(em, JourneyLeg, { journeyId: journey.id }, { orderBy: { leg: 'asc' } })
  const rows = await findRows(em, Booking, { id: { $in: legs.map(({ bookingId }) => bookingId) } })
  const inOrder = legs.flatMap(({ bookingId }) => rows.find(({ id }) => id === bookingId) ?? [])
  const bookings = await presentPartnerBookings(inOrder, context)
  return {
    livemode: isLive(context.config),
    journeyNumber: journey.number,
    totalPrice: bookings.reduce((sum, { totalPrice }) => sum + totalPrice, 0),
    bookings,
  }
}
