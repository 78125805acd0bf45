import { randomUUID } from 'node:crypto'
import type { Block as BlockAnswer, BlockInput } from '@chauffeur/contract/cars'
import { type Zone, instantOf, wallTimeIn } from '@chauffeur/domain/time'
import { Refusal, invalid } from '../core/refusal.ts'
import { record, type DatabaseAccess, type OfficeTransaction } from '../core/transaction.ts'
import { isUuid } from '../db/is-uuid.ts'
import { Car, Driver } from './car.entity.ts'
import { RENEWS_CAPACITY_VERSION } from './lock-cars.ts'
import { defineEntity, LockMode, p } from '@mikro-orm/core'
import { BLOCK_REASONS, type BlockReason } from '@chauffeur/domain/cars'
import { checksOf, known, uuidKey } from '../db/columns.ts'

const schema = defineEntity({
  name: 'Block',
  tableName: 'block',
  properties: {
    id: uuidKey(),
    // A block is of a car or of a driver.
    carId: () => p.manyToOne(Car).mapToPk().nullable().deleteRule('no action'),
    driverId: () => p.manyToOne(Driver).mapToPk().nullable().deleteRule('no action'),
    startsAt: p.datetime(),
    endsAt: p.datetime(),
    reason: p.text().$type<BlockReason>(),
    note: p.text().nullable(),
    createdBy: p.text(),
  },
  indexes: [
    { name: 'block_of_car', properties: ['carId', 'endsAt'] },
    { name: 'block_of_driver', properties: ['driverId', 'endsAt'] },
  ],
  checks: [
    known('block', 'reason', BLOCK_REASONS),
    ...checksOf('block', {
      of_one: '(car_id is null) <> (driver_id is null)',
      ends_later: 'ends_at > starts_at',
    }),
  ],
  triggers: [RENEWS_CAPACITY_VERSION],
})

/** A time in which a car or a driver is not there. */
export class Block extends schema.class {}
schema.setClass(Block)

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
  { zone, ...owner }: Owner & { readonly zone: Zone },
  { em, clock, admin }: OfficeTransaction,
) {
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
export async function removeBlock({ id }: { readonly id: string }, tx: OfficeTransaction): Promise<void> {
  const { em } = tx
  const block = isUuid(id) ? await em.findOne(Block, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }) : null
  if (!block) throw new Refusal('NOT_FOUND', { code: 'not_found', what: 'block' })
  await em.nativeDelete(Block, { id })
  const { startsAt, endsAt, reason } = block
  const details = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), reason }
  if (block.carId != null) {
    const { plate } = await em.findOneOrFail(Car, { id: block.carId })
    await record(tx, 'car.unblocked', { admin: tx.admin, id: block.carId, name: plate, details })
  }
  if (block.driverId != null) {
    const { name } = await em.findOneOrFail(Driver, { id: block.driverId })
    await record(tx, 'driver.unblocked', { admin: tx.admin, id: block.driverId, name, details })
  }
}

/** A time from a reading of a clock to another, as the office types it. */
interface TypedSpan {
  readonly startDate: string
  readonly startTime: string
  readonly endDate: string
  readonly endTime: string
}

interface Span {
  readonly startsAt: Date
  readonly endsAt: Date
}

/** The time between two readings of a clock. Refuses one that is over or ends before it begins. */
export function spanOf({ startDate, startTime, endDate, endTime }: TypedSpan, zone: Zone, now: Date): Span {
  const startsAt = instantAt(startDate, startTime, 'startTime', zone)
  const endsAt = instantAt(endDate, endTime, 'endTime', zone)
  if (endsAt <= startsAt) throw invalid('endTime', { code: 'end_not_after_start' })
  if (endsAt <= now) throw invalid('endTime', { code: 'end_past' })
  return { startsAt, endsAt }
}

/** A block's time as the clock of the zone shows it. */
export function typedSpan({ startsAt, endsAt }: Span, zone: Zone): TypedSpan {
  const start = wallTimeIn(zone, startsAt)
  const end = wallTimeIn(zone, endsAt)
  return { startDate: start.date, startTime: start.time, endDate: end.date, endTime: end.time }
}

function instantAt(date: string, time: string, field: string, zone: Zone): Date {
  const moment = instantOf({ date, time }, zone)
  if (moment.kind === 'instant') return moment.instant
  throw invalid(field, { code: 'time_skipped', time, next: moment.nextValid.time })
}
