import type { WebhookDelivery } from '@chauffeur/contract/webhooks'
import { trpc } from '../../shared/api/trpc.ts'
import { pagedReadState, readState } from '../common/read-state.ts'
import type { DeliveryFilter } from './delivery-filter.ts'
import { isBeingSent, POLL_MS } from './use-webhooks.ts'

const PAGE = 30

/** Those read so far; undefined before the first page. */
export function useDeliveries(id: string, shown: DeliveryFilter) {
  const query = trpc.webhooks.deliveries.useInfiniteQuery(
    { id, limit: PAGE, ...(shown === 'failed' && { state: shown }) },
    {
      staleTime: 0,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      refetchInterval: ({ state }) =>
        state.data?.pages.some(({ deliveries }) => deliveries.some(isBeingSent)) ? POLL_MS : false,
    },
  )
  const deliveries = query.data?.pages.flatMap(({ deliveries }) => deliveries)
  return { deliveries, state: pagedReadState(query) }
}

/** A delivery with its message and attempts, read when it is opened. */
export function useDeliveryLog({ id }: WebhookDelivery) {
  const query = trpc.webhooks.delivery.useQuery({ id }, { staleTime: 0 })
  return { delivery: query.data, state: readState(query) }
}
