import type { BookingFilter } from '@chauffeur/contract/admin-bookings'
import type { Orm } from '../db/orm.ts'
import { BYTE_ORDER_MARK, csvRow, type CsvCell, type CsvFormat } from './csv.ts'
import { Booking } from './booking.entity.ts'
import { allOf, rangeConditions } from './booking-filter.ts'
import { comesAfter, LATEST_REQUEST_FIRST } from './booking-order.ts'
import { exportColumns } from './export-columns.ts'
import { NEWEST_FIRST } from '../core/keyset-pagination.ts'
import { selectIds } from './find-bookings.ts'
import { withMail } from './list-bookings.ts'
import { readSearch, type SearchConditions } from './search-condition.ts'

const BATCH = 1_000

/**
 * Every booking that matches, newest first, as rows for a spreadsheet. Made while it is sent, so that a hundred thousand
 * rows take the memory of a thousand.
 */
export async function* exportBookings(
  filter: BookingFilter,
  format: CsvFormat,
  orm: Orm,
): AsyncGenerator<string> {
  const row = (cells: readonly CsvCell[]) => csvRow(cells, format)
  yield BYTE_ORDER_MARK + row(exportColumns.map(([heading]) => heading))
  const search = await readSearch(filter.q, orm.em.fork())
  for (let last: Booking | undefined; ;) {
    const em = orm.em.fork()
    const ids = await selectIds(conditionsAfter(last, filter, search), LATEST_REQUEST_FIRST, BATCH, em)
    const bookings = await em.find(Booking, { id: { $in: ids } }, { orderBy: NEWEST_FIRST })
    const rows = await withMail(bookings, em)
    if (rows.length > 0)
      yield rows.map((booking) => row(exportColumns.map(([, cell]) => cell(booking)))).join('')
    if (ids.length < BATCH) return
    last = bookings.at(-1)
  }
}

function conditionsAfter(
  last: Booking | undefined,
  filter: BookingFilter,
  search: SearchConditions | undefined,
) {
  const after = last && comesAfter({ time: last.createdAt, id: last.id }, LATEST_REQUEST_FIRST)
  return allOf([...rangeConditions(filter), ...(search ? [search.ofAll] : []), ...(after ? [after] : [])])
}
