import { endpoints } from '@chauffeur/contract/endpoints'
import type { Partner } from '@chauffeur/contract/partners'
import type { Webhook, WebhookDeliveryWithLog } from '@chauffeur/contract/webhooks'
import { TRPCError } from '@trpc/server'
import { aWebhook } from './a-webhook.ts'
import { Refused, t, type ClosedProcedure } from './fake-procedures.ts'

export interface FakeWebhooks {
  webhooks: Webhook[]
  /** Of every receiver, newest first. */
  deliveries: WebhookDeliveryWithLog[]
  readonly partners: Partner[]
}

const PRIVATE = 'The address leads to this server itself or into a private network, which is never called.'

/** The calls about webhooks, over the fake's memory. */
export function fakeWebhookCalls(server: FakeWebhooks, closed: ClosedProcedure) {
  let made = 0
  const find = (id: string) => server.webhooks.find((webhook) => webhook.id === id) ?? missing()
  const findDelivery = (id: string) => server.deliveries.find((one) => one.id === id) ?? missing()
  const replace = (webhook: Webhook) => {
    server.webhooks = server.webhooks.map((old) => (old.id === webhook.id ? webhook : old))
    return webhook
  }
  const withLast = (webhook: Webhook): Webhook => {
    const last = server.deliveries.find(({ webhookId }) => webhookId === webhook.id)
    return { ...webhook, lastDelivery: last ?? webhook.lastDelivery }
  }
  const ownerOf = (partnerId: string | null) => {
    const partner = server.partners.find(({ id }) => id === partnerId)
    return partner ? { id: partner.id, name: partner.name } : null
  }
  const secret = () => `whsec_${(made += 1)}`
  const checkAddress = (url: string | undefined) => {
    if (!url?.includes('10.0.0.1')) return
    const details = [{ field: 'url', message: PRIVATE }]
    throw new Refused('CONFLICT', PRIVATE, { code: 'INVALID_INPUT', details })
  }

  return t.router({
    list: closed.output(endpoints.listWebhooks.output).query(() => {
      const webhooks = server.webhooks.map(withLast)
      const failing = webhooks.filter(({ failingSince }) => failingSince !== null).length
      return { webhooks, failing }
    }),
    create: closed
      .input(endpoints.createWebhook.input)
      .output(endpoints.createWebhook.output)
      .mutation(({ input: { partnerId = null, ...input } }) => {
        checkAddress(input.url)
        const partner = ownerOf(partnerId)
        const webhook = aWebhook({ id: `webhook-${server.webhooks.length}`, ...input, partner })
        server.webhooks = [...server.webhooks, webhook]
        return { webhook, secret: secret() }
      }),
    change: closed
      .input(endpoints.changeWebhook.input)
      .output(endpoints.changeWebhook.output)
      .mutation(({ input: { id, name, url, events, enabled, partnerId } }) => {
        checkAddress(url)
        const old = find(id)
        return replace({
          ...old,
          name: name ?? old.name,
          url: url ?? old.url,
          events: events ?? old.events,
          enabled: enabled ?? old.enabled,
          partner: partnerId === undefined ? old.partner : ownerOf(partnerId),
          goneAt: enabled === undefined ? old.goneAt : null,
        })
      }),
    delete: closed
      .input(endpoints.deleteWebhook.input)
      .output(endpoints.deleteWebhook.output)
      .mutation(({ input: { id } }) => {
        server.webhooks = server.webhooks.filter((webhook) => webhook !== find(id))
        return { success: true } as const
      }),
    rotate: closed
      .input(endpoints.rotateWebhookSecret.input)
      .output(endpoints.rotateWebhookSecret.output)
      .mutation(({ input: { id } }) => ({
        webhook: replace({ ...find(id), oldSecretUntil: '2026-11-21T11:00:00.000Z' }),
        secret: secret(),
      })),
    deliveries: closed
      .input(endpoints.listWebhookDeliveries.input)
      .output(endpoints.listWebhookDeliveries.output)
      .query(({ input: { id, state, limit, cursor } }) => {
        const { id: webhookId } = find(id)
        const found = server.deliveries.filter(
          (one) => one.webhookId === webhookId && (!state || one.state === state),
        )
        const start = Number(cursor ?? 0)
        return {
          deliveries: found.slice(start, start + limit),
          nextCursor: found.length > start + limit ? String(start + limit) : null,
        }
      }),
    delivery: closed
      .input(endpoints.readWebhookDelivery.input)
      .output(endpoints.readWebhookDelivery.output)
      .query(({ input: { id } }) => findDelivery(id)),
  })
}

function missing(): never {
  throw new TRPCError({ code: 'NOT_FOUND' })
}
