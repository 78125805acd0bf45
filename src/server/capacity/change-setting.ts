import type { CapacitySetting as SettingAnswer, CapacitySettingInput } from '@chauffeur/contract/capacity'
import { vehicleById } from '@chauffeur/domain/vehicles'
import { lockAllCars } from '../cars/lock-cars.ts'
import { changesBetween } from '../core/audit/changes-between.ts'
import { checkVersion } from '../core/audit/check-version.ts'
import { Refusal } from '../core/refusal.ts'
import { record, type Transaction } from '../core/transaction.ts'
import { CapacitySetting } from './capacity-setting.entity.ts'
import { presentSetting, settingFacts } from './read-settings.ts'

/** Changes how the sales of a class are planned. Nobody sells meanwhile. */
export async function changeSetting(
  { vehicleId, version, ...input }: CapacitySettingInput,
  admin: string,
  tx: Transaction,
): Promise<SettingAnswer> {
  const { em } = tx
  await lockAllCars(em)
  const id = String(vehicleId)
  const vehicle = vehicleById(vehicleId)
  const setting = vehicle && (await em.findOne(CapacitySetting, { vehicleId: vehicle.id }, { refresh: true }))
  if (!setting) throw new Refusal('NOT_FOUND', 'There is no such class.')
  await checkVersion('capacity', { id, ...presentSetting(setting) }, version, em)
  const before = settingFacts(setting)
  Object.assign(setting, input)
  const details = changesBetween({ ...before }, { ...settingFacts(setting) })
  if (Object.keys(details).length === 0) return presentSetting(setting)
  setting.version += 1
  await em.flush()
  await record(tx, 'capacity.changed', { admin, id, name: vehicle.name, details })
  return presentSetting(setting)
}
