import { deliverMail } from '../mail/deliver-mail.ts'
import type { Outbox } from '../mail/outbox.entity.ts'
import { testMailer } from './test-mail.ts'

/** Keeps the mail of an outbox row, as of the instant at which it was written: in the sandbox that may be to come. */
export function keepTestMail(
  job: Outbox,
  deps: Omit<Parameters<typeof deliverMail>[1], 'mailer'>,
): Promise<void> {
  const asOf = new Date(Math.max(job.createdAt.getTime(), deps.clock().getTime()))
  const mailer = testMailer(deps.orm, () => job.createdAt)
  return deliverMail(job, { ...deps, clock: () => asOf, mailer })
}
