import { defineEntity, p } from '@mikro-orm/core'
import { emailUndoUntil } from '@chauffeur/domain/email-change'
import { uuidKey } from '../db/columns.ts'
import type { Orm } from '../db/orm.ts'
import { Booking } from './booking.entity.ts'

const schema = defineEntity({
  name: 'EmailChange',
  tableName: 'email_change',
  properties: {
    /** The link that takes it back holds it, signed. */
    id: uuidKey(),
    bookingId: () => p.manyToOne(Booking).mapToPk().deleteRule('no action'),
    /** Counts the changes of a booking: two may come in one instant. */
    position: p.integer(),
    /** The address of before. */
    customerEmail: p.text(),
    changedAt: p.datetime(),
    undoneAt: p.datetime().nullable(),
  },
  uniques: [{ name: 'email_change_of_booking', properties: ['bookingId', 'position'] }],
})

/** A change of a booking's email address by its guest, kept for as long as it can be taken back. */
export class EmailChange extends schema.class {}
schema.setClass(EmailChange)

/** Deletes those that can no longer be taken back. */
export async function deleteEndedEmailChanges(orm: Orm, now: Date): Promise<number> {
  const lifeMs = emailUndoUntil({ changedAt: now }).getTime() - now.getTime()
  return orm.em.fork().nativeDelete(EmailChange, { changedAt: { $lt: new Date(now.getTime() - lifeMs) } })
}
