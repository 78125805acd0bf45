import type { Webhook } from '@chauffeur/contract/webhooks'
import { readAlone, trpc } from '../../shared/api/trpc.ts'

// Always counted again when a page opens.
const fresh = { staleTime: 0 }

/** The query of the count of enquiries. */
export const unansweredOnly = { limit: 1, answered: false }

/** How many enquiries wait for an answer; 0 while that is not known. */
export function useUnansweredEnquiries(): number {
  return trpc.enquiries.list.useQuery(unansweredOnly, fresh).data?.unanswered ?? 0
}

/** How many mails were given up; 0 while that is not known. */
export function useFailedMails(): number {
  return trpc.mails.list.useQuery({ limit: 1 }, fresh).data?.failed ?? 0
}

/** How many webhooks need attention; 0 while that is not known. */
export function useFailingWebhooks(): number {
  return trpc.webhooks.list.useQuery(undefined, fresh).data?.failing ?? 0
}

/** The receivers of an API key, while they are known. */
export function useReceiversOf(apiKeyId: string): readonly Webhook[] {
  const { data } = trpc.webhooks.list.useQuery(undefined, fresh)
  return data?.webhooks.filter(({ apiKey }) => apiKey?.id === apiKeyId) ?? []
}

/** How many bookings wait for a decision and when the latest was made, as read last. */
export function useWatchedBookings() {
  return trpc.bookings.watch.useQuery(undefined, { ...readAlone, staleTime: 0 })
}

/** How many bookings wait for a decision, themselves or with a change; 0 while that is not known. */
export function useWaitingBookings(): number {
  const { data } = useWatchedBookings()
  return (data?.waiting ?? 0) + (data?.changes ?? 0)
}
