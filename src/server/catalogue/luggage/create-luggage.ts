import { randomUUID } from 'node:crypto'
import type { createLuggageCapacity } from '@chauffeur/contract/luggage'
import { duplicateLuggage } from '@chauffeur/domain/luggage'
import { UniqueConstraintViolationException } from '@mikro-orm/core'
import type { z } from 'zod'
import { changesBetween } from '../../core/audit/changes-between.ts'
import { record } from '../../core/transaction.ts'
import { vehicleOf } from '../common/resolve-vehicle.ts'
import { Refusal } from '../../core/refusal.ts'
import type { Transaction } from '../../core/transaction.ts'
import { LuggageCapacity } from './luggage-capacity.entity.ts'

type Input = z.output<typeof createLuggageCapacity.input>

/** Offers a vehicle with one more configuration. The database decides whether it has that one already. */
export async function createLuggage(input: Input, admin: string, tx: Transaction): Promise<LuggageCapacity> {
  const vehicle = vehicleOf(input)
  const { config, imageUrl } = input
  const values = { vehicleId: vehicle.id, vehicleName: vehicle.name, config, imageUrl }
  const id = randomUUID()
  try {
    await tx.em.insert(LuggageCapacity, { id, ...values })
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error
    throw new Refusal('ALREADY_EXISTS', duplicateLuggage(vehicle.name, config))
  }
  await record(tx, 'luggage.created', {
    admin,
    id,
    name: `${vehicle.name}, ${config}`,
    details: changesBetween(null, values),
  })
  return tx.em.findOneOrFail(LuggageCapacity, { id })
}
