import type { BoardTrip } from '@chauffeur/contract/board'
import { HOUR_MS } from '@chauffeur/domain/duration'
import { formatAmount } from '@chauffeur/domain/money'
import { zoneOffsetMinutes } from '@chauffeur/domain/time'
import { aboutTrip, counted } from '../common/describe.ts'
import { markOfTrip, type Mark } from '../common/state-mark.tsx'
import { lateTrips } from './trip-filter.ts'
import type { KnownBoard } from './use-board.ts'

/** Whether a lane is a car or a driver. */
export type Lanes = 'cars' | 'drivers'

/** A piece of a lane's day. Hours are counted from the day's midnight in the office. */
export interface Bar {
  readonly key: string
  readonly startHour: number
  readonly endHour: number
  readonly start: string
  readonly end: string
  /** Who or which car, and where: "Ana · → Vilamoura". */
  readonly label: string
  /** Undefined for a time at which a car is not there. */
  readonly mark?: Mark
  /** Whether it is behind schedule, or something is wrong with it, now. */
  readonly isLate?: boolean
  readonly trip?: BarTrip
}

/** The car of a trip that a bar is. */
export interface BarTrip {
  readonly bookingId: string
  /** Undefined of a booking that nobody has accepted: it is not given yet. */
  readonly part?: { readonly carNo: number; readonly version: number }
  readonly carId: string | null
  readonly driverId: string | null
  readonly driverName: string | null
  readonly about: string
}

export interface Row {
  readonly id: string
  readonly name: string
  readonly detail: string
  readonly bars: readonly Bar[]
  /** The car or driver that a trip dropped here is given to. */
  readonly lane?: { readonly kind: 'car' | 'driver'; readonly id: string; readonly name: string }
}

/** The lanes with what they do; first, stacked, the trips that nobody has accepted, and what no car or driver does yet. */
export function rowsOf(board: KnownBoard, lanes: Lanes): Row[] {
  const late = lateTrips(board)
  const pending = board.trips.filter(({ status }) => status === 'pending')
  const parts = board.trips
    .filter(({ pickupAt }) => hourOf(board.date, pickupAt) < LAST_HOUR)
    .flatMap((trip) => trip.cars.map((car) => ({ trip, car })))
  const laneOf = ({ car }: Part) =>
    (lanes === 'cars' ? car.assignment?.carId : car.assignment?.driverId) ?? null
  const draw = (part: Part) => barOf(board, part, { lanes, isLate: late.has(part.trip.bookingId) })
  const drawAll = (id: string | null) => parts.filter((part) => laneOf(part) === id).map(draw)
  return [
    ...stackOf(
      'pending',
      'Not accepted yet',
      pending.map((trip) => pendingBarOf(board, trip)),
    ),
    ...stackOf('open', lanes === 'cars' ? 'No car yet' : 'No driver yet', drawAll(null)),
    ...(lanes === 'cars'
      ? board.cars.flatMap(({ id, plate, name, blocks }) => {
          const absent = blocks.map(({ startsAt, endsAt, reason }, index) => ({
            key: `block-${id}-${index}`,
            ...spanOf(board, startsAt, endsAt),
            label: reason,
          }))
          const head = { id, name: plate, detail: name.replace('Mercedes ', '') }
          return laneOfOne({ ...head, lane: { kind: 'car', id, name: plate } }, drawAll(id), absent)
        })
      : board.drivers.flatMap(({ id, name, carried }) => {
          const bars = drawAll(id)
          const trips = counted(bars.length, 'trip')
          const detail = carried > 0 ? `${trips}, ${formatAmount(carried)} in cash` : trips
          return laneOfOne({ id, name, detail, lane: { kind: 'driver', id, name } }, bars, [])
        })),
  ]
}

interface Part {
  readonly trip: BoardTrip
  readonly car: BoardTrip['cars'][number]
}

function stackOf(id: string, name: string, bars: readonly Bar[]): Row[] {
  return stacked({ id, name, detail: counted(bars.length, 'trip') }, bars)
}

/** A car or a driver: one row, and more where a late flight has moved trips over each other. */
function laneOfOne(head: Head, bars: readonly Bar[], absent: readonly Bar[]): Row[] {
  const [first, ...more] = stacked(head, bars)
  return [{ ...head, bars: [...absent, ...(first?.bars ?? [])] }, ...more]
}

type Head = Omit<Row, 'bars'>

/** As many rows as the bars need beside each other, so that none hides another; the first has the name. */
function stacked(head: Head, bars: readonly Bar[]): Row[] {
  const lanes: Bar[][] = []
  for (const bar of bars.toSorted((a, b) => a.startHour - b.startHour)) {
    const lane = lanes.find((one) => (one.at(-1)?.endHour ?? 0) <= bar.startHour)
    if (lane) lane.push(bar)
    else lanes.push([bar])
  }
  return lanes.map((lane, index) =>
    index === 0
      ? { ...head, bars: lane }
      : { ...head, id: `${head.id}-${index}`, name: '', detail: '', bars: lane },
  )
}

/** Of the day's clock, the next morning: what a late flight has moved further stands in the list. */
const LAST_HOUR = 30

/** From the first thing that happens to the last, at least a working day. */
export function hoursOf(board: KnownBoard): number[] {
  const spans = board.trips.map(({ pickupAt, endsAt }) => spanOf(board, pickupAt, endsAt))
  const first = Math.max(0, Math.min(7, ...spans.map(({ startHour }) => Math.floor(startHour))))
  const last = Math.min(LAST_HOUR, Math.max(20, ...spans.map(({ endHour }) => Math.ceil(endHour))))
  return Array.from({ length: last - first }, (_, index) => first + index)
}

function barOf(
  board: KnownBoard,
  { trip, car }: Part,
  { lanes, isLate }: { readonly lanes: Lanes; readonly isLate: boolean },
): Bar {
  const { assignment, carNo, version } = car
  // In a lane of its own the one goes without saying; the other is said where it is known.
  const who = lanes === 'cars' ? assignment?.driverName?.split(' ')[0] : assignment?.plate
  return {
    key: `${trip.bookingId}-${carNo}`,
    ...spanOf(board, assignment?.startsAt ?? trip.pickupAt, assignment?.endsAt ?? trip.endsAt),
    label: who ? `${who} · ${wayOf(trip)}` : wayOf(trip),
    mark: markOfTrip(assignment?.driverId ? assignment.state : null),
    // A trip without a driver has a mark of its own.
    isLate: isLate && assignment?.driverId != null,
    trip: {
      bookingId: trip.bookingId,
      part: { carNo, version },
      carId: assignment?.carId ?? null,
      driverId: assignment?.driverId ?? null,
      driverName: assignment?.driverName ?? null,
      about: aboutTrip(trip),
    },
  }
}

function pendingBarOf(board: KnownBoard, trip: BoardTrip): Bar {
  const { bookingId, pickupAt, endsAt } = trip
  return {
    key: bookingId,
    ...spanOf(board, pickupAt, endsAt),
    label: wayOf(trip),
    mark: 'pending',
    trip: { bookingId, carId: null, driverId: null, driverName: null, about: aboutTrip(trip) },
  }
}

/** The end of the trip that says most in a narrow bar: of a trip to or from an airport the other one. */
function wayOf({ from, to, hireHours }: BoardTrip): string {
  if (to === null) return `${from}, ${hireHours ?? ''} h`
  return /airport/i.test(to) && !/airport/i.test(from) ? `${from} →` : `→ ${to}`
}

function spanOf({ date }: KnownBoard, start: string, end: string) {
  return { start, end, startHour: hourOf(date, start), endHour: hourOf(date, end) }
}

/** How many hours after the day's midnight in the office an instant is. */
export function hourOf(date: string, instant: string): number {
  const at = new Date(instant)
  const shown = at.getTime() + zoneOffsetMinutes('Europe/Lisbon', at) * 60_000
  return (shown - Date.parse(`${date}T00:00Z`)) / HOUR_MS
}
