import type { CapacitySetting as SettingAnswer, CapacitySettingInput } from '@chauffeur/contract/capacity'
import { VEHICLE_IDS, vehicleById, type VehicleId } from '@chauffeur/domain/vehicles'
import { RENEWS_CAPACITY_VERSION } from '../cars/lock-cars.ts'
import { editRow, type VersionedKind } from '../core/audit/versioned-row.ts'
import { Refusal } from '../core/refusal.ts'
import type { DatabaseAccess, OfficeTransaction } from '../core/transaction.ts'
import { defineEntity, LockMode, p } from '@mikro-orm/core'
import { checksOf, known } from '../db/columns.ts'
import {
  DEFAULT_CAPACITY,
  WHEN_FULL,
  type WhenFull,
  type CapacitySettings,
} from '@chauffeur/domain/capacity-settings'
import { findRows } from '../db/find-rows.ts'

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
    known('capacity_setting', 'vehicle_id', VEHICLE_IDS),
    known('capacity_setting', 'when_full', WHEN_FULL),
    ...checksOf('capacity_setting', {
      not_negative:
        'airport_wait_minutes >= 0 and other_wait_minutes >= 0 and turnaround_minutes >= 0 and tolerance >= 0 and lead_minutes >= 0',
    }),
  ],
  triggers: [RENEWS_CAPACITY_VERSION],
})

/** How the sales of a class are planned. Every class has one. */
export class CapacitySetting extends schema.class {}
schema.setClass(CapacitySetting)

const settingKind: VersionedKind<CapacitySetting, SettingAnswer, 'capacity'> = {
  subject: 'capacity',
  present: presentSetting,
  describe(setting) {
    const { vehicleId, vehicleName, version: _, ...facts } = presentSetting(setting)
    return { id: String(vehicleId), name: vehicleName, facts }
  },
}

/** Those of every class, as the office reads them. */
export async function listSettings({ em }: Pick<DatabaseAccess, 'em'>): Promise<SettingAnswer[]> {
  const rows = await em.find(CapacitySetting, {}, { orderBy: { vehicleId: 'asc' } })
  return rows.map(presentSetting)
}

/** Changes how the sales of a class are planned. */
export async function changeSetting(
  { vehicleId, version, ...input }: CapacitySettingInput,
  tx: OfficeTransaction,
): Promise<SettingAnswer> {
  const vehicle = vehicleById(vehicleId)
  const setting =
    vehicle &&
    (await tx.em.findOne(
      CapacitySetting,
      { vehicleId: vehicle.id },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    ))
  if (!setting) throw new Refusal('NOT_FOUND', { code: 'not_found', what: 'class' })
  return await editRow(settingKind, setting, version, () => Object.assign(setting, input), tx)
}

function presentSetting(setting: CapacitySetting): SettingAnswer {
  const { vehicleId, airportWaitMinutes, otherWaitMinutes, turnaroundMinutes, version } = setting
  const { tolerance, leadMinutes, whenFull } = setting
  return {
    vehicleId,
    vehicleName: vehicleById(vehicleId)?.name ?? '',
    airportWaitMinutes,
    otherWaitMinutes,
    turnaroundMinutes,
    tolerance,
    leadMinutes,
    whenFull,
    version,
  }
}

export type Settings = ReadonlyMap<VehicleId, CapacitySettings>

interface SettingRow extends CapacitySettings {
  readonly vehicleId: VehicleId
}

/** How the sales of these classes are planned. */
export async function readSettings(
  vehicleIds: readonly VehicleId[],
  { em }: Pick<DatabaseAccess, 'em'>,
): Promise<Settings> {
  return settingsIn(await findRows(em, CapacitySetting, { vehicleId: { $in: [...vehicleIds] } }))
}

export function settingsIn(rows: readonly SettingRow[]): Settings {
  return new Map(rows.map((row) => [row.vehicleId, row]))
}

/** The settings of a class; every one has a row. */
export function settingsOf(vehicleId: VehicleId, settings: Settings): CapacitySettings {
  const found = settings.get(vehicleId)
  if (!found) throw new Error(`The class ${vehicleId} has no capacity settings`)
  return found
}
