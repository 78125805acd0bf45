import { formatEuros, toCents } from '@chauffeur/domain/money'
import { Link } from '@tanstack/react-router'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { CardIcon, CheckIcon, ClockIcon, CloseIcon, WarningIcon } from '../ui/icons.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { ResultFrame } from './result-frame.tsx'
import { resultTexts } from './result-texts.ts'

/** The six states of the payment result page. */

export function Invalid() {
  const { heading, body } = resultTexts.invalid
  return (
    <ResultFrame tone="quiet" icon={<CardIcon className="size-7" />} heading={heading} ways={<Home />}>
      <p>{body}</p>
    </ResultFrame>
  )
}

export function Verifying() {
  const { heading, body } = resultTexts.verifying
  return (
    <ResultFrame tone="quiet" icon={<Spinner className="size-8" />} heading={heading}>
      <p>{body}</p>
    </ResultFrame>
  )
}

type Looking = { isLooking: boolean; onLook: () => void }

export function Unverified(looking: Looking) {
  const { heading, body } = resultTexts.unverified
  return (
    <ResultFrame
      tone="bad"
      icon={<WarningIcon className="size-7" />}
      heading={heading}
      ways={
        <>
          <Home />
          <Support />
          <Look {...looking} />
        </>
      }
    >
      <p>{body}</p>
    </ResultFrame>
  )
}

export function Completed({ amount }: { amount: number }) {
  const { heading, paid, body, refund } = resultTexts.completed
  return (
    <ResultFrame
      tone="good"
      icon={<CheckIcon className="size-7" strokeWidth="2" />}
      heading={heading}
      ways={
        <>
          <Home />
          <Button asChild variant="primary" size="large">
            <Link to="/book">{resultTexts.another}</Link>
          </Button>
        </>
      }
    >
      <Card padding="large" className="justify-self-center px-12! text-ink">
        <p className="text-sm text-soft">{paid}</p>
        <p className="tabular font-display text-display">{formatEuros(toCents(amount))}</p>
      </Card>
      <p>{body}</p>
      <p className="text-base">{refund}</p>
    </ResultFrame>
  )
}

export function Failed() {
  const { heading, body, kept } = resultTexts.failed
  return (
    <ResultFrame
      tone="bad"
      icon={<CloseIcon className="size-7" strokeWidth="2" />}
      heading={heading}
      ways={
        <>
          <Support />
          <Button asChild variant="primary" size="large">
            <Link to="/booking" search={{ step: 4 }}>
              {resultTexts.again}
            </Link>
          </Button>
        </>
      }
    >
      <p>{body}</p>
      <p className="text-base">{kept}</p>
    </ResultFrame>
  )
}

export function Processing({ isSlow, isOver, ...looking }: { isSlow: boolean; isOver: boolean } & Looking) {
  const { heading, body, slow, over, unpaid } = resultTexts.processing
  return (
    <ResultFrame
      tone="quiet"
      icon={isOver ? <ClockIcon className="size-7" /> : <Spinner className="size-8" />}
      heading={heading}
      ways={
        <>
          {isSlow && <Support />}
          {isOver ? <Look {...looking} /> : <Home />}
        </>
      }
    >
      <p>{body}</p>
      {isSlow && <p className="text-base">{isOver ? over : slow}</p>}
      <p className="text-base">
        {unpaid}{' '}
        <Link to="/booking" search={{ step: 4 }} className="link inline-flex min-h-11 items-center">
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

function Support() {
  return (
    <Button asChild size="large">
      <Link to="/contact">{resultTexts.support}</Link>
    </Button>
  )
}

function Look({ isLooking, onLook }: Looking) {
  return (
    <Button size="large" variant="primary" busy={isLooking} busyLabel={resultTexts.looking} onClick={onLook}>
      {resultTexts.look}
    </Button>
  )
}
