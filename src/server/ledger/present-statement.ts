import type {
  Statement as StatementAnswer,
  StatementDispute as DisputeAnswer,
  StatementLine,
} from '@chauffeur/contract/statements'
import { vatWithin } from '@chauffeur/domain/partner-money'
import { Booking } from '../bookings/booking.entity.ts'
import { findRelated } from '../db/find-related.ts'
import { findRows } from '../db/find-rows.ts'
import type { EntityManager } from '../db/orm.ts'
import type { PartnerEntry } from './partner-entry.entity.ts'
import type { StatementDispute } from './statement-dispute.entity.ts'
import type { Statement } from './statement.entity.ts'

export function presentStatement(statement: Statement): StatementAnswer {
  const { id, number, period, state, openingCents, sumCents, closingCents, sentAt, settledAt } = statement
  return {
    id,
    number,
    period,
    state,
    opening: openingCents,
    sum: sumCents,
    closing: closingCents,
    currency: 'EUR',
    sentAt: sentAt?.toISOString() ?? null,
    settledAt: settledAt?.toISOString() ?? null,
  }
}

export function presentDispute(dispute: StatementDispute): DisputeAnswer {
  const { id, entryId, state, text, answer, createdAt, decidedAt } = dispute
  return {
    id,
    lineId: entryId,
    state,
    text,
    answer: answer ?? null,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }
}

/** Entries as a partner reads them, in their order; `seesGuests` says whether with the names of who travels. */
export async function presentLines(
  entries: readonly PartnerEntry[],
  em: EntityManager,
  seesGuests = true,
): Promise<StatementLine[]> {
  const bookings = await findRelated(entries, 'bookingId', (id) => findRows(em, Booking, { id }))
  return entries.map((entry) => {
    const booking = bookings.get(entry.bookingId)
    return {
      id: entry.id,
      kind: entry.kind,
      amount: entry.cents,
      bookingNumber: booking?.number ?? null,
      reference: booking?.reference ?? null,
      tripDate: booking?.pickupDate ?? null,
      guest: seesGuests ? (booking?.travellerName ?? booking?.customerName ?? null) : null,
      kept: entry.keptCents ?? null,
      vat: vatWithin(entry.keptCents ?? 0, entry.vatBp ?? null),
      commissionBp: entry.kind.startsWith('commission') ? (entry.basisPoints ?? null) : null,
      note: entry.note ?? null,
      at: entry.createdAt.toISOString(),
    }
  })
}
