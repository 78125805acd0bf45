import { INVALID_LINK_REDIRECT_MS, PAYMENT_POLL_MS, RETURN_MS } from '@chauffeur/domain/timings'
import { Link, Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { resultTexts } from '@chauffeur/words/en/payment'
import { parseRefusal } from '../../shared/api/refusal.ts'
import { selectSearch } from '../../shared/forms/select-search.ts'
import { removePaidBooking, unpaidStep } from '../booking/review/online-order.ts'
import { paymentIdOf, readResultSearch } from './result-route.ts'
import { trpc } from '../../shared/api/trpc.ts'
import { isReceiptOf, readChangeToPay } from '../receipt/receipt-storage.ts'
import {
  NextSteps,
  PendingChip,
  ReceiptCard,
  SeeBooking,
  SeeBookings,
  useReceipt,
} from '../receipt/receipt-card.tsx'
import { ArrivalCard } from '../frame/arrival-card.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { CheckIcon, ClockIcon, CloseIcon, WarningIcon } from '../../shared/ui/icons.tsx'
import { CardIcon } from '../../shared/ui/more-icons.tsx'
import { Spinner } from '../../shared/ui/spinner.tsx'
import { ContactButton, ResultFrame, ResultWaiting } from '../frame/result-frame.tsx'

type PaymentResultPageProps = {
  /** The payment that the address names; the outcome is read from the server only. */
  checkoutId: string | undefined
  /** Called once the payment is completed. */
  onPaid: () => void
  /** Where a guest who has not paid goes on with the booking. */
  findStep: () => UnpaidStep
}

/** The outcome of the payment that the address names. */
export function PaymentResult() {
  const search = useSearch({ strict: false, select: selectSearch(readResultSearch) })
  return (
    <PaymentResultPage checkoutId={paymentIdOf(search)} onPaid={removePaidBooking} findStep={unpaidStep} />
  )
}

/** The outcome of an online payment. */
function PaymentResultPage({ checkoutId, ...rest }: PaymentResultPageProps) {
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
      return <Failed step={findStep()} bookingNumber={bookingNumber} />
    case 'processing':
    default:
      return (
        <Processing
          {...view}
          step={findStep()}
          bookingNumber={bookingNumber}
          isChecking={isChecking}
          onCheck={refetch}
        />
      )
  }
}

/** When a customer who still waits reads more, and when the page stops polling. */
const SLOW_MS = 2 * 60_000
const OVER_MS = 10 * 60_000
const RETRIES = 3
const RETRY_MS = 1000

type PaymentView =
  | { readonly state: 'verifying' | 'unverified' | 'failed' }
  | ({ readonly state: 'completed' } & Paid)
  | { readonly state: 'processing'; readonly isSlow: boolean; readonly isOver: boolean }

interface Paid {
  /** In euros. */
  readonly amount: number
  readonly bookingNumber: string
  /** The office has accepted what was paid. */
  readonly isConfirmed: boolean
  /** Where the partner has the guest led that the trip was booked with. */
  readonly returnUrl: string | null
}

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
      // It may have been paid with another card, in another window.
      refetchOnWindowFocus: ({ state }) => state.data?.paymentStatus === 'failed',
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
    const { paymentStatus, ...paid } = data
    if (paymentStatus === 'completed') return { state: 'completed', ...paid }
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

/** The six states of the payment result page. */

function Invalid() {
  return (
    <ResultFrame
      {...resultTexts.invalid}
      tone="quiet"
      icon={<CardIcon className="size-7" />}
      ways={<Home />}
    />
  )
}

function Verifying() {
  return <ResultWaiting {...resultTexts.verifying} />
}

type Checking = { isChecking: boolean; onCheck: () => void }

function Unverified(checking: Checking) {
  return (
    <ResultFrame
      {...resultTexts.unverified}
      tone="bad"
      icon={<WarningIcon className="size-7" />}
      ways={
        <>
          <Home />
          <ContactButton>{resultTexts.support}</ContactButton>
          <CheckButton {...checking} />
        </>
      }
    />
  )
}

function Completed({ amount, bookingNumber, isConfirmed, returnUrl }: Paid) {
  const { heading, body, confirmed, backTo } = resultTexts.completed
  useEffect(() => {
    if (returnUrl === null) return undefined
    const timer = setTimeout(() => location.assign(returnUrl), RETURN_MS)
    return () => clearTimeout(timer)
  }, [returnUrl])
  const kept = useReceipt('to pay')
  const receipt = kept && isReceiptOf(kept, bookingNumber) ? kept : undefined
  return (
    <ResultFrame
      tone="good"
      icon={<CheckIcon className="size-7" strokeWidth="2" />}
      heading={heading}
      details={
        <>
          {receipt?.arrival && <ArrivalCard sign={receipt.arrival.sign} pickupTime={receipt.pickupTime} />}
          <ReceiptCard bookingNumber={bookingNumber} receipt={receipt} price={amount} isPaid />
          <NextSteps receipt={receipt} isPaid isConfirmed={isConfirmed} />
        </>
      }
      ways={
        <>
          {returnUrl !== null && (
            <Button asChild size="large" variant="primary">
              <a href={returnUrl}>{backTo(new URL(returnUrl).host)}</a>
            </Button>
          )}
          <SeeBookings receipt={receipt} number={bookingNumber} />
          <Home />
          <Button asChild size="large">
            <Link to="/book">{resultTexts.another}</Link>
          </Button>
        </>
      }
    >
      {!isConfirmed && (
        <p>
          <PendingChip />
        </p>
      )}
      <p>{isConfirmed ? confirmed : body}</p>
    </ResultFrame>
  )
}

/** The step of the wizard that an unpaid booking goes on at. */
interface UnpaidStep {
  readonly step: 4
  readonly offer?: string
}

interface Unpaid {
  readonly step: UnpaidStep
  readonly bookingNumber: string | undefined
}

function Failed({ step, bookingNumber }: Unpaid) {
  const { heading, body, tripSaved } = resultTexts.failed
  return (
    <ResultFrame
      tone="bad"
      icon={<CloseIcon className="size-7" strokeWidth="2" />}
      heading={heading}
      body={body}
      ways={
        <>
          <ContactButton>{resultTexts.support}</ContactButton>
          <Button asChild variant="primary" size="large">
            <Link to="/booking" search={step}>
              {resultTexts.again}
            </Link>
          </Button>
          {bookingNumber !== undefined && <SeeBooking number={bookingNumber} isMain={false} />}
        </>
      }
    >
      <p className="text-base">{tripSaved}</p>
    </ResultFrame>
  )
}

type ProcessingProps = { isSlow: boolean; isOver: boolean } & Unpaid & Checking

function Processing({ isSlow, isOver, step, bookingNumber, ...checking }: ProcessingProps) {
  const { heading, body, slow, over, unpaid } = resultTexts.processing
  return (
    <ResultFrame
      tone="quiet"
      icon={isOver ? <ClockIcon className="size-7" /> : <Spinner className="size-8" />}
      heading={heading}
      body={body}
      ways={
        <>
          {isSlow && <ContactButton>{resultTexts.support}</ContactButton>}
          {isOver ? <CheckButton {...checking} /> : <Home />}
          {bookingNumber !== undefined && <SeeBooking number={bookingNumber} isMain={false} />}
        </>
      }
    >
      {isSlow && <p className="text-base">{isOver ? over : slow}</p>}
      <p className="text-base">
        {unpaid}{' '}
        <Link to="/booking" search={step} className="link inline-flex min-h-11 items-center">
          {resultTexts.back}
        </Link>
      </p>
    </ResultFrame>
  )
}

function Home() {
  return (
    <Button asChild size="large">
      <Link to="/">{resultTexts.home}</Link>
    </Button>
  )
}

function CheckButton({ isChecking, onCheck }: Checking) {
  return (
    <Button
      size="large"
      variant="primary"
      busy={isChecking}
      busyLabel={resultTexts.checking}
      onClick={onCheck}
    >
      {resultTexts.checkAgain}
    </Button>
  )
}
