import type { Booking } from '@chauffeur/contract/bookings'
import { isLowRating, MAX_RATING, ratingLabel } from '@chauffeur/domain/trip-rating'
import { Badge } from '../../ui/badge.tsx'
import { CustomerText } from '../common/customer-text.tsx'
import { Instant } from '../common/instant.tsx'
import { bookingTexts } from './booking-texts.ts'

/** How the guest rated the trip, and what was written beside. */
export function Rating({ rating: { score, text, at } }: { rating: NonNullable<Booking['rating']> }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={isLowRating(score) ? 'danger' : 'success'}>
          {bookingTexts.rated(score, MAX_RATING, ratingLabel(score))}
        </Badge>
        <span className="text-soft">
          <Instant at={at} />
        </span>
      </p>
      {text !== null && (
        <p className="mt-2 wrap-anywhere whitespace-pre-line">
          <CustomerText>{text}</CustomerText>
        </p>
      )}
    </>
  )
}
