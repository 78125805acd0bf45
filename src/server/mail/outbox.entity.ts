import { defineEntity, p } from '@mikro-orm/core'
import type { GuestFlightCode } from '@chauffeur/domain/flights'
import { mailKinds, type WhoDrives } from '@chauffeur/domain/mail-kinds'
import type { RefundReason } from '@chauffeur/domain/payment-status'
import type { ChangeInWords } from '../core/events.ts'
import type { Cents } from '@chauffeur/domain/money'
import { PartnerMember } from '../auth/partner-member.entity.ts'
import { Booking } from '../bookings/booking.entity.ts'
import { Enquiry } from '../enquiries/enquiry.entity.ts'
import { Statement } from '../ledger/statement.entity.ts'
import { DriverNotice } from '../notices/notice.entity.ts'
import { Webhook } from '../webhooks/webhook.entity.ts'
import { checksOf, indexesOf, known, uuidKey } from '../db/columns.ts'
import type { Orm } from '../db/orm.ts'
import { jobColumns } from '../jobs/queued-job.ts'

/** The facts of a mail beyond the booking or enquiry that it is about. */
export interface MailDetails {
  /** Parts mails of one kind about one booking, like the number of a payment. */
  readonly occasion?: string
  /** The money that the mail speaks of, where it is not the booking's price. */
  readonly amountCents?: Cents
  /** Why money goes back. */
  readonly refundOf?: RefundReason
  /** The money was given back by a person, and not by a provider. */
  readonly isManual?: boolean
  /** The links before this private link have ended. */
  readonly isRenewed?: boolean
  /** Other bookings of the same address, whose links the mail carries, too. */
  readonly alsoBookingIds?: readonly string[]
  /** The address that it goes to, where that is not the customer's of now. */
  readonly to?: string
  /** The change of the email address that it is about. */
  readonly emailChangeId?: string
  /** The task for the office, in a sentence. */
  readonly alert?: string
  /** The change of the trip that the mail is about. */
  readonly change?: ChangeInWords
  /** Who drives, of a mail that says so. */
  readonly drives?: WhoDrives & { readonly assignmentId: string; readonly carNo: number }
  /** The pick-up that the guest is reminded of. */
  readonly pickupAt?: string
  /** When the guest of a late flight is met; null at the booked time. */
  readonly meetAt?: string | null
  /** Why the guest's flight does not land as booked; far too late, where it is not said. */
  readonly flight?: GuestFlightCode
  /** Who has changed something: “the customer”, or the name of a partner’s API key. */
  readonly changedBy?: string
}

const schema = defineEntity({
  name: 'Outbox',
  tableName: 'outbox',
  properties: {
    id: uuidKey(),
    /** The task and its subject, once: `booking-confirmed:<booking id>`. */
    dedupeKey: p.text().unique(),
    kind: p.text(),
    bookingId: () => p.manyToOne(Booking).mapToPk().nullable().deleteRule('no action'),
    enquiryId: () => p.manyToOne(Enquiry).mapToPk().nullable().deleteRule('no action'),
    /** The receiver of webhooks that the mail is about. */
    webhookId: () => p.manyToOne(Webhook).mapToPk().nullable().deleteRule('cascade'),
    /** The notice to a driver about trips. */
    noticeId: () => p.manyToOne(DriverNotice).mapToPk().nullable().deleteRule('cascade'),
    /** The statement that a partner is sent. */
    statementId: () => p.manyToOne(Statement).mapToPk().nullable().deleteRule('no action'),
    /** The person of a partner whom it lets sign in. */
    memberId: () => p.manyToOne(PartnerMember).mapToPk().nullable().deleteRule('cascade'),
    details: p.json<MailDetails>().nullable(),
    /** The address of the last attempt. */
    recipient: p.text().nullable(),
    /** It was not sent: the partner of the booking writes to its guests itself. */
    leftToPartner: p.boolean().default(false),
    ...jobColumns(),
  },
  indexes: [
    { name: 'outbox_of_booking', properties: ['bookingId'] },
    ...indexesOf('outbox', {
      by_age: 'using brin (created_at)',
      open: '(run_at) where done_at is null and dead_at is null',
      locked: '(locked_by) where locked_by is not null',
      given_up: '(created_at, id) where done_at is null and dead_at is not null',
    }),
  ],
  checks: [
    known('outbox', 'kind', mailKinds),
    ...checksOf('outbox', {
      about_one_thing:
        'num_nonnulls(booking_id, enquiry_id, webhook_id, notice_id, statement_id, member_id) = 1',
    }),
  ],
})

/** A task that follows from a change, written in its transaction and done after it. */
export class Outbox extends schema.class {}
schema.setClass(Outbox)

/** The trips of a year can be looked up in the year after, with their mails. */
const KEPT_MONTHS = 13
const BATCH = 2_000

/** Deletes mails that were sent or given up long ago, some at a time so that no sender waits. */
export async function deleteOldMails(orm: Orm, now: Date): Promise<number> {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - KEPT_MONTHS)
  for (let all = 0; ;) {
    const deleted = await orm.em.fork().execute<object[]>(
      `delete from outbox where id in (
        select id from outbox where created_at < ? and (done_at < ? or dead_at < ?) limit ?
      ) returning id`,
      [before, before, before, BATCH],
    )
    all += deleted.length
    if (deleted.length < BATCH) return all
  }
}
