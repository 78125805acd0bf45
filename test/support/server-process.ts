import { spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { inject, onTestFinished } from 'vitest'
import { openDatabase, type Database } from './database.ts'
import { restClient, type ApiClient } from './api-clients.ts'
import { COMPILED, launchServer } from './launch-server.ts'
import { ROOT } from './repository.ts'

/** A data folder, and a database in it or on PostgreSQL, that outlives the processes working on it. */
export interface Home {
  readonly folder: string
  readonly env: Readonly<Record<string, string>>
  /** On PostgreSQL, for a look at what is stored; the embedded database is its process's alone. */
  readonly database: Database | undefined
}

export interface ServerProcess {
  readonly origin: string
  readonly client: ApiClient
  /** Everything that it has printed so far. */
  output(): string
  /** Asks it to stop, and gives its exit code. */
  stop(): Promise<number | null>
  /** Ends it as a power cut does. */
  kill(): Promise<void>
}

/** Registers what must be done when what was opened is no longer needed: after the test, or after several. */
export type WhenDone = (clean: () => void | Promise<void>) => void

/** Makes the home of a server, for this test only unless `whenDone` says otherwise. */
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
  const { ready, output, end } = launchServer(env)
  whenDone(async () => void (await end('SIGKILL')))
  const origin = await ready
  return {
    origin,
    client: restClient(origin),
    output,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  }
}

/** Starts a server that is expected to give up; its exit code and what it printed. */
export async function startInVain(
  env: Readonly<Record<string, string>>,
): Promise<{ code: number | null; output: string }> {
  const { output, ended, end } = launchServer(env)
  onTestFinished(async () => void (await end('SIGKILL')))
  return { code: await ended, output: output() }
}

/** Runs a command as an operator does, with these settings and no others; its exit code and what it printed. */
export async function runCommand(
  [file, ...args]: readonly [file: string, ...args: string[]],
  env: Readonly<Record<string, string>>,
  input = '',
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [file, ...args], { cwd: ROOT, env: { ...COMPILED, ...env } })
  child.stdin.end(input)
  const ended = new Promise<number | null>((resolve) => void child.on('close', resolve))
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await ended, output: `${out}${err}`.trim() }
}
