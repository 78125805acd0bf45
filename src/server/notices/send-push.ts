import { PUSH_LIFE_SECONDS, URGENT_PUSH_LIFE_SECONDS } from '@chauffeur/domain/driver-notices'
import { readRetryAfter } from '@chauffeur/domain/webhooks'
import { pushRequest } from '@chauffeur/gateways/push/push-request'
import type { WebhookSender } from '@chauffeur/gateways/webhooks/http-webhook-sender'
import { noticeWords } from '@chauffeur/words/server-words'
import { findRow } from '../db/find-rows.ts'
import type { CurrentFirm } from '../firm/current-firm.ts'
import { PermanentJobError, startJobWorker } from '../jobs/job-worker.ts'
import type { Worker } from '../jobs/poller.ts'
import type { QueuedJob } from '../jobs/queued-job.ts'
import { DeliveryFailed } from '../webhooks/deliver-webhook.ts'
import { PushMessage, PushSubscription } from './notice.entity.ts'
import { readNoticeText, type NoticeText } from './notice-text.ts'
import { readPushKey } from './push-key.ts'

type WorkerDeps = Parameters<typeof startJobWorker>[1]

interface PushDeps extends WorkerDeps {
  readonly sender: WebhookSender
  readonly firm: Pick<CurrentFirm, 'current'>
}

const CONCURRENCY = 10
const MAX_ATTEMPTS = 10
const FIRST_RETRY_MS = 30_000
const MAX_RETRY_MS = 60 * 60_000

/** Sends drivers' notices to their phones. */
export function startPushWorker(deps: PushDeps): Worker {
  return startJobWorker(
    {
      name: 'pushes',
      entity: PushMessage,
      table: 'push_message',
      concurrency: CONCURRENCY,
      maxWaitMs: MAX_RETRY_MS,
      deliver: (job, stopping) => sendPush(job, deps, stopping),
      retryAt,
    },
    deps,
  )
}

function retryAt({ attempts }: QueuedJob, error: unknown, now: Date): Date | null {
  if (error instanceof PermanentJobError || attempts >= MAX_ATTEMPTS) return null
  const asked = error instanceof DeliveryFailed ? (error.retryAfter ?? 0) * 1000 : 0
  const wait = Math.min(MAX_RETRY_MS, Math.max(asked, FIRST_RETRY_MS * 2 ** (attempts - 1)))
  return new Date(now.getTime() + wait)
}

/** The phone has taken back its subscription, or its link has ended. */
const GONE: ReadonlySet<number> = new Set([404, 410])
/** The push service takes no such message now; all others below 500 it never will. */
const TOO_MANY = 429

async function sendPush(
  { noticeId, subscriptionId }: PushMessage,
  { orm, clock, sender, firm }: PushDeps,
  stopping: AbortSignal,
): Promise<void> {
  const em = orm.em.fork()
  const phone = subscriptionId == null ? null : await findRow(em, PushSubscription, { id: subscriptionId })
  if (!phone) throw new PermanentJobError('The phone takes no messages any more')
  const text = await readNoticeText(noticeId, phone.locale, em)
  if (!text) return
  const signer = { ...(await readPushKey({ em, clock })), contact: `mailto:${firm.current().email}` }
  const message = {
    payload: payloadOf(text, phone),
    ttlSeconds: text.isUrgent ? URGENT_PUSH_LIFE_SECONDS : PUSH_LIFE_SECONDS,
  }
  const tried = await sender.post(pushRequest(phone, message, signer, clock()), stopping)
  if (tried.outcome === 'failed') throw new DeliveryFailed(tried.reason)
  const { status, retryAfter } = tried
  if (status >= 200 && status <= 299) return
  const reason = { code: 'receiver_answered', status } as const
  if (GONE.has(status)) await em.nativeDelete(PushSubscription, { id: phone.id })
  if (status < 500 && status !== TOO_MANY) throw new PermanentJobError(reason)
  throw new DeliveryFailed(reason, readRetryAfter(retryAfter, clock()))
}

const MAX_LINES = 4

/** As the page's service worker reads it. */
function payloadOf({ title, lines }: NoticeText, { locale }: PushSubscription): string {
  const shown = lines.slice(0, MAX_LINES)
  const more = lines.length - shown.length
  const rest = more > 0 ? [noticeWords(locale).more(more)] : []
  return JSON.stringify({ title, body: [...shown, ...rest].join('\n') })
}
