import type { BookingMail } from '@chauffeur/contract/booking-mails'
import type { Booking } from '@chauffeur/contract/bookings'
import { endpoints } from '@chauffeur/contract/endpoints'
import type { UndeliveredMail } from '@chauffeur/contract/mails'
import { Refused, t, type ClosedProcedure } from './fake-procedures.ts'

interface Memory {
  mails: UndeliveredMail[]
  bookings: Booking[]
  /** By the id of their booking, the latest first. */
  bookingMails: Record<string, BookingMail[]>
}

/** The calls about mails: those of a booking, and those that were not delivered. */
export function fakeMailCalls(server: Memory, closed: ClosedProcedure) {
  return t.router({
    ofBooking: closed
      .input(endpoints.listBookingMails.input)
      .output(endpoints.listBookingMails.output)
      .query(({ input: { id } }) => ({ mails: server.bookingMails[id] ?? [] })),
    sendOfBooking: closed
      .input(endpoints.sendBookingMail.input)
      .output(endpoints.sendBookingMail.output)
      .mutation(({ input: { id, mailId, customerEmail } }) => {
        const [mails = [], { customerEmail: before } = { customerEmail: '' }] = [
          server.bookingMails[id],
          server.bookings.find((booking) => booking.id === id),
        ]
        const mail = mails.find((mail) => mail.id === mailId)
        if (!mail) throw new Refused('NOT_FOUND', 'There is no such mail.', { code: 'NOT_FOUND' })
        const recipient = customerEmail ?? before
        server.bookings = server.bookings.map((booking) =>
          booking.id === id ? { ...booking, customerEmail: recipient } : booking,
        )
        const sent = { ...mail, id: `${mail.id} again`, state: 'sent', recipient, reason: null } as const
        server.bookingMails = { ...server.bookingMails, [id]: [sent, ...mails] }
        return sent
      }),
    list: closed
      .input(endpoints.listMails.input)
      .output(endpoints.listMails.output)
      .query(({ input: { limit, cursor } }) => {
        const start = Number(cursor ?? 0)
        return {
          mails: server.mails.slice(start, start + limit),
          nextCursor: server.mails.length > start + limit ? String(start + limit) : null,
          failed: server.mails.filter(({ state }) => state === 'failed').length,
        }
      }),
    sendAgain: closed
      .input(endpoints.sendMailAgain.input)
      .output(endpoints.sendMailAgain.output)
      .mutation(() => {
        throw new Refused('CONFLICT', 'This mail has been sent meanwhile.', { code: 'MAIL_UNDER_WAY' })
      }),
  })
}
