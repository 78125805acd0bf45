import type { Examples } from '@chauffeur/contract/examples/examples'
import { listTestMails } from './sandbox.ts'
import { EXAMPLE_IDS } from './example.ts'

const one = (id: string, summary: string): Examples => ({ one: { summary, input: { id } } })
const { apiKey, webhook, delivery, event } = EXAMPLE_IDS

export const listMemberKeys: Examples = { all: { summary: 'All of them' } }
export const createMemberKey: Examples = {
  engine: {
    summary: 'Of a booking engine',
    input: { name: 'Booking engine', scopes: ['quote', 'book', 'read'] },
  },
}
export const rotateMemberKey = one(apiKey, 'The old one works for a day more')
export const endMemberOldSecret = one(apiKey, 'Now')
export const revokeMemberKey = one(apiKey, 'One that is needed no more')

export const listMemberWebhooks: Examples = { all: { summary: 'All of them' } }
export const readWebhookHours: Examples = { all: { summary: 'Of all of them' } }
export const createMemberWebhook: Examples = {
  decisions: {
    summary: 'Hear what is decided',
    input: {
      name: 'Reservations',
      url: 'https://partner.example/webhooks',
      events: ['booking.confirmed', 'booking.rejected'],
    },
  },
}
export const changeMemberWebhook: Examples = {
  off: { summary: 'Switched off', input: { id: webhook, enabled: false } },
}
export const deleteMemberWebhook = one(webhook, 'Stop the messages to it')
export const rotateMemberWebhookSecret = one(webhook, 'A new secret')
export const testMemberWebhook = one(webhook, 'A test')
export const listMemberWebhookDeliveries: Examples = {
  latest: { summary: 'The latest ones', input: { id: webhook, limit: 20 } },
}
export const readMemberWebhookDelivery = one(delivery, 'What was sent, and what was answered')
export const sendMemberWebhookAgain = one(delivery, 'Once more')
export const sendEventToWebhook: Examples = {
  one: { summary: 'To a receiver that was added later', input: { id: webhook, messageId: event } },
}
export const listMemberTestMails: Examples = listTestMails
export const listPartnerCalls: Examples = {
  refused: { summary: 'Those that were refused', input: { refused: true } },
}
