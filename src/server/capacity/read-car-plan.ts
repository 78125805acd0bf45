import type { CarPlan } from '@chauffeur/contract/capacity'
import { BASE_ZONES, BASES, type Base } from '@chauffeur/domain/cars'
import { carsNeededByHour, carsThereByHour, type Span } from '@chauffeur/domain/cars-needed'
import { todayIn } from '@chauffeur/domain/time'
import { FLEET } from '@chauffeur/domain/vehicles'
import { Block } from '../cars/blocks.ts'
import { Car } from '../cars/car.entity.ts'
import type { DatabaseAccess } from '../core/transaction.ts'
import { readSettings, settingsOf } from './capacity-settings.ts'
import { readJobs } from './sold-jobs.ts'
import { baseOf, basesOf } from './car-pools.ts'
import { clockAt, nextDay, timesAway } from './read-capacity.ts'
import { chainRulesOf } from './trip-to-drive.ts'

const DAYS = 14
const HOURS = 24

/** How many cars are needed and there in each hour of the next days, by class and base. */
export async function readCarPlan(
  { from }: { readonly from?: string | undefined },
  database: DatabaseAccess,
): Promise<{ plans: CarPlan[]; unlimited: string[] }> {
  const cars = await database.em.find(Car, {})
  const bases = basesOf(
    cars.map(({ activeUntil = null, ...car }) => ({ ...car, activeUntil })),
    database.clock(),
  )
  const settings = await readSettings(
    FLEET.map(({ id }) => id),
    database,
  )
  const plans: CarPlan[] = []
  for (const vehicle of FLEET) {
    const own = settingsOf(vehicle.id, settings)
    const rules = chainRulesOf(own)
    for (const base of BASES.filter((base) => bases.get(vehicle.id)?.has(base))) {
      const days = daysFrom(from ?? todayIn(BASE_ZONES[base], database.clock()))
      const hoursOf = (day: string) => hoursOn(day, base)
      const reach = spanOf(days.flatMap(hoursOf))
      const here = cars.filter((car) => car.vehicleId === vehicle.id && car.base === base)
      const away = await readAway(here, reach, database)
      const [sold = []] = await readJobs({ classes: [vehicle.id], span: reach }, database)
      const jobs = sold.filter((job) => baseOf(vehicle.id, job.from, bases) === base)
      plans.push({
        vehicleId: vehicle.id,
        vehicleName: vehicle.name,
        base,
        days: days.map((day) => {
          const hours = hoursOf(day)
          return {
            day,
            needed: [...carsNeededByHour(jobs, hours, rules)],
            there: carsThereByHour(away, hours).map((cars) => cars + own.tolerance),
          }
        }),
      })
    }
  }
  return { plans, unlimited: FLEET.filter(({ id }) => !bases.has(id)).map(({ name }) => name) }
}

async function readAway(cars: readonly Car[], { start, end }: Span, { em }: DatabaseAccess) {
  const blocks = await em.find(Block, {
    carId: { $in: cars.map((car) => car.id) },
    endsAt: { $gt: new Date(start) },
    startsAt: { $lt: new Date(end) },
  })
  return cars.map((car) =>
    timesAway(
      car,
      blocks.filter(({ carId }) => carId === car.id),
    ),
  )
}

function daysFrom(first: string): string[] {
  const days = [first]
  while (days.length < DAYS) days.push(nextDay(days.at(-1) ?? first))
  return days
}

/** The hours of a day on the clock of a base; one that the clock skips has no length. */
function hoursOn(day: string, base: Base): Span[] {
  const starts = Array.from({ length: HOURS }, (_, hour) => clockAt(day, hour, base).getTime())
  const end = clockAt(nextDay(day), 0, base).getTime()
  return starts.map((start, hour) => ({ start, end: starts[hour + 1] ?? end }))
}

function spanOf(hours: readonly Span[]): Span {
  return {
    start: Math.min(...hours.map(({ start }) => start)),
    end: Math.max(...hours.map(({ end }) => end)),
  }
}
