import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { restClient } from '../support/api-clients.ts'
import { signIn } from '../support/app.ts'
import { launchServer } from '../support/launch-server.ts'
import { startPostgres } from '../support/postgres-server.ts'
import { faroToVilamoura } from '../support/trips.ts'
import { processorSecondsOf, residentOf } from './process-figures.ts'

const STREAMS = 200
const QUIET_MS = 60_000
const ACTS = 20
const ACTS_ACROSS = 200

/** Prints what open streams cost while nothing happens, and how soon all of them are told of a booking. */
export async function benchLive(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'chauffeur-live-'))
  const server = launchServer({ DATA_DIR: folder, LOG_LEVEL: 'silent' })
  const page = new AbortController()
  try {
    const origin = await server.ready
    const client = restClient(origin)
    const headers = { cookie: await signIn(client) }
    await client.ask('createBooking', faroToVilamoura())
    await wait(QUIET_MS / 4)
    const before = residentOf(server.pid)
    const alone = await processorShareOf(server.pid)
    let heard = 0
    const open = async () => {
      const { body } = await fetch(`${origin}/trpc/live.office`, { headers, signal: page.signal })
      for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? [])
        if (text.includes('"name"')) heard += 1
    }
    for (let count = 0; count < STREAMS; count += 1) open().catch(() => {})
    await until(() => heard === STREAMS)
    const quiet = await processorShareOf(server.pid)
    const megabytes = residentOf(server.pid) - before
    const delays: number[] = []
    for (let act = 0; act < ACTS; act += 1) {
      heard = 0
      const { status } = await client.ask('createBooking', faroToVilamoura())
      if (status !== 201) throw new Error(`The booking was answered ${status}`)
      const done = performance.now()
      await until(() => heard === STREAMS)
      delays.push(performance.now() - done)
    }
    const sorted = delays.toSorted((a, b) => a - b)
    console.log(`${STREAMS} open streams of one process, on the embedded database`)
    console.table({
      'megabytes more': megabytes.toFixed(1),
      'share of a core, without streams': percent(alone),
      'share of a core, with them': percent(quiet),
      'milliseconds until all are told, median': sorted[ACTS / 2]?.toFixed(0),
      'milliseconds until all are told, the slowest': sorted.at(-1)?.toFixed(0),
    })
  } finally {
    page.abort()
    await server.end('SIGTERM')
    await rm(folder, { recursive: true, force: true })
  }
}

/** Prints how soon a page of one process is told of what happened at another one, both on the same PostgreSQL. */
export async function benchLiveAcrossProcesses(): Promise<void> {
  const postgres = await startPostgres()
  const folder = await mkdtemp(join(tmpdir(), 'chauffeur-live-'))
  const settings = { DATA_DIR: folder, DATABASE_URL: postgres.url('postgres'), LOG_LEVEL: 'silent' }
  const page = new AbortController()
  const first = launchServer(settings)
  const origin = await first.ready
  const second = launchServer(settings)
  try {
    const client = restClient(origin)
    const headers = { cookie: await signIn(client) }
    let heard = 0
    const listen = async (from: string) => {
      const { body } = await fetch(`${from}/trpc/live.office`, { headers, signal: page.signal })
      for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? [])
        if (text.includes('"name"')) heard += 1
    }
    listen(await second.ready).catch(() => {})
    await until(() => heard === 1)
    const delays: number[] = []
    for (let act = 0; act < ACTS_ACROSS; act += 1) {
      heard = 0
      const { status } = await client.ask('createBooking', faroToVilamoura())
      if (status !== 201) throw new Error(`The booking was answered ${status}`)
      const done = performance.now()
      await until(() => heard > 0)
      delays.push(performance.now() - done)
      // The mails and messages of one booking are over before the next.
      await wait(50)
    }
    const sorted = delays.toSorted((a, b) => a - b)
    console.log(`${ACTS_ACROSS} bookings at one process, heard at another one, on PostgreSQL`)
    console.table({
      'milliseconds, median': sorted[ACTS_ACROSS / 2]?.toFixed(0),
      'milliseconds, 99 of 100': sorted[ACTS_ACROSS * 0.99]?.toFixed(0),
      'milliseconds, the slowest': sorted.at(-1)?.toFixed(0),
    })
  } finally {
    page.abort()
    await first.end('SIGTERM')
    await second.end('SIGTERM')
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function processorShareOf(pid: number): Promise<number> {
  const before = processorSecondsOf(pid)
  await wait(QUIET_MS)
  return (processorSecondsOf(pid) - before) / (QUIET_MS / 1_000)
}

const percent = (share: number) => `${(share * 100).toFixed(2)} %`

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await wait(5)
}
