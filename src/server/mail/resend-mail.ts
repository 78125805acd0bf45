import type { UndeliveredMail } from '@chauffeur/contract/mails'
import { record } from '../core/transaction.ts'
import type { Config } from '../core/config.ts'
import { isUuid } from '../db/is-uuid.ts'
import type { EntityManager } from '../db/orm.ts'
import { Outbox } from '../outbox/outbox.entity.ts'
import { Refusal } from '../core/refusal.ts'
import type { Transaction } from '../core/transaction.ts'
import { presentMails } from './present-mails.ts'

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
  if (doneAt) throw new Refusal('MAIL_UNDER_WAY', 'This mail has been sent meanwhile.')
  if (lockedUntil && lockedUntil >= now)
    throw new Refusal('MAIL_UNDER_WAY', 'This mail is being sent at this moment.')
}

async function presentOne(mail: Outbox, em: EntityManager, config: Config): Promise<UndeliveredMail> {
  const [presented] = await presentMails([mail], em, config)
  if (!presented) throw unknown()
  return presented
}

function unknown(): Refusal {
  return new Refusal('NOT_FOUND', 'There is no such mail.')
}
