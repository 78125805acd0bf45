import { describeFlight } from '@chauffeur/domain/airlines'
import { mailLink, phoneLink } from '@chauffeur/domain/contact-formats'
import type { EnquiryTrip, Enquiry } from '@chauffeur/contract/enquiries'
import { isBookingNumber } from '@chauffeur/domain/booking-number'
import { DEFAULT_LOCALE } from '@chauffeur/domain/locale'
import { placeInOneLine, placeLines } from '@chauffeur/domain/place-lines'
import { serviceIn } from '@chauffeur/domain/service-type'
import { describeDate } from '@chauffeur/domain/time'
import { chatLink } from '@chauffeur/domain/whatsapp'
import { Link } from '@tanstack/react-router'
import { languageName } from '../../shared/forms/language-options.ts'
import { describePickup } from '../common/describe.ts'
import { CustomerText, ReachLink, FactList, seatFacts, tabular, LINK } from '../common/fact.tsx'
import { JourneyFacts } from '../common/journey.tsx'
import { firstSubject } from './reply-draft.ts'

/** When and where the trip goes. Places are shown as they were typed, under their names: they may be unknown to us. */
export function EnquiryJourney({ trip }: { trip: EnquiryTrip }) {
  const {
    serviceType,
    pickupLocation,
    pickupName,
    pickupNote,
    dropoffLocation,
    dropoffName,
    dropoffNote,
    stops,
  } = trip
  return (
    <JourneyFacts
      when={describeWhen(trip)}
      pickup={<TypedPlace location={pickupLocation} name={pickupName} note={pickupNote} />}
      stops={stops}
      dropoff={
        dropoffLocation === null ? null : (
          <TypedPlace location={dropoffLocation} name={dropoffName} note={dropoffNote} />
        )
      }
      open={serviceType === 'hourly' ? 'As the customer directs' : 'Not said'}
    />
  )
}

type TypedPlaceProps = { location: string; name: string | null; note: string | null }

function TypedPlace({ location, name, note }: TypedPlaceProps) {
  return (
    <>
      <CustomerText>{placeInOneLine(placeLines(location, name))}</CustomerText>
      {note !== null && <CustomerText className="block text-sm text-soft">{note}</CustomerText>}
    </>
  )
}

/** Passengers, luggage, seats and the vehicle. */
export function EnquiryTripFacts({ trip }: { trip: EnquiryTrip }) {
  const { serviceDuration, unavailableBecause } = trip
  const hours = serviceDuration === null ? '' : ` · ${serviceDuration} hours`
  return (
    <FactList
      facts={{
        Vehicle: trip.vehicleName ?? 'Any',
        'When asked': unavailableBecause !== null && (
          <span className="text-warning">{unavailableBecause}</span>
        ),
        Service: tabular(`${serviceIn(DEFAULT_LOCALE, trip)}${hours}`),
        Passengers: tabular(trip.passengers),
        Luggage: trip.luggageConfig,
        ...seatFacts(trip),
        Flight: trip.flightNumber && describeFlight(trip.flightNumber),
      }}
    />
  )
}

/** How to answer, and which booking it is about. */
export function EnquirerFacts({ enquiry }: { enquiry: Enquiry }) {
  const { customerEmail, customerPhone, customerPhoneE164, whatsappNotifications, bookingNumber } = enquiry
  return (
    <FactList
      facts={{
        Language: languageName(enquiry.locale),
        Email: customerEmail !== null && <ReachLink href={answerLink(enquiry)} text={customerEmail} />,
        Phone: customerPhone !== null && <ReachLink href={phoneLink(customerPhone)} text={customerPhone} />,
        WhatsApp: customerPhoneE164 !== null && (
          <>
            <a
              href={chatLink(customerPhoneE164)}
              target="_blank"
              rel="noreferrer"
              className="link inline-block pointer-coarse:py-2.5"
            >
              Open a chat
            </a>
            {whatsappNotifications && <span className="text-soft"> (wants updates there)</span>}
          </>
        ),
        Booking:
          bookingNumber !== null && isBookingNumber(bookingNumber) ? (
            <Link to="/admin" search={{ q: bookingNumber }} className={LINK}>
              {bookingNumber}
            </Link>
          ) : (
            bookingNumber
          ),
      }}
    />
  )
}

/** When the trip is, as far as that is known. */
function describeWhen({ pickupDate, pickupTime, pickupZone }: EnquiryTrip): string {
  if (pickupDate !== null && pickupTime !== null && pickupZone !== null)
    return describePickup({ pickupDate, pickupTime, pickupZone })
  const time = pickupTime === null ? 'time open' : `${pickupTime} (local time of the pick-up)`
  if (pickupDate === null) return pickupTime === null ? 'No date yet' : `No date yet, ${time}`
  return `${describeDate(pickupDate)}, ${time}`
}

/** The link that starts the answer, with the reference that its reader knows. */
function answerLink({ customerEmail, reference, locale }: Enquiry): string | undefined {
  const link = customerEmail === null ? undefined : mailLink(customerEmail)
  return link && `${link}?subject=${encodeURIComponent(firstSubject(locale, reference))}`
}
