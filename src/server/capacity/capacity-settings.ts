import type { CapacitySetting as SettingAnswer, CapacitySettingInput } from '@chauffeur/contract/capacity'
import { vehicleById } from '@chauffeur/domain/vehicles'
import { lockAllCars } from '../cars/lock-cars.ts'
import { editRow, type VersionedKind } from '../core/audit/versioned-row.ts'
import { Refusal } from '../core/refusal.ts'
import type { DatabaseAccess, Transaction } from '../core/transaction.ts'
import { CapacitySetting } from './capacity-setting.entity.ts'

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

/** Changes how the sales of a class are planned. Nobody sells meanwhile. */
export async function changeSetting(
  { vehicleId, version, ...input }: CapacitySettingInput,
  admin: string,
  tx: Transaction,
): Promise<SettingAnswer> {
  await lockAllCars(tx.em)
  const vehicle = vehicleById(vehicleId)
  const setting =
    vehicle && (await tx.em.findOne(CapacitySetting, { vehicleId: vehicle.id }, { refresh: true }))
  if (!setting) throw new Refusal('NOT_FOUND', 'There is no such class.')
  return await editRow(settingKind, setting, { admin, version }, () => Object.assign(setting, input), tx)
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
