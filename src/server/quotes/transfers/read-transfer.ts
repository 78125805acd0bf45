import type { Transfer, TransferSummary } from '@chauffeur/contract/site'
import { toKilometres } from '@chauffeur/domain/pricing'
import { findTransferRoute, TRANSFER_ROUTES, type TransferRoute } from '@chauffeur/domain/transfer-routes'
import { FLEET, type Vehicle } from '@chauffeur/domain/vehicles'
import { Refusal } from '../../core/refusal.ts'
import type { QuoteContext } from '../quote-trip.ts'
import { priceTrip } from '../price-trip.ts'
import { measureTrip } from '../routes/routes.ts'
import { planTrip, type ResolvedTrip } from '../routes/plan-trip.ts'

export async function listTransfers(context: QuoteContext): Promise<TransferSummary[]> {
  const transfers: TransferSummary[] = []
  // One after the other: a page is rendered beside other work.
  for (const route of TRANSFER_ROUTES) {
    const { vehicles: _, ...summary } = await transferOf(route, context)
    transfers.push(summary)
  }
  return transfers
}

export async function readTransfer(slug: string, context: QuoteContext): Promise<Transfer> {
  const route = findTransferRoute(slug)
  if (!route) throw new Refusal('NOT_FOUND', { code: 'no_transfer_page' })
  return transferOf(route, context)
}

/** The transfer with the prices that a quote gives for it now. */
async function transferOf(route: TransferRoute, context: QuoteContext): Promise<Transfer> {
  const trip = await planTransfer(route, context)
  const { distance, durationMinutes } = await measureTrip(trip, context.routing)
  const vehicles = await Promise.all(
    FLEET.map(async (vehicle) => ({
      id: vehicle.id,
      name: vehicle.name,
      maxPassengers: vehicle.maxPassengers,
      totalPrice: await priceOf(trip, vehicle, context),
    })),
  )
  const prices = vehicles.flatMap(({ totalPrice }) => (totalPrice === null ? [] : [totalPrice]))
  return {
    slug: route.slug,
    pickup: route.pickup.name,
    dropoff: route.dropoff.name,
    distanceKm: distance === null ? null : toKilometres(distance),
    durationMinutes,
    lowestPrice: prices.length === 0 ? null : Math.min(...prices),
    vehicles,
  }
}

/** The transfer as a quote for its places plans it. */
export function planTransfer(
  { pickup, dropoff }: TransferRoute,
  context: Pick<QuoteContext, 'em' | 'places'>,
): Promise<ResolvedTrip> {
  return planTrip(
    {
      serviceType: 'point-to-point',
      pickup: pickup.name,
      pickupPlaceId: pickup.placeId,
      dropoff: dropoff.name,
      dropoffPlaceId: dropoff.placeId,
      stops: [],
      hours: null,
    },
    { pickup: 'pickup', dropoff: 'dropoff', hours: 'duration' },
    context,
  )
}

async function priceOf(trip: ResolvedTrip, vehicle: Vehicle, { prices, routing }: QuoteContext) {
  try {
    return (await priceTrip(trip, vehicle, prices.findRate, routing)).price.total
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
