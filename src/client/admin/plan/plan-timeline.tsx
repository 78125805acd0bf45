import type { DayPlan, DayPlanTrip } from '@chauffeur/contract/day-plan'
import { HOUR_MS } from '@chauffeur/domain/duration'
import { useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '../../shared/ui/class-names.ts'
import { hourOf } from '../today/timeline-rows.ts'
import { clockOf } from '../today/use-board.ts'
import { keyOf, kmText, tripText, type ChangeRow } from './plan-view.ts'

type Side = 'now' | 'proposed'

type PlanTimelineProps = {
  plan: DayPlan
  rows: readonly ChangeRow[]
  side: Side
  nameOf: (driverId: string | null) => string | undefined
}

/** An empty drive that is longer is shown in red as the day stands. */
const LONG_KM = 50
/** Shorter ones have no figure: it would not fit. */
const SHOWN_KM = 30
/** The width of an empty drive: kilometres in an hour. */
const KM_AN_HOUR = 60

/** So wide an hour is at least: a short trip says where it goes. */
const HOUR_WIDTH = '4.5rem'

/** How a bar looks: it stays, or is one of the changes. */
const looks = {
  fixed: 'bg-sunken text-soft',
  kept: 'border border-line-strong bg-raised text-soft',
  leaves: 'border border-dashed border-accent-line bg-raised text-accent',
  comes: 'border border-accent-line bg-accent-wash text-accent',
} as const
type Look = keyof typeof looks

const lookNames: Readonly<Record<Look, string>> = {
  fixed: 'cannot change',
  kept: 'stays',
  leaves: 'changes',
  comes: 'changed',
}
const lookOf = (side: Side): Look => (side === 'now' ? 'leaves' : 'comes')

/** The cars over the day, as it stands or as it is proposed. The rows beside it say the same in words. */
export function PlanTimeline({ plan, rows, side, nameOf }: PlanTimelineProps) {
  const hours = hoursOf(plan)
  const [first = 0] = hours
  const numbers = new Map(rows.map(({ key, no }) => [key, no]))
  const lanes = lanesOf(plan, side, nameOf)
  const columns = { gridTemplateColumns: `repeat(${hours.length}, minmax(0, 1fr))` }
  const title = side === 'now' ? 'As it is' : 'Proposed'
  const axis = useOpenAtChange(plan, rows, hours)
  return (
    <section aria-label={title} className="min-w-0 bg-raised px-4 py-3 sm:px-6">
      <h3 className="mb-1 font-sans text-sm font-semibold">
        {title} <span className="font-normal text-soft">{`${kmText(plan[side].emptyKm)} km empty`}</span>
      </h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the keys where it is wider than its place */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={`${title}: cars over the day`}>
        <div style={{ minWidth: `calc(9rem + ${hours.length} * ${HOUR_WIDTH})` }}>
          <div aria-hidden className="grid grid-cols-[9rem_minmax(0,1fr)]">
            <span className="sticky left-0 z-10 bg-raised" />
            <div ref={axis} className="grid text-xs text-faint tabular" style={columns}>
              {hours.map((hour) => (
                <span key={hour}>{String(hour % 24).padStart(2, '0')}</span>
              ))}
            </div>
          </div>
          <ul>
            {lanes.map(({ id, name, detail, trips }) => (
              <li
                key={id}
                className={classNames(
                  'grid grid-cols-[9rem_minmax(0,1fr)] border-t border-line',
                  id.startsWith('nobody') ? 'bg-warning-wash' : 'bg-raised',
                )}
              >
                <p className="sticky left-0 z-10 truncate bg-inherit py-1 pe-2 text-xs leading-5">
                  <span className="font-semibold tabular">{name}</span>{' '}
                  <span className="text-soft">{detail}</span>
                </p>
                <ul
                  className="relative min-h-9 bg-[linear-gradient(90deg,var(--line)_1px,transparent_1px)]"
                  style={{ backgroundSize: `${100 / hours.length}% 100%` }}
                >
                  {trips.map((trip) => (
                    <Bar
                      key={keyOf(trip)}
                      trip={trip}
                      side={side}
                      no={numbers.get(keyOf(trip))}
                      left={(hourOf(plan.date, trip.startsAt) - first) / hours.length}
                      width={(Date.parse(trip.endsAt) - Date.parse(trip.startsAt)) / HOUR_MS / hours.length}
                      hour={1 / hours.length}
                    />
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Legend side={side} />
    </section>
  )
}

/** Opens with an hour before the first change at the left, or before now where nothing changes; gives the reference of the hours' axis. */
function useOpenAtChange(
  plan: DayPlan,
  rows: readonly ChangeRow[],
  [first = 0, ...others]: readonly number[],
) {
  const axis = useRef<HTMLDivElement>(null)
  const [now] = useState(() => new Date().toISOString())
  const hour = hourOf(plan.date, rows[0]?.trip.startsAt ?? now)
  // A day that is over opens at its start.
  const share = rows.length === 0 && hour > 24 ? 0 : (hour - 1 - first) / (others.length + 1)
  useLayoutEffect(() => {
    const { current } = axis
    const view = current?.closest('section')
    if (current && view) view.scrollLeft = current.offsetWidth * share
  }, [share])
  return axis
}

function Legend({ side }: { side: Side }) {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-soft">
      {(['fixed', 'kept', lookOf(side)] as const).map((look) => (
        <span key={look} className="inline-flex items-center gap-1.5">
          <span aria-hidden className={classNames('h-4 w-7 rounded-[0.3125rem]', looks[look])} />
          {lookNames[look]}
        </span>
      ))}
      <span className="inline-flex items-center gap-1.5">
        <span aria-hidden className="h-0.5 w-7 bg-line-strong" />
        km without a guest
      </span>
      {side === 'now' && (
        <span className="inline-flex items-center gap-1.5">
          <span aria-hidden className="h-0.5 w-7 bg-danger" />
          {`${LONG_KM} km and more`}
        </span>
      )}
    </p>
  )
}

type BarProps = {
  trip: DayPlanTrip
  side: Side
  no: number | undefined
  /** Shares of the whole width. */
  left: number
  width: number
  hour: number
}

function Bar({ trip, side, no, left, width, hour }: BarProps) {
  const { emptyKm } = trip[side]
  const length = Math.min(left, (emptyKm / KM_AN_HOUR) * hour)
  const isLong = side === 'now' && emptyKm >= LONG_KM
  const look = no !== undefined ? lookOf(side) : trip.hold === 'fixed' ? 'fixed' : 'kept'
  const title = `${clockOf(trip.startsAt)} to ${clockOf(trip.endsAt)}: ${tripText(trip)}, ${kmText(emptyKm)} km empty before`
  return (
    <li>
      {emptyKm >= 1 && (
        <span
          aria-hidden
          className={classNames('absolute top-[1.0625rem] h-0.5', isLong ? 'bg-danger' : 'bg-line-strong')}
          style={{ left: `${(left - length) * 100}%`, width: `${length * 100}%` }}
        >
          {emptyKm >= SHOWN_KM && (
            <span className="absolute -top-3.5 left-1/2 -translate-x-1/2 text-xs leading-3 text-soft tabular">
              {kmText(emptyKm)}
            </span>
          )}
        </span>
      )}
      <span
        title={title}
        className={classNames(
          'absolute inset-y-1 flex items-center gap-1 rounded-[0.3125rem] px-0.5 text-xs leading-4 whitespace-nowrap',
          looks[look],
        )}
        style={{ left: `${left * 100}%`, width: `${width * 100}%` }}
      >
        {no !== undefined && <ChangeNo no={no} />}
        <span aria-hidden className="min-w-0 flex-1 truncate">
          {trip.to ?? trip.from}
        </span>
        <span className="sr-only">{title}</span>
      </span>
    </li>
  )
}

/** The number that ties bars and row of a change. */
export function ChangeNo({ no }: { no: number }) {
  return (
    <span className="inline-grid size-4 shrink-0 place-items-center rounded-full bg-accent-fill text-xs font-semibold text-on-accent tabular">
      {no}
    </span>
  )
}

interface Lane {
  readonly id: string
  readonly name: string
  readonly detail: string
  readonly trips: readonly DayPlanTrip[]
}

/** Returns first the trips without a driver, in more rows where they overlap; then the cars that drive on either side. */
function lanesOf({ cars, trips }: DayPlan, side: Side, nameOf: PlanTimelineProps['nameOf']): Lane[] {
  const confirmed = trips.filter(({ isPending }) => !isPending)
  const rows: DayPlanTrip[][] = []
  for (const trip of confirmed.filter((one) => one[side].carId === null)) {
    const row = rows.find((one) => (one.at(-1)?.endsAt ?? '') <= trip.startsAt)
    if (row) row.push(trip)
    else rows.push([trip])
  }
  return [
    ...rows.map((row, index) => ({
      id: index === 0 ? 'nobody' : `nobody-${index}`,
      name: index === 0 ? 'No driver' : '',
      detail: '',
      trips: row,
    })),
    ...cars.flatMap(({ id, plate }) => {
      const isUsed = confirmed.some(({ now, proposed }) => now.carId === id || proposed.carId === id)
      const own = confirmed.filter((trip) => trip[side].carId === id)
      const names = new Set(own.flatMap((trip) => nameOf(trip[side].driverId) ?? []))
      return isUsed ? [{ id, name: plate, detail: [...names].join(', '), trips: own }] : []
    }),
  ]
}

/** The hours of the day from the first trip to the last, with one before. */
function hoursOf(plan: DayPlan): number[] {
  const confirmed = plan.trips.filter(({ isPending }) => !isPending)
  const first = Math.floor(Math.min(8, ...confirmed.map(({ startsAt }) => hourOf(plan.date, startsAt) - 1)))
  const last = Math.ceil(Math.max(first + 8, ...confirmed.map(({ endsAt }) => hourOf(plan.date, endsAt))))
  return Array.from({ length: last - first }, (_, index) => first + index)
}
