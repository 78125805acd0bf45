import { endpoints } from '@chauffeur/contract/endpoints'
import { memberWebhookCalls } from '@chauffeur/contract/partner-developers'
import {
  officeWebhookCalls,
  partnerWebhookCalls,
  type Webhook as WebhookAnswer,
} from '@chauffeur/contract/webhooks'
import { needsSomebody, receiverState } from '@chauffeur/domain/webhooks'
import { isLive } from '../core/config.ts'
import { invalid } from '../core/refusal.ts'
import type { Actor } from '../auth/rights.ts'
import type { Transaction } from '../core/transaction.ts'
import {
  listDeliveries,
  presentDelivery,
  readDelivery,
  resendDelivery,
  sendEvent,
  sendTest,
} from '../webhooks/deliveries.ts'
import { listEvents } from '../webhooks/event-feed.ts'
import { readWebhookHours } from '../webhooks/read-webhook-hours.ts'
import { findWebhook } from '../webhooks/webhook-actor.ts'
import type { WebhookDelivery, Webhook } from '../webhooks/webhook.entity.ts'
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listWebhooks,
  presentWebhook,
  rotateSecret,
  type WithSecret,
} from '../webhooks/webhooks.ts'
import type { AppContext } from './context.ts'
import { router } from './init.ts'
import { ownerProcedures } from './owner-calls.ts'
import { forMember, forPartner, success } from './procedures.ts'

const operations = {
  list,
  create,
  change,
  delete: remove,
  rotate,
  test: sending(sendTest),
  deliveries: listDeliveries,
  delivery: readDelivery,
  sendAgain: sending(resendDelivery),
}

/** The office's calls, which reach all receivers, and those about events of any of a partner's keys. */
export const webhooksRouter = router({
  ...ownerProcedures(officeWebhookCalls, {
    ...operations,
    list: async (...call) => {
      const { webhooks } = await list(...call)
      return { webhooks, failing: webhooks.filter(needsOffice).length }
    },
  }),

  events: forPartner(endpoints.listPartnerEvents).query(({ input, ctx }) =>
    listEvents(input, ctx.apiKey.partner, ctx.request),
  ),
})

/** The calls of a partner's systems. */
export const ownWebhooksRouter = router(
  ownerProcedures(partnerWebhookCalls, {
    ...operations,
    list: async (...call) => ({ data: (await list(...call)).webhooks }),
    read: async ({ id }, actor, context) => present(await findWebhook(id, actor, context.em), context),
    deliveries: async (...call) => {
      const { deliveries, nextCursor } = await listDeliveries(...call)
      return { data: deliveries, next_cursor: nextCursor }
    },
  }),
)

/** The calls of a partner's people. */
export const memberWebhooksRouter = router({
  ...ownerProcedures(memberWebhookCalls, {
    ...operations,
    sendEvent: async (input, actor, context) =>
      presentDelivery(await context.transaction((tx) => sendEvent(input, actor, tx)), context.em),
  }),

  hours: forMember(endpoints.readWebhookHours).query(async ({ ctx: { request, signedIn } }) => ({
    webhooks: await readWebhookHours(signedIn.partner.id, request),
  })),
})

/** Whether the office has to look at a receiver: those of a partner are the partner's to mend. */
function needsOffice(webhook: WebhookAnswer): boolean {
  return webhook.partner === null && needsSomebody(receiverState(webhook))
}

async function list(_: unknown, actor: Actor, context: AppContext) {
  const livemode = isLive(context.config)
  return { webhooks: (await listWebhooks(actor, context)).map((webhook) => ({ ...webhook, livemode })) }
}

async function create(
  { partnerId, ...input }: Parameters<typeof createWebhook>[0],
  actor: Actor,
  context: AppContext,
) {
  await checkAddress(input.url, context)
  const { box } = context.webhooks
  return presentSecret(
    await context.transaction((tx) =>
      createWebhook({ ...input, partnerId: actor.partnerId ?? partnerId }, { actor, box }, tx),
    ),
    context,
  )
}

async function change(input: Parameters<typeof changeWebhook>[0], actor: Actor, context: AppContext) {
  if (input.url !== undefined) await checkAddress(input.url, context)
  return present(await context.transaction((tx) => changeWebhook(input, actor, tx)), context)
}

interface OfId {
  readonly id: string
}

async function remove({ id }: OfId, actor: Actor, context: AppContext) {
  await context.transaction((tx) => deleteWebhook(id, actor, tx))
  return success()
}

async function rotate({ id }: OfId, actor: Actor, context: AppContext) {
  const { box } = context.webhooks
  return presentSecret(await context.transaction((tx) => rotateSecret(id, { actor, box }, tx)), context)
}

type Enqueue = (id: string, actor: Actor, tx: Transaction, context: AppContext) => Promise<WebhookDelivery>

function sending(enqueue: Enqueue) {
  return async ({ id }: OfId, actor: Actor, context: AppContext) =>
    presentDelivery(await context.transaction((tx) => enqueue(id, actor, tx, context)), context.em)
}

/** Before the transaction: a name may take its time to be found. */
async function checkAddress(url: string, { webhooks }: AppContext): Promise<void> {
  const refusal = await webhooks.sender.refusalOf(url)
  if (refusal) throw invalid('url', refusal)
}

async function present(webhook: Webhook, { em, clock, config }: AppContext) {
  return { ...(await presentWebhook(webhook, em, clock())), livemode: isLive(config) }
}

async function presentSecret({ webhook, secret }: WithSecret, context: AppContext) {
  return { webhook: await present(webhook, context), secret }
}
