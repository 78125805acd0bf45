import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../support/postgres-server.ts'
import { killRound, type KillRound } from './kill-round.ts'

const HELP = `pnpm kill [rounds on each database, 15 without it]

Kills the built server with kill -9 in the middle of bookings, decisions and mails, on the embedded database and on
PostgreSQL, starts it again, and looks for what is lost, doubled, torn or held for longer than ten seconds. Prints
a line for each round, and ends with 1 when there is any.`

const MAX_WAIT_MS = 10_000

if (process.argv.includes('--help')) {
  console.log(HELP)
  process.exit(0)
}
const rounds = Number(process.argv[2] ?? 15)
const damage: string[] = []
for (const kind of ['embedded', 'PostgreSQL'] as const) {
  for (let round = 1; round <= rounds; round += 1) {
    const { damage: found, log, ...figures } = await runRound(kind, 20 + 10 * ((round - 1) % 5))
    const { keysFreeAfter, mailsSentAfter } = figures
    console.log(`${kind} ${round}: ${JSON.stringify({ ...figures, damage: found.length })}`)
    for (const line of log) console.log(`  ${line}`)
    damage.push(...found)
    if (Math.max(keysFreeAfter, mailsSentAfter) > MAX_WAIT_MS)
      damage.push(`${kind}: keys were held for ${keysFreeAfter} ms, mails for ${mailsSentAfter} ms`)
  }
}
for (const sentence of damage) console.log(`DAMAGE ${sentence}`)
console.log(damage.length === 0 ? 'No damage.' : `${damage.length} times damage.`)
process.exit(damage.length === 0 ? 0 : 1)

/** One round on a site of its own. */
async function runRound(kind: 'embedded' | 'PostgreSQL', bookings: number): Promise<KillRound> {
  const postgres = kind === 'PostgreSQL' ? await startPostgres() : undefined
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'chauffeur-kill-'))
  try {
    const env = { DATA_DIR, ...(postgres && { DATABASE_URL: postgres.url('postgres') }) }
    return await killRound({ env, bookings })
  } finally {
    await postgres?.stop()
    await rm(DATA_DIR, { recursive: true, force: true })
  }
}
