import { namesDriver, namesPlate, parseSearch, type BookingSearch } from '@chauffeur/domain/booking-search'
import { Car, Driver } from '../cars/car.entity.ts'
import { UNMANAGED, type EntityManager } from '../db/orm.ts'
import { isUuid } from '../db/is-uuid.ts'
import type { Condition } from './booking-filter.ts'

/** The condition of a search, in the two forms that are fast in their places. */
export interface SearchConditions {
  /** For looking at some rows one by one. */
  readonly ofRow: Condition
  /** For finding the rows among all, by their indexes. */
  readonly ofAll: Condition
}

// The index holds texts by three letters.
const INDEXED_LENGTH = 3

/**
 * The search as the domain's `matchesSearch` words it; none where nothing is looked for. Drivers and plates are looked up
 * where they are kept, not in each booking, so that a new name or plate counts at once.
 */
export async function readSearch(
  q: string | null | undefined,
  em: EntityManager,
): Promise<SearchConditions | undefined> {
  const search = parseSearch(q ?? '')
  if (!search) return undefined
  const texts = textConditions(search)
  const assigned = await assignedCondition(search, em)
  const ofTexts = anyOf(texts)
  if (!assigned) return { ofRow: ofTexts, ofAll: ofTexts }
  const ofRow = anyOf([
    ...texts,
    {
      sql: `exists (select from assignment where booking_id = booking.id and ${assigned.sql})`,
      values: assigned.values,
    },
  ])
  // A shorter text is in no index: each booking is looked at in any case.
  if (search.text.length < INDEXED_LENGTH) return { ofRow, ofAll: ofRow }
  const inIndexes = [
    ...texts.map(({ sql, values }) => ({ sql: `select id from booking where ${sql}`, values })),
    { sql: `select booking_id from assignment where ${assigned.sql}`, values: assigned.values },
  ]
  return {
    ofRow,
    ofAll: {
      sql: `id in (${inIndexes.map(({ sql }) => sql).join(' union all ')})`,
      values: inIndexes.flatMap(({ values }) => values),
    },
  }
}

/** The trips, as they are given now, of the drivers and cars that a search names; undefined where it names none. */
async function assignedCondition(search: BookingSearch, em: EntityManager): Promise<Condition | undefined> {
  const drivers = await em.find(Driver, {}, { fields: ['name'], ...UNMANAGED })
  const cars = await em.find(Car, {}, { fields: ['plate'], ...UNMANAGED })
  const named = [
    { column: 'driver_id', rows: drivers.filter(({ name }) => namesDriver(search, name)) },
    { column: 'car_id', rows: cars.filter(({ plate }) => namesPlate(search, plate)) },
  ].filter(({ rows }) => rows.length > 0)
  if (named.length === 0) return undefined
  const either = anyOf(
    named.map(({ column, rows }) => ({
      sql: `${column} in (${rows.map(() => '?').join(', ')})`,
      values: rows.map(({ id }) => id),
    })),
  )
  return { sql: `released_at is null and ${either.sql}`, values: either.values }
}

function textConditions({ text, number, idPrefix }: BookingSearch): Condition[] {
  const ids = idPrefix === undefined ? undefined : idsThatStart(idPrefix)
  return [
    { sql: 'search_text like ?', values: [anywhere(text)] },
    ...(number === undefined ? [] : [{ sql: 'search_number like ?', values: [anywhere(number)] }]),
    ...(ids ? [{ sql: 'id between ? and ?', values: ids }] : []),
  ]
}

function anyOf(conditions: readonly Condition[]): Condition {
  return {
    sql: `(${conditions.map(({ sql }) => sql).join(' or ')})`,
    values: conditions.flatMap(({ values }) => values),
  }
}

function anywhere(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

const MIN_ID = '00000000-0000-0000-0000-000000000000'
const MAX_ID = MIN_ID.replaceAll('0', 'f')

/** The least and the greatest id that begin so; undefined where none can. */
function idsThatStart(start: string): [string, string] | undefined {
  const least = start + MIN_ID.slice(start.length)
  return isUuid(least) ? [least, start + MAX_ID.slice(start.length)] : undefined
}
