import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ADMIN } from './config.ts'
import { ROOT } from './repository.ts'

export interface LaunchedServer {
  readonly pid: number
  /** Where it listens, once it does; rejected when it ends before that. */
  readonly ready: Promise<string>
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number | null>
  /** Everything that it has printed so far. */
  readonly output: () => string
  /** Sends a signal, unless it has ended, and waits for its end. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>
}

/** The sources are read and compiled once, not for every process. */
export const COMPILED = { NODE_COMPILE_CACHE: join(tmpdir(), 'chauffeur-compile-cache') }

/** As `pnpm start` runs it: garbage takes half as much memory as what is used. */
const HEAP = ['--max-semi-space-size=16', '--heap-growing-percent=50']

/** Starts the server as `node src/server/main.ts` in a folder with this repository, with these settings and no others. */
export function launchServer(env: Readonly<Record<string, string>>, folder: string = ROOT): LaunchedServer {
  const child = spawn(process.execPath, [...HEAP, 'src/server/main.ts'], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      RATE_LIMIT: 'off',
      ...COMPILED,
      MALLOC_ARENA_MAX: '2',
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed: string[] = []
  const output = () => printed.join('')
  const { promise: ready, resolve, reject } = Promise.withResolvers<string>()
  let isStarting = true
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed.push(text)
      // The log of a whole run is long: it is searched for the start only.
      if (!isStarting) return
      // The line about mail is the last of those that a start prints.
      const [, origin] = /Site +(http:\S+)[^]*Mail/.exec(output()) ?? []
      if (!origin) return
      isStarting = false
      resolve(origin)
    })
  // Its last words have been read by then.
  const ended = once(child, 'close').then(() => child.exitCode)
  void ended.then(() => reject(new Error(`The server did not start:\n${output()}`)))
  // Who starts one in vain waits for its end only.
  ready.catch(() => {})
  return {
    pid: child.pid ?? 0,
    ready,
    ended,
    output,
    end: (signal) => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal)
      return ended
    },
  }
}
