import { randomUUID } from 'node:crypto'
import { isLinkEnded, LINK_DAYS } from '@chauffeur/domain/booking-acts'
import { DAY_MS, HOUR_MS } from '@chauffeur/domain/duration'
import { linkEnds, linkMails } from '@chauffeur/domain/rate-limits'
import { LockMode } from '@mikro-orm/core'
import { sql } from 'kysely'
import { countOne, isTooMany, refuseTooMany } from '../auth/limit-calls.ts'
import type { LinkedBooking } from '../bookings/booking-link.ts'
import { Booking } from '../bookings/booking.entity.ts'
import { findBooking } from '../bookings/read-booking.ts'
import type { Log } from '../core/logging.ts'
import { Refusal } from '../core/refusal.ts'
import type { OperationContext } from '../core/request-context.ts'
import { record, type DatabaseAccess, type Transaction } from '../core/transaction.ts'
import { typedQueries } from '../db/typed-queries.ts'
import { startJobWorker } from '../jobs/job-worker.ts'
import type { Worker } from '../jobs/poller.ts'
import type { QueuedJob } from '../jobs/queued-job.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { sendSignInLinks } from '../partners/sign-in.ts'
import type { Journey, JourneyLeg } from '../journeys/journey.entity.ts'
import { LinkRequest } from './link-request.entity.ts'

/** After so long the link would come as a surprise. */
const MAX_AGE_MS = DAY_MS
/** As many as one mail can hold. */
const MAX_BOOKINGS = 20

/** Sends the links that somebody has lost, if there are any, in one mail to the address of the bookings. */
async function answerLinkRequest(request: LinkRequest, tx: Transaction): Promise<void> {
  const { em, clock } = tx
  await em.nativeDelete(LinkRequest, { id: request.id })
  if (clock().getTime() - request.createdAt.getTime() > MAX_AGE_MS) return
  if (request.isForPartner) return sendSignInLinks(request.email, tx)
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

/** Those with the number, or of the journey with it, whose link has not ended: first the trips to come, the next one first, then the last ones. */
function bookingsOf(
  { email, bookingNumber }: LinkRequest,
  { em, clock }: Transaction,
): Promise<Pick<Booking, 'id'>[]> {
  const now = clock()
  const since = new Date(now.getTime() - LINK_DAYS * DAY_MS)
  return typedQueries<{ booking: Booking; journey: Journey; journeyLeg: JourneyLeg }>(em)
    .selectFrom('booking')
    .select('id')
    .where((eb) => eb(eb.fn('lower', ['customerEmail']), '=', eb.fn('lower', [eb.val(email)])))
    .where('pickupAt', '>=', since)
    .$if(bookingNumber != null, (some) =>
      some.where((eb) =>
        eb.or([
          eb('number', '=', bookingNumber ?? ''),
          eb(
            'id',
            'in',
            eb
              .selectFrom('journeyLeg')
              .innerJoin('journey', 'journey.id', 'journeyLeg.journeyId')
              .select('bookingId')
              .where('journey.number', '=', bookingNumber ?? ''),
          ),
        ]),
      ),
    )
    .orderBy((eb) => eb('pickupAt', '<', now))
    .orderBy(sql`abs(extract(epoch from ${sql.ref('pickupAt')} - ${now}::timestamptz))`)
    .limit(MAX_BOOKINGS)
    .execute()
}

interface Asked {
  readonly email: string
  readonly bookingNumber: string | null
  /** For the link that signs somebody of a partner in. */
  readonly isForPartner?: boolean
}

/** Notes that somebody has lost a link. No booking is looked at here, so that neither the answer nor its time tells of any. */
export async function askForLink(
  { email, bookingNumber, isForPartner = false }: Asked,
  { em, clock }: DatabaseAccess,
): Promise<void> {
  const now = clock()
  await em.insert(LinkRequest, {
    id: randomUUID(),
    email,
    bookingNumber: bookingNumber?.toUpperCase() ?? null,
    isForPartner,
    createdAt: now,
    runAt: now,
    attempts: 0,
  })
}

const FIRST_RETRY_MS = 30_000
const MAX_RETRY_MS = HOUR_MS

/** Looks up the bookings of those who have lost their link. */
export function startLinkWorker(operation: OperationContext, log: Log): Worker {
  return startJobWorker(
    {
      name: 'lost links',
      entity: LinkRequest,
      table: 'link_request',
      concurrency: 1,
      maxWaitMs: MAX_RETRY_MS,
      deliver: (request) => operation.transaction((tx) => answerLinkRequest(request, tx)),
      retryAt: ({ attempts }: QueuedJob, _error, now) =>
        new Date(now.getTime() + Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempts - 1))),
    },
    { ...operation, log },
  )
}

/** Ends the private links of a booking for its guest, who gets a new one by mail. Limited by the booking, not by the caller. */
export async function endOwnLinks(bookingId: string, tx: Transaction): Promise<LinkedBooking> {
  refuseTooMany(await countOne(`linkEnd/${bookingId}`, linkEnds, tx))
  return renewLink(bookingId, 'the customer', tx)
}

/** Ends all private links of a booking, also those that browsers have opened, and mails its guest a new one. */
export async function renewLink(id: string, admin: string, tx: Transaction): Promise<LinkedBooking> {
  const { em, clock } = tx
  await findBooking(id, em)
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const
  const { number, pickupAt, linkGeneration } = await em.findOneOrFail(Booking, { id }, lock)
  if (isLinkEnded(pickupAt, clock())) throw new Refusal('LINK_ENDED', { code: 'links_ended' })
  const next = { id, linkGeneration: linkGeneration + 1 }
  await em.nativeUpdate(Booking, { id }, next)
  await record(tx, 'booking.link-renewed', {
    admin,
    id,
    name: number,
    bookingId: id,
    occasion: randomUUID(),
  })
  return next
}
