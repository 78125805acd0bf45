import { namesDriver, namesPlate, parseSearch, type BookingSearch } from '@chauffeur/domain/booking-search'
import { isJourneyNumber } from '@chauffeur/domain/journeys'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Car, Driver } from '../cars/car.entity.ts'
import type { EntityManager } from '../db/orm.ts'
import { findRow, findRows } from '../db/find-rows.ts'
import { isUuid } from '../db/is-uuid.ts'
import { Journey, JourneyLeg } from '../journeys/journey.entity.ts'
import { typedQueries, type TypedTables } from '../db/typed-queries.ts'
import type { BookingTables, Condition } from './booking-filter.ts'

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
  const legs = await legsOf(search, em)
  const texts = [
    ...textConditions(search),
    ...(legs.length > 0 ? [((eb) => eb('booking.id', 'in', legs)) satisfies Condition] : []),
  ]
  const assigned = await assignedCondition(search, em)
  const ofTexts = anyOf(texts)
  if (!assigned) return { ofRow: ofTexts, ofAll: ofTexts }
  const ofRow = anyOf([
    ...texts,
    (eb) =>
      eb.exists(
        eb
          .selectFrom('assignment')
          .select('assignment.id')
          .whereRef('assignment.bookingId', '=', 'booking.id')
          .where(assigned),
      ),
  ])
  // A shorter text is in no index: each booking is looked at in any case.
  if (search.text.length < INDEXED_LENGTH) return { ofRow, ofAll: ofRow }
  return {
    ofRow,
    // Each part finds its rows by an index of its own.
    ofAll: (eb) =>
      eb(
        'booking.id',
        'in',
        texts
          .map((condition) => eb.selectFrom('booking').select('booking.id').where(condition))
          .reduce(
            (all, some) => all.unionAll(some),
            eb.selectFrom('assignment').select('assignment.bookingId as id').where(assigned),
          ),
      ),
  }
}

type AssignedCondition = (
  eb: ExpressionBuilder<TypedTables<BookingTables>, 'assignment'>,
) => Expression<SqlBool>

/** The trips, as they are given now, of the drivers and cars that a search names; undefined where it names none. */
async function assignedCondition(
  search: BookingSearch,
  em: EntityManager,
): Promise<AssignedCondition | undefined> {
  const db = typedQueries<{ driver: Driver; car: Car }>(em)
  const drivers = await db.selectFrom('driver').select(['id', 'name']).execute()
  const cars = await db.selectFrom('car').select(['id', 'plate']).execute()
  const driverIds = drivers.filter(({ name }) => namesDriver(search, name)).map(({ id }) => id)
  const carIds = cars.filter(({ plate }) => namesPlate(search, plate)).map(({ id }) => id)
  if (driverIds.length === 0 && carIds.length === 0) return undefined
  return (eb) =>
    eb.and([
      eb('assignment.releasedAt', 'is', null),
      eb.or([
        ...(driverIds.length > 0 ? [eb('assignment.driverId', 'in', driverIds)] : []),
        ...(carIds.length > 0 ? [eb('assignment.carId', 'in', carIds)] : []),
      ]),
    ])
}

/** The bookings of the journey whose number is looked for. */
async function legsOf({ number: bare = '' }: BookingSearch, em: EntityManager): Promise<string[]> {
  const number = `${bare.slice(0, 2)}-${bare.slice(2)}`.toUpperCase()
  const journey = isJourneyNumber(number) ? await findRow(em, Journey, { number }) : null
  if (!journey) return []
  return (await findRows(em, JourneyLeg, { journeyId: journey.id })).map(({ bookingId }) => bookingId)
}

/** A search in the texts and the number of a booking alone; undefined where nothing is looked for. */
export function textSearch(q: string | null): Condition | undefined {
  const search = parseSearch(q ?? '')
  return search && anyOf(textConditions(search))
}

function textConditions({ text, number, idPrefix }: BookingSearch): Condition[] {
  const ids = idPrefix === undefined ? undefined : idsThatStart(idPrefix)
  return [
    (eb) => eb('booking.searchText', 'like', anywhere(text)),
    ...(number === undefined
      ? []
      : [((eb) => eb('booking.searchNumber', 'like', anywhere(number))) satisfies Condition]),
    ...(ids ? [((eb) => eb.between('booking.id', ...ids)) satisfies Condition] : []),
  ]
}

function anyOf(conditions: readonly Condition[]): Condition {
  return (eb) => eb.or(conditions.map((condition) => condition(eb)))
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
