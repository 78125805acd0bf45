import type { WebhookDelivery } from '@chauffeur/contract/webhooks'
import { isAboutBooking, WEBHOOK_TEST } from '@chauffeur/domain/webhooks'
import { developerTexts } from '@chauffeur/words/en/partner-developers'
import { partnerTexts } from '@chauffeur/words/en/partner'
import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../server/api/router.ts'

export type Receiver = inferRouterOutputs<AppRouter>['memberWebhooks']['list']['webhooks'][number]

/** How often a list is read again while a message is being sent. */
export const POLL_MS = 1500

/** Whether the first try to send a message is about to be made. */
export function isBeingSent(delivery: WebhookDelivery | null): boolean {
  return delivery?.state === 'waiting' && delivery.reason === null
}

/** A type of message as people read it. */
export function eventName(type: WebhookDelivery['type']): string {
  if (type === WEBHOOK_TEST) return developerTexts.receivers.test
  return isAboutBooking(type) ? partnerTexts.events[type] : developerTexts.receivers.statement
}
