import type { BoardTrip } from '@chauffeur/contract/board'
import { isTripOver, isUnderWay, type TripState } from '@chauffeur/domain/trip-state'
import { zoneOffsetMinutes } from '@chauffeur/domain/zone-offset'
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
  /** What fits where the label does not. */
  readonly shortLabel: string
  readonly tone: 'open' | 'offered' | 'accepted' | 'running' | 'over' | 'block'
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

/** The cars with what they do; first what no car does yet. */
export function barsOf(board: KnownBoard): Row[] {
  const parts = board.trips.flatMap((trip) => trip.cars.map((car) => ({ trip, car })))
  const open = parts.filter(({ car }) => !car.assignment?.carId)
  return [
    ...(open.length > 0
      ? [{ id: 'open', name: texts.noCar, detail: '', bars: open.map((part) => barOf(board, part)) }]
      : []),
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

function spanOf({ date }: KnownBoard, start: string, end: string) {
  return { start, end, startHour: hourOf(date, start), endHour: hourOf(date, end) }
}

function hourOf(date: string, instant: string): number {
  const at = new Date(instant)
  const shown = at.getTime() + zoneOffsetMinutes('Europe/Lisbon', at) * 60_000
  return (shown - Date.parse(`${date}T00:00Z`)) / HOUR_MS
}
