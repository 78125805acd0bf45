import { INVALID_LINK_REDIRECT_MS } from '@chauffeur/domain/timings'
import { Navigate, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { readChangeToPay } from '../receipt/change-to-pay.ts'
import { usePaymentStatus } from './use-payment-status.ts'
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

/** What became of an online payment. */
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
