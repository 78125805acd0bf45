import { randomUUID } from 'node:crypto'
import type { BlockInput } from '@chauffeur/contract/cars'
import type { Driver as DriverAnswer, DriverInput } from '@chauffeur/contract/drivers'
import { DRIVER_LANGUAGES, type DriverLanguage } from '@chauffeur/domain/cars'
import { PHONE_NOT_DIALLED } from '@chauffeur/domain/contact-formats'
import { e164 } from '@chauffeur/domain/phone-number'
import { z } from 'zod'
import {
  createRow,
  editRow,
  lockRow,
  type EditedRow,
  type VersionedKind,
} from '../core/audit/versioned-row.ts'
import { readStoredList } from '../core/read-stored.ts'
import { invalid } from '../core/refusal.ts'
import { record, type DatabaseAccess, type OfficeTransaction } from '../core/transaction.ts'
import { isUuid } from '../db/is-uuid.ts'
import type { EntityManager } from '../db/orm.ts'
import { type Block, addBlock, findBlocks, presentBlock } from './blocks.ts'
import { Car, Driver } from './car.entity.ts'

/** Drivers work for every base; their blocks are by this clock. */
const DRIVERS_ZONE = 'Europe/Lisbon'
const language = z.enum(DRIVER_LANGUAGES)

const driverKind: VersionedKind<Driver, DriverAnswer, 'driver'> = {
  subject: 'driver',
  present: readDriver,
  describe: (driver) => ({ id: driver.id, name: driver.name, facts: factsOf(driver) }),
}

/** Every driver, by name, with the blocks that are not over. */
export async function listDrivers(access: DatabaseAccess): Promise<DriverAnswer[]> {
  const drivers = await access.em.find(Driver, {}, { orderBy: { name: 'asc', id: 'asc' } })
  const blocks = await findBlocks({ driverId: { $ne: null } }, access)
  return drivers.map((driver) => presentDriver(driver, blocks))
}

/** Adds a driver. */
export async function createDriver(input: DriverInput, tx: OfficeTransaction): Promise<DriverAnswer> {
  const values = { id: randomUUID(), ...(await columnsOf(input, tx.em)) }
  return await createRow(driverKind, tx.em.create(Driver, values), tx)
}

/** Changes a driver. */
export async function changeDriver(
  { id, version, ...input }: DriverInput & EditedRow,
  tx: OfficeTransaction,
): Promise<DriverAnswer> {
  const driver = await lockRow(Driver, id, 'driver', tx.em)
  const edit = async () => Object.assign(driver, await columnsOf(input, tx.em))
  return await editRow(driverKind, driver, version, edit, tx)
}

/** Says when a driver is not there, by Lisbon's clock. */
export async function blockDriver(
  { id, ...block }: BlockInput,
  tx: OfficeTransaction,
): Promise<DriverAnswer> {
  const driver = await lockRow(Driver, id, 'driver', tx.em)
  const details = await addBlock(block, { driverId: driver.id, zone: DRIVERS_ZONE }, tx)
  await record(tx, 'driver.blocked', { admin: tx.admin, id: driver.id, name: driver.name, details })
  return await readDriver(driver, tx)
}

/** Which languages a driver speaks, as far as they can be read. */
export function languagesOf({ id, languages }: Pick<Driver, 'id' | 'languages'>): DriverLanguage[] {
  return readStoredList(language, languages, { table: 'driver', id, column: 'languages' })
}

async function columnsOf({ phone, usualCarId, ...input }: DriverInput, em: EntityManager) {
  const phoneE164 = e164(phone)
  if (phoneE164 === null) throw invalid('phone', PHONE_NOT_DIALLED)
  if (usualCarId !== null && !(isUuid(usualCarId) && (await em.count(Car, { id: usualCarId })) > 0))
    throw invalid('usualCarId', { code: 'not_found', what: 'car' })
  return { ...input, phoneE164, usualCarId }
}

async function readDriver(driver: Driver, access: DatabaseAccess): Promise<DriverAnswer> {
  return presentDriver(driver, await findBlocks({ driverId: driver.id }, access))
}

function presentDriver(driver: Driver, blocks: readonly Block[]): DriverAnswer {
  return {
    ...factsOf(driver),
    id: driver.id,
    languages: languagesOf(driver),
    blocks: blocks
      .filter(({ driverId }) => driverId === driver.id)
      .map((block) => presentBlock(block, DRIVERS_ZONE)),
    version: driver.version,
  }
}

function factsOf({ name, phoneE164, email, languages, usualCarId, isActive }: Driver) {
  return { name, phone: phoneE164, email: email ?? null, languages, usualCarId: usualCarId ?? null, isActive }
}
