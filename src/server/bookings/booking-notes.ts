import { randomUUID } from 'node:crypto'
import type { BookingNote as NoteAnswer } from '@chauffeur/contract/booking-notes'
import { Refusal } from '../core/refusal.ts'
import { record, type Transaction } from '../core/transaction.ts'
import { isUuid } from '../db/is-uuid.ts'
import type { EntityManager } from '../db/orm.ts'
import { BookingNote } from './booking-note.entity.ts'
import { findBooking } from './read-booking.ts'

/** The internal notes on a booking, the latest first, as an administrator reads them. */
export async function readNotes(id: string, admin: string, em: EntityManager): Promise<NoteAnswer[]> {
  const booking = await findBooking(id, em)
  const notes = await em.find(
    BookingNote,
    { bookingId: booking.id },
    { orderBy: { at: 'desc', id: 'desc' }, disableIdentityMap: true },
  )
  return notes.map((note) => presentNote(note, admin))
}

/** Writes a note on a booking. The history says that there is one, and not what it says: it may be removed. */
export async function addNote(
  { id, text }: { readonly id: string; readonly text: string },
  admin: string,
  tx: Transaction,
): Promise<NoteAnswer> {
  const { number } = await findBooking(id, tx.em)
  const note = { id: randomUUID(), bookingId: id, text, by: admin, at: tx.clock() }
  await tx.em.insert(BookingNote, note)
  await record(tx, 'booking.note-added', { admin, id, name: number })
  return presentNote(note, admin)
}

/** Removes a note that this administrator has written. */
export async function removeNote(
  { id, noteId }: { readonly id: string; readonly noteId: string },
  admin: string,
  tx: Transaction,
): Promise<void> {
  const { number } = await findBooking(id, tx.em)
  const note = isUuid(noteId) ? await tx.em.findOne(BookingNote, { id: noteId, bookingId: id }) : null
  if (!note) throw new Refusal('NOT_FOUND', 'There is no such note.')
  if (note.by !== admin)
    throw new Refusal('NOTE_OF_ANOTHER', `${note.by} wrote this note, and can remove it.`)
  const removed = await tx.em.nativeDelete(BookingNote, { id: noteId })
  if (removed === 0) throw new Refusal('NOT_FOUND', 'There is no such note.')
  await record(tx, 'booking.note-removed', { admin, id, name: number })
}

type WrittenNote = Pick<BookingNote, 'id' | 'text' | 'by' | 'at'>

function presentNote({ id, text, by, at }: WrittenNote, admin: string): NoteAnswer {
  return { id, text, by, at: at.toISOString(), canRemove: by === admin }
}
