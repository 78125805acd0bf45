import { defineEntity, p, type TriggerDef } from '@mikro-orm/core'
import { BASES, type Base, type DriverLanguage } from '@chauffeur/domain/cars'
import { VEHICLE_IDS, type VehicleId } from '@chauffeur/domain/vehicles'
import { RENEWS_CAPACITY_VERSION } from './lock-cars.ts'
import { checksOf, day, known, uuidKey } from '../db/columns.ts'

const carSchema = defineEntity({
  name: 'Car',
  tableName: 'car',
  properties: {
    id: uuidKey(),
    plate: p.text(),
    /** The plate without hyphens and spaces. */
    plateKey: p.text().unique(),
    /** The class that it is booked as. */
    vehicleId: p.integer().$type<VehicleId>(),
    label: p.text().nullable(),
    colour: p.text().nullable(),
    seats: p.integer(),
    /** The child and booster seats that fit; null: as many as it has seats. */
    childSeats: p.integer().nullable(),
    /** The luggage that fits, in cabin bags; null: as much as the configurations of its class. */
    luggage: p.integer().nullable(),
    base: p.text().$type<Base>(),
    // The first and the last day on which it drives, yyyy-MM-dd.
    activeFrom: day(),
    activeUntil: day().nullable(),
    version: p.integer().default(1),
  },
  checks: [
    known('car', 'vehicle_id', VEHICLE_IDS),
    known('car', 'base', BASES),
    ...checksOf('car', {
      has_seats: 'seats >= 1 and child_seats >= 0',
      has_luggage: 'luggage >= 0',
      days_in_order: 'active_until >= active_from',
    }),
  ],
  triggers: [RENEWS_CAPACITY_VERSION, checksTripsOf('car_id', ['plate', 'colour', 'vehicle_id'])],
})

/** A car of the firm. It is never deleted: what it drove stays known. */
export class Car extends carSchema.class {}
carSchema.setClass(Car)

/**
 * Has the trips of a changed driver or car compared with what other companies' systems were told of them
 * (dispatch/trip-notification.entity.ts). Rows are locked in one order, so that two changes at once do not wait for
 * each other.
 */
function checksTripsOf(column: 'car_id' | 'driver_id', shown: readonly string[]): TriggerDef {
  const isChanged = shown.map((one) => `new.${one} is distinct from old.${one}`).join(' or ')
  return {
    name: 'check_trips',
    timing: 'after',
    events: ['update'],
    body: `if ${isChanged} then with shown as (select n.booking_id, n.car_no from trip_notification n join assignment a on a.booking_id = n.booking_id and a.car_no = n.car_no where a.${column} = new.id and a.released_at is null order by n.booking_id, n.car_no for update of n) update trip_notification n set check_at = 'epoch' from shown where n.booking_id = shown.booking_id and n.car_no = shown.car_no; end if; return null`,
  }
}

const driverSchema = defineEntity({
  name: 'Driver',
  tableName: 'driver',
  properties: {
    id: uuidKey(),
    name: p.text(),
    phoneE164: p.text(),
    email: p.text().nullable(),
    languages: p.json<readonly DriverLanguage[]>(),
    usualCarId: () => p.manyToOne(Car).mapToPk().nullable().deleteRule('no action'),
    isActive: p.boolean().default(true),
    version: p.integer().default(1),
  },
  triggers: [checksTripsOf('driver_id', ['name', 'phone_e164'])],
})

/** Who drives. Whoever has left is not active, and stays known. */
export class Driver extends driverSchema.class {}
driverSchema.setClass(Driver)
