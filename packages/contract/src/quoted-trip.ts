import { isObject } from '@chauffeur/domain/is-object'
import { serviceTypes } from '@chauffeur/domain/service-type'
import { z } from 'zod'

/** The trip that a partner's quote is of, by the names of the call that books it. */
export const quotedTrip = z.object({
  serviceType: z.enum(serviceTypes),
  serviceDuration: z.int().nullable(),
  pickupLocation: z.string(),
  pickupPlaceId: z.string(),
  dropoffLocation: z.string().nullable(),
  dropoffPlaceId: z.string().nullable(),
  stops: z.array(z.object({ id: z.string(), location: z.string(), duration: z.int() })),
  vehicleId: z.int(),
  pickupDate: z.string().optional(),
  pickupTime: z.string().optional(),
  passengers: z.int().optional(),
})
export type QuotedTrip = z.infer<typeof quotedTrip>

const carrier = z.object({ trip: quotedTrip })

/**
 * The request for a booking with the trip of its quote, where it leaves that out; what it says itself counts. The signature
 * of the quote is checked with its price, so that a trip which we have not written is refused there.
 */
export function withQuotedTrip<Sent>(sent: Sent): Sent | object {
  if (!isObject(sent) || typeof sent['quoteId'] !== 'string' || sent['pickupLocation'] != null) return sent
  const trip = tripIn(sent['quoteId'])
  if (!trip) return sent
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value != null))
  const { vehicleId, ...rest } = trip
  return { ...rest, ...(given['vehicleName'] === undefined && { vehicleId }), ...given }
}

/** The trip that a quote id carries, whoever has signed it. */
function tripIn(quoteId: string): QuotedTrip | undefined {
  const [body = ''] = quoteId.split('.')
  try {
    const bytes = Uint8Array.from(atob(body.replaceAll('-', '+').replaceAll('_', '/')), (byte) =>
      byte.charCodeAt(0),
    )
    return carrier.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data?.trip
  } catch {
    return undefined
  }
}
