import type { Booking } from '@chauffeur/contract/bookings'
import { formatEuros, toCents } from '@chauffeur/domain/money'
import { paymentLabel } from '@chauffeur/domain/payment-status'
import { Badge } from '../../ui/badge.tsx'
import { paymentTones, refundTones } from '../bookings/describe-booking.ts'

/** What the trip costs, and how its money stands. */
export function PaymentFacts({ booking }: { booking: Booking }) {
  const { totalPrice, paymentStatus, refundStatus } = booking
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <span className="text-title font-semibold tabular">{formatEuros(toCents(totalPrice))}</span>
      <Badge tone={refundStatus ? refundTones[refundStatus] : paymentTones[paymentStatus]}>
        {paymentLabel(paymentStatus, refundStatus, booking)}
      </Badge>
    </p>
  )
}
