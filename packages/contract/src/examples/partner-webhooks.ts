import { EXAMPLE_IDS, type Examples } from './example.ts'

const one = (id: string, summary: string): Examples => ({ one: { summary, input: { id } } })

export const listPartnerWebhooks: Examples = { all: { summary: 'All of yours' } }
export const createPartnerWebhook: Examples = {
  decisions: {
    summary: 'Hear what is decided',
    input: {
      name: 'Reservations',
      url: 'https://partner.example/webhooks',
      events: ['booking.confirmed', 'booking.rejected'],
    },
  },
}
export const readPartnerWebhook = one(EXAMPLE_IDS.webhook, 'By its id')
export const changePartnerWebhook: Examples = {
  off: { summary: 'Switched off', input: { id: EXAMPLE_IDS.webhook, enabled: false } },
}
export const deletePartnerWebhook = one(EXAMPLE_IDS.webhook, 'Stop the messages to it')
export const rotatePartnerWebhookSecret = one(EXAMPLE_IDS.webhook, 'A new secret')
export const testPartnerWebhook = one(EXAMPLE_IDS.webhook, 'A test')

export const listPartnerWebhookDeliveries: Examples = {
  latest: { summary: 'The latest ones', input: { id: EXAMPLE_IDS.webhook, limit: 20 } },
}
export const readPartnerWebhookDelivery = one(EXAMPLE_IDS.delivery, 'What was sent, and what was answered')
export const sendPartnerWebhookAgain = one(EXAMPLE_IDS.delivery, 'Once more')
