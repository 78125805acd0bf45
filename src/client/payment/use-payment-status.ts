import { PAYMENT_POLL_MS } from '@chauffeur/domain/timings'
import { useEffect, useState } from 'react'
import { parseRefusal } from '../api/refusal.ts'
import { trpc } from '../api/trpc.ts'

/** When a customer who still waits reads more, and when the page stops polling. */
const SLOW_MS = 2 * 60_000
const OVER_MS = 10 * 60_000
const RETRIES = 3
const RETRY_MS = 1000

type PaymentView =
  | { readonly state: 'verifying' | 'unverified' | 'failed' }
  | { readonly state: 'completed'; readonly amount: number; readonly bookingNumber: string }
  | { readonly state: 'processing'; readonly isSlow: boolean; readonly isOver: boolean }

interface WatchedPayment {
  readonly view: PaymentView
  /** Undefined while the payment is not known. */
  readonly bookingNumber: string | undefined
  readonly isChecking: boolean
  readonly refetch: () => void
}

/** The payment's status, read from our server every three seconds while it is pending. */
export function usePaymentStatus(checkoutId: string): WatchedPayment {
  const isSlow = useHasPassed(SLOW_MS)
  const isOver = useHasPassed(OVER_MS)
  const { data, isError, isFetching, refetch } = trpc.payments.status.useQuery(
    { checkoutId },
    {
      refetchInterval: ({ state }) =>
        state.status === 'success' && state.data?.paymentStatus === 'pending' && !isOver
          ? PAYMENT_POLL_MS
          : false,
      // What there is not, is not there the next time either.
      retry: (failures, error) => parseRefusal(error)?.code !== 'NOT_FOUND' && failures < RETRIES,
      retryDelay: RETRY_MS,
      // Another visit to this page reads it again.
      gcTime: 0,
      staleTime: 0,
    },
  )
  return {
    view: viewOf(),
    bookingNumber: data?.bookingNumber,
    isChecking: isFetching,
    refetch: () => void refetch(),
  }

  function viewOf(): PaymentView {
    if (isError) return { state: 'unverified' }
    if (!data) return { state: 'verifying' }
    const { paymentStatus, amount, bookingNumber } = data
    if (paymentStatus === 'completed') return { state: 'completed', amount, bookingNumber }
    return paymentStatus === 'failed' ? { state: 'failed' } : { state: 'processing', isSlow, isOver }
  }
}

/** Whether so much time has passed since the page was opened. */
function useHasPassed(ms: number): boolean {
  const [hasPassed, setPassed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return hasPassed
}
