import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { freePort } from '../support/free-port.ts'
import { startPostgres } from '../support/postgres-server.ts'
import { ROOT } from '../support/repository.ts'
import { peakOf, residentOf, processorSecondsOf } from './process-figures.ts'

/** The limits for a start and an idle process. */
const BARS = { peakMb: 700, embeddedMb: 400, postgresMb: 250, secondStartSeconds: 3 }
/** The public pages are rendered by then, and what that took is collected. */
const IDLE_AFTER_MS = 30_000
const SAMPLE_MS = 25

interface Figures {
  readonly seconds: number
  readonly processorSeconds: number
  readonly buildPeakMb: number
  readonly serverPeakMb: number
  readonly idleMb: number
}

/** Prints the memory and the time that `start` takes, each beside its bar; from /proc, so on Linux only. */
export async function benchStart(): Promise<void> {
  if (process.platform !== 'linux') return console.log('Start: measured on Linux only')
  const folder = await mkdtemp(join(tmpdir(), 'chauffeur-bench-'))
  const postgres = await startPostgres()
  try {
    await rm(join(ROOT, 'dist/built-from.txt'), { force: true })
    const first = await startOnce({ DATA_DIR: folder })
    const second = await startOnce({ DATA_DIR: folder })
    const onPostgres = await startOnce({ DATA_DIR: folder, DATABASE_URL: postgres.url('postgres') })
    console.log('Start: by the command of package.json; peaks and what is resident as the kernel counts them')
    console.table({
      'first start, build, peak MB': row(first.buildPeakMb, BARS.peakMb),
      'first start, server, peak MB': row(first.serverPeakMb, BARS.peakMb),
      'first start, idle MB': row(first.idleMb, BARS.embeddedMb),
      'second start, server, peak MB': row(second.serverPeakMb, BARS.peakMb),
      'second start, idle MB': row(second.idleMb, BARS.embeddedMb),
      'on PostgreSQL, idle MB': row(onPostgres.idleMb, BARS.postgresMb),
      'second start, s until it serves': row(second.seconds, BARS.secondStartSeconds),
      'second start, s of processor time': row(second.processorSeconds, BARS.secondStartSeconds),
    })
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function row(figure: number, bar: number) {
  return { figure: Math.round(figure * 100) / 100, bar, ratio: Math.round((100 * figure) / bar) / 100 }
}

const packageFile = z.object({ scripts: z.object({ start: z.string() }) })

async function startOnce(settings: Readonly<Record<string, string>>): Promise<Figures> {
  const { scripts } = packageFile.parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')))
  const port = await freePort()
  const begun = performance.now()
  const child = spawn('sh', ['-c', scripts.start], {
    cwd: ROOT,
    env: {
      PATH: [join(ROOT, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
      HOME: process.env['HOME'],
      PORT: String(port),
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: 'ignore',
  })
  const pid = child.pid ?? 0
  const ended = once(child, 'exit')
  try {
    let buildPeakMb = 0
    while (!(await serves(port))) {
      if (child.exitCode !== null) throw new Error(`start ended with ${child.exitCode}`)
      buildPeakMb = Math.max(buildPeakMb, peakOf('build-when-changed', pid))
      await wait(SAMPLE_MS)
    }
    const seconds = (performance.now() - begun) / 1000
    const processorSeconds = processorSecondsOf(pid)
    await wait(IDLE_AFTER_MS)
    return {
      seconds,
      processorSeconds,
      buildPeakMb,
      serverPeakMb: peakOf('main.ts', pid),
      idleMb: residentOf(pid),
    }
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

async function serves(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/healthz`)).ok
  } catch {
    return false
  }
}

if (import.meta.main) await benchStart()
