import { trpc } from '../../api/trpc.ts'

// Each look at a count is a look at what there is now.
const fresh = { staleTime: 0 }

/** What the count of enquiries is asked for. */
export const unansweredOnly = { limit: 1, answered: false }

/** How many enquiries wait for an answer; 0 while that is not known. */
export function useUnansweredEnquiries(): number {
  return trpc.enquiries.list.useQuery(unansweredOnly, fresh).data?.unanswered ?? 0
}

/** How many mails were given up; 0 while that is not known. */
export function useFailedMails(): number {
  return trpc.mails.list.useQuery({ limit: 1 }, fresh).data?.failed ?? 0
}

/** How many webhooks want looking at; 0 while that is not known. */
export function useFailingWebhooks(): number {
  return trpc.webhooks.list.useQuery(undefined, fresh).data?.failing ?? 0
}
