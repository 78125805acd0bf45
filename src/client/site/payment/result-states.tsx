import { Link } from '@tanstack/react-router'
import { NextSteps, PendingChip, ReceiptCard, useReceipt } from '../receipt/receipt-card.tsx'
import { ArrivalCard } from '../frame/arrival-card.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { CardIcon, CheckIcon, ClockIcon, CloseIcon, WarningIcon } from '../../shared/ui/icons.tsx'
import { Spinner } from '../../shared/ui/spinner.tsx'
import { ContactButton, ResultWaiting, ResultFrame } from '../frame/result-frame.tsx'
import { resultTexts } from './result-texts.ts'

/** The six states of the payment result page. */

export function Invalid() {
  return (
    <ResultFrame
      {...resultTexts.invalid}
      tone="quiet"
      icon={<CardIcon className="size-7" />}
      ways={<Home />}
    />
  )
}

export function Verifying() {
  return <ResultWaiting {...resultTexts.verifying} />
}

type Checking = { isChecking: boolean; onCheck: () => void }

export function Unverified(checking: Checking) {
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

export function Completed({ amount, bookingNumber }: { amount: number; bookingNumber: string }) {
  const { heading, body } = resultTexts.completed
  const kept = useReceipt('to pay')
  const receipt = kept?.bookingNumber === bookingNumber ? kept : undefined
  return (
    <ResultFrame
      tone="good"
      icon={<CheckIcon className="size-7" strokeWidth="2" />}
      heading={heading}
      details={
        <>
          {receipt?.arrival && <ArrivalCard sign={receipt.arrival.sign} pickupTime={receipt.pickupTime} />}
          <ReceiptCard bookingNumber={bookingNumber} receipt={receipt} price={amount} isPaid />
          <NextSteps receipt={receipt} isPaid />
        </>
      }
      ways={
        <>
          <Home />
          <Button asChild variant="primary" size="large">
            <Link to="/book">{resultTexts.another}</Link>
          </Button>
        </>
      }
    >
      <p>
        <PendingChip />
      </p>
      <p>{body}</p>
    </ResultFrame>
  )
}

/** The step of the wizard that an unpaid booking goes on at. */
export interface UnpaidStep {
  readonly step: 4
  readonly offer?: string
}

export function Failed({ step }: { step: UnpaidStep }) {
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
        </>
      }
    >
      <p className="text-base">{tripSaved}</p>
    </ResultFrame>
  )
}

type ProcessingProps = { isSlow: boolean; isOver: boolean; step: UnpaidStep } & Checking

export function Processing({ isSlow, isOver, step, ...checking }: ProcessingProps) {
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
