import { BYTE_ORDER_MARK, csvRow, type CsvFormat } from '../bookings/csv.ts'
import { OLDEST_FIRST } from '../core/keyset-pagination.ts'
import { toEuros } from '@chauffeur/domain/money'
import { findRows } from '../db/find-rows.ts'
import type { EntityManager } from '../db/orm.ts'
import { PartnerEntry } from './partner-entry.entity.ts'
import { presentLines } from './present-statement.ts'
import type { Statement } from './statement.entity.ts'

const HEADINGS = [
  'Line',
  'At',
  'Kind',
  'Amount',
  'Booking',
  'Reference',
  'Kept',
  'Commission %',
  'Note',
  'VAT in kept',
  'Trip date',
  'Guest',
]

/** The lines of a statement as a file for a spreadsheet, between its opening and its closing balance. */
export async function exportLines(
  { id, openingCents, closingCents }: Statement,
  format: CsvFormat,
  em: EntityManager,
  seesGuests = true,
): Promise<string> {
  const entries = await findRows(em, PartnerEntry, { statementId: id }, { orderBy: OLDEST_FIRST })
  const lines = await presentLines(entries, em, seesGuests)
  const money = (cents: number | null) => (cents === null ? null : { euros: toEuros(cents) })
  const rows = [
    HEADINGS,
    [null, null, 'opening', money(openingCents)],
    ...lines.map(
      ({
        id,
        at,
        kind,
        amount,
        bookingNumber,
        reference,
        kept,
        vat,
        commissionBp,
        note,
        tripDate,
        guest,
      }) => [
        id,
        at,
        kind,
        money(amount),
        bookingNumber,
        reference,
        money(kept),
        commissionBp === null ? null : commissionBp / 100,
        note,
        money(vat),
        tripDate,
        guest,
      ],
    ),
    [null, null, 'closing', money(closingCents)],
  ]
  return BYTE_ORDER_MARK + rows.map((row) => csvRow(row, format)).join('')
}
