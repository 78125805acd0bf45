import type { PartnerBooking } from '@chauffeur/contract/partner-bookings'
import { wallTimeIn } from '@chauffeur/domain/time'
import { partnerTexts } from '@chauffeur/words/en/partner'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { classNames } from '../shared/ui/class-names.ts'
import { endOf, guestOf, meetingOf, stateOf } from './booking-rows.tsx'

/** The day is drawn from the first of these hours to the last one, or as far as its trips go. */
const FIRST_HOUR = 6
const LAST_HOUR = 22
const DAY_HOURS = 24
/** A trip whose length is not known is drawn as long as this. */
const USUAL_HOURS = 1
const ROW_REM = 2
/** Where not the whole day fits, it opens so long before the present. */
const HOURS_BEFORE = 2

const looks = {
  waits: 'border-dashed border-warning text-warning',
  set: 'border-line-strong bg-raised',
  moves: 'border-ink bg-ink text-raised',
  over: 'border-transparent bg-sunken text-soft',
} as const

/** The trips of the day on one axis, each a link to its booking; those at the same time stand below each other. */
export function DayStrip({ trips, now }: { trips: readonly PartnerBooking[]; now: Date }) {
  const bars = placed(trips)
  const first = Math.min(FIRST_HOUR, ...bars.map(({ start }) => Math.floor(start)))
  const last = Math.max(LAST_HOUR, ...bars.map(({ end }) => Math.min(DAY_HOURS, Math.ceil(end))))
  const left = (hour: number) => `${((hour - first) / (last - first)) * 100}%`
  const hours = Array.from({ length: Math.floor((last - first) / 2) + 1 }, (_, index) => first + 2 * index)
  const wall = wallTimeIn('Europe/Lisbon', now)
  const present = hourOf(wall.time)
  const rows = Math.max(1, ...bars.map(({ row }) => row + 1))
  const strip = useRef<HTMLElement>(null)
  const passed = (present - HOURS_BEFORE - first) / (last - first)
  // Once: where somebody has scrolled to, it stays.
  const opensAt = useRef(passed)
  useEffect(() => {
    if (strip.current) strip.current.scrollLeft = opensAt.current * strip.current.scrollWidth
  }, [])
  return (
    <section
      ref={strip}
      aria-label={partnerTexts.strip.label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
      tabIndex={0}
      className="overflow-x-auto rounded-card bg-raised px-5 shadow-card"
    >
      <div className="relative min-w-[44rem]" style={{ height: `${2.25 + rows * ROW_REM}rem` }}>
        {hours.map((hour) => (
          <span
            key={hour}
            aria-hidden="true"
            className="absolute inset-y-0 border-s border-line ps-1 pt-1.5 text-xs text-soft"
            style={{ insetInlineStart: left(hour) }}
          >
            {hour < last && String(hour).padStart(2, '0')}
          </span>
        ))}
        {present >= first && present <= last && (
          <span
            className="absolute inset-y-0 border-s-2 border-accent-fill"
            style={{ insetInlineStart: left(present) }}
          >
            <span
              aria-hidden="true"
              className="tabular absolute top-1 -translate-x-1/2 rounded-full bg-accent-fill px-1.5 text-xs font-semibold text-on-accent"
            >
              {wall.time}
            </span>
            <span className="sr-only">{partnerTexts.strip.now(wall.time)}</span>
          </span>
        )}
        {bars.map(({ booking, start, end, row }) => (
          <Link
            key={booking.bookingNumber}
            to="/partner/bookings/$number"
            params={{ number: booking.bookingNumber }}
            title={[`${booking.pickupTime} ${guestOf(booking)}, ${endOf(booking.pickup)}`, meetingOf(booking)]
              .filter(Boolean)
              .join(' · ')}
            className={classNames(
              'absolute flex h-7 min-w-6 items-center justify-center overflow-hidden rounded-control border px-1 text-xs font-medium',
              looks[lookOf(booking)],
            )}
            style={{
              insetInlineStart: left(start),
              width: `${((Math.min(end, last) - start) / (last - first)) * 100}%`,
              top: `${2 + row * ROW_REM}rem`,
            }}
          >
            {booking.pickupTime}
            <span className="sr-only">
              {' '}
              {[guestOf(booking), partnerTexts.states[stateOf(booking)], meetingOf(booking)]
                .filter(Boolean)
                .join(', ')}
            </span>
          </Link>
        ))}
      </div>
    </section>
  )
}

interface Bar {
  readonly booking: PartnerBooking
  /** Hours of the day where it is driven. */
  readonly start: number
  readonly end: number
  readonly row: number
}

function placed(trips: readonly PartnerBooking[]): Bar[] {
  const bars: Bar[] = []
  for (const booking of trips) {
    const start = hourOf(booking.pickupTime)
    const end = start + (booking.hours ?? USUAL_HOURS)
    const rows = new Set(bars.filter((bar) => bar.end > start).map(({ row }) => row))
    let row = 0
    while (rows.has(row)) row += 1
    bars.push({ booking, start, end, row })
  }
  return bars
}

function hourOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours + minutes / 60
}

function lookOf(booking: PartnerBooking): keyof typeof looks {
  const state = stateOf(booking)
  if (state === 'pending') return 'waits'
  if (state === 'completed' || state === 'no_show') return 'over'
  return state === 'confirmed' || state === 'offered' || state === 'accepted' ? 'set' : 'moves'
}
