import { LockMode } from '@mikro-orm/core'
import { readRetryAfter, warningDue } from '@chauffeur/domain/webhooks'
import type { WebhookSender, DeliveryResult as Tried } from '@chauffeur/gateways/webhooks/http-webhook-sender'
import { englishSentence, type Reason } from '@chauffeur/words/english-reasons'
import type { Orm } from '../db/orm.ts'
import { JobFailed, PermanentJobError } from '../jobs/job-worker.ts'
import { enqueueReceiverMail } from '../mail/enqueue-mail.ts'
import type { DatabaseAccess } from '../core/transaction.ts'
import { type SecretBox, signMessage } from './sign-message.ts'
import { WebhookDelivery, DeliveryAttempt, Webhook } from './webhook.entity.ts'

export interface WebhookServices {
  readonly webhooks: { readonly sender: WebhookSender; readonly box: SecretBox }
}

export interface WebhookDeps {
  readonly orm: Orm
  readonly clock: () => Date
  readonly sender: WebhookSender
  readonly box: SecretBox
}

/** A receiver did not accept a message. */
export class DeliveryFailed extends JobFailed {
  override name = 'DeliveryFailed'
  /** After how many seconds it asked to be tried again. */
  readonly retryAfter: number | undefined

  constructor(reason: Reason, retryAfter?: number) {
    super(reason)
    this.retryAfter = retryAfter
  }
}

const GONE = 410
const RECEIVER_GONE = { code: 'receiver_gone' } as const
export const SWITCHED_OFF = { code: 'receiver_switched_off' } as const

/** Makes one attempt to deliver a message, and records how it went. A status from 200 to 299 is a success. */
export async function deliverWebhook(
  job: WebhookDelivery,
  { orm, clock, sender, box }: WebhookDeps,
  stopping: AbortSignal,
): Promise<void> {
  const webhook = await orm.em.fork().findOne(Webhook, { id: job.webhookId })
  if (!webhook?.enabled) throw new PermanentJobError(SWITCHED_OFF)
  const at = clock()
  const { url } = webhook
  const headers = signMessage(job, webhook, box, at)
  const tried = await sender.post({ url, headers, body: job.body }, stopping)
  const isGone = tried.outcome === 'answered' && tried.status === GONE
  const wasSwitchedOff = await orm.em.fork().transactional(async (em) => {
    const tx = { em, clock }
    const isOffNow = isGone && (await switchOff(tx, webhook))
    await recordAttempt(tx, job.id, at, tried)
    await recordHealth(tx, webhook, { at, isTaken: isTaken(tried), isGone })
    return isOffNow
  })
  if (wasSwitchedOff) throw new PermanentJobError(RECEIVER_GONE)
  if (tried.outcome === 'failed') throw new DeliveryFailed(tried.reason)
  const { status, retryAfter } = tried
  if (!isTaken(tried))
    throw new DeliveryFailed({ code: 'receiver_answered', status }, readRetryAfter(retryAfter, clock()))
}

function isTaken(tried: Tried): boolean {
  return tried.outcome === 'answered' && tried.status >= 200 && tried.status <= 299
}

/** Notes whether a receiver works, unless it has another address by now, and has its contact told when it does not. */
async function recordHealth(
  tx: DatabaseAccess,
  { id, url, failingSince = null, contactEmail }: Webhook,
  { at, isTaken, isGone }: { readonly at: Date; readonly isTaken: boolean; readonly isGone: boolean },
): Promise<void> {
  if (isTaken) {
    if (failingSince) await tx.em.nativeUpdate(Webhook, { id, url }, { failingSince: null })
    return
  }
  const since = failingSince ?? at
  if (!failingSince)
    await tx.em.nativeUpdate(Webhook, { id, url, failingSince: null }, { failingSince: since })
  const warning = isGone ? 'gone' : warningDue(since, at)
  if (contactEmail != null && warning !== undefined)
    await enqueueReceiverMail(tx, id, `${since.toISOString()}-${warning}`)
}

async function recordAttempt(
  { em }: DatabaseAccess,
  deliveryId: string,
  at: Date,
  tried: Tried,
): Promise<void> {
  // It may have been removed with its receiver while the message was on its way.
  const lock = { lockMode: LockMode.PESSIMISTIC_READ, fields: ['id'] } as const
  if (!(await em.findOne(WebhookDelivery, { id: deliveryId }, lock))) return
  const { durationMs } = tried
  const what =
    tried.outcome === 'answered'
      ? { status: tried.status, answer: readable(tried.body) }
      : { error: englishSentence(tried.reason), reason: tried.reason }
  await em.insert(DeliveryAttempt, { deliveryId, at, durationMs, ...what })
}

/** Unless it has been given another address meanwhile, which did not answer so. */
async function switchOff(tx: DatabaseAccess, { id, url }: Webhook): Promise<boolean> {
  const isNow = await tx.em.nativeUpdate(
    Webhook,
    { id, url, enabled: true },
    { enabled: false, goneAt: tx.clock() },
  )
  if (isNow > 0) await cancelPendingDeliveries(tx, id, RECEIVER_GONE)
  return isNow > 0
}

const MAX_RESPONSE_CHARACTERS = 2000

/** As much as a person reads of it, without the characters that a database or a screen cannot hold. */
function readable(answer: string): string {
  return answer
    .slice(0, MAX_RESPONSE_CHARACTERS)
    .replace(/[^\P{Cc}\n\t]/gu, ' ')
    .toWellFormed()
    .trim()
}

/** Gives up the deliveries that wait for a receiver which is switched off. An administrator may send them again. */
export async function cancelPendingDeliveries(
  { em, clock }: DatabaseAccess,
  webhookId: string,
  reason: Reason,
): Promise<void> {
  const now = clock()
  await em.nativeUpdate(
    WebhookDelivery,
    { webhookId, doneAt: null, deadAt: null, $or: [{ lockedUntil: null }, { lockedUntil: { $lt: now } }] },
    { deadAt: now, lastError: englishSentence(reason), reason },
  )
}
