import { defineEntity, p } from '@mikro-orm/core'
import { DEFAULT_CAPACITY, type WhenFull } from '@chauffeur/domain/capacity-settings'
import type { VehicleId } from '@chauffeur/domain/vehicles'
import { RENEWS_CAPACITY_VERSION } from '../cars/capacity-version.entity.ts'

const schema = defineEntity({
  name: 'CapacitySetting',
  tableName: 'capacity_setting',
  properties: {
    vehicleId: p.integer().$type<VehicleId>().primary().autoincrement(false),
    airportWaitMinutes: p.integer().default(DEFAULT_CAPACITY.airportWaitMinutes),
    otherWaitMinutes: p.integer().default(DEFAULT_CAPACITY.otherWaitMinutes),
    turnaroundMinutes: p.integer().default(DEFAULT_CAPACITY.turnaroundMinutes),
    tolerance: p.integer().default(DEFAULT_CAPACITY.tolerance),
    leadMinutes: p.integer().default(DEFAULT_CAPACITY.leadMinutes),
    whenFull: p.text().$type<WhenFull>().default(DEFAULT_CAPACITY.whenFull),
    version: p.integer().default(1),
  },
  checks: [
    { name: 'capacity_setting_vehicle_known', expression: 'vehicle_id >= 1 and vehicle_id <= 5' },
    {
      name: 'capacity_setting_not_negative',
      expression:
        'airport_wait_minutes >= 0 and other_wait_minutes >= 0 and turnaround_minutes >= 0 and tolerance >= 0 and lead_minutes >= 0',
    },
    { name: 'capacity_setting_when_full_known', expression: `when_full in ('ask', 'refuse')` },
  ],
  triggers: [RENEWS_CAPACITY_VERSION],
})

/** How the sales of a class are planned. Every class has one. */
export class CapacitySetting extends schema.class {}
schema.setClass(CapacitySetting)
