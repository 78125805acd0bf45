import { isPaymentMethod, paymentMethodLabel, paymentMethods } from '@chauffeur/domain/payment-methods'
import { say } from '../../locale/say.ts'
import { Card } from '../../ui/card.tsx'
import { CardIcon, CashIcon, GlobeIcon } from '../../ui/icons.tsx'
import { RadioCard, RadioCards } from '../../ui/radio-cards.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { AskTeam } from '../ask/ask-team.tsx'
import { useBooking } from '../state/booking-context.ts'
import { CallUs } from '../ask/call-us.tsx'
import { Notice } from '../../ui/notice.tsx'
import { reviewTexts } from './review-texts.ts'

const icons = { cash: <CashIcon />, sumup: <GlobeIcon />, card_on_pickup: <CardIcon /> }

/** The choice of payment. What is not open to this trip is shown with its reason. */
export function PaymentMethods() {
  const { change, payment, quotes } = useBooking()
  const { methods, reason, chosen, isChecking } = payment
  return (
    <Card as="section" padding="large" aria-label={reviewTexts.payment} className="grid gap-5">
      <h3 className="text-heading">{reviewTexts.payment}</h3>
      {isChecking && (
        <p className="flex items-center gap-3 text-soft">
          <Spinner className="size-5 text-accent" />
          {reviewTexts.checking}
        </p>
      )}
      {methods?.length === 0 && (
        <Notice tone="warning">
          <p>{reason}</p>
          <CallUs lead={reviewTexts.reachUs} />
          {/* Without a price the notice about it offers the same. */}
          {quotes.chosen?.state !== 'unpriced' && <AskTeam variant="primary" className="mt-3" />}
        </Notice>
      )}
      {methods !== undefined && methods.length > 0 && (
        <RadioCards
          aria-label={reviewTexts.payment}
          value={chosen}
          onValueChange={(method) => {
            if (isPaymentMethod(method)) change({ type: 'set', fields: { paymentMethod: method } })
          }}
        >
          {paymentMethods.map((method) => (
            <RadioCard
              key={method}
              value={method}
              title={say(paymentMethodLabel(method))}
              description={reviewTexts.methods[method]}
              icon={icons[method]}
              disabledReason={methods.includes(method) ? undefined : reason}
            />
          ))}
        </RadioCards>
      )}
    </Card>
  )
}
