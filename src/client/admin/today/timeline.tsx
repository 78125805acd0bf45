import type { BoardTrip } from '@chauffeur/contract/board'
import { HOUR_MS } from '@chauffeur/domain/duration'
import { zoneOffsetMinutes } from '@chauffeur/domain/time'
import { isTripOver, isUnderWay, type TripState, tripStateLabels } from '@chauffeur/domain/trip-state'
import { classNames } from '../../shared/ui/class-names.ts'
import { useMinute } from '../common/days.ts'
import { clockOf, type KnownBoard } from './use-board.ts'

const looks: Record<Bar['tone'], string> = {
  pending: 'bg-danger-fill text-on-danger',
  open: 'border-2 border-dotted border-danger bg-danger-wash text-danger',
  offered: 'border border-dashed border-warning-line bg-warning-wash text-warning',
  accepted: 'border border-info-line bg-info-wash text-info',
  running: 'bg-info-fill text-on-info',
  over: 'bg-sunken text-soft line-through',
  block: 'bg-[repeating-linear-gradient(135deg,var(--sunken)_0_6px,var(--line)_6px_12px)] text-soft',
}

/** The cars over the day, on a wide screen. What is shown here stands in the list below, too. */
export function Timeline({ board }: { board: KnownBoard }) {
  const hours = hoursOf(board)
  const rows = barsOf(board)
  const [first = 0] = hours
  const span = hours.length
  return (
    <section aria-labelledby="timeline-title" className="max-lg:hidden">
      <h3 id="timeline-title" className="mb-2 font-sans text-sm font-semibold text-soft">
        Cars over the day
      </h3>
      <div className="overflow-hidden rounded-card bg-raised px-5 py-3 shadow-card">
        <div className="relative pt-4">
          <NowMark board={board} first={first} span={span} />
          <div aria-hidden className="grid grid-cols-[10rem_minmax(0,1fr)]">
            <span />
            <div
              className="grid text-xs text-faint tabular"
              style={{ gridTemplateColumns: `repeat(${span}, minmax(0, 1fr))` }}
            >
              {hours.map((hour) => (
                <span key={hour} className="border-s border-line ps-1">
                  {String(hour % 24).padStart(2, '0')}
                </span>
              ))}
            </div>
          </div>
          <ul>
            {rows.map(({ id, name, detail, bars }) => (
              <li key={id} className="grid grid-cols-[10rem_minmax(0,1fr)] border-t border-line">
                <p className="min-w-0 truncate py-1.5 pe-3 text-sm">
                  <span className="font-semibold tabular">{name}</span>{' '}
                  <span className="text-xs text-soft">{detail}</span>
                </p>
                <div
                  className="relative min-h-9 bg-[linear-gradient(90deg,var(--line)_1px,transparent_1px)]"
                  style={{ backgroundSize: `${100 / span}% 100%` }}
                >
                  {bars.map((bar) => (
                    <BarView key={bar.key} bar={bar} first={first} span={span} />
                  ))}
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

/** Where the day is, on the day itself. */
function NowMark({ board: { date }, first, span }: { board: KnownBoard; first: number; span: number }) {
  const now = useMinute().toISOString()
  const share = (hourOf(date, now) - first) / span
  if (share < 0 || share > 1) return null
  return (
    <div className="pointer-events-none absolute inset-y-0 right-0 left-40 z-10">
      <p
        className="absolute inset-y-0 border-s-2 border-accent ps-1 text-xs leading-4 font-semibold whitespace-nowrap text-accent tabular"
        style={{ left: `${share * 100}%` }}
      >
        {`Now ${clockOf(now)}`}
      </p>
    </div>
  )
}

function BarView({ bar, first, span }: { bar: Bar; first: number; span: number }) {
  const { startHour, endHour, label, tone, tripId, start, end, state } = bar
  const left = Math.max(0, startHour - first)
  const right = Math.min(span, endHour - first)
  const style = { left: `${(left / span) * 100}%`, width: `${(Math.max(0.3, right - left) / span) * 100}%` }
  const look = classNames(
    '@container absolute inset-y-1 truncate rounded-[0.3125rem] text-xs leading-7 whitespace-nowrap',
    looks[tone],
  )
  const title = `${clockOf(start)} to ${clockOf(end)}: ${[label, state && tripStateLabels[state]].filter(Boolean).join(', ')}`
  if (tripId === undefined)
    return (
      <span className={look} style={style} title={title}>
        <BarText bar={bar} />
      </span>
    )
  return (
    <a href={`#trip-${tripId}`} className={look} style={style} title={title} aria-label={title}>
      <BarText bar={bar} />
    </a>
  )
}

/** As much as the bar has room for: all, the first word, or nothing. The rest is in its title and in the list. */
function BarText({ bar: { label, shortLabel } }: { bar: Bar }) {
  return (
    <>
      <span className="block truncate px-1.5 @max-[4.75rem]:hidden">{label}</span>
      <span className="hidden text-center @min-[2rem]:@max-[4.75rem]:block">{shortLabel}</span>
    </>
  )
}

/** A piece of a car's day. Hours are counted from the day's midnight in the office. */
interface Bar {
  readonly key: string
  readonly startHour: number
  readonly endHour: number
  readonly start: string
  readonly end: string
  readonly label: string
  /** A shorter label, for where the label does not fit. */
  readonly shortLabel: string
  readonly tone: 'pending' | 'open' | 'offered' | 'accepted' | 'running' | 'over' | 'block'
  /** How far the trip is, where somebody has it. */
  readonly state?: TripState | undefined
  /** The trip in the list. */
  readonly tripId?: string
}

interface Row {
  readonly id: string
  readonly name: string
  readonly detail: string
  readonly bars: readonly Bar[]
}

/** The cars with what they do; first the trips that nobody has accepted, and what no car does yet. */
export function barsOf(board: KnownBoard): Row[] {
  const pending = board.trips.filter(({ status }) => status === 'pending')
  const parts = board.trips.flatMap((trip) => trip.cars.map((car) => ({ trip, car })))
  const open = parts.filter(({ car }) => !car.assignment?.carId)
  return [
    ...stacked(
      'pending',
      'Not accepted yet',
      pending.map((trip) => pendingBarOf(board, trip)),
    ),
    ...stacked(
      'open',
      'No car yet',
      open.map((part) => barOf(board, part)),
    ),
    ...board.cars.map(({ id, plate, name, blocks }) => ({
      id,
      name: plate,
      detail: name.replace('Mercedes ', ''),
      bars: [
        ...blocks.map(({ startsAt, endsAt, reason }, index) => ({
          key: `block-${index}`,
          ...spanOf(board, startsAt, endsAt),
          label: reason,
          shortLabel: '',
          tone: 'block' as const,
        })),
        ...parts.filter(({ car }) => car.assignment?.carId === id).map((part) => barOf(board, part)),
      ],
    })),
  ]
}

/** As many rows as the bars need beside each other, so that none hides another; the first has the name. */
function stacked(id: string, name: string, bars: readonly Bar[]): Row[] {
  const lanes: Bar[][] = []
  for (const bar of bars.toSorted((a, b) => a.startHour - b.startHour)) {
    const lane = lanes.find((one) => (one.at(-1)?.endHour ?? 0) <= bar.startHour)
    if (lane) lane.push(bar)
    else lanes.push([bar])
  }
  return lanes.map((lane, index) => ({
    id: index === 0 ? id : `${id}-${index}`,
    name: index === 0 ? name : '',
    detail: '',
    bars: lane,
  }))
}

/** From the first thing that happens to the last, at least a working day. */
export function hoursOf(board: KnownBoard): number[] {
  const spans = board.trips.map(({ pickupAt, endsAt }) => spanOf(board, pickupAt, endsAt))
  const first = Math.max(0, Math.min(7, ...spans.map(({ startHour }) => Math.floor(startHour))))
  const last = Math.min(30, Math.max(20, ...spans.map(({ endHour }) => Math.ceil(endHour))))
  return Array.from({ length: last - first }, (_, index) => first + index)
}

function barOf(board: KnownBoard, { trip, car }: { trip: BoardTrip; car: BoardTrip['cars'][number] }): Bar {
  const { assignment, carNo } = car
  const state = assignment?.state
  const who = assignment?.driverName?.split(' ')[0] ?? 'Nobody yet'
  return {
    key: `${trip.bookingId}-${carNo}`,
    ...spanOf(board, assignment?.startsAt ?? trip.pickupAt, assignment?.endsAt ?? trip.endsAt),
    label: `${who} · ${trip.to ?? trip.from}`,
    shortLabel: trip.pickupTime,
    tone:
      state === undefined || !assignment?.driverId
        ? 'open'
        : isTripOver(state)
          ? 'over'
          : isUnderWay(state)
            ? 'running'
            : state === 'offered'
              ? 'offered'
              : 'accepted',
    state,
    tripId: trip.bookingId,
  }
}

function pendingBarOf(board: KnownBoard, trip: BoardTrip): Bar {
  const { bookingId, pickupAt, endsAt, pickupTime, from, to } = trip
  return {
    key: bookingId,
    ...spanOf(board, pickupAt, endsAt),
    label: `${to ?? from} · not accepted yet`,
    shortLabel: pickupTime,
    tone: 'pending',
    tripId: bookingId,
  }
}

function spanOf({ date }: KnownBoard, start: string, end: string) {
  return { start, end, startHour: hourOf(date, start), endHour: hourOf(date, end) }
}

/** How many hours after the day's midnight in the office an instant is. */
function hourOf(date: string, instant: string): number {
  const at = new Date(instant)
  const shown = at.getTime() + zoneOffsetMinutes('Europe/Lisbon', at) * 60_000
  return (shown - Date.parse(`${date}T00:00Z`)) / HOUR_MS
}
