import { randomUUID } from 'node:crypto'
import type { Block as BlockAnswer, BlockInput } from '@chauffeur/contract/cars'
import type { Zone } from '@chauffeur/domain/time'
import { Refusal } from '../core/refusal.ts'
import { record, type DatabaseAccess, type Transaction } from '../core/transaction.ts'
import { isUuid } from '../db/is-uuid.ts'
import { Block } from './block.entity.ts'
import { Car } from './car.entity.ts'
import { Driver } from './driver.entity.ts'
import { lockAllCars } from './lock-cars.ts'
import { spanOf, typedSpan } from './span.ts'

type Owner = { readonly carId: string } | { readonly driverId: string }
type AnyOwner = { readonly carId: { $ne: null } } | { readonly driverId: { $ne: null } }

/** The blocks that are not over, by their beginning. */
export function findBlocks(owner: Owner | AnyOwner, { em, clock }: DatabaseAccess): Promise<Block[]> {
  return em.find(Block, { ...owner, endsAt: { $gt: clock() } }, { orderBy: { startsAt: 'asc', id: 'asc' } })
}

/** A block by the clock of whom it is of. */
export function presentBlock(block: Block, zone: Zone): BlockAnswer {
  const { id, reason, note } = block
  return { id, ...typedSpan(block, zone), reason, note: note ?? null }
}

/** Adds a block. Gives what the audit trail keeps of it. */
export async function addBlock(
  { reason, note, ...span }: Omit<BlockInput, 'id'>,
  of: Owner & { readonly zone: Zone; readonly admin: string },
  { em, clock }: Transaction,
) {
  const { zone, admin, ...owner } = of
  await em.insert(Block, {
    id: randomUUID(),
    ...spanOf(span, zone, clock()),
    ...owner,
    reason,
    note,
    createdBy: admin,
  })
  return { ...span, reason, note }
}

/** Takes back a block of a car or a driver. */
export async function removeBlock(
  { id }: { readonly id: string },
  admin: string,
  tx: Transaction,
): Promise<void> {
  const { em } = tx
  await lockAllCars(em)
  const block = isUuid(id) ? await em.findOne(Block, { id }) : null
  if (!block) throw new Refusal('NOT_FOUND', 'There is no such block.')
  await em.nativeDelete(Block, { id })
  const { startsAt, endsAt, reason } = block
  const details = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), reason }
  if (block.carId != null) {
    const { plate } = await em.findOneOrFail(Car, { id: block.carId })
    await record(tx, 'car.unblocked', { admin, id: block.carId, name: plate, details })
  }
  if (block.driverId != null) {
    const { name } = await em.findOneOrFail(Driver, { id: block.driverId })
    await record(tx, 'driver.unblocked', { admin, id: block.driverId, name, details })
  }
}
