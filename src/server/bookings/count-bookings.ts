import type { BookingFilter, countBookings as endpoint } from '@chauffeur/contract/admin-bookings'
import type { z } from 'zod'
import type { EntityManager } from '../db/orm.ts'
import { allOf, rangeConditions, selections, stateSql } from './booking-filter.ts'
import { readSearch } from './search-condition.ts'

type Counts = z.output<typeof endpoint.output>

/** How many bookings there are, how many of them match, and how many of those wait for a decision, themselves or with a change. */
export async function countBookings(filter: BookingFilter, em: EntityManager): Promise<Counts> {
  const total = await count('true', [], em)
  const search = await readSearch(filter.q, em)
  const { sql, values } = allOf([...rangeConditions(filter), ...(search ? [search.ofAll] : [])])
  return {
    total,
    matching: sql === 'true' ? total : await count(sql, values, em),
    changes: await count(`${sql} and ${selections.changes.sql}`, values, em),
    waiting: await count(`${sql} and ${stateSql('pending')}`, values, em),
  }
}

async function count(sql: string, values: readonly unknown[], em: EntityManager): Promise<number> {
  const [row] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count from booking where ${sql}`,
    [...values],
  )
  return row?.count ?? 0
}
