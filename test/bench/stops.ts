import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, connectPostgres, openEmbedded } from '../../src/server/schema/migrate.ts'
import { buildApp } from '../../src/server/app.ts'
import { readConfig } from '../../src/server/core/config.ts'
import { readSecrets } from '../../src/server/core/secrets.ts'
import type { Orm } from '../../src/server/db/orm.ts'
import { startPostgres } from '../support/postgres-server.ts'

/** The time that one call may take of the only thread, in milliseconds. */
const BAR_MS = 3
const CALLS = 500
const TRIPS = [
  ['Faro Airport', 'Lisbon'],
  ['Albufeira', 'Seville'],
] as const

/** Prints how long a call for stops occupies the thread, with either database, beside its bar. */
export async function benchStops(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'chauffeur-bench-'))
  const postgres = await startPostgres()
  try {
    console.log('Stops: milliseconds of the thread for a call, the median of five rounds')
    console.table([
      ...(await measure('PostgreSQL', await connectPostgres(postgres.url('postgres')), folder)),
      ...(await measure('embedded', await openEmbedded(join(folder, 'db')), folder)),
    ])
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measure(database: string, orm: Orm, folder: string) {
  await migrate(orm)
  const config = readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: 'off', DATA_DIR: folder })
  const { server } = await buildApp({ config, orm, secrets: await readSecrets(config) })
  try {
    const rows = []
    for (const [pickup, dropoff] of TRIPS) {
      const url = `/api/stop-suggestions?${new URLSearchParams({ pickup, dropoff }).toString()}`
      const stops: { id: string; name: string }[] = (await server.inject(url)).json()
      const chosen = stops.slice(0, 4).map(({ id, name }) => ({ id, location: name, duration: 60 }))
      const withStops = `${url}&${new URLSearchParams({ stops: JSON.stringify(chosen) }).toString()}`
      const trip = { database, trip: `${pickup} to ${dropoff}`, stops: stops.length, bar: BAR_MS }
      rows.push(
        { ...trip, chosen: 0, figure: await medianOf(() => server.inject(url)) },
        { ...trip, chosen: chosen.length, figure: await medianOf(() => server.inject(withStops)) },
      )
    }
    return rows
  } finally {
    await server.close()
    await orm.close()
  }
}

async function medianOf(call: () => Promise<unknown>): Promise<number> {
  const rounds: number[] = []
  for (let round = 0; round < 5; round++) {
    const before = process.threadCpuUsage()
    for (let calls = 0; calls < CALLS; calls++) await call()
    const { user, system } = process.threadCpuUsage(before)
    rounds.push((user + system) / 1000 / CALLS)
  }
  return Math.round((rounds.toSorted((a, b) => a - b)[2] ?? Number.NaN) * 100) / 100
}

if (import.meta.main) await benchStops()
