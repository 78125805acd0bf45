import { canFollow } from '@chauffeur/domain/cars-needed'
import { roomShortage } from '@chauffeur/domain/car-room'
import {
  mayStandIn,
  roomFor,
  type DayToPlan,
  type FindEmptyDrive,
  type PlanCar,
  type PlanTrip,
} from '@chauffeur/domain/plan/day-to-plan'
import loadHighs from 'highs'

interface ExactPlan {
  readonly driven: number
  readonly otherClass: number
  readonly emptyKm: number
  /** Whether it is proven to be the best. */
  readonly isOptimal: boolean
}

interface Arc {
  readonly name: string
  readonly kind: number
  /** The position of a trip; undefined for the base. */
  readonly from: number | undefined
  readonly to: number | undefined
  readonly km: number
  readonly isOtherClass: boolean
}

/** A pause that is longer is spent at the base, as in the product's plan. */
const REST_MS = 4 * 60 * 60_000

/**
 * The best plan of cars for a day on which nothing is given yet, by integer programming: the most trips, then the fewest cars
 * of another class, then the fewest empty kilometres. Each car has a driver of its own, so shifts have no limit.
 *
 * @param successors so many trips are tried after each, those with the shortest drives.
 */
export async function exactPlan(
  day: DayToPlan,
  drive: FindEmptyDrive,
  { seconds, successors }: { readonly seconds: number; readonly successors: number },
): Promise<ExactPlan> {
  const highs = await loadHighs()
  const kinds = [...Map.groupBy(day.cars, ({ vehicleId, base }) => `${vehicleId} ${base}`).values()]
  const arcs = kinds.flatMap((cars, kind) => arcsOf(cars, kind, day, drive, successors))
  const first = solve('max', (arc) => (arc.to === undefined ? 0 : arc.isOtherClass ? 1000 : 1001))
  const ranks = first.used.reduce(
    (sum, arc) => sum + (arc.to === undefined ? 0 : arc.isOtherClass ? 1000 : 1001),
    0,
  )
  const second = solve('min', ({ km }) => km, ranks)
  const trips = second.used.filter(({ to }) => to !== undefined)
  return {
    driven: trips.length,
    otherClass: trips.filter(({ isOtherClass }) => isOtherClass).length,
    emptyKm: second.used.reduce((sum, { km }) => sum + km, 0),
    isOptimal: second.isOptimal,
  }

  function solve(goal: 'min' | 'max', worth: (arc: Arc) => number, ranks?: number) {
    const sum = (some: readonly Arc[], sign = '+') => some.map(({ name }) => ` ${sign} ${name}`).join('')
    const rows: string[] = []
    for (const index of day.trips.keys()) {
      const into = arcs.filter(({ to }) => to === index)
      if (into.length > 0) rows.push(`${sum(into)} <= 1`)
      for (const kind of kinds.keys()) {
        const ofKind = into.filter((arc) => arc.kind === kind)
        const out = arcs.filter((arc) => arc.from === index && arc.kind === kind)
        if (ofKind.length > 0) rows.push(`${sum(ofKind)}${sum(out, '-')} = 0`)
      }
    }
    for (const [kind, cars] of kinds.entries()) {
      const starts = arcs.filter((arc) => arc.kind === kind && arc.from === undefined)
      if (starts.length > 0) rows.push(`${sum(starts)} <= ${cars.length}`)
    }
    if (ranks !== undefined)
      rows.push(
        `${arcs.flatMap((arc) => (arc.to === undefined ? [] : ` + ${arc.isOtherClass ? 1000 : 1001} ${arc.name}`)).join('')} >= ${ranks}`,
      )
    const terms = arcs.flatMap((arc) => {
      const value = worth(arc)
      return value === 0 ? [] : ` + ${value.toFixed(3)} ${arc.name}`
    })
    const text = [
      goal === 'min' ? 'Minimize' : 'Maximize',
      ` obj:${terms.join('\n')}`,
      'Subject To',
      ...rows.map((row, index) => ` c${index}:${row}`),
      'Binary',
      ...arcs.map(({ name }) => ` ${name}`),
      'End',
    ].join('\n')
    const solution = highs.solve(text, { time_limit: seconds, mip_rel_gap: 0.0005 })
    const used = arcs.filter(({ name }) => (solution.Columns[name]?.Primal ?? 0) > 0.5)
    return { used, isOptimal: solution.Status === 'Optimal' }
  }
}

function arcsOf(
  cars: readonly PlanCar[],
  kind: number,
  day: DayToPlan,
  drive: FindEmptyDrive,
  successors: number,
): Arc[] {
  const [car] = cars
  if (!car) return []
  const base = day.basePoints[car.base]
  const km = (from: PlanTrip['job']['to'], to: PlanTrip['job']['from']) => drive(from, to)?.km ?? 0
  const rules = {
    turnaroundMinutes: car.turnaroundMinutes,
    driveMinutes: (from: PlanTrip['job']['to'], to: PlanTrip['job']['from']) => drive(from, to)?.minutes,
  }
  const possible = [...day.trips.entries()].filter(
    ([, trip]) =>
      mayStandIn(car.vehicleId, trip.vehicleId) && !roomShortage([roomFor(car, trip)], trip.party),
  )
  const isOther = (trip: PlanTrip) => trip.vehicleId !== car.vehicleId
  const between = (a: PlanTrip, b: PlanTrip) => {
    const pause = b.job.start - a.job.end
    const over =
      (drive(a.job.to, base)?.minutes ?? 0) + (drive(base, b.job.from)?.minutes ?? 0) + day.carChangeMinutes
    return pause >= REST_MS && over * 60_000 <= pause
      ? km(a.job.to, base) + km(base, b.job.from)
      : km(a.job.to, b.job.from)
  }
  return possible.flatMap(([from, trip]) => {
    const next = possible
      .filter(([, later]) => later !== trip && canFollow(trip.job, later.job, rules))
      .map(([to, later]): Arc => ({
        name: `k${kind}_${from}_${to}`,
        kind,
        from,
        to,
        km: between(trip, later),
        isOtherClass: isOther(later),
      }))
      .toSorted((a, b) => a.km - b.km)
      .slice(0, successors)
    return [
      {
        name: `s${kind}_${from}`,
        kind,
        from: undefined,
        to: from,
        km: km(base, trip.job.from),
        isOtherClass: isOther(trip),
      },
      { name: `e${kind}_${from}`, kind, from, to: undefined, km: km(trip.job.to, base), isOtherClass: false },
      ...next,
    ]
  })
}
