import { z } from 'zod'
import type { HistoryEntry } from '@chauffeur/contract/admin-bookings'
import { reason as codedReason } from '@chauffeur/contract/fields'
import { changeableNames, labelsOf } from '@chauffeur/domain/booking-facts'
import { changeEndReasons } from '@chauffeur/domain/trip-change'
import { changeEnds } from '@chauffeur/words/en/changes'
import { findEnglish } from '@chauffeur/words/english-reasons'
import type { AuditEntry } from '../core/audit/audit-entry.entity.ts'
import type { Changes, TripInWords } from '../core/events.ts'
import { isUntold } from './edit-booking.ts'
import { changedLines } from './changed-lines.ts'

const trip: z.ZodType<TripInWords> = z.object({
  pickupDate: z.string(),
  pickupTime: z.string(),
  pickupZone: z.enum(['Europe/Lisbon', 'Europe/Madrid']),
  pickupLocation: z.string(),
  pickupName: z.string().nullish(),
  dropoffLocation: z.string().nullish(),
  dropoffName: z.string().nullish(),
  stops: z.array(z.object({ location: z.string(), duration: z.number() })),
  hireHours: z.number().nullish(),
  vehicleName: z.string(),
  totalCents: z.number(),
})

/** The parts of an entry that are said in words. One that another release has written otherwise is left out. */
const parts = z.object({
  obstacle: codedReason.optional().catch(undefined),
  changes: z
    .record(z.string(), z.object({ from: z.unknown(), to: z.unknown() }))
    .optional()
    .catch(undefined),
  trip: z.object({ before: trip, after: trip }).optional().catch(undefined),
  /** Written by a person; until 2026-11 changes were kept as sentences here, too. */
  note: z.string().optional().catch(undefined),
  endCode: z.enum(changeEndReasons).optional().catch(undefined),
  reason: z.union([codedReason, z.string()]).optional().catch(undefined),
})

const LABELS: Readonly<Record<string, string>> = {
  ...labelsOf(['customerName', 'customerEmail', ...changeableNames, 'locale']),
  reference: 'Reference',
  metadata: 'Metadata',
}

/** An entry of the audit trail in the office's words: what spoke against the act, what it changed, and why. */
export function noteOf(details: AuditEntry['details']): Pick<HistoryEntry, 'note' | 'reason'> {
  const { obstacle, changes, trip, note, endCode, reason } = parts.parse(details ?? {})
  const written = typeof reason === 'string' ? reason : undefined
  const code = typeof reason === 'object' ? reason : undefined
  const why = endCode ? changeEnds[endCode] : code ? findEnglish(code) : written
  const lines = [
    ...(changes ? describeEdit(changes) : []),
    ...(trip ? changedLines(trip.before, trip.after) : []),
    ...(trip && why ? [`Reason: ${why}`] : []),
  ]
  const sentences = [obstacle ? findEnglish(obstacle) : '', lines.join('\n'), note, trip ? '' : why]
  return { note: sentences.filter((text) => text).join(' ') || null, reason: code ?? null }
}

/** "Flight: TP1 → TP2", a line for each field; of what is not written down only that it has changed. */
export function describeEdit(changes: Changes): string[] {
  // In the order of the facts, which the column does not keep.
  return Object.entries(LABELS).flatMap(([field, label]) => {
    const change = changes[field]
    if (!change) return []
    return isUntold(field) ? label : `${label}: ${inWords(change.from)} → ${inWords(change.to)}`
  })
}

function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? String(value) : 'none'
}
