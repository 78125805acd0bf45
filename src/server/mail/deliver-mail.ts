import { isMailKind, type BookingMailKind } from '@chauffeur/domain/mail-kinds'
import { MailRefused, type Mailer, type Message } from '@chauffeur/gateways/mail/mail'
import { Booking } from '../bookings/booking.entity.ts'
import type { Config } from '../core/config.ts'
import type { Orm } from '../db/orm.ts'
import { Enquiry } from '../enquiries/enquiry.entity.ts'
import { PermanentJobError } from '../jobs/job-worker.ts'
import { Outbox } from '../outbox/outbox.entity.ts'
import { bookingMail, enquiryMail } from './compose-mail.ts'

interface DeliveryDeps {
  readonly orm: Orm
  readonly mailer: Mailer
  readonly config: Config
}

/** Sends the mail of an outbox row. One to the office is dropped where no address of the office is set. */
export async function deliverMail(job: Outbox, means: DeliveryDeps): Promise<void> {
  const mail = await compose(job, means)
  if (!mail) return void (await means.orm.em.fork().nativeDelete(Outbox, { id: job.id }))
  try {
    await means.mailer.send(mail)
  } catch (error) {
    if (error instanceof MailRefused) throw new PermanentJobError(error.message, { cause: error })
    throw error
  }
}

async function compose(job: Outbox, { orm, config }: DeliveryDeps): Promise<Message | undefined> {
  const { kind, bookingId, enquiryId, details } = job
  if (!isMailKind(kind)) throw new PermanentJobError(`There is no mail of the kind ${kind}`)
  const em = orm.em.fork()
  if (kind === 'office-enquiry') {
    const enquiry = enquiryId == null ? null : await em.findOne(Enquiry, { id: enquiryId })
    if (!enquiry) throw new PermanentJobError('The enquiry is gone')
    return enquiryMail(enquiry, config)
  }
  const booking = bookingId == null ? null : await em.findOne(Booking, { id: bookingId })
  if (!booking) throw new PermanentJobError('The booking is gone')
  return bookingMail(kind satisfies BookingMailKind, booking, details ?? {}, config)
}
