import {
  isChauffeurMailKind,
  isCustomerMailKind,
  isJourneyMailKind,
  isLeftToPartner,
  isMailKind,
  journeyMailKinds,
  type BookingMailKind,
} from '@chauffeur/domain/mail-kinds'
import { driverLocale } from '@chauffeur/domain/driver-notices'
import { MailRefused, type Mailer, type Message } from '@chauffeur/gateways/mail/mail'
import { signInLinkOf, type BookingLinks } from '../bookings/booking-link.ts'
import { Booking } from '../bookings/booking.entity.ts'
import { mayGuestCancel } from '../bookings/refuse-act.ts'
import { Partner } from '../auth/partner.entity.ts'
import { Driver } from '../cars/car.entity.ts'
import type { Config } from '../core/config.ts'
import { findRow } from '../db/find-rows.ts'
import type { EntityManager, Orm } from '../db/orm.ts'
import { readChauffeurOfMail, readThanks } from '../dispatch/chauffeur-mails.ts'
import { readReminder } from '../dispatch/trip-reminders.ts'
import { Statement } from '../ledger/statement.entity.ts'
import { mailedLinkOf } from '../dispatch/driver-links.ts'
import { DriverNotice } from '../notices/notice.entity.ts'
import { readNoticeText } from '../notices/notice-text.ts'
import { EnquiryReply, Enquiry, Offer } from '../enquiries/enquiry.entity.ts'
import { stateOf, offerLinkOf } from '../enquiries/present-offer.ts'
import type { CurrentFirm } from '../firm/current-firm.ts'
import { PermanentJobError, startJobWorker, type JobKind } from '../jobs/job-worker.ts'
import { readJourneysOf } from '../journeys/journeys-of.ts'
import type { Worker } from '../jobs/poller.ts'
import type { QueuedJob } from '../jobs/queued-job.ts'
import { WebhookDelivery, Webhook } from '../webhooks/webhook.entity.ts'
import { isTrueOf, readUndo } from './booking-mails.ts'
import { composeBookingMail, composeEnquiryMail, composeFirmMail, composeReplyMail } from './compose-mail.ts'
import { namesMeetingPoint } from './customer-letters.ts'
import { readJourneyOfMail } from './journey-of-mail.ts'
import { readMeetingPlaces } from '../meeting/meeting-points.ts'
import { findOpenSignIn } from '../partners/sign-in.ts'
import type { Sender } from './office-letters.ts'
import { driverLetter, receiverLetter, signInLetter, statementLetter } from './other-letters.ts'
import { Outbox, type MailDetails } from './outbox.entity.ts'
import type { Replied } from './enquiry-letters.ts'

type WorkerDeps = Parameters<typeof startJobWorker>[1]

const CONCURRENCY = 5
const MAX_ATTEMPTS = 12
const FIRST_RETRY_MS = 30_000
const MAX_RETRY_MS = 4 * 60 * 60_000
// Mails that failed together are not all tried again at once.
const JITTER = 1 / 4

/** Sends the mails that transactions have left to be sent. */
export function startMailWorker({ deliver, ...deps }: WorkerDeps & Pick<JobKind<Outbox>, 'deliver'>): Worker {
  return startJobWorker(
    {
      name: 'mails',
      entity: Outbox,
      table: 'outbox',
      concurrency: CONCURRENCY,
      maxWaitMs: MAX_RETRY_MS * (1 + JITTER),
      deliver,
      noted: ({ recipient = null, leftToPartner }) => ({ recipient, leftToPartner }),
      retryAt,
    },
    deps,
  )
}

function retryAt({ attempts }: QueuedJob, error: unknown, now: Date): Date | null {
  if (error instanceof PermanentJobError || attempts >= MAX_ATTEMPTS) return null
  const wait = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempts - 1))
  return new Date(now.getTime() + wait * (1 + Math.random() * JITTER))
}

interface DeliveryDeps {
  readonly orm: Orm
  readonly mailer: Mailer
  readonly config: Config
  readonly firm: Pick<CurrentFirm, 'current'>
  readonly links: BookingLinks
  readonly clock: () => Date
}

/**
 * Sends the mail of an outbox row, and notes its address on it. One that nobody wants, or that is no longer true, is dropped;
 * one that is left to a partner stays, so that it counts as written.
 */
export async function deliverMail(job: Outbox, deps: DeliveryDeps): Promise<void> {
  const mail = await compose(job, deps)
  if (mail === 'left to the partner') return void Object.assign(job, { leftToPartner: true })
  if (!mail) return void (await deps.orm.em.fork().nativeDelete(Outbox, { id: job.id }))
  job.recipient = mail.to.address
  try {
    await deps.mailer.send(mail)
  } catch (error) {
    if (error instanceof MailRefused) throw new PermanentJobError(error.message, { cause: error })
    throw error
  }
}

async function compose(
  job: Outbox,
  deps: DeliveryDeps,
): Promise<Message | 'left to the partner' | undefined> {
  const { orm, links, clock } = deps
  const sender = { config: deps.config, firm: deps.firm.current() }
  const { kind, bookingId, enquiryId, details } = job
  if (!isMailKind(kind)) throw new PermanentJobError(`There is no mail of the kind ${kind}`)
  const em = orm.em.fork()
  if (kind === 'office-enquiry') {
    const enquiry = enquiryId == null ? null : await em.findOne(Enquiry, { id: enquiryId })
    if (!enquiry) throw new PermanentJobError('The enquiry is gone')
    return composeEnquiryMail(enquiry, sender)
  }
  if (kind === 'receiver-failing') return receiverOf(job, { em, sender })
  if (kind === 'driver-trips') return noticeOf(job, { em, sender }, deps)
  if (kind === 'statement-sent') return statementOf(job, { em, sender })
  if (kind === 'partner-sign-in') return signInOf(job, { em, sender }, deps)
  if (kind === 'enquiry-reply')
    return composeReplyMail(await findReplied(details?.occasion, em, deps), sender)
  const named = bookingId == null ? null : await findRow(em, Booking, { id: bookingId })
  if (!named) throw new PermanentJobError('The booking is gone')
  const booking = await legOfMail(kind, named, em)
  // Queued before the booking was cancelled, and not sent until then.
  if (booking.cancelledAt != null && isCustomerMailKind(kind) && !isTrueOf(kind, booking)) return undefined
  // Another time may have been set meanwhile, which has a mail of its own.
  if (kind === 'meeting-moved' && details?.meetAt !== (booking.meetAt?.toISOString() ?? null))
    return undefined
  const isAboutChauffeur = isChauffeurMailKind(kind)
  const chauffeur = isAboutChauffeur
    ? await readChauffeurOfMail(kind, booking, details?.drives, { em, clock })
    : undefined
  if (isAboutChauffeur && !chauffeur) return undefined
  const announced = kind === 'trip-reminder' ? await readReminder(booking, details, { em, clock }) : undefined
  if (kind === 'trip-reminder' && !announced) return undefined
  const thanks = kind === 'trip-thanks' ? await readThanks(booking, { em, clock }) : undefined
  if (kind === 'trip-thanks' && !thanks) return undefined
  const undo = kind === 'email-changed' ? await readUndo(details, { em, clock }) : undefined
  if (kind === 'email-changed' && !undo) return undefined
  const partner =
    booking.partnerId == null ? undefined : await findRow(em, Partner, { id: booking.partnerId })
  if (partner?.guestMails === 'none' && isLeftToPartner(kind)) return 'left to the partner'
  const otherBookings = await othersOf(booking, details, em)
  const journey = NAMING_LEGS.has(kind) ? await readJourneyOfMail(booking, em) : undefined
  return composeBookingMail(kind satisfies BookingMailKind, booking, details ?? {}, {
    ...(partner && isCustomerMailKind(kind) ? inNameOf(partner, sender) : sender),
    places: namesMeetingPoint(kind, booking) ? await readMeetingPlaces(em) : undefined,
    links,
    mayChange: isCustomerMailKind(kind) && (await mayGuestCancel(booking, { em, clock })),
    otherBookings,
    journey,
    leg: isCustomerMailKind(kind) ? undefined : (await readJourneysOf([booking.id], em)).get(booking.id),
    partner: partner?.name,
    chauffeur,
    announced,
    thanks,
    undo,
  })
}

/** Where a partner wants it so, guests read its name in place of ours; whom they call or answer stays the office. */
function inNameOf({ guestMails, name: brandName }: Partner, sender: Sender): Sender {
  return guestMails === 'partner' ? { ...sender, firm: { ...sender.firm, brandName } } : sender
}

/** A leg that was cancelled before the mail about its journey was sent leaves that to another one of which it is true. */
async function legOfMail(kind: string, booking: Booking, em: EntityManager): Promise<Booking> {
  if (!isJourneyMailKind(kind) || booking.cancelledAt == null) return booking
  const { legs = [] } = (await readJourneyOfMail(booking, em)) ?? {}
  return legs.find((leg) => isTrueOf(kind, leg)) ?? booking
}

/** The mails about a leg that speak of the others, too. */
const NAMING_LEGS: ReadonlySet<string> = new Set<BookingMailKind>([
  ...journeyMailKinds,
  'booking-rejected',
  'booking-cancelled',
])

interface Writing {
  readonly em: EntityManager
  readonly sender: Sender
}

/** Undefined once the receiver works again, or nobody wants to be told. */
async function receiverOf(
  { webhookId, details }: Outbox,
  { em, sender }: Writing,
): Promise<Message | undefined> {
  const webhook = webhookId == null ? null : await em.findOne(Webhook, { id: webhookId })
  if (webhook?.failingSince == null || webhook.contactEmail == null) return undefined
  const { failingSince, contactEmail } = webhook
  const last = await em.findOne(
    WebhookDelivery,
    { webhookId: webhook.id, doneAt: null, lastError: { $ne: null } },
    { orderBy: { createdAt: 'desc' } },
  )
  const failing = { failingSince, reason: last?.lastError ?? null }
  const letter = receiverLetter(sender.firm, webhook, failing, sender.config)
  const id = `${webhook.id}.receiver-failing.${(details?.occasion ?? '').replaceAll(':', '')}`
  return composeFirmMail(id, letter, { address: contactEmail }, sender)
}

/** Undefined once the link was used, or has ended. */
async function signInOf(
  { details }: Outbox,
  { em, sender }: Writing,
  { links, clock }: DeliveryDeps,
): Promise<Message | undefined> {
  const open = await findOpenSignIn(details?.occasion ?? '', { em, clock })
  if (!open) return undefined
  const { id, member } = open
  const { PUBLIC_URL } = sender.config
  const signIn = signInLinkOf({ id, locale: member.partner.locale }, links, PUBLIC_URL)
  const page = signIn.slice(0, signIn.indexOf('#'))
  const letter = signInLetter(sender.firm, member.partner, { signIn, page })
  return composeFirmMail(`${id}.partner-sign-in.1`, letter, { address: member.email }, sender)
}

/** Undefined where all that it would say is over, or the driver has no address any more. */
async function noticeOf(
  { noticeId }: Outbox,
  { em, sender }: Writing,
  deps: DeliveryDeps,
): Promise<Message | undefined> {
  const notice = noticeId == null ? null : await em.findOne(DriverNotice, { id: noticeId })
  const driver = notice && (await em.findOne(Driver, { id: notice.driverId }))
  if (!notice || driver?.email == null) return undefined
  const locale = driverLocale(driver.languages)
  const text = await readNoticeText(notice.id, locale, em)
  if (!text) return undefined
  const url = await mailedLinkOf(driver.id, { em, ...deps })
  const letter = driverLetter(sender.firm, text, { url, locale })
  return composeFirmMail(`${notice.id}.driver-trips.1`, letter, { address: driver.email }, sender)
}

/** Undefined where the partner has no address. */
async function statementOf({ statementId }: Outbox, { em, sender }: Writing): Promise<Message | undefined> {
  const statement = statementId == null ? null : await em.findOne(Statement, { id: statementId })
  const partner = statement && (await em.findOne(Partner, { id: statement.partnerId }))
  if (!statement || partner?.contactEmail == null) return undefined
  const letter = statementLetter(sender.firm, statement, partner, sender.config)
  return composeFirmMail(
    `${statement.number}.statement-sent.1`,
    letter,
    { address: partner.contactEmail },
    sender,
  )
}

/** In their order, and only while they are of the same address: it may have been corrected meanwhile. */
async function othersOf(
  { customerEmail }: Booking,
  details: MailDetails | null | undefined,
  em: EntityManager,
): Promise<Booking[]> {
  const ids = details?.alsoBookingIds ?? []
  if (ids.length === 0) return []
  const found = await em.find(Booking, { id: { $in: [...ids] } })
  return ids.flatMap(
    (id) =>
      found.find((one) => one.id === id && one.customerEmail.toLowerCase() === customerEmail.toLowerCase()) ??
      [],
  )
}

async function findReplied(
  replyId: string | undefined,
  em: EntityManager,
  { config, links, clock }: DeliveryDeps,
): Promise<Replied> {
  const reply = replyId === undefined ? null : await em.findOne(EnquiryReply, { id: replyId })
  const enquiry = reply && (await em.findOne(Enquiry, { id: reply.enquiryId }))
  if (!enquiry) throw new PermanentJobError('The reply is gone')
  const offer = reply.offerId == null ? null : await em.findOneOrFail(Offer, { id: reply.offerId })
  return {
    enquiry,
    reply,
    offer: offer
      ? {
          offer,
          state: stateOf(offer, clock()),
          url: offerLinkOf({ id: offer.id, locale: enquiry.locale }, { links, config }),
        }
      : undefined,
  }
}
