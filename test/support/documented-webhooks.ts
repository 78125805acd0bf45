import { EXAMPLE_DAY, EXAMPLE_IDS } from './examples/example.ts'
import type { WebhookSender } from '@chauffeur/gateways/webhooks/http-webhook-sender'
import { callAsAdmin } from './admin-calls.ts'
import { byKey, makeKey } from './api-keys.ts'
import type { Open, Preparations, Prepared } from './example-preparation.ts'
import { faroToVilamoura } from './trips.ts'
import { addWebhook } from './webhooks.ts'

export const webhookPreparations: Preparations = {
  listWebhooks: withDelivery,
  createWebhook: async (open) => ({ app: await open({ webhooks: partner() }), real: {} }),
  changeWebhook: withDeliveryAndPartner,
  deleteWebhook: withDelivery,
  rotateWebhookSecret: withDelivery,
  testWebhook: withDelivery,
  listWebhookDeliveries: withDelivery,
  readWebhookDelivery: withDelivery,
  sendWebhookAgain: withDelivery,
  listPartnerWebhooks: withPartnerDelivery,
  createPartnerWebhook: async (open) => {
    const app = await open({ webhooks: partner() })
    return { app, key: await makeKey(app), real: {} }
  },
  readPartnerWebhook: withPartnerDelivery,
  changePartnerWebhook: withPartnerDelivery,
  deletePartnerWebhook: withPartnerDelivery,
  rotatePartnerWebhookSecret: withPartnerDelivery,
  testPartnerWebhook: withPartnerDelivery,
  listPartnerWebhookDeliveries: withPartnerDelivery,
  readPartnerWebhookDelivery: withPartnerDelivery,
  sendPartnerWebhookAgain: withPartnerDelivery,
}

/** One receiver, which has been sent one booking. */
async function withDelivery(open: Open): Promise<Prepared> {
  const app = await open({ webhooks: partner() })
  const { id } = await addWebhook(app, 'https://partner.example/webhooks')
  await app.clients.REST.ask('createBooking', faroToVilamoura({ pickupDate: EXAMPLE_DAY }))
  await app.workers.webhooks.drain()
  const { done } = await callAsAdmin(app, 'REST', 'listWebhookDeliveries', { id })
  return {
    app,
    real: { [EXAMPLE_IDS.webhook]: id, [EXAMPLE_IDS.delivery]: done.deliveries[0]?.id ?? '' },
  }
}

async function withDeliveryAndPartner(open: Open): Promise<Prepared> {
  const prepared = await withDelivery(open)
  const { partner } = await makeKey(prepared.app)
  return { ...prepared, real: { ...prepared.real, [EXAMPLE_IDS.partner]: partner.id } }
}

/** One receiver of a partner, which has been sent one of its bookings. */
async function withPartnerDelivery(open: Open): Promise<Prepared> {
  const app = await open({ webhooks: partner() })
  const key = await makeKey(app)
  const { id } = await addWebhook(app, 'https://partner.example/webhooks', { partnerId: key.partner.id })
  await app.clients.REST.ask('createBooking', faroToVilamoura({ pickupDate: EXAMPLE_DAY }), byKey(key))
  await app.workers.webhooks.drain()
  const { done } = await callAsAdmin(app, 'REST', 'listWebhookDeliveries', { id })
  return {
    app,
    key,
    real: { [EXAMPLE_IDS.webhook]: id, [EXAMPLE_IDS.delivery]: done.deliveries[0]?.id ?? '' },
  }
}

/** Carries messages to a partner who takes the first one, and is still busy with the next when an example is answered. */
export function partner(): WebhookSender {
  let taken = 0
  return {
    refusalOf: () => Promise.resolve(undefined),
    post: (_, signal) =>
      taken++ === 0
        ? Promise.resolve({
            outcome: 'answered',
            durationMs: 84,
            status: 200,
            body: 'Thank you',
            retryAfter: undefined,
          })
        : new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  }
}
