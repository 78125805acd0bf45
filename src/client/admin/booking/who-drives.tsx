import type { Booking } from '@chauffeur/contract/bookings'
import { bookingState } from '@chauffeur/domain/booking-status'
import { trpc } from '../../shared/api/trpc.ts'
import { Spinner } from '../../shared/ui/spinner.tsx'
import { PartProblem } from '../common/card-part.tsx'
import { TripCar } from '../today/trip-car.tsx'
import { ASK_EVERY_MS } from '../today/use-board.ts'
import { bookingTexts } from './booking-texts.ts'
import { Section } from './section.tsx'

const texts = bookingTexts.driver

/** Who drives the trip with which car, how far that is, and what Today's page can do about it. */
export function WhoDrives({ booking }: { booking: Booking }) {
  const state = bookingState(booking)
  const isShown = state === 'confirmed' || booking.trips.length > 0
  if (state === 'pending')
    return (
      <Section title={texts.title}>
        <p className="text-soft">{texts.acceptFirst}</p>
      </Section>
    )
  return isShown ? (
    <Section title={texts.title}>
      <Cars bookingId={booking.id} />
    </Section>
  ) : null
}

function Cars({ bookingId }: { bookingId: string }) {
  const { data, error, refetch } = trpc.dispatch.ofBooking.useQuery(
    { id: bookingId },
    { staleTime: 0, gcTime: 0, refetchInterval: ASK_EVERY_MS },
  )
  if (error) return <PartProblem what={texts.what} error={error} onRetry={() => void refetch()} />
  if (!data) return <Spinner label={texts.loading} className="size-6 text-accent" />
  const { trip } = data
  return (
    <ul className="grid gap-4">
      {trip?.cars.map((car) => (
        <li key={car.carNo}>
          <TripCar trip={trip} car={car} titleId={`booking-${bookingId}`} />
        </li>
      ))}
    </ul>
  )
}
