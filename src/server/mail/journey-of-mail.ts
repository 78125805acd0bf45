import { isJourneyMailKind, journeyMailKinds } from '@chauffeur/domain/mail-kinds'
import type { FilterQuery } from '@mikro-orm/core'
import { Booking } from '../bookings/booking.entity.ts'
import { findRows } from '../db/find-rows.ts'
import type { EntityManager } from '../db/orm.ts'
import { findJourneyOf } from '../journeys/journeys-of.ts'
import type { Outbox } from './outbox.entity.ts'

/**
 * The journey that a mail about one of its legs speaks of, with its legs as they stand now, in their order, but for those of
 * another address: it may have been corrected for one alone. Undefined of a booking that was made alone.
 */
export async function readJourneyOfMail(
  { id, customerEmail }: Booking,
  em: EntityManager,
): Promise<{ readonly number: string; readonly legs: readonly Booking[] } | undefined> {
  const journey = await findJourneyOf(id, em)
  if (!journey) return undefined
  const found = await findRows(em, Booking, { id: { $in: journey.bookingIds } })
  const legs = journey.bookingIds.flatMap(
    (legId) =>
      found.find(
        (leg) => leg.id === legId && leg.customerEmail.toLowerCase() === customerEmail.toLowerCase(),
      ) ?? [],
  )
  return { number: journey.number, legs }
}

/** How the mails about a booking are found, with those about all trips of its journey. */
interface MailsAbout {
  readonly where: FilterQuery<Outbox>
  readonly bookingOf: (mail: Outbox) => Booking
  /** The bookings that a mail of this kind is about, in the order in which they are locked. */
  readonly bookingsOf: (mail: Outbox) => readonly Booking[]
}

export async function mailsAbout(booking: Booking, em: EntityManager): Promise<MailsAbout> {
  const { legs = [booking] } = (await readJourneyOfMail(booking, em)) ?? {}
  const bookingOf = ({ bookingId }: Outbox) => legs.find(({ id }) => id === bookingId) ?? booking
  return {
    where: {
      $or: [
        { bookingId: booking.id },
        { bookingId: { $in: legs.map(({ id }) => id) }, kind: { $in: [...journeyMailKinds] } },
      ],
    },
    bookingOf,
    bookingsOf: (mail) =>
      isJourneyMailKind(mail.kind) ? legs.toSorted((a, b) => (a.id < b.id ? -1 : 1)) : [bookingOf(mail)],
  }
}
