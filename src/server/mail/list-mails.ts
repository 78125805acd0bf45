import type { listMails as endpoint, UndeliveredMail } from '@chauffeur/contract/mails'
import {
  isCustomerMailKind,
  isMailKind,
  type BookingMailKind,
  type MailKind,
} from '@chauffeur/domain/mail-kinds'
import type { z } from 'zod'
import { Booking } from '../bookings/booking.entity.ts'
import type { Config } from '../core/config.ts'
import { NEWEST_FIRST, olderThan, readPage, type PageQuery } from '../core/keyset-pagination.ts'
import { Refusal } from '../core/refusal.ts'
import type { RequestContext } from '../core/request-context.ts'
import { record, type Transaction } from '../core/transaction.ts'
import { isUuid } from '../db/is-uuid.ts'
import type { EntityManager } from '../db/orm.ts'
import { Enquiry } from '../enquiries/enquiry.entity.ts'
import { Webhook } from '../webhooks/webhook.entity.ts'
import { Outbox } from './outbox.entity.ts'

type Input = z.output<typeof endpoint.input>
type Page = z.output<typeof endpoint.output>
type Part = 'failed' | 'waiting'

const CONDITION = {
  failed: { doneAt: null, deadAt: { $ne: null } },
  waiting: { doneAt: null, deadAt: null },
} as const

/** A page of the mails that were not delivered: those given up, then those waiting, each part newest first. */
export async function listMails(
  { limit, cursor }: Input,
  { em, config }: Pick<RequestContext, 'em' | 'config'>,
): Promise<Page> {
  const { rows, nextCursor } = await readPage<Part, 'createdAt', Outbox>(
    { limit, cursor },
    { parts: ['failed', 'waiting'], orderedBy: 'createdAt', find },
  )
  return {
    mails: await presentMails(
      rows.filter(({ kind }) => isMailKind(kind)),
      em,
      config,
    ),
    nextCursor,
    failed: await em.count(Outbox, CONDITION.failed),
  }

  function find({ part, after, limit }: PageQuery<Part>): Promise<Outbox[]> {
    return em.find(
      Outbox,
      { ...CONDITION[part], ...(after && olderThan(after)) },
      { orderBy: NEWEST_FIRST, limit },
    )
  }
}

/** Mails as the office reads them, with what each is about. */
async function presentMails(
  mails: readonly Outbox[],
  em: EntityManager,
  config: Config,
): Promise<UndeliveredMail[]> {
  const idsOf = (key: 'bookingId' | 'enquiryId' | 'webhookId') => mails.flatMap((mail) => mail[key] ?? [])
  const bookings = await byId(em.find(Booking, { id: { $in: idsOf('bookingId') } }))
  const enquiries = await byId(em.find(Enquiry, { id: { $in: idsOf('enquiryId') } }))
  const webhooks = await byId(em.find(Webhook, { id: { $in: idsOf('webhookId') } }))
  return mails.flatMap((mail) => {
    const { id, kind, createdAt, deadAt, attempts, runAt, lastError } = mail
    if (!isMailKind(kind)) return []
    const booking = bookings.get(mail.bookingId ?? '')
    const enquiry = enquiries.get(mail.enquiryId ?? '')
    const webhook = webhooks.get(mail.webhookId ?? '')
    const recipient = addresseeOf(kind, { mail, booking, enquiry, webhook }, config)
    return {
      id,
      kind,
      state: deadAt ? 'failed' : 'waiting',
      createdAt: createdAt.toISOString(),
      recipient: recipient ?? null,
      bookingNumber: booking?.number ?? null,
      enquiryReference: enquiry?.reference ?? null,
      attempts,
      nextAttemptAt: deadAt ? null : runAt.toISOString(),
      failedAt: deadAt?.toISOString() ?? null,
      reason: lastError ?? null,
    }
  })
}

interface About {
  readonly mail: Outbox
  readonly booking: Booking | undefined
  readonly enquiry: Enquiry | undefined
  readonly webhook: Webhook | undefined
}

function addresseeOf(kind: MailKind, { mail, booking, enquiry, webhook }: About, config: Config) {
  if (kind === 'receiver-failing') return webhook?.contactEmail
  if (kind === 'enquiry-reply') return enquiry?.customerEmail
  if (kind === 'office-enquiry') return config.OFFICE_EMAIL
  if (kind === 'driver-trips' || kind === 'statement-sent' || kind === 'partner-sign-in')
    return mail.recipient
  return booking && recipientOf(kind, mail, booking, config)
}

/** The address that a mail about a booking goes to when it is sent; undefined where it is the office's, which wants none. */
export function recipientOf(
  kind: BookingMailKind,
  { details }: Pick<Outbox, 'details'>,
  { customerEmail }: Pick<Booking, 'customerEmail'>,
  { OFFICE_EMAIL }: Pick<Config, 'OFFICE_EMAIL'>,
): string | undefined {
  return isCustomerMailKind(kind) ? (details?.to ?? customerEmail) : OFFICE_EMAIL
}

async function byId<Row extends { readonly id: string }>(found: Promise<Row[]>): Promise<Map<string, Row>> {
  return new Map((await found).map((row) => [row.id, row]))
}

/** Sends a mail now that was given up or waits for a later attempt. One that is due already stays as it is. */
export async function resendMail(
  id: string,
  { admin, config }: { readonly admin: string; readonly config: Config },
  tx: Transaction,
): Promise<UndeliveredMail> {
  const { em, clock } = tx
  if (!isUuid(id)) throw unknown()
  const now = clock()
  const isFree = { $or: [{ lockedUntil: null }, { lockedUntil: { $lt: now } }] }
  // A mail that was given up gets all its attempts again, one that waits the rest of them.
  const moved =
    (await em.nativeUpdate(
      Outbox,
      { id, doneAt: null, deadAt: { $ne: null } },
      { deadAt: null, runAt: now, attempts: 0 },
    )) ||
    (await em.nativeUpdate(
      Outbox,
      { id, doneAt: null, deadAt: null, runAt: { $gt: now }, ...isFree },
      { runAt: now },
    ))
  const mail = await em.findOne(Outbox, { id })
  if (!mail) throw unknown()
  if (moved === 0) refuseUnlessDue(mail, now)
  const presented = await presentOne(mail, em, config)
  if (moved > 0)
    await record(tx, 'mail.resent', {
      admin,
      id,
      name: `${mail.kind} ${presented.bookingNumber ?? presented.enquiryReference ?? ''}`.trim(),
    })
  return presented
}

function refuseUnlessDue({ doneAt, lockedUntil }: Outbox, now: Date): void {
  if (doneAt) throw new Refusal('MAIL_UNDER_WAY', { code: 'mail_sent' })
  if (lockedUntil && lockedUntil >= now) throw new Refusal('MAIL_UNDER_WAY', { code: 'mail_under_way' })
}

async function presentOne(mail: Outbox, em: EntityManager, config: Config): Promise<UndeliveredMail> {
  const [presented] = await presentMails([mail], em, config)
  if (!presented) throw unknown()
  return presented
}

function unknown(): Refusal {
  return new Refusal('NOT_FOUND', { code: 'not_found', what: 'mail' })
}
