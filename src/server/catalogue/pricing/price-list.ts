import type { Vehicle } from '@chauffeur/domain/vehicles'
import type { HourlyRate, TransferRate } from '@chauffeur/domain/pricing'
import type { ServiceType } from '@chauffeur/domain/service-type'
import { findRows } from '../../db/find-rows.ts'
import type { EntityManager, Orm } from '../../db/orm.ts'
import { VehiclePricing } from './vehicle-pricing.entity.ts'

type Rate = (TransferRate & { readonly type: 'point-to-point' }) | (HourlyRate & { readonly type: 'hourly' })

/** Finds what the office charges for a vehicle and a service type, if it has said so. */
export type FindRate = (vehicle: Vehicle, serviceType: ServiceType) => Promise<Rate | undefined>

// A quote keeps its price for half an hour; one that is a second old when it is made is still a fresh quote.
const CACHE_MS = 1_000

/** The office's prices, read at most once a second. Bookings without a quote read them anew (findRateNow). */
export interface PriceList {
  readonly findRate: FindRate
  /** Called once a change is committed: it counts at once here, and within a second in other processes. */
  readonly invalidate: () => void
  /** Another text whenever a price is another one. */
  readonly stamp: () => Promise<string>
}

export function priceList(orm: Orm): PriceList {
  let cached: { readonly rows: Promise<VehiclePricing[]>; readonly until: number } | undefined
  const rows = () => {
    if (cached && performance.now() < cached.until) return cached.rows
    const read = orm.em.fork().find(VehiclePricing, {})
    const mine = { rows: read, until: performance.now() + CACHE_MS }
    cached = mine
    read.catch(() => {
      if (cached === mine) cached = undefined
    })
    return read
  }
  return {
    findRate: async (vehicle, serviceType) => rateIn(await rows(), vehicle, serviceType),
    async stamp() {
      const prices = (await rows()).map(({ id, version }) => `${id} ${version}`)
      return prices.toSorted().join()
    },
    invalidate() {
      cached = undefined
    },
  }
}

/** Finds the rate in the database as it is now, past the list that is kept for a second. */
export function findRateNow(em: EntityManager): FindRate {
  return async (vehicle, serviceType) =>
    rateIn(await findRows(em, VehiclePricing, { serviceType }), vehicle, serviceType)
}

function rateIn(
  rows: readonly VehiclePricing[],
  vehicle: Vehicle,
  serviceType: ServiceType,
): Rate | undefined {
  const name = vehicle.name.toLowerCase()
  const row = rows.find((row) => row.serviceType === serviceType && row.vehicleName.toLowerCase() === name)
  if (row?.hourlyRateCents != null) return { type: 'hourly', hourlyRate: row.hourlyRateCents }
  if (row?.minimumFareCents != null && row.pricePerKmCents != null)
    return { type: 'point-to-point', minimumFare: row.minimumFareCents, pricePerKm: row.pricePerKmCents }
  return undefined
}
