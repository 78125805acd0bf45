import { randomUUID } from 'node:crypto'
import type { VehiclePricing as PricingAnswer } from '@chauffeur/contract/pricing'
import { formatDecimal, type Cents } from '@chauffeur/domain/money'
import { type PricingRate } from '@chauffeur/domain/pricing-rules'
import { serviceTypes } from '@chauffeur/domain/service-type'
import { vehicleChoices } from '@chauffeur/domain/vehicles'
import {
  createRow,
  deleteRow,
  editRow,
  lockRow,
  type EditedRow,
  type VersionedKind,
} from '../../core/audit/versioned-row.ts'
import { Refusal } from '../../core/refusal.ts'
import type { OfficeTransaction } from '../../core/transaction.ts'
import type { EntityManager } from '../../db/orm.ts'
import { vehicleOf } from '../common/resolve-vehicle.ts'
import { VehiclePricing } from './vehicle-pricing.entity.ts'

const pricingKind: VersionedKind<VehiclePricing, PricingAnswer, 'pricing'> = {
  subject: 'pricing',
  present: presentPricing,
  describe(row) {
    const { id, version: _, ...facts } = presentPricing(row)
    return { id, name: `${row.vehicleName}, ${row.serviceType}`, facts }
  },
  taken: ({ vehicleName, serviceType }) =>
    new Refusal('ALREADY_EXISTS', { code: 'pricing_exists', vehicle: vehicleName, serviceType }),
  recordsEverySave: true,
}

/** Every price: the vehicles in the order of the fleet, of each the transfer before the hire. */
export async function listPricing(em: EntityManager): Promise<PricingAnswer[]> {
  const rows = await em.find(VehiclePricing, {})
  return rows
    .toSorted(
      (one, other) =>
        vehicleChoices.indexOf(one.vehicleName) - vehicleChoices.indexOf(other.vehicleName) ||
        serviceTypes.indexOf(one.serviceType) - serviceTypes.indexOf(other.serviceType),
    )
    .map(presentPricing)
}

/** Sets a price for a vehicle of the fleet; it is stored under the fleet's name, however that was written. */
export async function createPricing(
  { vehicleName, rate }: { readonly vehicleName: string; readonly rate: PricingRate },
  tx: OfficeTransaction,
): Promise<PricingAnswer> {
  const { name } = vehicleOf({ vehicleName })
  const values = { id: randomUUID(), vehicleName: name, ...columnsOf(rate) }
  return await createRow(pricingKind, tx.em.create(VehiclePricing, values), tx)
}

/**
 * Changes a price, also to the other service type. Of two changes at once of the same version the first one stays; without
 * a version the later one does, and both are audited.
 */
export async function changePricing(
  { id, rate, version }: EditedRow & { readonly rate: PricingRate },
  tx: OfficeTransaction,
): Promise<PricingAnswer> {
  const row = await lockRow(VehiclePricing, id, 'vehicle pricing', tx.em)
  const edit = () => Object.assign(row, columnsOf(rate))
  return await editRow(pricingKind, row, version, edit, tx)
}

/** Takes a price away. Bookings keep their own figures, and a quote given before keeps its price. */
export async function deletePricing({ id, version }: EditedRow, tx: OfficeTransaction): Promise<void> {
  await deleteRow(pricingKind, await lockRow(VehiclePricing, id, 'vehicle pricing', tx.em), version, tx)
}

/** The columns for a rate: its own amounts, and null for those of the other service type. */
function columnsOf(rate: PricingRate) {
  const isHourly = rate.serviceType === 'hourly'
  return {
    serviceType: rate.serviceType,
    minimumFareCents: isHourly ? null : rate.minimumFare,
    pricePerKmCents: isHourly ? null : rate.pricePerKm,
    hourlyRateCents: isHourly ? rate.hourlyRate : null,
  }
}

function presentPricing(row: VehiclePricing): PricingAnswer {
  const { id, vehicleName, serviceType, version } = row
  return {
    id,
    vehicleName,
    serviceType,
    minimumFare: decimal(row.minimumFareCents),
    pricePerKm: decimal(row.pricePerKmCents),
    hourlyRate: decimal(row.hourlyRateCents),
    version,
  }
}

function decimal(cents: Cents | null | undefined): string | null {
  return cents == null ? null : formatDecimal(cents)
}
