import { defineEntity, p } from '@mikro-orm/core'
import { uuidKey } from '../../db/columns.ts'

/** The subject of an act. */
export type Subject =
  | 'booking'
  | 'payment'
  | 'enquiry'
  | 'pricing'
  | 'stop'
  | 'meeting-point'
  | 'region'
  | 'luggage'
  | 'calendar'
  | 'mail'
  | 'webhook'
  | 'api-key'
  | 'partner'
  | 'admin'
  | 'firm'
  | 'car'
  | 'driver'
  | 'capacity'
  | 'duty'
  | 'journey-discount'
  | 'agent-setting'
  | 'decision-setting'
  | 'blackout'

/** The name that stands for an administrator's where no person has acted. */
export const SYSTEM = 'the system'

const schema = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_entry',
  properties: {
    id: uuidKey(),
    at: p.datetime(),
    /** Counts the entries as they are written: `at` alone cannot order those of one millisecond. */
    sequence: p.integer().autoincrement(),
    /** The administrator's name, as it was then; of a booking that came with an API key, the key's. */
    admin: p.text(),
    act: p.text(),
    subject: p.text().$type<Subject>(),
    subjectId: p.text(),
    /** How the subject was called then; it may be renamed or deleted later. */
    subjectName: p.text(),
    /** The changes, by field. */
    details: p.json<Readonly<Record<string, unknown>>>().nullable(),
  },
  indexes: [{ name: 'audit_entry_of_subject', properties: ['subject', 'subjectId', 'at'] }],
})

/** Who did what to what, and when. Written in the act's transaction, never changed. */
export class AuditEntry extends schema.class {}
schema.setClass(AuditEntry)
