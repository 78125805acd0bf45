import { randomUUID } from 'node:crypto'
import type { createLuggageCapacity, LuggageCapacity as LuggageAnswer } from '@chauffeur/contract/luggage'
import { luggageRefusal } from '@chauffeur/domain/luggage'
import type { Wheelchair } from '@chauffeur/domain/needs'
import { wheelchairRefusal, wheelchairRoom } from '@chauffeur/domain/wheelchair'
import type { Vehicle } from '@chauffeur/domain/vehicles'
import type { z } from 'zod'
import {
  createRow,
  deleteRow,
  lockRow,
  type EditedRow,
  type VersionedKind,
} from '../../core/audit/versioned-row.ts'
import { invalid, Refusal } from '../../core/refusal.ts'
import type { OfficeTransaction } from '../../core/transaction.ts'
import type { EntityManager } from '../../db/orm.ts'
import { vehicleOf } from '../common/resolve-vehicle.ts'
import { defineEntity, p } from '@mikro-orm/core'
import { uuidKey } from '../../db/columns.ts'

const schema = defineEntity({
  name: 'LuggageCapacity',
  tableName: 'luggage_capacity',
  properties: {
    id: uuidKey(),
    vehicleId: p.integer(),
    vehicleName: p.text(),
    config: p.text(),
    imageUrl: p.text(),
    version: p.integer().default(1),
  },
  uniques: [{ name: 'luggage_capacity_once', properties: ['vehicleId', 'config'] }],
})

/** One way to fill a vehicle's boot. */
export class LuggageCapacity extends schema.class {}
schema.setClass(LuggageCapacity)

const luggageKind: VersionedKind<LuggageCapacity, LuggageAnswer, 'luggage'> = {
  subject: 'luggage',
  present: presentLuggage,
  describe(row) {
    const { id, version: _, ...facts } = presentLuggage(row)
    return { id, name: `${row.vehicleName}, ${row.config}`, facts }
  },
  taken: ({ vehicleName, config }) =>
    new Refusal('ALREADY_EXISTS', { code: 'luggage_exists', vehicle: vehicleName, config }),
}

/** Every configuration, by vehicle. */
export async function listLuggage(em: EntityManager): Promise<LuggageAnswer[]> {
  const rows = await em.find(LuggageCapacity, {}, { orderBy: { vehicleId: 'asc', config: 'asc' } })
  return rows.map(presentLuggage)
}

interface Load {
  readonly luggageConfig?: string | null | undefined
  readonly wheelchair?: Wheelchair | null | undefined
}

/** Refuses a load that the vehicle is not offered with, and a wheelchair that has no room beside it. */
export async function checkLuggage(
  { luggageConfig = null, wheelchair = null }: Load,
  vehicle: Vehicle,
  em: EntityManager,
): Promise<void> {
  if (luggageConfig === null && wheelchairRoom(wheelchair) === 0) return
  const offered = await em.find(LuggageCapacity, { vehicleId: vehicle.id })
  const refusal = luggageRefusal(luggageConfig, vehicle.id, offered)
  if (refusal) throw invalid('luggageConfig', refusal)
  const noRoom = wheelchairRefusal({ wheelchair, luggageConfig }, offered)
  if (noRoom) throw new Refusal('INSUFFICIENT_CAPACITY', noRoom)
}

/** Offers a vehicle with one more configuration. The database decides whether it has that one already. */
export async function createLuggage(
  input: z.output<typeof createLuggageCapacity.input>,
  tx: OfficeTransaction,
): Promise<LuggageAnswer> {
  const { id: vehicleId, name: vehicleName } = vehicleOf(input)
  const { config, imageUrl } = input
  const row = tx.em.create(LuggageCapacity, { id: randomUUID(), vehicleId, vehicleName, config, imageUrl })
  return await createRow(luggageKind, row, tx)
}

/** Takes a configuration away: it can no longer be booked. Bookings that were made with it keep it. */
export async function deleteLuggage({ id, version }: EditedRow, tx: OfficeTransaction): Promise<void> {
  const row = await lockRow(LuggageCapacity, id, 'luggage capacity', tx.em)
  await deleteRow(luggageKind, row, version, tx)
}

function presentLuggage(row: LuggageCapacity): LuggageAnswer {
  const { id, vehicleId, vehicleName, config, imageUrl, version } = row
  return { id, vehicleId, vehicleName, config, imageUrl, version }
}
