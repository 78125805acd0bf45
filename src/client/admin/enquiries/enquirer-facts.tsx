import type { Enquiry } from '@chauffeur/contract/enquiries'
import { isBookingNumber } from '@chauffeur/domain/booking-number'
import { chatLink } from '@chauffeur/domain/whatsapp'
import { Link } from '@tanstack/react-router'
import { languageName } from '../../shared/forms/language-options.ts'
import { ReachLink } from '../common/reach-link.tsx'
import { CustomerText } from '../common/customer-text.tsx'
import { phoneLink } from '../common/describe.ts'
import { Fact, Facts } from '../common/fact.tsx'
import { answerLink } from './describe-enquiry.ts'

/** How to answer, and which booking it is about. */
export function EnquirerFacts({ enquiry }: { enquiry: Enquiry }) {
  const { customerEmail, customerPhone, customerPhoneE164, whatsappNotifications, bookingNumber } = enquiry
  return (
    <Facts>
      <Fact label="Language">{languageName(enquiry.locale)}</Fact>
      {customerEmail !== null && (
        <Fact label="E-mail">
          <ReachLink href={answerLink(enquiry)} text={customerEmail} />
        </Fact>
      )}
      {customerPhone !== null && (
        <Fact label="Phone">
          <ReachLink href={phoneLink(customerPhone)} text={customerPhone} />
        </Fact>
      )}
      {customerPhoneE164 !== null && (
        <Fact label="WhatsApp">
          <a
            href={chatLink(customerPhoneE164)}
            target="_blank"
            rel="noreferrer"
            className="link inline-block pointer-coarse:py-2.5"
          >
            Open a chat
          </a>
          {whatsappNotifications && <span className="text-soft"> (wants updates there)</span>}
        </Fact>
      )}
      {bookingNumber !== null && (
        <Fact label="Booking">
          {isBookingNumber(bookingNumber) ? (
            <Link
              to="/admin"
              search={{ q: bookingNumber }}
              className="link inline-block tabular pointer-coarse:py-2.5"
            >
              {bookingNumber}
            </Link>
          ) : (
            <CustomerText>{bookingNumber}</CustomerText>
          )}
        </Fact>
      )}
    </Facts>
  )
}
