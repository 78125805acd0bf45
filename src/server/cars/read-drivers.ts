import type { Driver as DriverAnswer } from '@chauffeur/contract/drivers'
import type { DatabaseAccess } from '../core/transaction.ts'
import { Block } from './block.entity.ts'
import { Driver } from './driver.entity.ts'
import { languagesOf } from './languages-of.ts'
import { presentBlock } from './present-block.ts'

/** Drivers work for every base; their blocks are by this clock. */
export const DRIVERS_ZONE = 'Europe/Lisbon'

/** Every driver, by name, with the blocks that are not over. */
export async function listDrivers({ em, clock }: DatabaseAccess): Promise<DriverAnswer[]> {
  const drivers = await em.find(Driver, {}, { orderBy: { name: 'asc', id: 'asc' } })
  const blocks = await em.find(
    Block,
    { driverId: { $ne: null }, endsAt: { $gt: clock() } },
    { orderBy: { startsAt: 'asc', id: 'asc' } },
  )
  return drivers.map((driver) => presentDriver(driver, blocks))
}

/** One driver as the office reads it. */
export async function readDriver(driver: Driver, { em, clock }: DatabaseAccess): Promise<DriverAnswer> {
  const blocks = await em.find(
    Block,
    { driverId: driver.id, endsAt: { $gt: clock() } },
    { orderBy: { startsAt: 'asc', id: 'asc' } },
  )
  return presentDriver(driver, blocks)
}

function presentDriver(driver: Driver, blocks: readonly Block[]): DriverAnswer {
  const { name, phone, email, usualCarId, isActive } = driverFacts(driver)
  return {
    id: driver.id,
    name,
    phone,
    email,
    languages: languagesOf(driver),
    usualCarId,
    isActive,
    blocks: blocks
      .filter(({ driverId }) => driverId === driver.id)
      .map((block) => presentBlock(block, DRIVERS_ZONE)),
    version: driver.version,
  }
}

/** What the audit trail keeps of a driver. */
export function driverFacts({ name, phoneE164, email, languages, usualCarId, isActive }: Driver) {
  return { name, phone: phoneE164, email: email ?? null, languages, usualCarId: usualCarId ?? null, isActive }
}
