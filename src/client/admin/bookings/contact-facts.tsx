import type { Booking } from '@chauffeur/contract/bookings'
import { paymentMethodLabel } from '@chauffeur/domain/payment-methods'
import { CustomerText } from './customer-text.tsx'
import { describeBilling, mailLink, phoneLink } from './describe.ts'
import { Fact, Facts } from './fact.tsx'

/** How to reach the customer, and how the trip is paid. */
export function ContactFacts({ booking }: { booking: Booking }) {
  const { customerEmail, customerPhone, whatsappNotifications, paymentMethod, billing } = booking
  return (
    <Facts>
      <Fact label="E-mail">
        <Reach href={mailLink(customerEmail)} text={customerEmail} />
      </Fact>
      <Fact label="Phone">
        <Reach href={phoneLink(customerPhone)} text={customerPhone} />
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

/** A link where the text is something to call or to write to, else the text as it is. */
export function Reach({ href, text }: { href: string | undefined; text: string }) {
  if (href === undefined) return <CustomerText>{text}</CustomerText>
  return (
    <a href={href} className="link inline-block pointer-coarse:py-2.5">
      <CustomerText>{text}</CustomerText>
    </a>
  )
}
