import type { Booking } from '@chauffeur/contract/bookings'
import { paymentMethodLabel } from '@chauffeur/domain/payment-methods'
import { CustomerText } from '../common/customer-text.tsx'
import { mailLink, phoneLink } from '../common/describe.ts'
import { ReachLink } from '../common/reach-link.tsx'
import { describeBilling } from './describe-booking.ts'
import { Fact, Facts } from '../common/fact.tsx'

/** How to reach the customer, and how the trip is paid. */
export function ContactFacts({ booking }: { booking: Booking }) {
  const { customerEmail, customerPhone, whatsappNotifications, paymentMethod, billing } = booking
  return (
    <Facts>
      <Fact label="E-mail">
        <ReachLink href={mailLink(customerEmail)} text={customerEmail} />
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
