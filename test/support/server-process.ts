import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { ADMIN } from './config.ts'
import { openDatabase, type Database } from './database.ts'
import { restDoor, type Door } from './doors.ts'

const ROOT = join(import.meta.dirname, '../..')

/** A data folder, and a database in it or on PostgreSQL, that outlives the processes working on it. */
export interface Home {
  readonly folder: string
  readonly env: Readonly<Record<string, string>>
  /** On PostgreSQL, for a look at what is stored; the embedded database is its process's alone. */
  readonly database: Database | undefined
}

export interface ServerProcess {
  readonly origin: string
  readonly door: Door
  /** Everything that it has printed so far. */
  output(): string
  /** Asks it to stop, and gives its exit code. */
  stop(): Promise<number | null>
  /** Ends it as a power cut does. */
  kill(): Promise<void>
}

/** Registers what must be done when what was opened is no longer needed: after the test, or after several. */
export type WhenDone = (clean: () => void | Promise<void>) => void

/** Makes the home of a server, for this test only unless told otherwise. */
export async function openHome(whenDone: WhenDone = onTestFinished): Promise<Home> {
  const template = inject('database')
  const folder = await mkdtemp(join(tmpdir(), 'chauffeur-home-'))
  whenDone(() => rm(folder, { recursive: true, force: true }))
  if (template.kind === 'embedded') {
    await cp(template.templateFolder, join(folder, 'db'), { recursive: true })
    return { folder, env: { DATA_DIR: folder }, database: undefined }
  }
  const database = await openDatabase()
  whenDone(() => database.close())
  return { folder, env: { DATA_DIR: folder, DATABASE_URL: database.url ?? '' }, database }
}

/** Starts the server as `node src/server/main.ts`, with these settings and no others. Killed when done. */
export async function startServer(
  env: Readonly<Record<string, string>>,
  whenDone: WhenDone = onTestFinished,
): Promise<ServerProcess> {
  const { child, output } = run(env)
  const { promise: ready, resolve, reject } = Promise.withResolvers<string>()
  child.stdout.on('data', () => {
    // The line about mail is the last of those that a start prints.
    const [, origin] = /Site +(http:\S+)[^]*Mail/.exec(output()) ?? []
    if (origin) resolve(origin)
  })
  const ended = once(child, 'exit')
  void ended.then(() => reject(new Error(`The server did not start:\n${output()}`)))
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await ended
    return child.exitCode
  }
  whenDone(async () => void (await end('SIGKILL')))
  const origin = await ready
  return {
    origin,
    door: restDoor(origin),
    output,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  }
}

/** Starts a server that is expected to give up; its exit code and what it printed. */
export async function startInVain(
  env: Readonly<Record<string, string>>,
): Promise<{ code: number | null; output: string }> {
  const { child, output } = run(env)
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child, 'close')
  return { code: child.exitCode, output: output() }
}

function run(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      RATE_LIMIT: 'off',
      // The sources are read and compiled once, not for every process.
      NODE_COMPILE_CACHE: join(tmpdir(), 'chauffeur-compile-cache'),
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => void printed.push(text))
  return { child, output: () => printed.join('') }
}
