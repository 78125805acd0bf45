import { INVALID_LINK_REDIRECT_MS } from '@chauffeur/domain/timings'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
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
  const { view, isChecking, refetch } = usePaymentStatus(checkoutId)
  const isPaid = view.state === 'completed'
  useEffect(() => {
    if (isPaid) onPaid()
  }, [isPaid, onPaid])
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
