import type { Cursor } from '../core/keyset-pagination.ts'
import type { Condition } from './booking-filter.ts'

/** How bookings follow each other; those of one moment by their ids. */
export interface RowOrder {
  readonly by: 'createdAt' | 'pickupAt'
  readonly direction: 'asc' | 'desc'
}

export const LATEST_REQUEST_FIRST: RowOrder = { by: 'createdAt', direction: 'desc' }
export const NEXT_PICKUP_FIRST: RowOrder = { by: 'pickupAt', direction: 'asc' }
export const LAST_PICKUP_FIRST: RowOrder = { by: 'pickupAt', direction: 'desc' }

const columns = { createdAt: 'created_at', pickupAt: 'pickup_at' } as const

/** The end of a statement that reads `limit` rows in this order. */
export function orderAndLimit({ by, direction }: RowOrder): string {
  return `order by ${columns[by]} ${direction}, id ${direction} limit ?`
}

/** The condition of those that a list in this order holds after a place in it. */
export function comesAfter({ time, id }: Cursor, { by, direction }: RowOrder): Condition {
  const sign = direction === 'asc' ? '>' : '<'
  return { sql: `(${columns[by]}, id) ${sign} (?, ?)`, values: [time, id] }
}
