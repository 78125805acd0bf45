import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { createQuote } from '@chauffeur/contract/quotes'
import { bookingNumber } from '@chauffeur/domain/booking-number'
import { z } from 'zod'
import { CONCURRENCY, runMany } from './run-many.ts'
import type { BenchApp } from './bench-app.ts'

type PostgresApp = BenchApp & { readonly databaseUrl: string }

const WARM_UP = 300
const BOOKINGS = 2_000

export const BODY = {
  customerName: 'Ana Silva',
  customerEmail: 'ana@example.com',
  customerPhone: '+351 912 345 678',
  pickupLocation: 'Faro Airport',
  dropoffLocation: 'Vilamoura',
  pickupDate: '2099-06-01',
  pickupTime: '10:30',
  vehicleId: 2,
  vehicleName: 'Mercedes E Class',
  serviceType: 'point-to-point',
  passengers: '2',
  paymentMethod: 'cash',
}

/** Prints the rate of whole bookings beside that of their inserts alone through the bare driver. */
export async function benchBookings(app: PostgresApp): Promise<void> {
  const booked = await bookFromAnotherThread(app.origin)
  const bare = await bareInserts(app)
  await runMany(() => bare.insert(), WARM_UP)
  const inserted = await runMany(() => bare.insert(), BOOKINGS)
  await bare.close()
  console.log('Bookings on PostgreSQL beside the inserts they need through the driver (one transaction each)')
  console.table({
    bookings: {
      'bare a second': Math.round(inserted),
      'ours a second': Math.round(booked),
      ratio: (booked / inserted).toFixed(2),
    },
  })
}

async function bookFromAnotherThread(origin: string): Promise<number> {
  const body = JSON.stringify({ ...BODY, ...(await quoted(origin)) })
  const worker = new Worker(new URL('./booking-worker.ts', import.meta.url), {
    workerData: { url: `${origin}/api/bookings`, body, warmUp: WARM_UP, count: BOOKINGS },
  })
  const [perSecond]: number[] = await once(worker, 'message')
  return perSecond ?? Number.NaN
}

/** The quoted price, as the wizard sends it with a booking. */
export async function quoted(origin: string): Promise<object> {
  const { pickupLocation: pickup, dropoffLocation: dropoff, vehicleName } = BODY
  const answer = await fetch(`${origin}/api/quotes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pickup, dropoff, vehicleName }),
  })
  const { output } = createQuote
  const { quoteId, totalPrice } = z.encode(output, output.parse(await answer.json()))
  return { quoteId, totalPrice }
}

interface Pg {
  Pool: new (options: { connectionString: string; max: number }) => {
    connect(): Promise<{
      query(sql: string, values?: unknown[]): Promise<{ rows: object[] }>
      release(): void
    }>
    end(): Promise<void>
  }
}

/** The rows of one booking copied under new keys: key claimed, booking and mail written, key answered. */
async function bareInserts({ orm, databaseUrl }: PostgresApp) {
  const { Pool }: Pg = createRequire(fileURLToPath(import.meta.resolve('@mikro-orm/postgresql')))('pg')
  const pool = new Pool({ connectionString: databaseUrl, max: CONCURRENCY })
  const [row] = await orm.em.fork().execute<Record<string, unknown>[]>('select * from booking limit 1')
  if (!row) throw new Error('There is no booking to copy')
  const columns = Object.keys(row)
  const insertBooking = `insert into booking (${columns.join()}) values (${columns.map((_, index) => `$${index + 1}`).join()})`
  return {
    close: () => pool.end(),
    async insert() {
      const [id, key] = [randomUUID(), randomUUID()]
      const booking = { ...row, id, number: bookingNumber(randomBytes(32)) + randomBytes(3).toString('hex') }
      const connection = await pool.connect()
      try {
        await connection.query(
          'insert into idempotency_key (scope, key, fingerprint, claimed_at) values ($1, $2, $3, now())',
          ['bench', key, 'x'.repeat(43)],
        )
        await connection.query('begin')
        await connection.query(
          insertBooking,
          columns.map((column) => asParameter(Reflect.get(booking, column))),
        )
        await connection.query(
          'insert into outbox (id, dedupe_key, kind, booking_id, created_at, run_at, done_at) values ($1, $2, $3, $4, now(), now(), now())',
          [randomUUID(), `bench:${id}`, 'booking-received', id],
        )
        await connection.query('update idempotency_key set response = $1 where scope = $2 and key = $3', [
          JSON.stringify({ id }),
          'bench',
          key,
        ])
        await connection.query('commit')
      } finally {
        connection.release()
      }
    },
  }
}

// The driver sends an object as JSON, but a list as an array of PostgreSQL's.
function asParameter(value: unknown): unknown {
  return Array.isArray(value) ? JSON.stringify(value) : value
}
