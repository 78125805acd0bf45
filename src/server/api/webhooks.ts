import { endpoints } from '@chauffeur/contract/endpoints'
import type { Webhook as WebhookRow } from '@chauffeur/contract/webhooks'
import { receiverState } from '@chauffeur/domain/webhooks'
import { invalid } from '../core/refusal.ts'
import type { ApiKeyPrincipal } from '../core/request-context.ts'
import type { Transaction } from '../core/transaction.ts'
import { forAdmin, forPartner } from './procedures.ts'
import { router } from './init.ts'
import type { AppContext } from './context.ts'
import {
  listDeliveries,
  presentDelivery,
  readDelivery,
  resendDelivery,
  sendTest,
} from '../webhooks/deliveries.ts'
import { findWebhook, type WebhookActor } from '../webhooks/webhook-actor.ts'
import type { WebhookDelivery } from '../webhooks/webhook-delivery.entity.ts'
import type { Webhook } from '../webhooks/webhook.entity.ts'
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listWebhooks,
  presentPartnerWebhook,
  presentWebhook,
  rotateSecret,
  type WithSecret,
} from '../webhooks/webhooks.ts'

/** The office reaches every receiver, and says whose it is. */
const officeCalls = {
  list: forAdmin(endpoints.listWebhooks).query(async ({ ctx }) => {
    const webhooks = await listWebhooks(adminOf(ctx), ctx.request)
    return { webhooks, failing: webhooks.filter(needsOffice).length }
  }),

  create: forAdmin(endpoints.createWebhook).mutation(({ input, ctx }) =>
    create(input, adminOf(ctx), ctx.request),
  ),

  change: forAdmin(endpoints.changeWebhook).mutation(({ input, ctx }) =>
    change(input, adminOf(ctx), ctx.request),
  ),

  delete: forAdmin(endpoints.deleteWebhook).mutation(({ input, ctx }) =>
    remove(input.id, adminOf(ctx), ctx.request),
  ),

  rotate: forAdmin(endpoints.rotateWebhookSecret).mutation(({ input, ctx }) =>
    rotate(input.id, adminOf(ctx), ctx.request),
  ),

  test: forAdmin(endpoints.testWebhook).mutation(({ input, ctx }) =>
    send((tx) => sendTest(input.id, adminOf(ctx), tx), ctx.request),
  ),

  deliveries: forAdmin(endpoints.listWebhookDeliveries).query(({ input, ctx }) =>
    listDeliveries(input, adminOf(ctx), ctx.request.em),
  ),

  delivery: forAdmin(endpoints.readWebhookDelivery).query(({ input, ctx }) =>
    readDelivery(input.id, adminOf(ctx), ctx.request.em),
  ),

  sendAgain: forAdmin(endpoints.sendWebhookAgain).mutation(({ input, ctx }) =>
    send((tx) => resendDelivery(input.id, adminOf(ctx), tx), ctx.request),
  ),
}

/** A partner reaches the receivers of its own API key. */
const partnerCalls = {
  listOwn: forPartner(endpoints.listPartnerWebhooks).query(async ({ ctx }) => ({
    data: (await listWebhooks(partnerOf(ctx), ctx.request)).map(presentPartnerWebhook),
  })),

  createOwn: forPartner(endpoints.createPartnerWebhook).mutation(async ({ input, ctx }) => {
    const actor = partnerOf(ctx)
    const { webhook, secret } = await create({ ...input, apiKeyId: actor.apiKeyId }, actor, ctx.request)
    return { webhook: presentPartnerWebhook(webhook), secret }
  }),

  readOwn: forPartner(endpoints.readPartnerWebhook).query(async ({ input, ctx }) => {
    const webhook = await findWebhook(input.id, partnerOf(ctx), ctx.request.em)
    return presentPartnerWebhook(await present(webhook, ctx.request))
  }),

  changeOwn: forPartner(endpoints.changePartnerWebhook).mutation(async ({ input, ctx }) =>
    presentPartnerWebhook(await change(input, partnerOf(ctx), ctx.request)),
  ),

  deleteOwn: forPartner(endpoints.deletePartnerWebhook).mutation(({ input, ctx }) =>
    remove(input.id, partnerOf(ctx), ctx.request),
  ),

  rotateOwn: forPartner(endpoints.rotatePartnerWebhookSecret).mutation(async ({ input, ctx }) => {
    const { webhook, secret } = await rotate(input.id, partnerOf(ctx), ctx.request)
    return { webhook: presentPartnerWebhook(webhook), secret }
  }),

  testOwn: forPartner(endpoints.testPartnerWebhook).mutation(({ input, ctx }) =>
    send((tx) => sendTest(input.id, partnerOf(ctx), tx), ctx.request),
  ),

  deliveriesOwn: forPartner(endpoints.listPartnerWebhookDeliveries).query(async ({ input, ctx }) => {
    const { deliveries, nextCursor } = await listDeliveries(input, partnerOf(ctx), ctx.request.em)
    return { data: deliveries, next_cursor: nextCursor }
  }),

  deliveryOwn: forPartner(endpoints.readPartnerWebhookDelivery).query(({ input, ctx }) =>
    readDelivery(input.id, partnerOf(ctx), ctx.request.em),
  ),

  sendAgainOwn: forPartner(endpoints.sendPartnerWebhookAgain).mutation(({ input, ctx }) =>
    send((tx) => resendDelivery(input.id, partnerOf(ctx), tx), ctx.request),
  ),
}

export const webhooksRouter = router({ ...officeCalls, ...partnerCalls })

function adminOf({ admin }: { readonly admin: { readonly username: string } }): WebhookActor {
  return { name: admin.username, apiKeyId: undefined }
}

function partnerOf({ apiKey: { id, name } }: { readonly apiKey: ApiKeyPrincipal }) {
  return { name, apiKeyId: id } satisfies WebhookActor
}

/** Whether the office has to look at a receiver: those of a partner are the partner's to mend. */
function needsOffice(webhook: WebhookRow): boolean {
  const state = receiverState(webhook)
  return webhook.apiKey === null && (state === 'failing' || state === 'gone')
}

async function create(input: Parameters<typeof createWebhook>[0], actor: WebhookActor, context: AppContext) {
  await checkAddress(input.url, context)
  const { box } = context.webhooks
  return presentSecret(await context.transaction((tx) => createWebhook(input, { actor, box }, tx)), context)
}

async function change(input: Parameters<typeof changeWebhook>[0], actor: WebhookActor, context: AppContext) {
  if (input.url !== undefined) await checkAddress(input.url, context)
  return present(await context.transaction((tx) => changeWebhook(input, actor, tx)), context)
}

async function remove(id: string, actor: WebhookActor, context: AppContext) {
  await context.transaction((tx) => deleteWebhook(id, actor, tx))
  return { success: true } as const
}

async function rotate(id: string, actor: WebhookActor, context: AppContext) {
  const { box } = context.webhooks
  return presentSecret(await context.transaction((tx) => rotateSecret(id, { actor, box }, tx)), context)
}

async function send(enqueue: (tx: Transaction) => Promise<WebhookDelivery>, context: AppContext) {
  return presentDelivery(await context.transaction(enqueue), context.em)
}

/** Before the transaction: a name may take its time to be found. */
async function checkAddress(url: string, { webhooks }: AppContext): Promise<void> {
  const refusal = await webhooks.sender.refusalOf(url)
  if (refusal) throw invalid('url', refusal)
}

function present(webhook: Webhook, { em, clock }: AppContext) {
  return presentWebhook(webhook, em, clock())
}

async function presentSecret({ webhook, secret }: WithSecret, context: AppContext) {
  return { webhook: await present(webhook, context), secret }
}
