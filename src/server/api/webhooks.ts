import { endpoints } from '@chauffeur/contract/endpoints'
import type { Webhook as WebhookAnswer } from '@chauffeur/contract/webhooks'
import { receiverState } from '@chauffeur/domain/webhooks'
import { isLive } from '../core/config.ts'
import { invalid } from '../core/refusal.ts'
import type { SignedInMember } from '../auth/member-session.ts'
import type { ApiKeyPrincipal } from '../core/request-context.ts'
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
import { findWebhook, type WebhookActor } from '../webhooks/webhook-actor.ts'
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
import { forAdmin, forMember, forPartner, success } from './procedures.ts'

/** The calls about receivers: the office reaches all of them, a partner its own. */
export const webhooksRouter = router({
  list: forAdmin(endpoints.listWebhooks).query(
    byOffice(async (_, actor, context) => {
      const webhooks = await listWebhooks(actor, context)
      return { webhooks, failing: webhooks.filter(needsOffice).length }
    }),
  ),
  create: forAdmin(endpoints.createWebhook).mutation(byOffice(create)),
  change: forAdmin(endpoints.changeWebhook).mutation(byOffice(change)),
  delete: forAdmin(endpoints.deleteWebhook).mutation(byOffice(remove)),
  rotate: forAdmin(endpoints.rotateWebhookSecret).mutation(byOffice(rotate)),
  test: forAdmin(endpoints.testWebhook).mutation(byOffice(sending(sendTest))),
  deliveries: forAdmin(endpoints.listWebhookDeliveries).query(byOffice(listDeliveries)),
  delivery: forAdmin(endpoints.readWebhookDelivery).query(byOffice(readDelivery)),
  sendAgain: forAdmin(endpoints.sendWebhookAgain).mutation(byOffice(sending(resendDelivery))),

  listOwn: forPartner(endpoints.listPartnerWebhooks).query(
    byPartner(async (_, actor, context) => {
      const livemode = isLive(context.config)
      return { data: (await listWebhooks(actor, context)).map((one) => ({ ...one, livemode })) }
    }),
  ),
  readOwn: forPartner(endpoints.readPartnerWebhook).query(
    byPartner(async ({ id }, actor, context) => present(await findWebhook(id, actor, context.em), context)),
  ),
  createOwn: forPartner(endpoints.createPartnerWebhook).mutation(byPartner(createOwn)),
  changeOwn: forPartner(endpoints.changePartnerWebhook).mutation(byPartner(change)),
  deleteOwn: forPartner(endpoints.deletePartnerWebhook).mutation(byPartner(remove)),
  rotateOwn: forPartner(endpoints.rotatePartnerWebhookSecret).mutation(byPartner(rotate)),
  testOwn: forPartner(endpoints.testPartnerWebhook).mutation(byPartner(sending(sendTest))),
  deliveriesOwn: forPartner(endpoints.listPartnerWebhookDeliveries).query(
    byPartner(async (input, actor, context) => {
      const { deliveries, nextCursor } = await listDeliveries(input, actor, context)
      return { data: deliveries, next_cursor: nextCursor }
    }),
  ),
  deliveryOwn: forPartner(endpoints.readPartnerWebhookDelivery).query(byPartner(readDelivery)),
  sendAgainOwn: forPartner(endpoints.sendPartnerWebhookAgain).mutation(byPartner(sending(resendDelivery))),

  listAsMember: forMember(endpoints.listMemberWebhooks).query(
    byMember(async (_, actor, context) => {
      const livemode = isLive(context.config)
      return { webhooks: (await listWebhooks(actor, context)).map((one) => ({ ...one, livemode })) }
    }),
  ),
  createAsMember: forMember(endpoints.createMemberWebhook).mutation(byMember(createOwn)),
  changeAsMember: forMember(endpoints.changeMemberWebhook).mutation(byMember(change)),
  deleteAsMember: forMember(endpoints.deleteMemberWebhook).mutation(byMember(remove)),
  rotateAsMember: forMember(endpoints.rotateMemberWebhookSecret).mutation(byMember(rotate)),
  testAsMember: forMember(endpoints.testMemberWebhook).mutation(byMember(sending(sendTest))),
  deliveriesAsMember: forMember(endpoints.listMemberWebhookDeliveries).query(byMember(listDeliveries)),
  deliveryAsMember: forMember(endpoints.readMemberWebhookDelivery).query(byMember(readDelivery)),
  sendAgainAsMember: forMember(endpoints.sendMemberWebhookAgain).mutation(byMember(sending(resendDelivery))),
  sendEvent: forMember(endpoints.sendEventToWebhook).mutation(
    byMember(async (input, actor, context) =>
      presentDelivery(await context.transaction((tx) => sendEvent(input, actor, tx)), context.em),
    ),
  ),

  events: forPartner(endpoints.listPartnerEvents).query(({ input, ctx }) =>
    listEvents(input, ctx.apiKey.partner, ctx.request),
  ),
})

type Operation<Input, Result> = (input: Input, actor: WebhookActor, context: AppContext) => Result

interface Call<Input, Caller> {
  readonly input: Input
  readonly ctx: { readonly request: AppContext } & Caller
}

function byOffice<Input, Result>(operation: Operation<Input, Result>) {
  return ({
    input,
    ctx: { admin, request },
  }: Call<Input, { readonly admin: { readonly username: string } }>) =>
    operation(input, { name: admin.username, apiKeyId: undefined, partnerId: undefined }, request)
}

function byPartner<Input, Result>(operation: Operation<Input, Result>) {
  return ({ input, ctx: { apiKey, request } }: Call<Input, { readonly apiKey: ApiKeyPrincipal }>) =>
    operation(input, { name: apiKey.name, apiKeyId: apiKey.id, partnerId: apiKey.partner.id }, request)
}

function byMember<Input, Result>(operation: Operation<Input, Result>) {
  return ({ input, ctx: { request, signedIn } }: Call<Input, { readonly signedIn: SignedInMember }>) => {
    const { member, partner } = signedIn
    return operation(input, { name: member.email, apiKeyId: undefined, partnerId: partner.id }, request)
  }
}

/** Whether the office has to look at a receiver: those of a partner are the partner's to mend. */
function needsOffice(webhook: WebhookAnswer): boolean {
  const state = receiverState(webhook)
  return webhook.partner === null && (state === 'failing' || state === 'gone')
}

async function create(input: Parameters<typeof createWebhook>[0], actor: WebhookActor, context: AppContext) {
  await checkAddress(input.url, context)
  const { box } = context.webhooks
  return presentSecret(await context.transaction((tx) => createWebhook(input, { actor, box }, tx)), context)
}

function createOwn(
  input: Omit<Parameters<typeof createWebhook>[0], 'partnerId'>,
  actor: WebhookActor,
  context: AppContext,
) {
  return create({ ...input, partnerId: actor.partnerId }, actor, context)
}

async function change(input: Parameters<typeof changeWebhook>[0], actor: WebhookActor, context: AppContext) {
  if (input.url !== undefined) await checkAddress(input.url, context)
  return present(await context.transaction((tx) => changeWebhook(input, actor, tx)), context)
}

interface OfId {
  readonly id: string
}

async function remove({ id }: OfId, actor: WebhookActor, context: AppContext) {
  await context.transaction((tx) => deleteWebhook(id, actor, tx))
  return success()
}

async function rotate({ id }: OfId, actor: WebhookActor, context: AppContext) {
  const { box } = context.webhooks
  return presentSecret(await context.transaction((tx) => rotateSecret(id, { actor, box }, tx)), context)
}

type Enqueue = (
  id: string,
  actor: WebhookActor,
  tx: Transaction,
  context: AppContext,
) => Promise<WebhookDelivery>

function sending(enqueue: Enqueue) {
  return async ({ id }: OfId, actor: WebhookActor, context: AppContext) =>
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
