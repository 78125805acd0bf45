import type { Trip } from '@chauffeur/contract/trip'
import { chatLink } from '@chauffeur/domain/whatsapp'
import { Link } from '@tanstack/react-router'
import { PhoneLink } from '../site/phone-link.tsx'
import { useSite } from '../site/use-site.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { CalendarIcon, ChatIcon } from '../ui/icons.tsx'
import { ShareTrip } from './share-trip.tsx'
import { tripTexts as texts } from './trip-texts.ts'

/** What a guest does with a booking besides changing it: keep it, show it, ask about it, book the next one. */
export function TripWays({ trip }: { trip: Trip }) {
  const { contactPhone, whatsappNumber } = useSite()
  const { bookingNumber, state, end, private: own } = trip
  const isToCome = (state === 'pending' || state === 'confirmed') && end === null
  const question = encodeURIComponent(texts.question(bookingNumber))
  return (
    <Card as="section" aria-label={texts.more} padding="large" className="grid gap-4 print:hidden">
      <h2 className="text-heading">{texts.more}</h2>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        {own && isToCome && (
          <Button asChild>
            <a href={`/api/trip/calendar.ics?bookingNumber=${encodeURIComponent(bookingNumber)}`}>
              <CalendarIcon className="size-4.5" />
              {texts.addToCalendar}
            </a>
          </Button>
        )}
        <Button onClick={() => window.print()}>{texts.print}</Button>
        {own && isToCome && <ShareTrip url={own.shareUrl} />}
        {whatsappNumber && (
          <Button asChild>
            <a
              href={`${chatLink(whatsappNumber)}?text=${question}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              <ChatIcon className="size-4.5" />
              {texts.ask}
            </a>
          </Button>
        )}
      </div>
      <p className="flex flex-wrap items-center gap-x-6">
        {contactPhone && <PhoneLink number={contactPhone} />}
        <Link to="/book" search={sameTrip(trip)} className="link inline-flex min-h-11 items-center">
          {texts.again}
        </Link>
        {trip.dropoffLocation !== null && (
          <Link to="/book" search={wayBack(trip)} className="link inline-flex min-h-11 items-center">
            {texts.back}
          </Link>
        )}
      </p>
    </Card>
  )
}

const kindOf = ({ isAirportService, serviceType, serviceDuration }: Trip) =>
  serviceType === 'hourly'
    ? { serviceType, ...(serviceDuration !== null && { duration: Number(serviceDuration) }) }
    : { isAirport: isAirportService }

const sameTrip = (trip: Trip) => ({
  pickup: trip.pickupLocation,
  ...(trip.dropoffLocation !== null && { dropoff: trip.dropoffLocation }),
  ...kindOf(trip),
})

const wayBack = (trip: Trip) => ({
  ...(trip.dropoffLocation !== null && { pickup: trip.dropoffLocation }),
  dropoff: trip.pickupLocation,
  ...kindOf(trip),
})
