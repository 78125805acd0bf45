import { randomUUID } from 'node:crypto'
import type { Blackout as BlackoutAnswer, BlackoutInput } from '@chauffeur/contract/capacity'
import { vehicleById } from '@chauffeur/domain/vehicles'
import { lockAllCars } from '../cars/lock-cars.ts'
import { spanOf } from '../cars/span-of.ts'
import { Refusal } from '../core/refusal.ts'
import { record, type Transaction } from '../core/transaction.ts'
import { isUuid } from '../db/is-uuid.ts'
import { Blackout } from './blackout.entity.ts'
import { factsOfBlackout, nameOfBlackout, presentBlackout, zoneOfBlackout } from './read-blackouts.ts'

/** Sells no more pick-ups of a time. What is sold already stays sold. */
export async function createBlackout(
  input: BlackoutInput,
  admin: string,
  tx: Transaction,
): Promise<BlackoutAnswer> {
  const { em } = tx
  await lockAllCars(em)
  const blackout = em.create(Blackout, {
    id: randomUUID(),
    ...columnsOf(input, tx.clock()),
    createdBy: admin,
  })
  em.persist(blackout)
  await em.flush()
  await record(tx, 'blackout.created', {
    admin,
    id: blackout.id,
    name: nameOfBlackout(blackout),
    details: factsOfBlackout(blackout),
  })
  return presentBlackout(blackout)
}

/** Sells the pick-ups of that time again. */
export async function removeBlackout(id: string, admin: string, tx: Transaction): Promise<void> {
  const { em } = tx
  await lockAllCars(em)
  const blackout = isUuid(id) ? await em.findOne(Blackout, { id }) : null
  if (!blackout) throw new Refusal('NOT_FOUND', 'There is no such time without sales.')
  await em.nativeDelete(Blackout, { id })
  await record(tx, 'blackout.removed', {
    admin,
    id,
    name: nameOfBlackout(blackout),
    details: factsOfBlackout(blackout),
  })
}

function columnsOf({ vehicleId, base, sentence, ...span }: BlackoutInput, now: Date) {
  return {
    ...spanOf(span, zoneOfBlackout(base), now),
    vehicleId: vehicleId === null ? null : (vehicleById(vehicleId)?.id ?? null),
    base,
    sentence,
  }
}
