import { endpoints } from '@chauffeur/contract/endpoints'
import { invalid } from '../core/refusal.ts'
import { forAdmin } from './procedures.ts'
import { router } from './init.ts'
import type { AppContext } from './context.ts'
import { changeWebhook } from '../webhooks/change-webhook.ts'
import { createWebhook, type WithSecret } from '../webhooks/create-webhook.ts'
import { deleteWebhook } from '../webhooks/delete-webhook.ts'
import { listDeliveries } from '../webhooks/list-deliveries.ts'
import { listWebhooks } from '../webhooks/list-webhooks.ts'
import { presentDelivery, presentWebhook } from '../webhooks/present-webhook.ts'
import { readDelivery } from '../webhooks/read-delivery.ts'
import { rotateSecret } from '../webhooks/rotate-secret.ts'
import { resendDelivery } from '../webhooks/resend-delivery.ts'
import { sendTest } from '../webhooks/send-test.ts'

export const webhooksRouter = router({
  list: forAdmin(endpoints.listWebhooks).query(({ ctx }) => listWebhooks(ctx.request)),

  create: forAdmin(endpoints.createWebhook).mutation(async ({ input, ctx: { request: context, admin } }) => {
    await checkAddress(input.url, context)
    const by = { admin: admin.username, box: context.webhooks.box }
    return present(await context.transaction((tx) => createWebhook(input, by, tx)), context)
  }),

  change: forAdmin(endpoints.changeWebhook).mutation(async ({ input, ctx: { request: context, admin } }) => {
    if (input.url !== undefined) await checkAddress(input.url, context)
    const webhook = await context.transaction((tx) => changeWebhook(input, admin.username, tx))
    return presentWebhook(webhook, context.em, context.clock())
  }),

  delete: forAdmin(endpoints.deleteWebhook).mutation(async ({ input, ctx: { request: context, admin } }) => {
    await context.transaction((tx) => deleteWebhook(input.id, admin.username, tx))
    return { success: true }
  }),

  rotate: forAdmin(endpoints.rotateWebhookSecret).mutation(
    async ({ input, ctx: { request: context, admin } }) => {
      const by = { admin: admin.username, box: context.webhooks.box }
      return present(await context.transaction((tx) => rotateSecret(input.id, by, tx)), context)
    },
  ),

  test: forAdmin(endpoints.testWebhook).mutation(async ({ input, ctx: { request: context, admin } }) => {
    const delivery = await context.transaction((tx) => sendTest(input.id, admin.username, tx))
    return presentDelivery(delivery, context.em)
  }),

  deliveries: forAdmin(endpoints.listWebhookDeliveries).query(({ input, ctx }) =>
    listDeliveries(input, ctx.request.em),
  ),

  delivery: forAdmin(endpoints.readWebhookDelivery).query(({ input, ctx }) =>
    readDelivery(input.id, ctx.request.em),
  ),

  sendAgain: forAdmin(endpoints.sendWebhookAgain).mutation(
    async ({ input, ctx: { request: context, admin } }) => {
      const delivery = await context.transaction((tx) => resendDelivery(input.id, admin.username, tx))
      return presentDelivery(delivery, context.em)
    },
  ),
})

/** Before the transaction: a name may take its time to be found. */
async function checkAddress(url: string, { webhooks }: AppContext): Promise<void> {
  const refusal = await webhooks.sender.refusalOf(url)
  if (refusal) throw invalid('url', refusal)
}

async function present({ webhook, secret }: WithSecret, { em, clock }: AppContext) {
  return { webhook: await presentWebhook(webhook, em, clock()), secret }
}
