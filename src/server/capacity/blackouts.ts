import { randomUUID } from 'node:crypto'
import type { Blackout as BlackoutAnswer, BlackoutInput } from '@chauffeur/contract/capacity'
import { BASES, BASE_ZONES, type Base } from '@chauffeur/domain/cars'
import type { Zone } from '@chauffeur/domain/time'
import { VEHICLE_IDS, vehicleById, type VehicleId } from '@chauffeur/domain/vehicles'
import { RENEWS_CAPACITY_VERSION } from '../cars/lock-cars.ts'
import { spanOf, typedSpan } from '../cars/blocks.ts'
import { Refusal } from '../core/refusal.ts'
import { record, type DatabaseAccess, type OfficeTransaction } from '../core/transaction.ts'
import { isUuid } from '../db/is-uuid.ts'
import { defineEntity, LockMode, p } from '@mikro-orm/core'
import { checksOf, known, uuidKey } from '../db/columns.ts'

const schema = defineEntity({
  name: 'Blackout',
  tableName: 'blackout',
  properties: {
    id: uuidKey(),
    startsAt: p.datetime(),
    endsAt: p.datetime(),
    /** Null for every class. */
    vehicleId: p.integer().$type<VehicleId>().nullable(),
    /** Null for every base. */
    base: p.text().$type<Base>().nullable(),
    /** Shown to a guest who asks for a pick-up in it. */
    sentence: p.text(),
    createdBy: p.text(),
  },
  indexes: [{ name: 'blackout_by_end', properties: ['endsAt'] }],
  checks: [
    known('blackout', 'vehicle_id', VEHICLE_IDS),
    known('blackout', 'base', BASES),
    ...checksOf('blackout', { ends_later: 'ends_at > starts_at' }),
  ],
  triggers: [RENEWS_CAPACITY_VERSION],
})

/** A time whose pick-ups are not sold. */
export class Blackout extends schema.class {}
schema.setClass(Blackout)

/** Those that are not over, by their beginning. */
export async function listBlackouts({ em, clock }: DatabaseAccess): Promise<BlackoutAnswer[]> {
  const blackouts = await em.find(
    Blackout,
    { endsAt: { $gt: clock() } },
    { orderBy: { startsAt: 'asc', id: 'asc' } },
  )
  return blackouts.map(presentBlackout)
}

/** Sells no more pick-ups of a time. What is sold already stays sold. */
export async function createBlackout(
  { vehicleId, base, sentence, ...span }: BlackoutInput,
  tx: OfficeTransaction,
): Promise<BlackoutAnswer> {
  const blackout = tx.em.create(Blackout, {
    id: randomUUID(),
    ...spanOf(span, zoneOf(base), tx.clock()),
    vehicleId: vehicleId === null ? null : (vehicleById(vehicleId)?.id ?? null),
    base,
    sentence,
    createdBy: tx.admin,
  })
  await tx.em.persist(blackout).flush()
  await record(tx, 'blackout.created', { admin: tx.admin, ...describe(blackout) })
  return presentBlackout(blackout)
}

/** Sells the pick-ups of that time again. */
export async function removeBlackout({ id }: { readonly id: string }, tx: OfficeTransaction): Promise<void> {
  const blackout = isUuid(id)
    ? await tx.em.findOne(Blackout, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    : null
  if (!blackout) throw new Refusal('NOT_FOUND', { code: 'not_found', what: 'time without sales' })
  await tx.em.nativeDelete(Blackout, { id })
  await record(tx, 'blackout.removed', { admin: tx.admin, ...describe(blackout) })
}

/** As the audit trail keeps it, under a name like "All classes, Algarve". */
function describe(blackout: Blackout) {
  const { id, ...details } = presentBlackout(blackout)
  const { vehicleId, base } = details
  const classes = vehicleId === null ? 'All classes' : (vehicleById(vehicleId)?.name ?? '')
  return { id, name: base === null ? classes : `${classes}, ${base}`, details }
}

function presentBlackout(blackout: Blackout): BlackoutAnswer {
  const { id, vehicleId = null, base = null, sentence } = blackout
  return { id, ...typedSpan(blackout, zoneOf(base)), vehicleId, base, sentence }
}

/** By the clock of its base; by Lisbon's where it is for all. */
function zoneOf(base: Base | null): Zone {
  return base === null ? 'Europe/Lisbon' : BASE_ZONES[base]
}
