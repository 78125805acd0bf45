import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signIn } from '../support/app.ts'
import { ADMIN } from '../support/config.ts'
import { restClient } from '../support/api-clients.ts'
import { sendRaw } from '../support/http.ts'
import { launchServer } from '../support/launch-server.ts'
import { startPostgres } from '../support/postgres-server.ts'
import type { Attack, AttackResult } from './attack.ts'
import { readOperations } from './api-operations.ts'
import { attacks } from './attacks.ts'
import { loginGuessing } from './login-guessing.ts'

const HELP = `pnpm attack [postgres|embedded]

Attacks the built server in a process of its own, on a PostgreSQL of its own and on the embedded database:
injections into every parameter and field of /api/openapi.json, closed routes by other spellings, calls from
other sites, planted sessions, guessed passwords, bodies, headers and addresses that are too much, hidden
requests, polluted prototypes, slow clients. sqlmap takes part where it is installed (apt install sqlmap, or
SQLMAP=/path/to/sqlmap). Prints a table, and ends with 1 after a breach.`

type Row = Record<string, string | number>

if (process.argv.includes('--help')) {
  console.log(HELP)
  process.exit(0)
}
const asked = process.argv.slice(2)
const breaches: string[] = []
for (const kind of ['postgres', 'embedded'] as const)
  if (asked.length === 0 || asked.includes(kind)) await attackOn(kind)
for (const breach of breaches.slice(0, 100)) console.log(`BREACH ${breach}`)
console.log(breaches.length === 0 ? 'No breach.' : `${breaches.length} breaches.`)
process.exit(breaches.length === 0 ? 0 : 1)

async function attackOn(kind: 'postgres' | 'embedded'): Promise<void> {
  const postgres = kind === 'postgres' ? await startPostgres() : undefined
  const folder = await mkdtemp(join(tmpdir(), 'chauffeur-attack-'))
  const DATABASE_URL = postgres?.url('postgres')
  const settings = { LOG_LEVEL: 'error', ...(DATABASE_URL && { DATABASE_URL }) }
  try {
    const rows: Row[] = []
    await withServer({ ...settings, DATA_DIR: join(folder, 'a') }, attacks, rows)
    await withServer({ ...settings, DATA_DIR: join(folder, 'b'), RATE_LIMIT: 'on' }, [loginGuessing], rows)
    console.log(`\nOn ${kind === 'postgres' ? 'PostgreSQL' : 'the embedded database'}`)
    console.table(rows)
  } finally {
    await postgres?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Runs the attacks on one process, which must be the same and well after each. */
async function withServer(
  env: Readonly<Record<string, string>>,
  which: readonly Attack[],
  rows: Row[],
): Promise<void> {
  const server = launchServer(env)
  try {
    const origin = await server.ready
    const target = {
      origin,
      operations: await readOperations(origin),
      cookie: await signIn(restClient(origin)),
      credentials: ADMIN,
      isQuick: false,
    }
    for (const attack of which) {
      const start = performance.now()
      const outcome = await attack.run(target)
      const seconds = Math.round((performance.now() - start) / 100) / 10
      const found = [...outcome.breaches, ...(await healthOf(origin))]
      breaches.push(...found.map((breach) => `${attack.name}: ${breach}`))
      rows.push(rowOf(attack, { ...outcome, breaches: found }, seconds))
    }
    const faults = server
      .output()
      .split('\n')
      .filter((line) => line.includes('"msg":"fault"'))
    breaches.push(...faults.map((line) => `a fault in the log: ${line.slice(0, 300)}`))
  } finally {
    const code = await server.end('SIGTERM')
    if (code !== 0) breaches.push(`the process ended with ${code}:\n${server.output().slice(-2_000)}`)
  }
}

async function healthOf(origin: string): Promise<string[]> {
  const answer = await sendRaw(origin, { method: 'GET', path: '/readyz' }).catch(() => undefined)
  return answer?.status === 200 ? [] : ['the server is not well afterwards']
}

function rowOf({ name }: Attack, { attempts, breaches, note = '' }: AttackResult, seconds: number): Row {
  return { attack: name, attempts, breaches: breaches.length, seconds, note }
}
