import type { HistoryEntry } from '@chauffeur/contract/admin-bookings'
import { toCents } from '@chauffeur/domain/money'
import { bookingMailKinds } from '@chauffeur/domain/mail-kinds'
import { AuditEntry } from '../core/audit/audit-entry.entity.ts'
import type { EntityManager } from '../db/orm.ts'
import type { Booking } from './booking.entity.ts'
import { noteOf } from './history-note.ts'
import { findBooking } from './read-booking.ts'
import { mailsAbout } from '../mail/journey-of-mail.ts'
import { Outbox } from '../mail/outbox.entity.ts'
import { readMoneyOf, type MoneyAct } from '../payments/list-payments.ts'

/** The history of a booking, oldest first: asked for, decided, paid and given back, and what became of its mails. */
export async function readHistory(id: string, em: EntityManager): Promise<HistoryEntry[]> {
  const booking = await findBooking(id, em)
  const acts = await em.find(
    AuditEntry,
    // Written until 2026-11: what goes back is told with the payments, with its amount.
    { subject: 'booking', subjectId: booking.id, act: { $ne: 'refund-raised' } },
    { orderBy: { at: 'asc', sequence: 'asc' } },
  )
  const { where } = await mailsAbout(booking, em)
  const mails = await em.find(Outbox, where, { orderBy: { createdAt: 'asc', dedupeKey: 'asc' } })
  const entries = [
    // A booking by API key or by the office is in the trail; one that a visitor asks for is not.
    ...(acts.some(({ act }) => act === 'requested' || act === 'taken')
      ? []
      : [entry(booking.createdAt, 'requested')]),
    ...acts.map(({ at, act, admin, details }) =>
      entry(at, act, {
        by: admin,
        ...noteOf(details),
        takenAt: takenAtOf(details),
        amount: amountOf(details, 'totalPrice'),
        listAmount: amountOf(details, 'listPrice'),
      }),
    ),
    ...decidedBeforeTheTrail(booking, acts),
    ...(await readMoneyOf(booking.id, em)).map(moneyEntry),
    ...mails.map(mailEntry),
  ]
  return entries.toSorted((a, b) => a.at.localeCompare(b.at))
}

function entry(at: Date, act: string, more: Partial<HistoryEntry> = {}): HistoryEntry {
  const nothing = {
    by: null,
    mail: null,
    note: null,
    reason: null,
    takenAt: null,
    amount: null,
    listAmount: null,
  }
  return { at: at.toISOString(), act, ...nothing, ...more }
}

function takenAtOf(details: AuditEntry['details']): string | null {
  const takenAt = details?.['takenAt']
  return typeof takenAt === 'string' ? takenAt : null
}

/** The audit trail holds these in euros. */
function amountOf(details: AuditEntry['details'], name: 'totalPrice' | 'listPrice'): number | null {
  const amount = details?.[name]
  return typeof amount === 'number' ? toCents(amount) : null
}

function moneyEntry({ at, act, by, amountCents }: MoneyAct): HistoryEntry {
  return entry(at, act, { by, amount: amountCents })
}

// Bookings are older than the trail; who decided has always been kept with them.
function decidedBeforeTheTrail(booking: Booking, acts: readonly AuditEntry[]): HistoryEntry[] {
  const { status, decidedAt, decidedBy, rejectReason } = booking
  if (!decidedAt || acts.some(({ act }) => act === status)) return []
  return [entry(decidedAt, status, { by: decidedBy ?? null, note: rejectReason ?? null })]
}

function mailEntry({ kind, createdAt, doneAt, deadAt, lastError }: Outbox): HistoryEntry {
  const mail = bookingMailKinds.find((known) => known === kind) ?? null
  if (doneAt) return entry(doneAt, 'mail-sent', { mail })
  return entry(deadAt ?? createdAt, deadAt ? 'mail-failed' : 'mail-waiting', {
    mail,
    note: lastError ?? null,
  })
}
