import { defineEntity, p } from '@mikro-orm/core'
import type { ServiceType } from '@chauffeur/domain/service-type'
import { checksOf, indexesOf, uuidKey } from '../../db/columns.ts'

const schema = defineEntity({
  name: 'VehiclePricing',
  tableName: 'vehicle_pricing',
  properties: {
    id: uuidKey(),
    vehicleName: p.text(),
    serviceType: p.text().$type<ServiceType>(),
    minimumFareCents: p.integer().nullable(),
    pricePerKmCents: p.integer().nullable(),
    hourlyRateCents: p.integer().nullable(),
    version: p.integer().default(1),
  },
  uniques: indexesOf('vehicle_pricing', { once: 'unique (lower(vehicle_name), service_type)' }),
  checks: checksOf('vehicle_pricing', {
    fields_of_type: `(service_type = 'hourly' and hourly_rate_cents >= 0 and minimum_fare_cents is null and price_per_km_cents is null) or (service_type = 'point-to-point' and hourly_rate_cents is null and minimum_fare_cents >= 0 and price_per_km_cents >= 0)`,
  }),
})

/** The price of one vehicle for one service type; the amounts of the other type are null. */
export class VehiclePricing extends schema.class {}
schema.setClass(VehiclePricing)
