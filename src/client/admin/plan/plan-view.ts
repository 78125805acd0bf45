import type { DayPlan, DayPlanChange, DayPlanTrip } from '@chauffeur/contract/day-plan'
import { counted } from '../common/describe.ts'

/** A change with all that its row says. */
export interface ChangeRow extends DayPlanChange {
  /** Its number in the rows and on the bars, from 1. */
  readonly no: number
  readonly key: string
  readonly trip: DayPlanTrip
  /** The numbers of the changes that are taken with it. */
  readonly goesWith: readonly number[]
}

export const keyOf = ({ bookingId, carNo }: { bookingId: string; carNo: number }) => `${bookingId} ${carNo}`

export function changeRowsOf({ changes, trips }: DayPlan): readonly ChangeRow[] {
  const tripByKey = new Map(trips.map((trip) => [keyOf(trip), trip]))
  const numbered = changes.flatMap((change, index) => {
    const trip = tripByKey.get(keyOf(change))
    return trip ? [{ ...change, no: index + 1, key: keyOf(change), trip }] : []
  })
  return numbered.map((one) => ({
    ...one,
    goesWith: numbered.filter(({ group, no }) => group === one.group && no !== one.no).map(({ no }) => no),
  }))
}

/** "Ana", and in full where two have the same first name. */
export function shortNames(drivers: DayPlan['drivers']): (id: string | null) => string | undefined {
  const names = new Map(drivers.map(({ id, name }) => [id, name]))
  const firsts = Map.groupBy(drivers, ({ name }) => name.split(' ')[0])
  return (id) => {
    const name = id === null ? undefined : names.get(id)
    const first = name?.split(' ')[0]
    return (firsts.get(first)?.length ?? 0) > 1 ? name : first
  }
}

export function tripText({ from, to }: Pick<DayPlanTrip, 'from' | 'to'>): string {
  return to === null ? from : `${from} → ${to}`
}

/** "30 trips", and "30 trips (32 cars)" where some have several. */
export function tripsText(parts: readonly DayPlanTrip[]): string {
  const count = bookingsOf(parts)
  const trips = counted(count, 'trip')
  return parts.length === count ? trips : `${trips} (${parts.length} cars)`
}

/** How many bookings these are: each may have several cars. */
export function bookingsOf(parts: readonly DayPlanTrip[]): number {
  return new Set(parts.map(({ bookingId }) => bookingId)).size
}

/** The plan counts trips, or their cars where some have several. */
export function unitOf({ trips }: Pick<DayPlan, 'trips'>) {
  const accepted = trips.filter(({ isPending }) => !isPending)
  const count = bookingsOf(accepted)
  return count === accepted.length
    ? { one: 'trip', name: 'accepted trips', label: 'Trips with a driver' }
    : { one: 'car', name: `cars of ${count} accepted trips`, label: 'Cars with a driver' }
}

export function kmText(km: number): string {
  return Math.round(km).toLocaleString('en')
}

/** "−25 km" */
export function changedKm(km: number): string {
  const rounded = Math.round(km)
  return rounded === 0 ? '±0 km' : `${rounded < 0 ? '−' : '+'}${kmText(Math.abs(rounded))} km`
}

/** How the changes are made up: "2 get a driver, 4 change theirs" */
export function changesText(rows: readonly ChangeRow[]): string {
  const given = rows.filter(({ trip }) => trip.now.driverId === null).length
  const moved = rows.filter(
    ({ trip: { now, proposed } }) => now.driverId !== null && now.driverId !== proposed.driverId,
  ).length
  const ofCar = rows.length - given - moved
  return [
    given > 0 && `${given} ${given === 1 ? 'gets' : 'get'} a driver`,
    moved > 0 && `${moved} ${moved === 1 ? 'changes its driver' : 'change their driver'}`,
    ofCar > 0 && `${ofCar} ${ofCar === 1 ? 'changes its car' : 'change their car'}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** The longest day of a driver, in minutes. */
export function longestDay({ drivers }: DayPlan['now']) {
  const days = drivers.map(({ driverId, startsAt, endsAt }) => ({
    driverId,
    startsAt,
    endsAt,
    minutes: Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000),
  }))
  return days.toSorted((a, b) => b.minutes - a.minutes)[0]
}

export function hoursText(minutes: number): string {
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`
}

/** Names as they are listed: "Ana, Rui and Tiago" */
export function listText(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
