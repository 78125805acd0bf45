import type { Booking } from '@chauffeur/contract/bookings'
import { Badge } from '../../shared/ui/badge.tsx'
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx'
import { statusFace } from './describe-booking.ts'

/** How a booking stands. */
export function StateBadge({ booking }: { booking: Booking }) {
  const { label, tone, Icon } = statusFace(booking)
  return (
    <Badge tone={tone} icon={<Icon className="size-3.5" />}>
      {label}
    </Badge>
  )
}

const inks = {
  neutral: 'text-soft',
  info: 'text-info',
  success: 'text-success',
  warning: 'text-warning',
  danger: 'text-danger',
} as const

/** The same in the narrow space of a row. */
export function StateSign({ booking, className = '' }: { booking: Booking; className?: string }) {
  const { label, tone, Icon } = statusFace(booking)
  return (
    <span title={label} className={`relative ${inks[tone]} ${className}`}>
      <Icon className="size-4" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
