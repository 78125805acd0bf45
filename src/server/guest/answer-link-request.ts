import { LINK_DAYS } from '@chauffeur/domain/booking-acts'
import { linkMails } from '@chauffeur/domain/rate-limits'
import { countOne, isTooMany } from '../auth/count-call.ts'
import type { Booking } from '../bookings/booking.entity.ts'
import type { Transaction } from '../core/transaction.ts'
import { enqueueMail } from '../outbox/enqueue-mail.ts'
import { LinkRequest } from './link-request.entity.ts'

const DAY_MS = 24 * 60 * 60_000
/** After so long the link would come as a surprise. */
const MAX_AGE_MS = DAY_MS
/** As many as one mail can hold. */
const MAX_BOOKINGS = 20

/** Sends the links that somebody has lost, if there are any, in one mail to the address of the bookings. */
export async function answerLinkRequest(request: LinkRequest, tx: Transaction): Promise<void> {
  const { em, clock } = tx
  await em.nativeDelete(LinkRequest, { id: request.id })
  if (clock().getTime() - request.createdAt.getTime() > MAX_AGE_MS) return
  const open: string[] = []
  for (const { id } of await bookingsOf(request, tx))
    if (!isTooMany(await countOne(`linkMail/${id}`, linkMails, tx))) open.push(id)
  const [bookingId, ...alsoBookingIds] = open
  if (bookingId === undefined) return
  await enqueueMail(tx, 'private-link', bookingId, {
    occasion: request.id,
    ...(alsoBookingIds.length > 0 && { alsoBookingIds }),
  })
}

/** Those whose link has not ended: first the trips to come, the next one first, then the last ones. */
function bookingsOf(
  { email, bookingNumber }: LinkRequest,
  { em, clock }: Transaction,
): Promise<Pick<Booking, 'id'>[]> {
  const now = clock()
  const since = new Date(now.getTime() - LINK_DAYS * DAY_MS)
  return em.execute(
    `select id from booking
     where lower(customer_email) = lower(?) and pickup_at >= ? ${bookingNumber == null ? '' : 'and number = ?'}
     order by pickup_at < ?, abs(extract(epoch from pickup_at - ?::timestamptz))
     limit ?`,
    [email, since, ...(bookingNumber == null ? [] : [bookingNumber]), now, now, MAX_BOOKINGS],
  )
}
