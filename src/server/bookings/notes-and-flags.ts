import { randomUUID } from 'node:crypto'
import type { BookingNote as NoteAnswer } from '@chauffeur/contract/booking-notes'
import { flagLabels, type BookingFlag } from '@chauffeur/domain/booking-list'
import { LockMode } from '@mikro-orm/core'
import { Refusal } from '../core/refusal.ts'
import { record, type Transaction } from '../core/transaction.ts'
import { isUuid } from '../db/is-uuid.ts'
import type { EntityManager } from '../db/orm.ts'
import { BookingNote } from './booking-note.entity.ts'
import { findBooking } from './read-booking.ts'
import { Booking } from './booking.entity.ts'
import { findRows } from '../db/find-rows.ts'

/** The internal notes on a booking, the latest first, as an administrator reads them. */
export async function readNotes(id: string, admin: string, em: EntityManager): Promise<NoteAnswer[]> {
  const booking = await findBooking(id, em)
  const notes = await findRows(
    em,
    BookingNote,
    { bookingId: booking.id },
    { orderBy: { at: 'desc', id: 'desc' } },
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
  if (!note) throw new Refusal('NOT_FOUND', { code: 'not_found', what: 'note' })
  if (note.by !== admin) throw new Refusal('NOTE_OF_ANOTHER', { code: 'note_of_another', by: note.by })
  const removed = await tx.em.nativeDelete(BookingNote, { id: noteId })
  if (removed === 0) throw new Refusal('NOT_FOUND', { code: 'not_found', what: 'note' })
  await record(tx, 'booking.note-removed', { admin, id, name: number })
}

type WrittenNote = Pick<BookingNote, 'id' | 'text' | 'by' | 'at'>

function presentNote({ id, text, by, at }: WrittenNote, admin: string): NoteAnswer {
  return { id, text, by, at: at.toISOString(), canRemove: by === admin }
}

/** Marks a booking with these flags and no others. The same ones again change nothing. */
export async function flagBooking(
  { id, flags }: { readonly id: string; readonly flags: readonly BookingFlag[] },
  admin: string,
  { em, ...tx }: Transaction,
): Promise<void> {
  await findBooking(id, em)
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const
  const { number, flags: before } = await em.findOneOrFail(Booking, { id }, lock)
  const note = inWords(flags)
  if (note === inWords(before ?? [])) return
  await em.nativeUpdate(Booking, { id }, { flags: flags.length > 0 ? flags : null })
  await record({ em, ...tx }, 'booking.flagged', { admin, id, name: number, details: { note } })
}

function inWords(flags: readonly BookingFlag[]): string {
  return flags.length > 0 ? flags.map((flag) => flagLabels[flag]).join(', ') : 'none'
}
