import { carriedCents } from '@chauffeur/domain/cash'
import type { Cents } from '@chauffeur/domain/money'
import { findRows } from '../db/find-rows.ts'
import type { EntityManager } from '../db/orm.ts'
import { typedQueries } from '../db/typed-queries.ts'
import { CashEntry } from './cash-entry.entity.ts'

/** Reads the payments that drivers report as collected for these assignments, without those taken back. */
export async function readCollected(
  assignmentIds: readonly string[],
  em: EntityManager,
): Promise<ReadonlyMap<string, CashEntry>> {
  const entries = await findRows(
    em,
    CashEntry,
    { assignmentId: { $in: [...assignmentIds] } },
    { orderBy: { at: 'asc' } },
  )
  const standing = new Map<string, CashEntry>()
  for (const [assignmentId, ofTrip] of Map.groupBy(entries, (entry) => entry.assignmentId)) {
    const last = lastStanding(ofTrip)
    if (assignmentId != null && last) standing.set(assignmentId, last)
  }
  return standing
}

/** Their instants are those of phones: one that was taken back may seem to be later than what took it back. */
function lastStanding(entries: readonly CashEntry[]): CashEntry | undefined {
  const collected = entries.filter(({ kind }) => kind === 'collected')
  for (const { kind, method, amountCents } of entries) {
    if (kind !== 'taken_back') continue
    const taken = collected.findIndex((one) => one.method === method && one.amountCents === -amountCents)
    if (taken >= 0) collected.splice(taken, 1)
  }
  return collected.at(-1)
}

/** As answers say it; the amount in cents. */
export function presentCollected(entry: CashEntry | undefined) {
  return entry ? { method: entry.method, amount: entry.amountCents } : null
}

/** The cash that drivers carry for the firm, by driver: all that was collected, less what was handed over. */
export async function readCarriedByDriver(
  em: EntityManager,
): Promise<{ of(driverId: string | undefined): Cents }> {
  const sums = await typedQueries<{ cashEntry: CashEntry }>(em)
    .selectFrom('cashEntry')
    .select((query) => ['driverId', query.fn.sum<string>('amountCents').as('carried')])
    .where('method', '=', 'cash')
    .groupBy('driverId')
    .execute()
  const byDriver = new Map<string | undefined, Cents>(
    sums.map(({ driverId, carried }) => [driverId, Number(carried)]),
  )
  return { of: (driverId) => byDriver.get(driverId) ?? 0 }
}

export async function readCarried(driverId: string, em: EntityManager): Promise<Cents> {
  return carriedCents(await findRows(em, CashEntry, { driverId, method: 'cash' }))
}
