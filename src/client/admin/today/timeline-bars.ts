import type { BoardTrip } from '@chauffeur/contract/board'
import { isTripOver, isUnderWay, type TripState } from '@chauffeur/domain/trip-state'
import { zoneOffsetMinutes } from '@chauffeur/domain/time'
import { todayTexts as texts } from './today-texts.ts'
import type { KnownBoard } from './use-board.ts'

const HOUR_MS = 60 * 60_000

/** A piece of a car's day. Hours are counted from the day's midnight in the office. */
export interface Bar {
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
      texts.pending,
      pending.map((trip) => pendingBarOf(board, trip)),
    ),
    ...stacked(
      'open',
      texts.noCar,
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
  const who = assignment?.driverName?.split(' ')[0] ?? texts.nobody
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
    label: `${to ?? from} · ${texts.pending.toLowerCase()}`,
    shortLabel: pickupTime,
    tone: 'pending',
    tripId: bookingId,
  }
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
