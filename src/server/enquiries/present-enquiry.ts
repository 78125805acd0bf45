import { only } from '../core/only.ts'
import {
  type Enquiry as EnquiryAnswer,
  type EnquiryReply as ReplyAnswer,
  storedEnquiryTrip,
  type EnquiryTrip,
  type StoredEnquiryTrip,
  type listEnquiries as endpoint,
} from '@chauffeur/contract/enquiries'
import { offeredTrip } from '@chauffeur/contract/offers'
import { answerDue } from '@chauffeur/domain/enquiry'
import type { Locale } from '@chauffeur/domain/locale'
import { findEnglish } from '@chauffeur/words/english-reasons'
import { Booking } from '../bookings/booking.entity.ts'
import { readStoredList, readStoredObject } from '../core/read-stored.ts'
import type { EntityManager } from '../db/orm.ts'
import { replyMailKey } from '../mail/enqueue-mail.ts'
import { Outbox } from '../mail/outbox.entity.ts'
import { Offer, Enquiry, EnquiryReply } from './enquiry.entity.ts'
import { presentOffer, type OfferView } from './present-offer.ts'
import type { z } from 'zod'
import {
  newerThan,
  NEWEST_FIRST,
  OLDEST_FIRST,
  olderThan,
  readPage,
  type PageQuery,
} from '../core/keyset-pagination.ts'

type EnquiryView = OfferView & { readonly em: EntityManager }

/** An enquiry as the office reads it. */
export async function presentEnquiry(enquiry: Enquiry, view: EnquiryView): Promise<EnquiryAnswer> {
  return only(await presentEnquiries([enquiry], view))
}

/** Presents several enquiries, with their answers and offers. */
async function presentEnquiries(enquiries: readonly Enquiry[], view: EnquiryView): Promise<EnquiryAnswer[]> {
  const repliesOf = await findReplies(enquiries, view)
  return enquiries.map((enquiry) => ({
    id: enquiry.id,
    reference: enquiry.reference,
    kind: enquiry.kind,
    createdAt: enquiry.createdAt.toISOString(),
    answeredAt: enquiry.answeredAt?.toISOString() ?? null,
    answeredBy: enquiry.answeredBy ?? null,
    dueAt: enquiry.answeredAt == null ? answerDue(enquiry.createdAt).toISOString() : null,
    customerName: enquiry.customerName,
    customerEmail: enquiry.customerEmail ?? null,
    customerPhone: enquiry.customerPhone ?? null,
    customerPhoneE164: enquiry.customerPhoneE164 ?? null,
    locale: enquiry.locale,
    whatsappNotifications: enquiry.whatsappNotifications,
    bookingNumber: enquiry.bookingNumber ?? null,
    message: enquiry.message ?? null,
    trip: tripOf(enquiry),
    replies: repliesOf(enquiry),
  }))
}

/** The replies to each enquiry, the latest first, each with its mail and its offer. */
async function findReplies(
  enquiries: readonly Enquiry[],
  view: EnquiryView,
): Promise<(enquiry: Enquiry) => ReplyAnswer[]> {
  const { em } = view
  const replies = await em.find(
    EnquiryReply,
    { enquiryId: { $in: enquiries.map(({ id }) => id) } },
    { orderBy: { createdAt: 'desc', id: 'desc' } },
  )
  if (replies.length === 0) return () => []
  const offerIds = replies.flatMap(({ offerId }) => offerId ?? [])
  const offers = await em.find(Offer, { id: { $in: offerIds } })
  const bookings = await em.find(
    Booking,
    { id: { $in: offers.flatMap(({ bookingId }) => bookingId ?? []) } },
    { fields: ['id', 'number'] },
  )
  const mails = await em.find(Outbox, { dedupeKey: { $in: replies.map(({ id }) => replyMailKey(id)) } })
  const present = (reply: EnquiryReply, locale: Locale): ReplyAnswer => {
    const { id, createdAt, createdBy, subject, text, offerId } = reply
    const offer = offers.find((offer) => offer.id === offerId && isReadable(offer))
    const booking = bookings.find((booking) => booking.id === offer?.bookingId)
    const mail = mails.find(({ dedupeKey }) => dedupeKey === replyMailKey(id))
    return {
      id,
      createdAt: createdAt.toISOString(),
      createdBy,
      subject,
      text,
      mail: mail ? presentMail(mail) : null,
      offer: offer ? presentOffer(offer, { bookingNumber: booking?.number ?? null, locale }, view) : null,
    }
  }
  return ({ id, locale }) =>
    replies.filter(({ enquiryId }) => enquiryId === id).map((reply) => present(reply, locale))
}

/** An offer of which the trip cannot be read is not shown; its reply is. */
function isReadable({ id, trip }: Offer): boolean {
  return readStoredList(offeredTrip, [trip], { table: 'offer', id, column: 'trip' }).length > 0
}

function presentMail({ doneAt, deadAt, lastError }: Outbox): NonNullable<ReplyAnswer['mail']> {
  if (doneAt) return { state: 'sent', error: null }
  return { state: deadAt ? 'failed' : 'queued', error: lastError ?? null }
}

/** The stand-in for a trip of which nothing can be read. */
const NOTHING: StoredEnquiryTrip = {
  serviceType: 'point-to-point',
  serviceDuration: null,
  pickupLocation: '',
  pickupPlaceId: null,
  dropoffLocation: null,
  dropoffPlaceId: null,
  pickupName: null,
  dropoffName: null,
  pickupNote: null,
  dropoffNote: null,
  stops: [],
  pickupDate: null,
  pickupTime: null,
  pickupZone: null,
  vehicleId: null,
  vehicleName: null,
  luggageConfig: null,
  passengers: null,
  childSeatCount: 0,
  boosterSeatCount: 0,
  isAirportService: false,
  flightNumber: null,
  notes: null,
  unavailableReason: null,
}

/** The trip of a request for a price, as far as it can be read. */
function tripOf({ id, trip }: Pick<Enquiry, 'id' | 'trip'>): EnquiryTrip | null {
  if (trip == null) return null
  const where = { table: 'enquiry', id, column: 'trip' }
  const { value } = readStoredObject(storedEnquiryTrip, trip, NOTHING, where)
  const { unavailableReason: why } = value
  return { ...value, unavailableBecause: (why && findEnglish(why)) ?? null }
}

type Input = z.output<typeof endpoint.input>
type Page = z.output<typeof endpoint.output>
type Part = 'open' | 'closed'

/** A page of the enquiries: those that wait for an answer, the one that is due first before the others, then the answered ones, newest first. */
export async function listEnquiries({ answered, limit, cursor }: Input, view: EnquiryView): Promise<Page> {
  const { em } = view
  const only = answered === undefined ? undefined : answered ? 'closed' : 'open'
  const { rows, nextCursor } = await readPage<Part, 'createdAt', Enquiry>(
    { limit, cursor, only },
    { parts: ['open', 'closed'], orderedBy: 'createdAt', find: (query) => findPart(query, em) },
  )
  return {
    enquiries: await presentEnquiries(rows, view),
    nextCursor,
    unanswered: await em.count(Enquiry, { answeredAt: null }),
    overdue: await em.count(Enquiry, { answeredAt: null, createdAt: { $lt: lastInTime(view.clock()) } }),
  }
}

function findPart({ part, after, limit }: PageQuery<Part>, em: EntityManager): Promise<Enquiry[]> {
  return part === 'open'
    ? em.find(Enquiry, { answeredAt: null, ...(after && newerThan(after)) }, { orderBy: OLDEST_FIRST, limit })
    : em.find(
        Enquiry,
        { answeredAt: { $ne: null }, ...(after && olderThan(after)) },
        { orderBy: NEWEST_FIRST, limit },
      )
}

/** An enquiry that came before this instant is due by now. */
function lastInTime(now: Date): Date {
  return new Date(now.getTime() - (answerDue(now).getTime() - now.getTime()))
}
