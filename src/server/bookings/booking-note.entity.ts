import { defineEntity, p } from '@mikro-orm/core'
import { uuidKey } from '../db/columns.ts'
import { Booking } from './booking.entity.ts'

const schema = defineEntity({
  name: 'BookingNote',
  tableName: 'booking_note',
  properties: {
    id: uuidKey(),
    bookingId: () => p.manyToOne(Booking).mapToPk().deleteRule('no action'),
    text: p.text(),
    /** The administrator's name. */
    by: p.text(),
    at: p.datetime(),
  },
  indexes: [{ name: 'booking_note_of_booking', properties: ['bookingId', 'at'] }],
})

/** A note of the office for itself. Never changed; who wrote it can remove it. */
export class BookingNote extends schema.class {}
schema.setClass(BookingNote)
