import type { Booking } from '@chauffeur/contract/bookings'
import { isMailAddress } from '@chauffeur/domain/contact-formats'
import { paymentMethodLabel } from '@chauffeur/domain/payment-methods'
import { CustomerText } from '../common/customer-text.tsx'
import { mailLink, phoneLink } from '../common/describe.ts'
import { ReachLink } from '../common/reach-link.tsx'
import { describeBilling } from './describe-booking.ts'
import { CorrectEmail } from './correct-email.tsx'
import { emailTexts } from './email/email-texts.ts'
import type { OnDecided } from '../decision/use-decision.ts'
import { Fact, Facts } from '../common/fact.tsx'

/** How to reach the customer, and how the trip is paid. */
export function ContactFacts({ booking, onDecided }: { booking: Booking; onDecided: OnDecided }) {
  const { customerEmail, customerPhone, whatsappNotifications, paymentMethod, billing, mail } = booking
  const isReachable = isMailAddress(customerEmail)
  return (
    <Facts>
      <Fact label="E-mail">
        <ReachLink href={mailLink(customerEmail)} text={customerEmail} />
        {!isReachable && <p className="font-medium text-danger">{emailTexts.unreachable}</p>}
        {(!isReachable || mail?.state === 'failed') && (
          <div className="mt-1.5">
            <CorrectEmail booking={booking} onChanged={onDecided} />
          </div>
        )}
      </Fact>
      <Fact label="Phone">
        <ReachLink href={phoneLink(customerPhone)} text={customerPhone} />
      </Fact>
      {whatsappNotifications && <Fact label="WhatsApp">Wants updates on WhatsApp</Fact>}
      <Fact label="Payment">{paymentMethodLabel(paymentMethod)}</Fact>
      {billing && (
        <Fact label="Billing">
          <CustomerText>{describeBilling(billing) || 'Asked for, without an address'}</CustomerText>
        </Fact>
      )}
    </Facts>
  )
}
