import { PAYMENT_POLL_MS } from '@chauffeur/domain/timings'
import { readRefusal } from '../api/refusal.ts'
import { trpc } from '../api/trpc.ts'
import { usePassed } from './use-passed.ts'

/** After these a customer who still waits is told more, and then the page stops asking by itself. */
const SLOW_MS = 2 * 60_000
const OVER_MS = 10 * 60_000
const RETRIES = 3
const RETRY_MS = 1000

export type PaymentView =
  | { readonly state: 'verifying' | 'unverified' | 'failed' }
  | { readonly state: 'completed'; readonly amount: number }
  | { readonly state: 'processing'; readonly isSlow: boolean; readonly isOver: boolean }

interface WatchedPayment {
  readonly view: PaymentView
  readonly isLooking: boolean
  readonly lookAgain: () => void
}

/** How a payment stands, asked of our own server every three seconds for as long as it is pending. */
export function usePaymentStatus(checkoutId: string): WatchedPayment {
  const isSlow = usePassed(SLOW_MS)
  const isOver = usePassed(OVER_MS)
  const { data, isError, isFetching, refetch } = trpc.payments.status.useQuery(
    { checkoutId },
    {
      refetchInterval: ({ state }) =>
        state.status === 'success' && state.data?.paymentStatus === 'pending' && !isOver
          ? PAYMENT_POLL_MS
          : false,
      // What there is not, is not there the next time either.
      retry: (failures, error) => readRefusal(error)?.code !== 'NOT_FOUND' && failures < RETRIES,
      retryDelay: RETRY_MS,
      // Another visit to this page asks anew.
      gcTime: 0,
      staleTime: 0,
    },
  )
  return { view: viewOf(), isLooking: isFetching, lookAgain: () => void refetch() }

  function viewOf(): PaymentView {
    if (isError) return { state: 'unverified' }
    if (!data) return { state: 'verifying' }
    const { paymentStatus, amount } = data
    if (paymentStatus === 'completed') return { state: 'completed', amount }
    return paymentStatus === 'failed' ? { state: 'failed' } : { state: 'processing', isSlow, isOver }
  }
}
