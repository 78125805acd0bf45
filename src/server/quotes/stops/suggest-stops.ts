import type { SuggestedStop, suggestStops as endpoint } from '@chauffeur/contract/routes'
import { fits } from '@chauffeur/domain/capacity'
import { greatCircleKm, type Point } from '@chauffeur/domain/geometry'
import {
  leastInsertion,
  lengthOf,
  type MetresBetween,
  stopsOnTheWay,
} from '@chauffeur/domain/stops-on-the-way'
import { DEFAULT_STAY_MINUTES, MAX_STOPS, MIN_PASSENGERS } from '@chauffeur/domain/limits'
import {
  addedPrice,
  chargedDistance,
  isChargeable,
  toKilometres,
  type TransferRate,
} from '@chauffeur/domain/pricing'
import { fleetFor } from '@chauffeur/domain/vehicles'
import {
  driveDistances,
  RoutingUnreachable,
  type Drive,
  type Routing,
} from '@chauffeur/gateways/routing/routing'
import type { z } from 'zod'
import { vehicleOf } from '../../catalogue/common/resolve-vehicle.ts'
import type { PriceList } from '../../catalogue/pricing/price-list.ts'
import { findChosenStops } from '../../catalogue/stops/find-chosen-stops.ts'
import { findStopsBetween, type OfferedStop } from '../../catalogue/stops/find-stops-between.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { findPlace } from '../places/places.ts'
import type { RouteServices } from '../routes/plan-trip.ts'

type Input = z.output<typeof endpoint.input>
type Context = Pick<RequestContext, 'em'> & RouteServices & { readonly prices: PriceList }

/**
 * The stops on the way between the two places that are not chosen yet, in the order in which the way passes them, each with
 * what it adds to the trip as it is: with the chosen stops, at the position where it lengthens the way least.
 */
export async function suggestStops(input: Input, context: Context): Promise<SuggestedStop[]> {
  if (!input.dropoff) return []
  const [pickup, dropoff] = await Promise.all([
    findPlace({ text: input.pickup, placeId: input.pickup_place_id }, context.places),
    findPlace({ text: input.dropoff, placeId: input.dropoff_place_id }, context.places),
  ])
  if (!pickup || !dropoff) return []
  const between = await findStopsBetween(pickup, dropoff, context.em)
  const chosen = amongOffered(input.stops, between) ?? (await findChosenStops(input.stops, context))
  const offered = between.filter(({ id }) => !chosen.some((stop) => stop.id === id))
  if (offered.length === 0) return []
  const way = [pickup, ...chosen, dropoff]
  const roads = await measureRoads(
    way,
    offered.map(({ point }) => point),
    context.routing,
  )
  const { metresBetween } = roads
  const rates = await ratesOf(input, context.prices)
  return stopsOnTheWay(offered, { pickup, dropoff, metresBetween }).map((stop) => ({
    ...stop.shown,
    ...additionOf(stop, way, roads, rates),
  }))
}

/** The chosen stops, where all are offered on this trip: these rows need not be read twice. */
function amongOffered(chosen: Input['stops'], offered: readonly OfferedStop[]) {
  const stops = offered.filter(({ id }) => chosen.some((stop) => stop.id === id))
  if (stops.length !== chosen.length || stops.length > MAX_STOPS) return undefined
  return chosen.flatMap(({ id }) =>
    stops.filter((stop) => stop.id === id).map(({ id, point }) => ({ id, ...point })),
  )
}

type Addition = Pick<SuggestedStop, 'addedDistanceKm' | 'addedPrice' | 'position'>

function additionOf(
  { point, hourlyPrice }: OfferedStop,
  way: readonly Point[],
  { metresBetween, isByRoad }: MeasuredRoads,
  rates: readonly TransferRate[],
): Addition {
  const metres = lengthOf(way, metresBetween)
  const insertion = leastInsertion(way, point, metresBetween)
  if (metres === undefined || !insertion) return {}
  const { position, addedMetres } = insertion
  if (!isByRoad) return { position }
  const before = chargedDistance(metres)
  const after = chargedDistance(metres + addedMetres)
  const stop = { hourlyPrice, minutes: DEFAULT_STAY_MINUTES }
  const prices = rates.map((rate) => addedPrice({ before, after, rate, stop }))
  return {
    position,
    addedDistanceKm: toKilometres(after - before),
    ...(prices.length > 0 && { addedPrice: Math.min(...prices) }),
  }
}

/** The rates of the vehicle that is named, else of every vehicle on offer that the party fits into. */
async function ratesOf({ vehicleName, passengers }: Input, prices: PriceList): Promise<TransferRate[]> {
  const party = passengers ?? MIN_PASSENGERS
  const vehicles = vehicleName
    ? [vehicleOf({ vehicleName })]
    : fleetFor(party).filter((vehicle) => fits(vehicle, party).fits)
  const rates = await Promise.all(vehicles.map((vehicle) => prices.findRate(vehicle, 'point-to-point')))
  return rates.flatMap((rate) => (rate?.type === 'point-to-point' && isChargeable(rate) ? [rate] : []))
}

interface MeasuredRoads {
  readonly metresBetween: MetresBetween<Point>
  /** False while the routing service is down: the distances are straight lines, good for an order and no price. */
  readonly isByRoad: boolean
}

/**
 * The distances that matter when any of the stops is put anywhere into the way, which starts with the pick-up and ends with
 * the drop-off. They are found by the points' identity.
 */
async function measureRoads(
  way: readonly Point[],
  stops: readonly Point[],
  routing: Routing,
): Promise<MeasuredRoads> {
  const [starts, ends] = [way.slice(0, -1), way.slice(1)]
  const drives: Drive[] = [
    ...starts.flatMap((from, index) => ends.slice(index, index + 1).map((to) => ({ from, to }))),
    ...starts.slice(0, 1).flatMap((from) => ends.slice(-1).map((to) => ({ from, to }))),
    ...stops.flatMap((stop) => [
      ...starts.map((from) => ({ from, to: stop })),
      ...ends.map((to) => ({ from: stop, to })),
    ]),
  ]
  try {
    return { metresBetween: lookUp(drives, await driveDistances(drives, routing)), isByRoad: true }
  } catch (error) {
    if (!(error instanceof RoutingUnreachable)) throw error
    return { metresBetween: (from, to) => Math.round(greatCircleKm(from, to) * 1000), isByRoad: false }
  }
}

function lookUp(drives: readonly Drive[], distances: readonly (number | undefined)[]): MetresBetween<Point> {
  const metres = new Map<Point, Map<Point, number>>()
  for (const [index, { from, to }] of drives.entries()) {
    const distance = distances[index]
    if (distance === undefined) continue
    const onward = metres.get(from) ?? new Map<Point, number>()
    metres.set(from, onward.set(to, distance))
  }
  return (from, to) => metres.get(from)?.get(to)
}
