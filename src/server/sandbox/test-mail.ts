import type { TestMail as MailAnswer } from '@chauffeur/contract/sandbox'
import { isBookingNumber } from '@chauffeur/domain/booking-number'
import { isCustomerMailKind } from '@chauffeur/domain/mail-kinds'
import type { Mailer, Message } from '@chauffeur/gateways/mail/mail'
import { defineEntity, p } from '@mikro-orm/core'
import type { PartnerPrincipal } from '../core/request-context.ts'
import type { EntityManager, Orm } from '../db/orm.ts'
import { typedQueries } from '../db/typed-queries.ts'
import type { Booking } from '../bookings/booking.entity.ts'

const schema = defineEntity({
  name: 'TestMail',
  tableName: 'test_mail',
  properties: {
    messageId: p.text().primary(),
    bookingNumber: p.text().index(),
    kind: p.text(),
    recipient: p.text(),
    subject: p.text(),
    body: p.text(),
    html: p.text(),
    ics: p.text().nullable(),
    sentAt: p.datetime(),
  },
})

/** A mail to the guest of a booking in the sandbox, kept in place of being sent. */
export class TestMail extends schema.class {}
schema.setClass(TestMail)

/** A mailer that sends nothing: mails to guests are kept, so that their partner can read them. */
export function testMailer(orm: Orm, clock: () => Date): Mailer {
  return {
    async send(message) {
      const about = aboutOf(message)
      if (!about) return
      const { messageId, to, subject, text, html, invitation } = message
      const mail = { ...about, messageId, recipient: to.address, subject, body: text, html }
      const rest = { ics: invitation?.ics ?? null, sentAt: clock() }
      await orm.em
        .fork()
        .createQueryBuilder(TestMail)
        .insert({ ...mail, ...rest })
        .onConflict('messageId')
        .ignore()
        .execute()
    },
  }
}

/** The booking and the kind of a mail to a guest, which its id begins with. */
function aboutOf({ messageId }: Message): Pick<TestMail, 'bookingNumber' | 'kind'> | undefined {
  const [bookingNumber = '', kind = ''] = messageId.slice(1).split('.')
  return isBookingNumber(bookingNumber) && isCustomerMailKind(kind) ? { bookingNumber, kind } : undefined
}

const MAX_MAILS = 100

/** The last mails to the guests of a partner's bookings, the oldest first. */
export async function listTestMails(
  { booking: number }: { readonly booking: string | null },
  { id: partnerId }: PartnerPrincipal,
  em: EntityManager,
): Promise<MailAnswer[]> {
  const rows = await typedQueries<{ testMail: TestMail; booking: Booking }>(em)
    .selectFrom('testMail')
    .innerJoin('booking', 'booking.number', 'testMail.bookingNumber')
    .selectAll('testMail')
    .where('booking.partnerId', '=', partnerId)
    .$if(number !== null, (some) => some.where('booking.number', '=', (number ?? '').toUpperCase()))
    .orderBy('testMail.sentAt', 'desc')
    .orderBy('testMail.messageId', 'desc')
    .limit(MAX_MAILS)
    .execute()
  return rows.toReversed().map((mail) => ({
    livemode: false,
    bookingNumber: mail.bookingNumber,
    kind: mail.kind,
    to: mail.recipient,
    subject: mail.subject,
    text: mail.body,
    html: mail.html,
    ics: mail.ics ?? null,
    sentAt: mail.sentAt.toISOString(),
  }))
}
