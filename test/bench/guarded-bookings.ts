import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { Worker } from 'node:worker_threads'
import { Car } from '../../src/server/cars/car.entity.ts'
import type { BenchApp } from './bench-app.ts'
import { BODY, quoted } from './bookings.ts'

const PAIRS = 5
const BOOKINGS = 200
const WARM_UP = 50
const A_DAY = 70
const CARS = 60

/** Prints the rate of bookings of a class whose cars are entered, and of the same class before that, in turns. */
export async function benchGuardedBookings(app: BenchApp, database: string): Promise<void> {
  const book = await booker(app)
  await book()
  const pairs: { without: number; with: number }[] = []
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const without = await book()
    await enterCars(app)
    pairs.push({ without, with: await book() })
    await app.orm.em.fork().nativeDelete(Car, {})
  }
  const median = (rates: readonly number[]) =>
    rates.toSorted((a, b) => a - b)[Math.floor(rates.length / 2)] ?? Number.NaN
  const load = loadavg()[0]?.toFixed(1)
  console.log(
    `Bookings on ${database} of a class with ${CARS} cars and ${A_DAY} trips a day, beside one without (load ${load})`,
  )
  console.table({
    bookings: {
      'without cars, a second': Math.round(median(pairs.map((pair) => pair.without))),
      'with cars, a second': Math.round(median(pairs.map((pair) => pair.with))),
      'ratio of a pair': median(pairs.map((pair) => pair.with / pair.without)).toFixed(2),
    },
  })
}

/** Books the next trips, spread over days like those of a busy firm; the rate of a second. */
async function booker({ origin }: BenchApp): Promise<() => Promise<number>> {
  const body = JSON.stringify({ ...BODY, ...(await quoted(origin)) })
  let first = 0
  return async () => {
    const times = Array.from({ length: WARM_UP + BOOKINGS }, (_, index) => timeOf(first + index))
    first += times.length
    const worker = new Worker(new URL('./booking-worker.ts', import.meta.url), {
      workerData: { url: `${origin}/api/bookings`, body, times, warmUp: WARM_UP, count: BOOKINGS },
    })
    const [perSecond]: number[] = await once(worker, 'message')
    return perSecond ?? Number.NaN
  }
}

function timeOf(index: number): { readonly pickupDate: string; readonly pickupTime: string } {
  const minute = 6 * 60 + (((index % A_DAY) * 617) % (16 * 60))
  const at = new Date(Date.UTC(2098, 0, 1 + Math.floor(index / A_DAY)) + minute * 60_000)
  return { pickupDate: at.toISOString().slice(0, 10), pickupTime: at.toISOString().slice(11, 16) }
}

async function enterCars({ orm }: BenchApp): Promise<void> {
  await orm.em.fork().insertMany(
    Car,
    Array.from({ length: CARS }, (_, index) => ({
      id: randomUUID(),
      plate: `B-${index}`,
      plateKey: `B${index}`,
      vehicleId: 2 as const,
      seats: 4,
      base: 'Algarve' as const,
      activeFrom: '2020-01-01',
    })),
  )
}
