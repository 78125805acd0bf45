import { formatEuros } from '@chauffeur/domain/money'
import { isPaymentMethod, paymentMethodLabel, type PaymentMethod } from '@chauffeur/domain/payment-methods'
import type { ReactNode } from 'react'
import { useBooking } from '../../../shared/journey/state/booking-context.ts'
import { useSite } from '../../../shared/firm/use-site.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Field } from '../../../shared/ui/field.tsx'
import { RadioCard, RadioCards } from '../../../shared/ui/radio-cards.tsx'
import { Switch } from '../../../shared/ui/switch.tsx'
import { officeTexts as texts } from './office-texts.ts'
import { totalOf, type OfficeTerms } from './office-terms.ts'
import { Choice, Part } from './part.tsx'
import type { ProblemAt } from '../../../shared/forms/use-form-problems.ts'

interface PaymentPartProps {
  readonly terms: OfficeTerms
  readonly onTermsChange: (change: Partial<OfficeTerms>) => void
  readonly problemAt: ProblemAt
  readonly isSending: boolean
  /** The objection, with the question why all the same. */
  readonly override: ReactNode
}

const METHODS: readonly PaymentMethod[] = ['cash', 'card_on_pickup', 'sumup']

/** How it is paid, whether it stands at once, and the button that makes the booking. */
export function PaymentPart({ terms, onTermsChange, problemAt, isSending, override }: PaymentPartProps) {
  const { draft, change, payment, quotes } = useBooking()
  const { onlinePayment } = useSite()
  const { paymentMethod } = draft
  const isBeyondGuests =
    paymentMethod !== null && payment.methods !== undefined && !payment.methods.includes(paymentMethod)
  const total = totalOf(terms, quotes.chosen)
  return (
    <Part title={texts.booking}>
      <Field
        label={texts.payment}
        error={problemAt('paymentMethod')}
        warning={isBeyondGuests && payment.reason !== undefined && texts.guestsCannot(payment.reason)}
        group
      >
        <RadioCards
          value={paymentMethod}
          onValueChange={(method) => {
            if (isPaymentMethod(method)) change({ type: 'set', fields: { paymentMethod: method } })
          }}
          className="gap-2"
        >
          {METHODS.map((method) => (
            <RadioCard
              key={method}
              value={method}
              title={<Choice name={paymentMethodLabel(method)} detail={texts.payments[method]} />}
              disabledReason={method === 'sumup' && !onlinePayment ? texts.noOnline : undefined}
            />
          ))}
        </RadioCards>
      </Field>
      <Switch
        label={texts.confirmed}
        hint={terms.isConfirmed ? texts.confirmedHint : texts.waitsHint}
        checked={terms.isConfirmed}
        onCheckedChange={(isConfirmed) => onTermsChange({ isConfirmed })}
      />
      {override}
      <div className="grid gap-2">
        <Button type="submit" variant="primary" busy={isSending} busyLabel={texts.sending}>
          {total === undefined ? texts.book : texts.bookAt(formatEuros(total))}
        </Button>
        <p className="text-sm text-soft pointer-coarse:hidden">{texts.keys}</p>
      </div>
    </Part>
  )
}
