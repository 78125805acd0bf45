import { INVALID_LINK_REDIRECT_MS, PAYMENT_POLL_MS } from '@chauffeur/domain/timings'
import { Navigate, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { parseRefusal } from '../../shared/api/refusal.ts'
import { trpc } from '../../shared/api/trpc.ts'
import { readChangeToPay } from '../receipt/change-to-pay.ts'
import {
  Completed,
  Failed,
  Invalid,
  Processing,
  Unverified,
  Verifying,
  type UnpaidStep,
} from './result-states.tsx'

type PaymentResultPageProps = {
  /** The payment that the address names; the outcome is read from the server only. */
  checkoutId: string | undefined
  /** Called once the payment is completed. */
  onPaid: () => void
  /** Where the booking goes on for whoever has not paid. */
  findStep: () => UnpaidStep
}

/** The outcome of an online payment. */
export function PaymentResultPage({ checkoutId, ...rest }: PaymentResultPageProps) {
  return checkoutId === undefined ? <InvalidLink /> : <Result checkoutId={checkoutId} {...rest} />
}

function InvalidLink() {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate({ to: '/', replace: true }), INVALID_LINK_REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [navigate])
  return <Invalid />
}

type ResultProps = Omit<PaymentResultPageProps, 'checkoutId'> & { checkoutId: string }

function Result({ checkoutId, onPaid, findStep }: ResultProps) {
  const { view, bookingNumber, isChecking, refetch } = usePaymentStatus(checkoutId)
  const isPaid = view.state === 'completed'
  const isOfChange = bookingNumber !== undefined && bookingNumber === readChangeToPay()
  useEffect(() => {
    if (isPaid && !isOfChange) onPaid()
  }, [isPaid, isOfChange, onPaid])
  // The private page says how the change stands, whether it was paid or not.
  if (isOfChange && (isPaid || view.state === 'failed'))
    return <Navigate to="/trip" search={{ booking: bookingNumber }} replace />
  switch (view.state) {
    case 'verifying':
      return <Verifying />
    case 'unverified':
      return <Unverified isChecking={isChecking} onCheck={refetch} />
    case 'completed':
      return <Completed {...view} />
    case 'failed':
      return <Failed step={findStep()} />
    case 'processing':
    default:
      return <Processing {...view} step={findStep()} isChecking={isChecking} onCheck={refetch} />
  }
}

/** When a customer who still waits reads more, and when the page stops polling. */
const SLOW_MS = 2 * 60_000
const OVER_MS = 10 * 60_000
const RETRIES = 3
const RETRY_MS = 1000

type PaymentView =
  | { readonly state: 'verifying' | 'unverified' | 'failed' }
  | { readonly state: 'completed'; readonly amount: number; readonly bookingNumber: string }
  | { readonly state: 'processing'; readonly isSlow: boolean; readonly isOver: boolean }

/** The payment's status, read from our server every three seconds while it is pending. */
function usePaymentStatus(checkoutId: string) {
  const isSlow = useHasPassed(SLOW_MS)
  const isOver = useHasPassed(OVER_MS)
  const { data, isError, isFetching, refetch } = trpc.payments.status.useQuery(
    { checkoutId },
    {
      refetchInterval: ({ state }) =>
        state.status === 'success' && state.data?.paymentStatus === 'pending' && !isOver
          ? PAYMENT_POLL_MS
          : false,
      // A missing payment is missing the next time, too.
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
