import { endpoints } from '@chauffeur/contract/endpoints'
import { invalid } from '../core/refusal.ts'
import { forAdmin } from './procedures.ts'
import { router } from './init.ts'
import type { Work } from '../core/request-context.ts'
import { changeWebhook } from '../webhooks/change-webhook.ts'
import { createWebhook, type WithSecret } from '../webhooks/create-webhook.ts'
import { deleteWebhook } from '../webhooks/delete-webhook.ts'
import { listDeliveries } from '../webhooks/list-deliveries.ts'
import { listWebhooks } from '../webhooks/list-webhooks.ts'
import { presentDelivery, presentWebhook } from '../webhooks/present-webhook.ts'
import { readDelivery } from '../webhooks/read-delivery.ts'
import { rotateSecret } from '../webhooks/rotate-secret.ts'
import { sendAgain } from '../webhooks/send-again.ts'
import { sendTest } from '../webhooks/send-test.ts'

export const webhooksRouter = router({
  list: forAdmin(endpoints.listWebhooks).query(({ ctx }) => listWebhooks(ctx.work)),

  create: forAdmin(endpoints.createWebhook).mutation(async ({ input, ctx: { work, admin } }) => {
    await checkAddress(input.url, work)
    const by = { admin: admin.username, box: work.webhooks.box }
    return present(await work.transaction((unit) => createWebhook(input, by, unit)), work)
  }),

  change: forAdmin(endpoints.changeWebhook).mutation(async ({ input, ctx: { work, admin } }) => {
    if (input.url !== undefined) await checkAddress(input.url, work)
    const webhook = await work.transaction((unit) => changeWebhook(input, admin.username, unit))
    return presentWebhook(webhook, work.em, work.clock())
  }),

  delete: forAdmin(endpoints.deleteWebhook).mutation(async ({ input, ctx: { work, admin } }) => {
    await work.transaction((unit) => deleteWebhook(input.id, admin.username, unit))
    return { success: true }
  }),

  rotate: forAdmin(endpoints.rotateWebhookSecret).mutation(async ({ input, ctx: { work, admin } }) => {
    const by = { admin: admin.username, box: work.webhooks.box }
    return present(await work.transaction((unit) => rotateSecret(input.id, by, unit)), work)
  }),

  test: forAdmin(endpoints.testWebhook).mutation(async ({ input, ctx: { work, admin } }) => {
    const delivery = await work.transaction((unit) => sendTest(input.id, admin.username, unit))
    return presentDelivery(delivery, work.em)
  }),

  deliveries: forAdmin(endpoints.listWebhookDeliveries).query(({ input, ctx }) =>
    listDeliveries(input, ctx.work.em),
  ),

  delivery: forAdmin(endpoints.readWebhookDelivery).query(({ input, ctx }) =>
    readDelivery(input.id, ctx.work.em),
  ),

  sendAgain: forAdmin(endpoints.sendWebhookAgain).mutation(async ({ input, ctx: { work, admin } }) => {
    const delivery = await work.transaction((unit) => sendAgain(input.id, admin.username, unit))
    return presentDelivery(delivery, work.em)
  }),
})

/** Before the transaction: a name may take its time to be found. */
async function checkAddress(url: string, { webhooks }: Work): Promise<void> {
  const refusal = await webhooks.sender.refusalOf(url)
  if (refusal) throw invalid('url', refusal)
}

async function present({ webhook, secret }: WithSecret, { em, clock }: Work) {
  return { webhook: await presentWebhook(webhook, em, clock()), secret }
}
