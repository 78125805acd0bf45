import type { Examples } from '@chauffeur/contract/examples/examples'
import { EXAMPLE_IDS } from './example.ts'

const one = (id: string, summary: string): Examples => ({ one: { summary, input: { id } } })

export const listWebhooks: Examples = { all: { summary: 'All of them' } }
export const createWebhook: Examples = {
  decisions: {
    summary: 'Hear what is decided',
    input: {
      name: 'Lisbon Hotels',
      url: 'https://partner.example/webhooks',
      events: ['booking.confirmed', 'booking.rejected'],
    },
  },
}
export const changeWebhook: Examples = {
  off: { summary: 'Switched off', input: { id: EXAMPLE_IDS.webhook, enabled: false } },
  owner: {
    summary: 'Only the bookings of one partner',
    input: { id: EXAMPLE_IDS.webhook, partnerId: EXAMPLE_IDS.partner },
  },
}
export const deleteWebhook = one(EXAMPLE_IDS.webhook, 'Stop the messages to it')
export const rotateWebhookSecret = one(EXAMPLE_IDS.webhook, 'A new secret')
export const testWebhook = one(EXAMPLE_IDS.webhook, 'A test')

export const listWebhookDeliveries: Examples = {
  latest: { summary: 'The latest ones', input: { id: EXAMPLE_IDS.webhook, limit: 20 } },
}
export const readWebhookDelivery = one(EXAMPLE_IDS.delivery, 'What was sent, and what was answered')
export const sendWebhookAgain = one(EXAMPLE_IDS.delivery, 'Once more')
