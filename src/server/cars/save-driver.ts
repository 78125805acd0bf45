import { randomUUID } from 'node:crypto'
import type { Driver as DriverAnswer, DriverInput } from '@chauffeur/contract/drivers'
import { changesBetween } from '../core/audit/changes-between.ts'
import { checkVersion } from '../core/audit/check-version.ts'
import { PHONE_REFUSAL } from '@chauffeur/domain/contact-formats'
import { e164 } from '@chauffeur/domain/phone-number'
import { invalid } from '../core/refusal.ts'
import { record, type Transaction } from '../core/transaction.ts'
import { isUuid } from '../db/is-uuid.ts'
import type { EntityManager } from '../db/orm.ts'
import { Car } from './car.entity.ts'
import { Driver } from './driver.entity.ts'
import { findDriver } from './find-car.ts'
import { driverFacts, readDriver } from './read-drivers.ts'

/** Adds a driver. */
export async function createDriver(
  input: DriverInput,
  admin: string,
  tx: Transaction,
): Promise<DriverAnswer> {
  const { em } = tx
  const driver = em.create(Driver, { id: randomUUID(), ...(await columnsOf(input, em)) })
  em.persist(driver)
  await em.flush()
  const details = changesBetween(null, driverFacts(driver))
  await record(tx, 'driver.created', { admin, id: driver.id, name: driver.name, details })
  return await readDriver(driver, tx)
}

/** Changes a driver. */
export async function changeDriver(
  { id, version, ...input }: DriverInput & { readonly id: string; readonly version?: number | undefined },
  admin: string,
  tx: Transaction,
): Promise<DriverAnswer> {
  const { em } = tx
  const driver = await findDriver(id, em)
  const before = driverFacts(driver)
  await checkVersion('driver', await readDriver(driver, tx), version, em)
  Object.assign(driver, await columnsOf(input, em))
  const details = changesBetween(before, driverFacts(driver))
  if (Object.keys(details).length === 0) return await readDriver(driver, tx)
  driver.version += 1
  await em.flush()
  await record(tx, 'driver.changed', { admin, id, name: driver.name, details })
  return await readDriver(driver, tx)
}

async function columnsOf({ phone, usualCarId, ...input }: DriverInput, em: EntityManager) {
  const phoneE164 = e164(phone)
  if (phoneE164 === null) throw invalid('phone', PHONE_REFUSAL)
  if (usualCarId !== null && !(isUuid(usualCarId) && (await em.count(Car, { id: usualCarId })) > 0))
    throw invalid('usualCarId', 'There is no such car.')
  return { ...input, phoneE164, usualCarId }
}
