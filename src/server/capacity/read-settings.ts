import type { VehicleId } from '@chauffeur/domain/vehicles'
import type { CapacitySettings } from '@chauffeur/domain/capacity-settings'
import type { DatabaseAccess } from '../core/transaction.ts'
import { CapacitySetting } from './capacity-setting.entity.ts'

export type Settings = ReadonlyMap<VehicleId, CapacitySettings>

interface SettingRow extends CapacitySettings {
  readonly vehicleId: VehicleId
}

/** How the sales of these classes are planned. */
export async function readSettings(
  vehicleIds: readonly VehicleId[],
  { em }: Pick<DatabaseAccess, 'em'>,
): Promise<Settings> {
  return settingsIn(
    await em.find(CapacitySetting, { vehicleId: { $in: [...vehicleIds] } }, { disableIdentityMap: true }),
  )
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
