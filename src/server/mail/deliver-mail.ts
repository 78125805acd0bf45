import { MailRefused, type Mailer } from '@chauffeur/gateways/mail/mail'
import { Booking } from '../bookings/booking.entity.ts'
import type { Config } from '../config.ts'
import type { Orm } from '../db/orm.ts'
import { isMailKind } from '../jobs/enqueue-mail.ts'
import type { Outbox } from '../jobs/outbox.entity.ts'
import { Undeliverable } from '../jobs/outbox-worker.ts'
import { bookingMail } from './booking-mail.ts'

/** Sends the mail that an outbox row asks for. */
export async function deliverMail(
  job: Outbox,
  { orm, mailer, config }: { orm: Orm; mailer: Mailer; config: Config },
): Promise<void> {
  if (!isMailKind(job.kind)) throw new Undeliverable(`There is no mail of the kind ${job.kind}`)
  const booking = await orm.em.fork().findOne(Booking, { id: job.bookingId })
  if (!booking) throw new Undeliverable('The booking is gone')
  try {
    await mailer.send(bookingMail(job.kind, booking, config))
  } catch (error) {
    if (error instanceof MailRefused) throw new Undeliverable(error.message, { cause: error })
    throw error
  }
}
