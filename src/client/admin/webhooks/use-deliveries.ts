import type { WebhookDelivery } from '@chauffeur/contract/webhooks'
import { trpc } from '../../api/trpc.ts'
import { sentenceOf } from '../session/sentence-of.ts'
import type { ShownDeliveries } from './shown-deliveries.ts'
import { isUnderWay, LOOK_AGAIN_MS } from './use-webhooks.ts'

const PAGE = 30
const fresh = { staleTime: 0 }

export interface Deliveries {
  /** Those read so far; undefined before the first page. */
  readonly deliveries: readonly WebhookDelivery[] | undefined
  readonly hasMore: boolean
  readonly isReading: boolean
  readonly problem: string | undefined
  readonly readAgain: () => void
  /** Reads the next page, or tries again where reading stopped. */
  readonly readOn: () => void
}

export function useDeliveries(id: string, shown: ShownDeliveries): Deliveries {
  const query = trpc.webhooks.deliveries.useInfiniteQuery(
    { id, limit: PAGE, ...(shown === 'failed' && { state: shown }) },
    {
      ...fresh,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      refetchInterval: ({ state }) =>
        state.data?.pages.some(({ deliveries }) => deliveries.some(isUnderWay)) ? LOOK_AGAIN_MS : false,
    },
  )
  const { data, hasNextPage, isFetching, isError, error, fetchNextPage, refetch } = query
  return {
    deliveries: data?.pages.flatMap(({ deliveries }) => deliveries),
    hasMore: hasNextPage,
    isReading: isFetching,
    problem: isError && !isFetching ? sentenceOf(error) : undefined,
    readAgain: () => void refetch(),
    readOn: () => void (data ? fetchNextPage() : refetch()),
  }
}

/** A delivery with its message and tries, read when somebody looks at it. */
export function useDeliveryLog({ id }: WebhookDelivery) {
  const { data, isError, isFetching, error, refetch } = trpc.webhooks.delivery.useQuery({ id }, fresh)
  return {
    delivery: data,
    problem: isError && !isFetching ? sentenceOf(error) : undefined,
    readAgain: () => void refetch(),
  }
}
