import type { UndeliveredMail } from '@chauffeur/contract/mails'
import { isCustomerMailKind, isMailKind, type MailKind } from '@chauffeur/domain/mail-kinds'
import { Booking } from '../bookings/booking.entity.ts'
import type { Config } from '../core/config.ts'
import type { EntityManager } from '../db/orm.ts'
import { Enquiry } from '../enquiries/enquiry.entity.ts'
import type { Outbox } from '../outbox/outbox.entity.ts'
import { Webhook } from '../webhooks/webhook.entity.ts'

/** Mails as the office reads them, with what each is about. */
export async function presentMails(
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
    const recipient = recipientOf(kind, { booking, enquiry, webhook }, config)
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
  readonly booking: Booking | undefined
  readonly enquiry: Enquiry | undefined
  readonly webhook: Webhook | undefined
}

function recipientOf(kind: MailKind, { booking, enquiry, webhook }: About, { OFFICE_EMAIL }: Config) {
  if (kind === 'receiver-failing') return webhook?.contactEmail
  if (kind === 'enquiry-reply') return enquiry?.customerEmail
  return isCustomerMailKind(kind) ? booking?.customerEmail : OFFICE_EMAIL
}

async function byId<Row extends { readonly id: string }>(found: Promise<Row[]>): Promise<Map<string, Row>> {
  return new Map((await found).map((row) => [row.id, row]))
}
